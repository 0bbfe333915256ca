import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const GOAL = 'Restore the old rowing boat by 30 June.'
const texts = (words: string) => stated(`${GOAL} ${words}`, 'exclusion').map(({ text }) => text)

describe('a rule for a part of the plan', () => {
  it.each([
    ['In March only before 8am', ['Nothing on Mon 1 Mar 2027 to Wed 31 Mar 2027 08:00–24:00']],
    ["From 12 April I'm free on Sundays only", ['Nothing on Mon, Tue, Wed, Thu, Fri, Sat, from Mon 12 Apr 2027 on']],
    ['The first three weeks just on Fridays', ['Nothing on Mon, Tue, Wed, Thu, Sat, Sun, Mon 4 Jan 2027 to Sun 24 Jan 2027']],
    ['During the Easter break, 29 March to 9 April, only after 19:00', ['Nothing on Mon 29 Mar 2027 to Fri 9 Apr 2027 00:00–19:00']],
    ['In February nothing on Wednesdays', ['Nothing on Wed, Mon 1 Feb 2027 to Sun 28 Feb 2027']],
    ['in May not before 17:00', ['Nothing on Sat 1 May 2027 to Mon 31 May 2027 00:00–17:00']],
    ['Until the end of March only on Mondays 18-20', ['Nothing on Tue, Wed, Thu, Fri, Sat, Sun, Mon 4 Jan 2027 to Wed 31 Mar 2027', 'Nothing on Mon, Mon 4 Jan 2027 to Wed 31 Mar 2027 00:00–18:00, 20:00–24:00']],
  ])('leaves the other days as they are: %s', (words, expected) => {
    expect(texts(words)).toEqual(expected)
    expect(read(`${GOAL} ${words}`).readings.filter(({ kind, source }) => source === 'stated' && (kind === 'horizon' || kind === 'availability' || kind === 'event'))).toEqual([])
  })

  it('ends where any time will do again', () => {
    expect(texts('The first two weeks only on Saturdays, after that any day is fine')).toHaveLength(1)
    expect(read(`${GOAL} In January not before 18:00, from February on mornings are OK too`).readings.filter(({ kind }) => kind === 'horizon')).toEqual([])
  })
})

describe('days of the plan itself', () => {
  it('begin with a date that a comma parts from the rule', () => {
    expect(stated('Learn the cello. From 15 February, only at weekends', 'horizon')).toHaveLength(1)
    expect(stated('Learn the cello. From 15 February, only at weekends', 'availability')).toMatchObject([{ days: { weekdays: [6, 7] } }])
  })

  it('are a month with hours where that is all of the goal', () => {
    expect(stated('Swim in February, only after 7pm', 'exclusion')).toEqual([])
    expect(stated('Swim in February, only after 7pm', 'horizon')).toHaveLength(1)
  })

  it('stay those of one thing', () => {
    expect(stated(`${GOAL} In March paint only on Sundays`, 'exclusion')).toEqual([])
  })
})
