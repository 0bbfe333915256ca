import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titles = (prompt: string, plannerType: 'calendar' | 'sprint') => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title)

describe('what keeps its own steps', () => {
  it('is tried on people and not built, in a plan of software', () => {
    const all = titles('Offline app for river wardens in 4 two-week sprints from 1 February. Jo and Karim develop. Map, photos, reports, beta with 8 wardens', 'sprint')
    expect(all.filter((title) => title.startsWith('Beta with 8 wardens'))).toEqual([
      'Beta with 8 wardens: who takes part, what they will do, and what would stop it',
      'Beta with 8 wardens: be there on the first day, then keep one list of remarks',
      'Beta with 8 wardens: decide by the numbers whether to go on, mend first or stop',
    ])
  })

  it('is said and not drawn, in the move of an office', () => {
    const all = titles('Move our law office to Mill Lane on 27 March: server, shelves, archive, inform the clients. Wednesdays 13-17', 'calendar')
    expect(all.some((title) => /clients: (?:requirements|three quotations)/iu.test(title))).toBe(false)
  })

  it('is what only a deadline names', () => {
    const all = titles('Renew our booking page in three 1-week sprints from 18 January, two developers. Calendar, payment, mails. Legal review by 29 January', 'sprint')
    expect(all).toContain('Legal review: agree on scope and date, and hand over what they need to see')
  })

  it('leaves screens of a product to those who build them', () => {
    const all = titles('Back office in two 2-week sprints from 18 January, two developers: customers, orders, quote approval', 'sprint')
    expect(all.some((title) => /(?:by two ways|what they decide on)/u.test(title))).toBe(false)
  })
})

describe('work that no playbook knows', () => {
  it('is not merged or released where nobody builds', () => {
    const all = titles('Bring our juice into 20 canteens: 3 one-week sprints from 15 February. Sales lead, logistics assistant half time. Barcodes, crate labels, listing talks', 'sprint')
    expect(all).toContain('Barcodes')
    expect(all.some((title) => /acceptance examples|board, repository/u.test(title))).toBe(false)
  })

  it('does each verb of a list once', () => {
    const all = titles('Move our club library (900 books) into the new room: sort, label, pack, new shelves arrive 17 March, move 20 March, opening party 26 March. Tuesdays 13-16', 'calendar')
    expect(all.filter((title) => /^(?:Sort|Label|Pack)/u.test(title))).toEqual(['Sort', 'Label', 'Pack'])
    expect(all.some((title) => /playlist|cake/iu.test(title))).toBe(false)
  })
})

describe('whoever has few hours', () => {
  it('does as much of a task as a sprint of theirs holds', () => {
    const { tasks } = draftNetwork(reconcileBrief(readGoal({ prompt: 'Hire two bakers and a shop assistant, weekly sprints from 11 January to 19 March. Petra 10 hours a week, bakery manager Ole 3 h a week', plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))
    const own = tasks.filter(({ assignee }) => assignee === 'Ole')
    expect(own.length).toBeGreaterThan(3)
    for (const { effortMinutes } of own) expect(effortMinutes).toBeLessThanOrEqual(180)
    expect(tasks.some(({ title }) => /personal messages a day|Onsite/u.test(title))).toBe(false)
  })
})
