import { expect, it } from 'vitest'
import { MOST_BARS, planRhythm } from './plan-rhythm.ts'

it('has a bar for each day from the plan’s first to its last, the fullest being 1', () => {
  const tasks = [{ date: '2049-03-01' }, { date: '2049-03-01' }, { date: '2049-03-03' }]
  expect(planRhythm(tasks, { startDate: '2049-03-01', endDate: '2049-03-03' })).toEqual([1, 0, 0.5])
})

it('counts a task of several days on each of them', () => {
  const tasks = [{ date: '2049-03-30', endDate: '2049-04-01' }, { date: '2049-04-01' }]
  expect(planRhythm(tasks, { startDate: '2049-03-30', endDate: '2049-04-01' })).toEqual([0.5, 0.5, 1])
})

it('puts the days of a long plan together, so that no card is overfull', () => {
  const rhythm = planRhythm([{ date: '2049-01-01' }, { date: '2049-12-31' }], { startDate: '2049-01-01', endDate: '2049-12-31' })
  expect(rhythm.length).toBeLessThanOrEqual(MOST_BARS)
  expect([rhythm.at(0), rhythm.at(5), rhythm.at(-1)]).toEqual([1, 0, 1])
})

it('is empty where the plan has no days', () => {
  expect(planRhythm([], { startDate: '', endDate: '' })).toEqual([])
})
