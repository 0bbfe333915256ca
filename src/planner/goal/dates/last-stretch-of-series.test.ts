import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  ['Audition on 20 March. A run-through each day in the last 6 days before the big day.', '2027-03-14', '2027-03-19'],
  ['Exam on 12 March. One past paper a day in the last five days before it.', '2027-03-07', '2027-03-11'],
  ['Triathlon 18 April. Stretch every evening in the last week before the race.', '2027-04-11', '2027-04-17'],
  ['Recital on 20 March 17:00. In the final ten days I want to run through everything once a day', '2027-03-10', '2027-03-19'],
  ['Prüfung am 12. März. In den letzten fünf Tagen davor täglich eine Probeklausur', '2027-03-07', '2027-03-11'],
])('what is done daily in the last days is done on those days alone: “%s”', (prompt, first, last) => {
  expect(stated(prompt, 'rhythm').map(({ days: { spans } }) => spans!.map((span) => [iso(span.first), iso(span.last)]))).toEqual([[[first, last]]])
  expect(stated(prompt, 'horizon')).toEqual([])
})

it('tells of the past where nothing lies ahead', () => {
  expect(stated('I have run twice a week in the last three weeks. Marathon on 18 April.', 'rhythm').flatMap(({ days: { spans } }) => spans ?? [])).toEqual([])
})
