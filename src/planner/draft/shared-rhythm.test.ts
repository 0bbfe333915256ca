import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { draftNetwork } from './embedded-drafter.ts'

const NOW = { now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }

it('shares the days of a rhythm for the whole goal between what is done once and what recurs', () => {
  const { tasks } = draftNetwork(readGoal({ ...NOW, plannerType: 'calendar', prompt: 'Find a new job by the end of May. 1 hour every weekday evening after 8pm.' }))
  const byDay = new Map(tasks.map((task) => [task.wish.day, task]))
  expect(byDay.size).toBe(tasks.length)
  const titles = tasks.toSorted((a, b) => a.wish.day! - b.wish.day!).map(({ title }) => title)
  expect(titles.slice(0, 8).some((title) => title.startsWith('Rewrite the CV'))).toBe(true)
  expect(titles.filter((title) => title.startsWith('Applications')).length).toBeGreaterThan(20)
  expect(titles.filter((title) => title.startsWith('Networking')).length).toBeGreaterThan(10)
  expect(titles.findIndex((title) => title.startsWith('Applications'))).toBeGreaterThan(titles.findIndex((title) => title.startsWith('Rewrite the CV')))
  expect(new Set(tasks.map(({ effortMinutes }) => effortMinutes))).toEqual(new Set([60]))
})

it('leaves one series alone that is all there is', () => {
  const { tasks } = draftNetwork(readGoal({ ...NOW, plannerType: 'calendar', prompt: 'Train for a 10k on 18 April, three runs a week.' }))
  expect(tasks.filter(({ title }) => /run|walking/iu.test(title)).length).toBeGreaterThan(30)
})
