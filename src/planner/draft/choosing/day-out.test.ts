import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

function planOf(prompt: string) {
  const { title, tasks } = draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' })))
  return { title, titles: tasks.map((task) => task.title) }
}

it.each([
  ['Day trip with the kids to a farm park in February half-term', 'Day trip with the kids to a farm park'],
  ['Day out with the grandchildren on 20 February', 'Day out with the grandchildren'],
  ['Plan a day trip to Bath on Saturday 20 February with my mother', 'Day trip to Bath'],
  ['Outing with the walking group on Saturday 6 March', 'Outing with the walking group'],
])('is home again the same evening, without passports and beds: %s', (prompt, name) => {
  const { title, titles } = planOf(prompt)
  expect(title).toBe(name)
  expect(titles.filter((each) => /passport|beds within/iu.test(each))).toEqual([])
  expect(titles.some((each) => each.startsWith('Plan the way there and back'))).toBe(true)
})

it('looks for a place only where none is named', () => {
  expect(planOf('Day trip to Bath on 20 February').titles.some((each) => each.startsWith('Choose where to go'))).toBe(false)
  expect(planOf('Day out with the grandchildren on 20 February').titles.some((each) => each.startsWith('Choose where to go'))).toBe(true)
})

it('is part of a longer journey where that is the goal', () => {
  expect(planOf('Weekend in Paris with a day trip to Versailles, 5-7 March').titles.some((each) => each.startsWith('Day trip to Versailles'))).toBe(true)
})

it('wants more of whoever goes abroad', () => {
  expect(planOf('Day trip to Paris by Eurostar on 20 February').titles.some((each) => each.startsWith('Passports'))).toBe(true)
})
