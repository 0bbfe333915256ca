import { describe, expect, it } from 'vitest'
import { toldTimes } from '../../read-for-tests.ts'

describe('series and days told in a way of their own', () => {
  it.each([
    ['Spring concert on 21 March. The sopranos have their sectional on Mondays and the basses theirs on Wednesdays, 7 to 8pm for both.', 'rhythm: sopranos have their sectional: Mon 19:00–20:00', 'rhythm: basses theirs: Wed 19:00–20:00'],
    ['Learn to swim by April. Two goes at the pool per week, 40 minutes tops.', 'rhythm: pool: 2 a week', 'session: pool: at most 40 min'],
    ['Learn to swim by April. The week of the 8th to the 14th of February has to be empty.', 'exclusion: Nothing on Mon 8 Feb 2027 to Sun 14 Feb 2027'],
    ['Learn to swim by April. 13 and 20 Feb drop out (skiing).', 'exclusion: Nothing on Sat 13 Feb 2027, Sat 20 Feb 2027'],
    ['Learn to swim by April. The 20th of February is a beach day, no swimming at all.', 'event: Beach day: Sat 20 Feb 2027'],
    ['The bathroom is being redone. The tiler has the whole of Monday 21 to Friday 25 June.', 'event: tiler comes: Mon 21 Jun 2027 to Fri 25 Jun 2027'],
    ['Volunteers get training on two evenings, 5 October and 12 October, each 18:00-20:00.', 'event: Volunteers get training: Tue 5 Oct 2027 18:00–20:00', 'event: Volunteers get training: Tue 12 Oct 2027 18:00–20:00'],
    ['Build a coop, 2 weekends in a row 15-16 and 22-23 May, 4 hours a day max.', 'availability: Sat 15 May 2027 to Sun 16 May 2027, Sat 22 May 2027 to Sun 23 May 2027', 'limit: up to 4 h a day'],
    ['I keep bees. I want inspections every 9 days, in the warm part of the day between 11 and 3.', 'rhythm: inspections: every 9 days 11:00–15:00'],
    ['Translate a novel by 30 November. My editor rings every other Friday at 10:00, the next two calls being 15 January and 29 January.', 'rhythm: editor rings: every 2 weeks, Fri 10:00–11:00, from Fri 15 Jan 2027'],
  ])('are read out of “%s”', (prompt, ...readings) => {
    expect(toldTimes(prompt)).toEqual(expect.arrayContaining(readings))
    expect(toldTimes(prompt).filter((text) => !readings.includes(text) && !/^event: (?:Spring concert|bathroom)/u.test(text))).toEqual([])
  })
})
