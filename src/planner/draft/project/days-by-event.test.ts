import { expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })).tasks
const dayOf = (prompt: string, title: RegExp) => draft(prompt).find((task) => title.test(task.title))!.wish.day

it('wishes what belongs days before the event on its day, however long the plan is', () => {
  expect(dayOf('Bake a wedding cake for my sister on 19 June', /^Buy fresh things/u)).toBe(dayNumber('2027-06-14'))
  expect(dayOf('Bake a wedding cake for my sister on 19 June', /^Buy what keeps/u)).toBeNull()
})

it('takes the last open day before it, and none where a week has no open day', () => {
  expect(dayOf('Bake a wedding cake for my sister on 19 June. Only on Saturdays', /^Buy fresh things/u)).toBe(dayNumber('2027-06-12'))
  expect(dayOf('Bake a wedding cake for my sister on 19 June. I am away from 1 June to 15 June. Only on Saturdays', /^Buy fresh things/u)).toBeNull()
})

it('has the sittings of long work on the days up to it', () => {
  const sittings = draft('Our house move is on 30 January, sessions of at most 30 minutes').filter(({ title }) => title.startsWith('Packing: kitchen and bathroom'))
  const days = sittings.map(({ wish }) => wish.day!)
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual(days.map((_, index) => days.at(-1)! - (days.length - 1 - index)))
})

it('looks back after as many weeks as the step says, and makes room for that where nobody ended the plan', () => {
  const goal = 'Our au pair comes to stay with us on 3 May, get everything ready'
  expect(dayOf(goal, /^After a week/u)).toBeGreaterThanOrEqual(dayNumber('2027-05-10'))
  expect(dayOf('I go back to work after parental leave on 1 March', /^After a month/u)).toBe(dayNumber('2027-03-29'))
})

it('leaves out what would come after the end that was named', () => {
  expect(draft('I go back to work after parental leave on 1 March. This plan ends on 10 March.').some(({ title }) => title.startsWith('After a month'))).toBe(false)
})
