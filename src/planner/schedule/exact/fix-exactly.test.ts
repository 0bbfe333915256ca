import { expect, test } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { scheduleNetwork } from '../schedule-network.ts'
import { briefOf, linesOf, networkOf, taskOf } from '../testing/build.ts'
import type { Fact } from '../testing/build.ts'
import type { NetworkTask } from '../../draft/task-network.ts'

const SATURDAY = dayNumber('2027-01-09')
const span = (first: string, last = first) => ({ first: dayNumber(first), last: dayNumber(last) })
const solve = (facts: readonly Fact[], tasks: readonly NetworkTask[]) => scheduleNetwork(briefOf(facts), networkOf(tasks), { seed: 1 })
const linesFor = (facts: readonly Fact[], tasks: readonly NetworkTask[]) => linesOf(solve(facts, tasks))

const visit = (person: string, place: string, from: number, to: number, minutes: number): Fact =>
  ({ kind: 'visit', person, place, window: { day: SATURDAY, from: from * 60, to: to * 60 }, minutes })
const travel = (from: string, to: string, minutes: number): Fact => ({ kind: 'travel', from, to, minutes, bothWays: true })
const meet = (name: string, answer: string) => taskOf(name, { type: 'meeting', optional: true, answers: [answer], subjects: [name] })

const outing: Fact[] = [
  { kind: 'start-point', place: 'Station', day: SATURDAY, at: 600 },
  visit('Ida', 'Harbour', 10, 12, 60),
  visit('Max', 'Castle', 10, 12, 60),
  visit('Uma', 'Station', 21, 23, 45),
  travel('Station', 'Harbour', 20), travel('Station', 'Castle', 30), travel('Harbour', 'Castle', 25),
]

test('as many friends as the ways and the windows allow; the others are said', () => {
  const result = solve(outing, [meet('Ida', 'r1'), meet('Max', 'r2'), meet('Uma', 'r3')])
  expect(linesOf(result)).toEqual(['Ida 2027-01-09 10:20-11:20', 'Uma 2027-01-09 21:00-21:45'])
  expect(result.unplaced.map(({ taskId }) => taskId)).toEqual(['Max'])
})

test('what the user has on that day is kept free', () => {
  const lunch = taskOf('lunch', { fixed: { days: span('2027-01-09'), from: 630, to: 720 } })
  expect(linesFor(outing, [meet('Ida', 'r1'), lunch])).toEqual(['lunch 2027-01-09 10:30-12:00'])
})

const stay = (place: string, length: { days?: number; nights?: number }, within: { first: number; last: number }[] = []): Fact => ({ kind: 'stay', place, days: length.days ?? null, nights: length.nights ?? null, within })
const trip = (first: string, last: string): Fact => ({ kind: 'horizon', ...span(first, last) })
const direct = (from: string, to: string, bothWays = true): Fact => ({ kind: 'connection', from, to, bothWays })
const inPlace = (place: string, answer: string) => taskOf(place, { timed: false, spanDays: 2, location: place, answers: [answer] })

test('days with a shared travel day, in the one order the connections allow', () => {
  const facts = [trip('2027-05-03', '2027-05-10'), stay('Aa', { days: 4 }), stay('Bb', { days: 3 }), stay('Cc', { days: 3 }), direct('Bb', 'Cc', false), direct('Cc', 'Aa')]
  expect(linesFor(facts, [inPlace('Aa', 'r1'), inPlace('Bb', 'r2'), inPlace('Cc', 'r3')])).toEqual(['Bb 2027-05-03..2027-05-05', 'Cc 2027-05-05..2027-05-07', 'Aa 2027-05-07..2027-05-10'])
})

test('nights in a row, with a night that has to be in one place', () => {
  const facts = [trip('2027-05-03', '2027-05-08'), stay('Aa', { nights: 2 }), stay('Bb', { nights: 3 }, [span('2027-05-03')])]
  expect(linesFor(facts, [inPlace('Aa', 'r1'), inPlace('Bb', 'r2')])).toEqual(['Bb 2027-05-03..2027-05-06', 'Aa 2027-05-06..2027-05-08'])
})

test('days that fill the trip without sharing are not shared', () => {
  const facts = [trip('2027-05-03', '2027-05-08'), stay('Aa', { days: 4 }), stay('Bb', { days: 2 })]
  expect(linesFor(facts, [inPlace('Aa', 'r1'), inPlace('Bb', 'r2')])).toEqual(['Aa 2027-05-03..2027-05-06', 'Bb 2027-05-07..2027-05-08'])
})

const busy = (person: string, weekday: 1 | 2, from: number, to: number): Fact => ({ kind: 'commitment', title: 'busy', days: { weekdays: [weekday] }, windows: [{ from: from * 60, to: to * 60 }], person, inPlan: false })
const hour = (people: string[]): Fact => ({ kind: 'meeting', title: 'talk', people, minutes: 60, days: span('2027-01-11', '2027-01-12'), windows: [{ from: 540, to: 780 }] })
const talk = taskOf('talk', { type: 'meeting', answers: ['r0'] })

test('the first hour in which everybody is free', () => {
  expect(linesFor([hour(['Ann', 'Bob']), busy('Ann', 1, 9, 10), busy('Bob', 1, 10.5, 12)], [talk])).toEqual(['talk 2027-01-11 12:00-13:00'])
})

test('a later day when somebody would rather not meet on the first', () => {
  const later: Fact = { kind: 'preference', wish: 'avoid-before', minute: 780, person: 'Bob', days: { weekdays: [1] }, strength: 'soft' }
  expect(linesFor([hour(['Ann', 'Bob']), busy('Ann', 2, 9, 9.5), later], [talk])).toEqual(['talk 2027-01-12 09:30-10:30'])
})

test('no common hour is said and not bent', () => {
  const result = solve([hour(['Ann']), busy('Ann', 1, 9, 13), busy('Ann', 2, 9, 13)], [talk])
  expect(result.placements).toEqual([])
  expect(result.unplaced[0]!.reason).toMatch(/no time or order suits everything/u)
})
