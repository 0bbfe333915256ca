import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { draftNetwork } from './embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en' }))).tasks

it('is not where the journey goes that it is done before', () => {
  expect(tasksOf('Learn to dive before our trip to Egypt in May').some(({ location }) => location === 'Egypt')).toBe(false)
  expect(tasksOf('Learn to dive in Egypt in May').some(({ location }) => location === 'Egypt')).toBe(true)
})

it('has no task for who is there to help', () => {
  expect(tasksOf('Recover from my knee replacement on 3 March, my son Piet helps the first week').some(({ title }) => title.includes('Piet'))).toBe(false)
})

it('reads fewer cups as no coffee with a friend', () => {
  expect(tasksOf('Drink less coffee').length).toBeGreaterThan(10)
})
