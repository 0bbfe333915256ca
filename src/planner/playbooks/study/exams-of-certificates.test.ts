import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

it.each([['Pass Network+ by 20 March', '2027-03-19'], ['Get my PMP by the end of April', '2027-04-30']])('has a day for the exam before the last day: %s', async (prompt, day) => {
  const { tasks } = await planOf(prompt)
  expect(tasks.filter(({ type }) => type === 'event').map(({ title, date }) => [title, date])).toEqual([['Exam', day]])
})

it('assumes none where the day is named', async () => {
  const { tasks } = await planOf('Pass Network+, exam on 12 March')
  expect(tasks.filter(({ type }) => type === 'event').map(({ date }) => date)).toEqual(['2027-03-12'])
})

it('answers the questions of a theory test, and derives none', async () => {
  const { tasks } = await planOf('My driving theory test is on 26 February, 40 minutes on weekday evenings')
  expect(tasks.some(({ title }) => title.includes('official bank'))).toBe(true)
  expect(tasks.some(({ title }) => /worked examples|formulas/u.test(title))).toBe(false)
})
