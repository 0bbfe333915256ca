import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titlesOf = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })).tasks.map(({ title }) => title)
const OF_ANY_GOAL = /how it should be when it is done|try the hardest part|ask somebody who has done it/u

it('makes nothing up around somebody’s own dates', () => {
  expect(titlesOf('Newt things: otter count on 16 January at 9am, licence paid by 22 January').filter((title) => OF_ANY_GOAL.test(title))).toEqual([])
})

it('has the steps of any goal for one that says nothing of them, or offers its hours', () => {
  expect(titlesOf('Reach the summit of everything I owe the valley, by June').some((title) => OF_ANY_GOAL.test(title))).toBe(true)
})
