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
