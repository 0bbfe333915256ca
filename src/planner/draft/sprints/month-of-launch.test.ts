import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const spanOf = (prompt: string) => {
  const brief = reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en' }))
  return (draftNetwork(brief).brief ?? brief).readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null ? [[isoDate(reading.first!), isoDate(reading.last!)]] : []))[0]
}

it.each([
  ['Launch our mobile app in May, team of four', '2027-05-31'],
  ['Plan the annual conference for 200 people in October', '2027-10-31'],
  ['Move our office to Leeds in June', '2027-06-30'],
  ['Lanzar una tienda online en mayo con un equipo de tres', '2027-05-31'],
  ['Refonte du site de l’association, 3 bénévoles, pour septembre', '2027-09-30'],
  ['Prepare the ISO 27001 audit in November', '2027-11-30'],
])('is worked for in the weeks before its month: %s', (prompt, end) => {
  const [first, last] = spanOf(prompt)!
  expect(last).toBe(end)
  expect(first! < `${end.slice(0, 8)}01`).toBe(true)
})

it.each([
  ['Refactor the billing module in May', '2027-05-01'],
  ['In May we work on the search', '2027-05-01'],
])('is the month itself where work is done in it: %s', (prompt, first) => {
  expect(spanOf(prompt)![0]).toBe(first)
})

it('leaves days alone that were named', () => {
  expect(spanOf('Launch our app between 3 May and 28 May')![0]).toBe('2027-05-03')
})
