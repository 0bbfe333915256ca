import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { weekdayOf } from '../time/day-number.ts'
import { draftNetwork } from './embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

it('fills the hours of a weekly afternoon with several steps, in their order', () => {
  const tasks = draft('Repair my old bicycle, Saturdays 14:00-17:00')
  expect(tasks.map(({ wish }) => weekdayOf(wish.day!))).toEqual(tasks.map(() => 6))
  expect(new Set(tasks.map(({ wish }) => wish.day)).size).toBe(tasks.length)
  for (const { effortMinutes } of tasks) {
    expect(effortMinutes).toBeGreaterThanOrEqual(90)
    expect(effortMinutes).toBeLessThanOrEqual(180)
  }
  expect(tasks[0]!.title).toContain(' · ')
  expect(tasks[0]!.description).toMatch(/^1\. Survey.*\n2\. /u)
  for (const [index, { after }] of tasks.entries()) expect(after.map(({ taskId }) => taskId)).toEqual(index === 0 ? [] : [tasks[index - 1]!.id])
})

it('leaves tasks apart where the rhythm says how long a sitting is', () => {
  expect(draft('Repair my old bicycle, every Saturday for 45 minutes, for 12 weeks').every(({ title }) => !title.includes(' · '))).toBe(true)
})
