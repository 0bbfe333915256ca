import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

it('fills the hours that are named for a day of the week with several steps, in their order', () => {
  const tasks = draft('Repair my old bicycle, every Saturday for 3 hours')
  expect(tasks.map(({ wish }) => weekdayOf(wish.day!))).toEqual(tasks.map(() => 6))
  expect(new Set(tasks.map(({ wish }) => wish.day)).size).toBe(tasks.length)
  for (const { effortMinutes } of tasks) {
    expect(effortMinutes).toBe(180)
  }
  expect(tasks[0]!.title).toContain(' · ')
  expect(tasks[0]!.description).toMatch(/^1\. Survey.*\n2\. /u)
  for (const [index, { after }] of tasks.entries()) expect(after.map(({ taskId }) => taskId)).toEqual(index === 0 ? [] : [tasks[index - 1]!.id])
})

it('leaves tasks apart where the rhythm says how long a sitting is', () => {
  expect(draft('Repair my old bicycle, every Saturday for 45 minutes, for 12 weeks').every(({ title }) => !title.includes(' · '))).toBe(true)
})

it('names the parts of long work by their number, and splits none twice', () => {
  const titles = draft('Digitise my family photos, an hour every evening').map(({ title }) => title)
  expect(titles.some((title) => /\(part 1 of \d\)$/u.test(title))).toBe(true)
  expect(titles.every((title) => (title.match(/part \d/gu) ?? []).length <= 1)).toBe(true)
})

it('is done in one sitting where the work is little longer than the evening', () => {
  const tasks = draft('Digitise my family photos, an hour every evening')
  expect(new Set(tasks.map(({ wish }) => wish.day)).size).toBe(tasks.length)
  expect(tasks.filter(({ title }) => !title.includes('(part ')).length).toBeGreaterThan(5)
})

it('plans no sitting where all of its tasks may be left out', () => {
  const prompt = "Estate sale at grandma's house in Dayton oct 16+17, 9-3 both days. sort room by room: kitchen, sewing room, basement. 2 hrs weeknights 6-8pm, all day saturdays 9-4. list it on facebook 2 weeks ahead. dumpster Oct 20."
  const { tasks } = draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-09-06T08:30', timeZone: 'America/New_York', locale: 'en' })))
  expect(tasks.length).toBeGreaterThan(5)
})

it('lets small tasks share the sittings whose length is stated, instead of filling one each', () => {
  const tasks = draft('Budget for my department by 15 March. I have two hours every Wednesday morning, 8-10, and Fridays after lunch, 13:30 to 15:30. Headcount, agencies, media spend, travel.')
  const sittings = tasks.filter(({ fixed, type }) => fixed === null && type === 'task')
  expect(sittings.filter(({ title }) => title.includes(' · ')).length).toBeGreaterThan(3)
  expect(new Set(sittings.map(({ wish }) => wish.day)).size).toBe(sittings.length)
})

it('says more than the head of a title where that is one word', () => {
  const titles = draft('Budget for my department by 15 March. I have two hours every Wednesday morning, 8-10, and Fridays after lunch, 13:30 to 15:30. Headcount, agencies, media spend, travel.').map(({ title }) => title)
  expect(titles.flatMap((title) => title.split(' · ')).filter((part) => /^\S+$/u.test(part))).toEqual([])
})
