import { expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.ts'
import type { PlanEvent } from '../generate-plan.ts'
import { embeddedDrafter } from './embedded-drafter.ts'

it('says whose each task of a shared calendar is', async () => {
  const tasks = await tasksOf('Garden party on Saturday 12 June. Me (Nora), my brother Sam and cousin Lily share the work. Sam does the drinks, Lily does the invitations, I bake the cakes.')
  const whose = (word: RegExp) => [...new Set(tasks.filter(({ title }) => word.test(title)).map(({ assignee }) => assignee))]
  expect(whose(/^Buy drinks/u)).toEqual(['Sam'])
  expect(whose(/^Invitations/u)).toEqual(['Lily'])
  expect(whose(/^Bake the cakes/u)).toEqual(['Nora'])
})

it('lets what is everybody’s go round, night by night', async () => {
  const tasks = await tasksOf('Our aunt comes home on Friday 5 March. Me (Nora), my sister Ruth and our brother Kev share the work. Someone sleeps at her place every night from the 5th to the 11th, but not Kev.', '2027-02-16T09:00')
  const nights = tasks.filter(({ title }) => title.startsWith('Someone sleeps'))
  expect(nights.map(({ date, assignee }) => `${date} ${assignee}`)).toEqual(['2027-03-05 Nora', '2027-03-06 Ruth', '2027-03-07 Nora', '2027-03-08 Ruth', '2027-03-09 Nora', '2027-03-10 Ruth', '2027-03-11 Nora'])
})

it('gives a helper no step that only lists what they do', async () => {
  const tasks = await tasksOf('My son turns 6 on Saturday 6 March. Party at home for 14 kids from 2 to 4:30. My sister Nell does the cake.')
  expect(tasks.filter(({ title, assignee }) => assignee?.includes('Nell') && /budget|by hand/iu.test(title))).toEqual([])
  expect(tasks.some(({ title }) => title.startsWith('Cake: settle with'))).toBe(true)
})

it('names nobody in a calendar of one', async () => {
  const tasks = await tasksOf('Learn the piano with Anna on Tuesdays at 5pm until June.')
  expect(tasks.some(({ assignee }) => assignee !== undefined)).toBe(false)
})

async function tasksOf(prompt: string, now = '2027-01-18T09:00') {
  const events: PlanEvent[] = []
  for await (const event of generatePlan({ planId: 'p', prompt, plannerType: 'calendar', now, timeZone: 'Europe/London', locale: 'en', seed: 0, drafter: embeddedDrafter })) events.push(event)
  const last = events.at(-1)!
  if (last.type !== 'plan-completed') throw new Error('The plan was not completed.')
  return last.plan.tasks
}

it('gives nobody a turn on a day when they are away', async () => {
  const tasks = await tasksOf('Water the plants every morning in February, taking turns: Ana, Ben, me. Ben is away 3-28 February.')
  const days = tasks.filter(({ assignee }) => assignee === 'Ben').map(({ date }) => date)
  expect(days).toEqual(['2027-02-02'])
})

it('gives two chores of a rota to different people, and nobody the same twice running', async () => {
  const tasks = await tasksOf('Rota for Nell, Otis and Ada: hoovering and recycling every week, 6 weeks from 18 January. Otis is away 25-31 January.')
  const of = (title: RegExp) => tasks.filter((task) => title.test(task.title)).map(({ assignee }) => assignee)
  const [hoovering, recycling] = [of(/^Hoover/u), of(/^Recycl/u)]
  expect(hoovering).toHaveLength(6)
  expect(hoovering.some((name, week) => name === recycling[week])).toBe(false)
  expect(hoovering.some((name, week) => name === hoovering[week + 1])).toBe(false)
})

it('keeps each to the days of the week that are theirs, and goes round over several rows of days', async () => {
  const fed = await tasksOf('Rota from 25 January to 7 February: somebody feeds the goats at 18:00 every day. Helen takes Mondays, Wednesdays and Fridays, Rob does Tuesdays and Thursdays, I have the weekends.')
  expect(fed.filter(({ title }) => /goats/u.test(title)).map(({ assignee }) => assignee)).toEqual(['Helen', 'Rob', 'Helen', 'Rob', 'Helen', 'Me', 'Me', 'Helen', 'Rob', 'Helen', 'Rob', 'Helen', 'Me', 'Me'])
  const open = await tasksOf('We open every Tuesday 10:00-13:00 and every Friday 16:00-19:00 in February, one person per opening, taken from Moira, Kwame and Bea. Bea can only do Fridays.')
  expect(open.filter(({ title }) => title.startsWith('Opening')).toSorted((a, b) => a.date.localeCompare(b.date)).map(({ date, assignee }) => `${date} ${assignee}`)).toEqual(['2027-02-02 Moira', '2027-02-05 Kwame', '2027-02-09 Moira', '2027-02-12 Bea', '2027-02-16 Kwame', '2027-02-19 Moira', '2027-02-23 Kwame', '2027-02-26 Bea'])
})
