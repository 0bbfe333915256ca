import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

const GOAL = 'Refit the bathroom by 27 March.'
const due = (said: string) => stated(`${GOAL} ${said}`, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo!.labels[0], iso(Math.floor((latest - 1) / 1440))])
const kinds = (said: string) => read(`${GOAL} ${said}`).readings.filter(({ kind, source }) => source === 'stated' && /^(?:event|exclusion|spacing|horizon)$/u.test(kind)).map(({ kind, text }) => `${kind}: ${text}`)

describe('how long something takes', () => {
  it.each([
    ['Results come 5 weeks after we hand it in.', 'Results', '2027-02-20'],
    ['The oak has to sit 3 weeks in the workshop before I cut anything.', 'oak', '2027-03-06'],
    ['Plaster has to dry for 3 weeks before painting.', 'Plaster', '2027-03-06'],
    ['Paint has to air for 3 weeks.', 'Paint', '2027-03-06'],
    ['Must register with the council 28 days before at the latest.', 'register with the council', '2027-02-27'],
  ])('is counted back from what it is for: %s', (said, thing, day) => {
    expect(due(said)).toContainEqual([thing, day])
    expect(kinds(said)).toEqual([])
  })

  it('does not make the plan go on while something cures', () => {
    expect(kinds('Three coats of oil, then 7 days cure.')).toEqual([])
  })

  it('is not waited for where somebody is there for as long', () => {
    expect(due('My mum has to sit for 3 weeks.')).toEqual([])
  })
})
