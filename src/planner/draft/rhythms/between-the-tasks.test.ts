import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

it('keeps the steps of what is launched where the goal gives days and minutes for it', () => {
  const titles = draft('Launch a newsletter about old clocks, first issue on 12 March, Tue/Thu 45 min').map(({ title }) => title)
  expect(titles.some((title) => title.startsWith('Write the promise'))).toBe(true)
  expect(titles.some((title) => /\(\d+\/\d+\)$/u.test(title) && title.includes('Launch'))).toBe(false)
})

it('goes on between the issues, which have days of their own', () => {
  const tasks = draft('Start a newsletter of our chess club, first issue 12 February, then monthly. I have Tuesday and Friday evenings, 45 minutes each.')
  const after = tasks.filter(({ wish }) => wish.day !== null).map(({ title }) => title)
  expect(after.filter((title) => title.startsWith('Send the next issue'))).toHaveLength(3)
  expect(after.filter((title) => /for the next issue|next issue together/u.test(title)).length).toBeGreaterThan(10)
})

it('spreads sittings over the weeks before the event that they lead to', () => {
  const days = draft('Launch our soap range online on 2 April, 2 hours every weekday evening from 19:00').flatMap(({ wish }) => wish.day ?? [])
  const span = Math.max(...days) - Math.min(...days)
  expect(span).toBeGreaterThan(70)
})
