import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { iso, stated } from '../read-for-tests.ts'
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

describe('what is forbidden and what is not', () => {
  it.each([
    ['Portfolio by 3 March, never Sunday or before 8am', ['Sun', 'every day 00:00–08:00']],
    ['Draft by 3 March. Not on Mondays or after 9pm.', ['Mon', 'every day 21:00–24:00']],
    ['Licence on 3 March 8am. Night shifts Fri so nothing Sat or before 3pm Sunday.', ['Sat', 'Sun 00:00–15:00']],
  ])('%s', (prompt, days) => {
    expect(stated(prompt, 'exclusion').map((exclusion) => `${describePattern(exclusion.days)}${describeWindows(exclusion.windows)}`)).toEqual(days)
  })

  it('knows the bar exam', () => {
    expect(stated('Study for the bar exam on 3 March', 'event').map(({ title }) => title)).toEqual(['bar exam'])
    expect(stated('Practise until 3 March, bar the 7th of February', 'exclusion').length).toBe(1)
  })

  it.each(['Bank holiday weekend away with two families, 28-31 May', 'Weekend away with the girls, 5-7 March'])('%s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'horizon').length).toBe(1)
  })

  it('has a weekend away among other things as an event', () => {
    const prompt = 'Save our marriage until the end of April: date night on Fridays, and one weekend away in March (5th-7th).'
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event').map(({ title }) => title)).toEqual(['Weekend away'])
  })
})

describe('what is not to be', () => {
  it.each([
    ['An online course from 12 January. Break: 25–31 January.', '2027-01-25', '2027-01-31'],
    ["Write a speech. I'm offshore till the 10th.", '2027-01-04', '2027-01-10'],
    ['Chess tournament on 20 March. No chess 1-3 February.', '2027-02-01', '2027-02-03'],
  ])('%s keeps those days clear', (prompt, first, last) => {
    expect(stated(prompt, 'exclusion').map(({ days, appliesTo }) => [iso(days.spans![0]!.first), iso(days.spans![0]!.last), appliesTo])).toEqual([[first, last, null]])
  })

  it.each(['Redo my portfolio. Laid off from 1 February.', 'Finish the quilt. Free slots: lunch breaks 12:30-13:15 and evenings 19-21.', 'Redo my portfolio, phone-free evenings on Tuesdays.', 'Finish 10 prints by 1 May, never two on the same day.'])('%s forbids nothing', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
  })
})
