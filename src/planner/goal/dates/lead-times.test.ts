import { expect, it } from 'vitest'
import { dayOfMinute, localMinute } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'

const boundsOf = (prompt: string) =>
  readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo !== null ? [[reading.appliesTo.labels.join().toLowerCase(), reading.latest] as const] : []))
const endOf = (day: string) => localMinute(`${day}T00:00`) + 24 * 60

it.each([
  ['Village fair on 12 June. The alcohol licence takes 30 days to come back.', 'alcohol licence', '2027-05-13'],
  ['Regatta on 12 June: sails mended, medals (two week wait), posters.', 'medals', '2027-05-29'],
  ['Ich muss bis zum 26. März eine Theke bauen. Aufmaß, dann Platte schleifen, Lackieren (muss drei Tage trocknen), Montage.', 'lackieren', '2027-03-23'],
])('what is with others or drying so long has to be ready so long before: %s', (prompt, thing, day) => {
  const bound = boundsOf(prompt).find(([label]) => label.includes(thing))
  expect(bound).toBeDefined()
  expect(dayOfMinute(bound![1])).toBe(dayOfMinute(endOf(day)))
})

it('counts back from a later day where the first is too near', () => {
  const bound = boundsOf('Lease of the shop starts on 11 January. Doors open on 12 June. The trade registration takes 6 weeks once lodged.').find(([label]) => label.includes('registration'))
  expect(dayOfMinute(bound![1])).toBe(dayOfMinute(endOf('2027-05-01')))
})

it.each(['Regatta on 12 June. Painting the hull takes two days.', 'Regatta on 12 June: sailing course (two days each), posters, medals.'])('own work is no waiting: %s', (prompt) => {
  expect(boundsOf(prompt)).toEqual([])
})
