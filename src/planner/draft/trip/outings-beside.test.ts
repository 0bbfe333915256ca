import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

function tasksOf(prompt: string) {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2026-11-29T12:00', timeZone: 'Europe/London', locale: 'en-GB' }))).tasks
}
const dayOf = (first: number) => new Date(first * 86_400_000).toISOString().slice(0, 10)

it.each([
  ['Cruise from 6 to 13 February from Miami. Day trip to Key West beforehand.', 'Trip to Key West', '2027-02-05'],
  ['Week in Rome from 6 to 13 February. Afterwards a day trip to Naples.', 'Trip to Naples', '2027-02-14'],
])('has the day beside those of the stay: %s', (prompt, title, day) => {
  const outing = tasksOf(prompt).find((task) => task.title === title)
  expect(outing && dayOf(outing.fixed!.days.first)).toBe(day)
})

it('is no place where one arrives', () => {
  expect(tasksOf('Cruise from 6 to 13 February from Miami. Day trip to Key West beforehand.').filter(({ title }) => /^(?:arrive in|leave) key west/iu.test(title))).toEqual([])
})

it('leaves what is prepared before the journey', () => {
  const titles = tasksOf('Cruise from 6 to 13 February from Miami. Day trip to Key West beforehand, flights from London to book and we need new suitcases.').map(({ title }) => title)
  expect(titles).toContain('Flights from London to book: compare and book the journey')
  expect(titles.filter((title) => /^(?:New suitcases|Flights from London to book)$/u.test(title))).toEqual([])
})

it('stays among the days where nothing says that it is beside them', () => {
  expect(tasksOf('Weekend in Paris with a day trip to Versailles, 5-7 March').some(({ title }) => title.startsWith('Day trip to Versailles'))).toBe(true)
})
