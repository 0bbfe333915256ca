import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draftOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en' })))
const boundsOf = (prompt: string, id: string) => draftOf(prompt).tasks.find((task) => task.id === id)?.allowedDays
const firstDayOf = (prompt: string) => draftOf(prompt).tasks.flatMap(({ title, fixed }) => (fixed === null ? [] : [`${title.slice(0, 9)} ${isoDate(fixed.days.first)}`]))

it.each([
  ['No alcohol in March', 'First eve 2027-03-01', 'dl-house'],
  ['Give up drinking from 1 April', 'First eve 2027-04-01', 'dl-house'],
  ['Quit sugar on 1 March', 'First day 2027-03-01', 'su-clear'],
  ['Go vegan in May', 'First who 2027-05-01', 'gv-pantry'],
])('is prepared before the day on which it begins: %s', (prompt, day, before) => {
  expect(firstDayOf(prompt)).toEqual([day])
  expect(isoDate(boundsOf(prompt, before)!.last) < day.slice(-10)).toBe(true)
})

it('goes on behind that day, to the end that was named', () => {
  const { brief } = draftOf('No alcohol in March')
  const [span] = brief!.readings.flatMap((reading) => (reading.kind === 'horizon' ? [reading] : []))
  expect([isoDate(span!.first!), isoDate(span!.last!)]).toEqual(['2027-02-15', '2027-03-31'])
})

it('has none where a goal is to be reached by then, or begins at once', () => {
  expect(firstDayOf('Quit sugar by 1 March').filter((title) => title.startsWith('First'))).toEqual([])
  expect(firstDayOf('No alcohol for four weeks')).toEqual([])
})
