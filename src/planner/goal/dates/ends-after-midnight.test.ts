import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'
import { stated } from '../read-for-tests.ts'

it.each([
  ['Night hike with the scouts on Saturday 6 March, 10pm to 2am.', 22 * 60, 26 * 60],
  ['Server switch on 13 March 22:00-02:00. Prepare a checklist.', 22 * 60, 26 * 60],
  ['Party on Saturday 13 March 20:00 until 1:00. Prepare a checklist.', 20 * 60, 25 * 60],
  ['Ball am Samstag, 13. März, von 19 bis 1 Uhr. Saal schmücken.', 19 * 60, 25 * 60],
  ['Choir dinner on 13 March, 7pm to 10pm', 19 * 60, 22 * 60],
])('an event ends when it is said to, after midnight as well: %s', (prompt, from, to) => {
  expect(stated(prompt, 'event').map((event) => [event.from, event.to])).toEqual([[from, to]])
})

it('is told on both days, each with its hours', async () => {
  const { tasks, warnings } = await planOf('Server switch on 13 March 22:00-02:00. Prepare a checklist.')
  expect(tasks.filter(({ title }) => /switch(?: \(|$)/iu.test(title)).map(({ date, startTime, endTime, estimatedHours }) => [date, startTime, endTime, estimatedHours])).toEqual([['2027-03-13', '22:00', '23:59', 2], ['2027-03-14', '00:00', '02:00', 2]])
  expect(warnings).toEqual([])
})
