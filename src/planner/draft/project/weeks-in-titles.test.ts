import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const FIRST = Date.parse('2027-01-11') / 86_400_000

it.each(['get better at chess', 'Draw better, half a year, on most evenings'])('does what is named for a week in that week: %s', async (prompt) => {
  const { tasks } = await planOf(prompt)
  const named = tasks.flatMap(({ title, date }) => {
    const week = /, week (\d+):/u.exec(title)?.[1]
    return week === undefined ? [] : [Number(week) - Math.floor((Date.parse(date) / 86_400_000 - FIRST) / 7) - 1]
  })
  expect(named.length).toBeGreaterThan(1)
  expect(named.every((off) => Math.abs(off) <= 1)).toBe(true)
})
