import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-18T09:00', timeZone: 'Europe/London', locale: 'en-GB' }))).tasks
const titlesOf = (prompt: string) => tasksOf(prompt).map(({ title }) => title)

describe('what is got, asked or printed beside what is rehearsed', () => {
  const choir = titlesOf('Spring concert of our choir on 17 April at 7pm, rehearsals Thursdays 7.30-9pm. Pieces: Locus iste, The Long Day Closes. Also: organist, raffle, posters, stage blocks borrowed from the theatre.')
  it.each([/organist/iu, /raffle/iu, /posters?/iu, /stage blocks/iu])('%s', (name) => {
    expect(choir.filter((title) => name.test(title)).length).toBeGreaterThan(0)
    expect(choir.filter((title) => name.test(title)).join('\n')).not.toMatch(/each part alone|half tempo|intonation|straight through/iu)
  })

  it('rehearses the pieces', () => {
    expect(choir.filter((title) => /Locus iste|The Long Day Closes/iu.test(title)).join('\n')).toMatch(/^Rehearsal \d+: /mu)
  })

  it('keeps what is named like a piece for one', () => {
    expect(titlesOf('Piano recital on 17 April, practice 40 minutes a day: Clair de Lune, The Entertainer, Wedding March').filter((title) => /Entertainer/u.test(title)).join('\n')).toMatch(/hands|bars|tempo/iu)
  })

  it('asks no examiner’s questions about a dinner', () => {
    const titles = titlesOf('I defend my thesis on 20 May at 10am. Parts: tides, sediment budget. Also a dinner for 15 people, gowns, dress to the tailor, and invitations.')
    expect(titles.filter((title) => /dinner|gowns|tailor|invitations/iu.test(title)).join('\n')).not.toMatch(/examiner|one message a slide/iu)
    expect(titles.filter((title) => /sediment/iu.test(title)).join('\n')).toMatch(/examiner/iu)
  })

  it('teaches a dog its lead and crate', () => {
    expect(titlesOf('Train our dog, 10 minutes every evening until 30 March: lead, crate, bed').filter((title) => /lead|crate/iu.test(title)).join('\n')).toMatch(/round|word|teach/iu)
  })
})

describe('what the goal has settled', () => {
  it('does not invite those who are invited', () => {
    expect(titlesOf('Birthday party for my mum on 15 May at the Swan Inn at 6pm, 30 guests. Invitations went out last week. Need: cake, music, speeches.').join('\n')).not.toMatch(/invite everybody/iu)
  })

  it('invites where nobody has', () => {
    expect(titlesOf('Birthday party for my mum on 15 May at 6pm, 30 guests. Need: cake, music, speeches.').join('\n')).toMatch(/invit/iu)
  })

  it('looks for no day where there is one, and for a place where only the town is known', () => {
    const titles = titlesOf('Organise our family reunion on 14 August 2027 in Sligo, 40 people, evenings').join('\n')
    expect(titles).not.toMatch(/settle the date/iu)
    expect(titles).toMatch(/choose the place/iu)
  })

  it('begins no other course than the one whose days are named', () => {
    const own = titlesOf('Start beekeeping, we are complete beginners: picking up the nucleus on 8 May at 10am, the club’s beginners course Wednesdays 7-9pm').join('\n')
    expect(own).not.toMatch(/begin a beginners/iu)
    expect(titlesOf('Start beekeeping, we are complete beginners: picking up the nucleus on 8 May at 10am').join('\n')).toMatch(/begin a beginners/iu)
  })

  it('reserves no bees that are fetched on a day', () => {
    const titles = titlesOf('Start beekeeping: picking up the nucleus on 8 May at 10am, inspections every Sunday until the end of June').join('\n')
    expect(titles).not.toMatch(/reserve the bees/iu)
  })
})
