import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { stated } from '../read-for-tests.ts'
import { VERDICTS } from './forbidden-times.ts'

describe('what forbids a time and what opens it', () => {
  for (const { says, forbids } of VERDICTS) {
    it(`takes “${says}” for ${forbids ? 'time to keep clear' : 'time that is there'}`, () => {
      expect(stated(`Learn the ukulele by 30 October. ${says[0]!.toUpperCase()}${says.slice(1)}.`, 'exclusion').length > 0).toBe(forbids)
    })
  }
})

describe('days on which nobody works, in a list', () => {
  it.each([
    ['Neuer Lieferdienst in 3 Sprints à 2 Wochen ab 1. März. Gründonnerstag (25.3.), Karfreitag (26.3.) und am Wochenende arbeitet niemand.', ['2027-03-25', '2027-03-26']],
    ['New depot, 3 two-week sprints from 1 March. Good Friday (26 March), Easter Monday (29 March) and weekends nobody works.', ['2027-03-26', '2027-03-29']],
    ['Umbau des Lagers in zwei Sprints ab 1. März. Am Wochenende und am 10. März ist keiner da.', ['2027-03-10']],
  ])('are all closed: %s', (prompt, dates) => {
    const closed = stated(prompt, 'exclusion', 'sprint')
    expect(closed.flatMap(({ days }) => (days.spans ?? []).map(({ first }) => isoDate(first)))).toEqual(dates)
    expect(closed.flatMap(({ days }) => days.weekdays ?? [])).toEqual([6, 7])
    expect(stated(prompt, 'availability', 'sprint')).toEqual([])
  })
})

describe('what is denied behind days that come back', () => {
  it.each(['Learn to cook on Sundays 16:00-18:00, no nuts', 'Meal plan for April on Sundays 16:00-18:00, no pork', 'Learn chess, Tuesdays 7-8pm, no computers', 'Cook on Sundays 16:00-18:00, nothing spicy'])('is a thing, and the days stay open: %s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it.each(['Learn chess. Fridays, no lessons', 'Learn chess. Fridays, nothing at all', 'Learn chess. Exam on 25 March, no chess', 'Learn chess. 9-13 April in Rome, no playing'])('is the work, and they are closed: %s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toHaveLength(1)
  })
})
