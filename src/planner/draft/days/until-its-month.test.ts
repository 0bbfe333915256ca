import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const spanOf = (prompt: string) => {
  const brief = reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en' }))
  return (draftNetwork(brief).brief ?? brief).readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null ? [[isoDate(reading.first!), isoDate(reading.last!)]] : []))[0]
}

it.each([
  ['Get fit for skiing in March', '2027-02-28'],
  ['Save 3000 euros for September', '2027-08-31'],
  ['Ahorrar 3000 euros para septiembre', '2027-08-31'],
  ['Lose 5 kilos for June', '2027-05-31'],
])('is got ready for before its month: %s', (prompt, last) => {
  expect(spanOf(prompt)).toEqual(['2027-01-11', last])
})

it.each([
  ['Meal plan for September', '2027-09-01'],
  ['Learn to sail in June', '2027-06-01'],
])('is the month itself where it is planned or done in it: %s', (prompt, first) => {
  expect(spanOf(prompt)![0]).toBe(first)
})
