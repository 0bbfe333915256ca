import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkHorizon } from './horizon.ts'

const sixWeeks = briefOf([{ kind: 'horizon', first: day('2027-01-11'), last: day('2027-02-21') }])

test('a plan within its six weeks keeps the horizon', () => {
  expect(whatIsBroken(checkHorizon, sixWeeks, [task('First', '2027-01-11'), task('Last', '2027-02-21')])).toBe('')
})

test('a task two days too early breaks it and says by how much', () => {
  expect(whatIsBroken(checkHorizon, sixWeeks, [task('First', '2027-01-09')])).toMatch(/2 days before Mon 11 Jan/u)
})

test('a task whose last day is too late breaks it', () => {
  expect(whatIsBroken(checkHorizon, sixWeeks, [task('Last', '2027-02-20', null, { endDate: '2027-02-22' })])).toMatch(/1 day after Sun 21 Feb/u)
})

test('a horizon that names tasks binds only these', () => {
  const fromWeekFour = briefOf([{ kind: 'horizon', first: day('2027-02-01'), last: null, appliesTo: { labels: ['mock interview'] } }])
  expect(whatIsBroken(checkHorizon, fromWeekFour, [task('Update the CV', '2027-01-11'), task('Mock interview: system design', '2027-02-02')])).toBe('')
  expect(whatIsBroken(checkHorizon, fromWeekFour, [task('Mock interview: system design', '2027-01-29')])).toMatch(/3 days before/u)
})

test('an event that shares a word with a narrow horizon keeps its own day', () => {
  const brief = briefOf([
    { kind: 'horizon', first: day('2027-03-13'), last: day('2027-03-13'), appliesTo: { labels: ['baking'] } },
    { kind: 'event', title: 'bake sale', days: { first: day('2027-03-14'), last: day('2027-03-14') }, from: 660, to: null, place: null, person: null },
  ])
  expect(whatIsBroken(checkHorizon, brief, [task('Baking', '2027-03-13'), task('Bake sale', '2027-03-14', '11:00-15:00', { type: 'event' })])).toBe('')
})

test('work with a deadline before the first day may lie before it, other work may not', () => {
  const brief = briefOf([
    { kind: 'horizon', first: day('2027-02-01'), last: day('2027-02-14') },
    { kind: 'deadline', latest: day('2027-02-01') * 1440, event: null, appliesTo: { labels: ['laptop'] } },
  ])
  expect(whatIsBroken(checkHorizon, brief, [task('Order the laptop', '2027-01-20'), task('Tour', '2027-02-01')])).toBe('')
  expect(whatIsBroken(checkHorizon, brief, [task('Tour', '2027-01-31')])).toMatch(/1 day before/u)
})
