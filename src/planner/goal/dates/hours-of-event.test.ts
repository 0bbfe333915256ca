import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

it.each(['calendar', 'sprint'] as const)('holds what happens in the last minute of a day on that day, without an hour that nothing fits into (%s)', async (plannerType) => {
  const plan = await planOf('Support chatbot for Ana and Bo, two 2-week sprints from 18 January: search, answers, handover. Feature freeze on 29 January at 23:59.', { plannerType })
  const freeze = plan.tasks.filter(({ title }) => title === 'Feature freeze')
  expect(freeze.map(({ date, startTime, endTime }) => [date, startTime, endTime])).toEqual([['2027-01-29', null, null]])
  expect(plan.tasks.filter(({ startTime, endTime, endDate, date }) => startTime !== null && endTime! <= startTime && (endDate ?? date) === date)).toEqual([])
})
