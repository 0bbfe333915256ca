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
