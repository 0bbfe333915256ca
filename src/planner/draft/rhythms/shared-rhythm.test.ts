import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { generatePlan } from '../../generate-plan.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork, embeddedDrafter } from '../embedded-drafter.ts'

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

it('names no series by ‘train’, and trains from the first week on', () => {
  const { tasks } = draftNetwork(readGoal({ ...NOW, plannerType: 'calendar', prompt: 'Obstacle race over 15 km on 22 May. Train Mon, Wed, Sat mornings before 8' }))
  const first = Math.min(...tasks.flatMap(({ wish }) => wish.day ?? []))
  const titles = tasks.filter(({ wish }) => wish.day !== null && wish.day < first + 14).map(({ title }) => title)
  expect(titles.some((title) => title.startsWith('Run'))).toBe(true)
  expect(titles.some((title) => title.startsWith('Obstacle strength'))).toBe(true)
  expect(tasks.filter(({ title }) => title.startsWith('Train'))).toEqual([])
})

it('gives many single tasks their share of the days of the one series beside them', () => {
  const { tasks } = draftNetwork(readGoal({ ...NOW, plannerType: 'calendar', prompt: 'Learn salsa in 8 weeks, half an hour every evening' }))
  expect(tasks.some(({ title }) => title.startsWith('Choose course or teacher'))).toBe(true)
  expect(tasks.filter(({ title }) => /week \d/u.test(title)).length).toBeGreaterThan(20)
})

it.each(['Strength training every other day for 2 months', 'academia dia sim dia não às 6h30 por 2 meses, 50 minutos cada'])('keeps one beat for everything in “%s”: one thing each time', async (prompt) => {
  for await (const event of generatePlan({ ...NOW, prompt, plannerType: 'calendar', planId: 'beat', seed: 1, drafter: embeddedDrafter })) {
    if (event.type !== 'plan-completed') continue
    const days = event.plan.tasks.map(({ date }) => dayNumber(date))
    expect(days.length).toBeGreaterThan(25)
    expect(new Set(days.slice(1).map((day, index) => day - days[index]!))).toEqual(new Set([2]))
    expect(event.plan.checks.filter(({ ok }) => !ok)).toEqual([])
  }
  expect.assertions(3)
})

it('cuts nothing that is held for others into sittings', () => {
  const { tasks } = draftNetwork(readGoal({ ...NOW, plannerType: 'calendar', prompt: 'Perform 5 minutes of stand-up at the open mic on 18 March at 20:00, one hour every weekday evening 19-20' }))
  expect(tasks.some(({ title }) => title.startsWith('Settle the slot'))).toBe(true)
  expect(tasks.map(({ title }) => title).filter((title) => /evening.*\(part/u.test(title))).toEqual([])
})
