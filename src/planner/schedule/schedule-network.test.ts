import { expect, test } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { at, briefOf, linesOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'
import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'

const day = dayNumber
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })
const evenings: Fact = { kind: 'availability', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [hours(18, 20)], person: null }
const until = (last: string): Fact => ({ kind: 'horizon', first: null, last: day(last) })

function schedule(facts: readonly Fact[], tasks: readonly NetworkTask[], changes: Partial<Brief> = {}) {
  return scheduleNetwork(briefOf(facts, changes), networkOf(tasks), { seed: 1 })
}

const lines = (...input: Parameters<typeof schedule>) => linesOf(schedule(...input))
const sprint = { plannerType: 'sprint' } as const
const person = (name: string, roles: string[] = [], capacity: Extract<Fact, { kind: 'person' }>['capacity'] = null): Fact => ({ kind: 'person', name, roles, isUser: false, capacity })
const work = (id: string, hours: number, changes: Partial<NetworkTask> = {}) => taskOf(id, { timed: false, effortMinutes: hours * 60, ...changes })

test('sessions stay in the evenings that were named and never overlap', () => {
  expect(lines([evenings], ['a', 'b', 'c'].map((id) => taskOf(id)))).toEqual(['a 2027-01-04 18:00-19:00', 'b 2027-01-04 19:00-20:00', 'c 2027-01-05 18:00-19:00'])
})

test('a session that was planned for the past of today waits until later', () => {
  expect(lines([{ ...evenings, windows: [hours(6, 9)] }], [taskOf('a')], { now: at('2027-01-04', 8.5) })).toEqual(['a 2027-01-05 06:00-07:00'])
})

test('days off, busy hours and fixed events are kept free', () => {
  const facts: Fact[] = [
    evenings,
    { kind: 'exclusion', days: { weekdays: [1] }, windows: [], person: null },
    { kind: 'commitment', title: 'choir', days: { weekdays: [2] }, windows: [hours(18, 19)], person: null, inPlan: false },
  ]
  const concert = taskOf('concert', { fixed: { days: { first: day('2027-01-05'), last: day('2027-01-05') }, from: 1140, to: 1170 } })
  expect(lines(facts, [taskOf('a'), concert])).toEqual(['concert 2027-01-05 19:00-19:30', 'a 2027-01-06 18:00-19:00'])
})

test('a narrower availability overrides the general one for the tasks it names', () => {
  const yoga: Fact = { kind: 'availability', days: {}, windows: [hours(7, 8)], person: null, appliesTo: { labels: ['yoga'] } }
  expect(lines([evenings, yoga], [taskOf('Yoga'), taskOf('Read')])).toEqual(['Read 2027-01-04 18:00-19:00', 'Yoga 2027-01-05 07:00-08:00'])
})

test('at most one task a day, with an exception', () => {
  const one: Fact = { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: 1, person: null }
  const except: Fact = { ...one, max: null, appliesTo: { labels: ['mock'] } }
  expect(lines([evenings, one, except], [taskOf('a'), taskOf('b'), taskOf('mock')])).toEqual(['a 2027-01-04 18:00-19:00', 'mock 2027-01-04 19:00-20:00', 'b 2027-01-05 18:00-19:00'])
})

test('two hours a week are two hours in each week', () => {
  const limit: Fact = { kind: 'limit', measure: 'minutes', per: 'week', min: null, max: 120, person: null }
  expect(lines([evenings, limit], ['a', 'b', 'c'].map((id) => taskOf(id)))).toEqual(['a 2027-01-04 18:00-19:00', 'b 2027-01-04 19:00-20:00', 'c 2027-01-11 18:00-19:00'])
})

test('what comes after waits, with its lag, even against the order of the list', () => {
  const facts: Fact[] = [evenings, { kind: 'precedence', before: { labels: ['cart'] }, after: { labels: ['payment'] }, lagMinutes: 1440 }]
  expect(lines(facts, [taskOf('Payment page'), taskOf('Cart')])).toEqual(['Cart 2027-01-04 18:00-19:00', 'Payment page 2027-01-05 19:00-20:00'])
})

test('work is done before the deadline, and what does not fit says by how much', () => {
  const exam: Fact = { kind: 'deadline', latest: at('2027-01-06', 9), event: 'exam' }
  const result = schedule([evenings, exam], Array.from({ length: 5 }, (_, i) => taskOf(`t${i}`, { priority: i === 2 ? 'low' : 'high' })))
  expect(linesOf(result)).toEqual(['t0 2027-01-04 18:00-19:00', 't1 2027-01-04 19:00-20:00', 't3 2027-01-05 18:00-19:00', 't4 2027-01-05 19:00-20:00'])
  expect(result.unplaced).toEqual([{ taskId: 't2', reason: 'the time that is allowed is used up', missingMinutes: 60 }])
})

test('optional tasks are the first to go', () => {
  const result = schedule([evenings, until('2027-01-04')], [taskOf('nice', { optional: true }), taskOf('a', { priority: 'low' }), taskOf('b', { priority: 'low' })])
  expect(result.unplaced.map(({ taskId }) => taskId)).toEqual(['nice'])
})

test('tasks spread over the span by their wished position', () => {
  const spread = [0, 0.5, 1].map((position, i) => taskOf(`t${i}`, { wish: { day: null, windows: [], position } }))
  expect(lines([evenings, until('2027-01-29')], spread)).toEqual(['t0 2027-01-04 18:00-19:00', 't1 2027-01-18 18:00-19:00', 't2 2027-01-29 18:00-19:00'])
})

test('a crowded plan closes ranks rather than leave something out', () => {
  const late = Array.from({ length: 8 }, (_, i) => taskOf(`t${i}`, { wish: { day: day('2027-01-08'), windows: [], position: null }, after: i > 0 ? [{ taskId: `t${i - 1}`, lagMinutes: 0 }] : [] }))
  expect(schedule([evenings, until('2027-01-08')], late).unplaced).toEqual([])
})

test('every other day keeps its step over the whole plan', () => {
  const rhythm: Fact = { kind: 'rhythm', title: 'practise', count: null, per: 'day', atLeast: false, everyDays: 2, days: {}, windows: [], minutes: 30 }
  const sessions = Array.from({ length: 4 }, (_, index) => taskOf(`p${index}`, { effortMinutes: 30, occurrence: { series: 'p', index }, answers: ['r0'] }))
  expect(lines([rhythm], sessions).map((line) => line.slice(3, 13))).toEqual(['2027-01-04', '2027-01-06', '2027-01-08', '2027-01-10'])
})

test('three a week are never four, and on the days that were named', () => {
  const rhythm: Fact = { kind: 'rhythm', title: 'run', count: 3, per: 'week', atLeast: false, everyDays: null, days: { weekdays: [2, 4, 6, 7] }, windows: [hours(7, 8)], minutes: null }
  const runs = Array.from({ length: 6 }, (_, index) => taskOf(`run${index}`, { occurrence: { series: 'run', index }, answers: ['r0'], wish: { day: day('2027-01-05'), windows: [], position: null } }))
  expect(lines([rhythm], runs).map((line) => line.slice(5, 15))).toEqual(['2027-01-05', '2027-01-07', '2027-01-09', '2027-01-12', '2027-01-14', '2027-01-16'])
})

test('a long run named for Sundays is not stopped by Sundays off, an absence stops it', () => {
  const rhythm: Fact = { kind: 'rhythm', title: 'long run', count: null, per: 'week', atLeast: false, everyDays: null, days: { weekdays: [7] }, windows: [], minutes: null }
  const off: Fact = { kind: 'exclusion', days: { weekdays: [7] }, windows: [], person: null }
  const away: Fact = { kind: 'exclusion', days: { spans: [{ first: day('2027-01-10'), last: day('2027-01-10') }] }, windows: [], person: null }
  const run = taskOf('Long run', { answers: ['r0'], occurrence: { series: 'long', index: 0 } })
  expect(lines([rhythm, off], [run])).toEqual(['Long run 2027-01-10 10:00-11:00'])
  expect(lines([rhythm, off, away], [run])).toEqual(['Long run 2027-01-17 10:00-11:00'])
})

test('mornings are taken where they are free when that is preferred', () => {
  const morning: Fact = { kind: 'preference', wish: 'morning', minute: null, person: null, days: {}, strength: 'soft' }
  const open: Fact = { kind: 'availability', days: {}, windows: [hours(9, 18)], person: null }
  expect(lines([open, morning], [taskOf('a', { effortMinutes: 120 }), taskOf('b', { effortMinutes: 120 })])).toEqual(['a 2027-01-04 09:00-11:00', 'b 2027-01-04 11:00-13:00'])
})

test('the way between two places is kept free', () => {
  const facts: Fact[] = [{ kind: 'availability', days: {}, windows: [hours(9, 18)], person: null }, { kind: 'travel', from: 'Gym', to: 'Office', minutes: 25, bothWays: true }]
  expect(lines(facts, [taskOf('a', { location: 'Gym' }), taskOf('b', { location: 'Office' })])).toEqual(['a 2027-01-04 09:00-10:00', 'b 2027-01-04 10:30-11:30'])
})

test('clocks that go forward leave no session in the hour that does not exist', () => {
  const night: Fact = { kind: 'availability', days: {}, windows: [hours(2, 4)], person: null }
  const zone = { timeZone: 'Europe/Berlin', now: at('2027-03-28', 0) }
  expect(lines([night], [taskOf('a')], zone)).toEqual(['a 2027-03-28 03:00-04:00'])
})

test('people of a sprint work their own tasks in their own time, one after the other', () => {
  const facts: Fact[] = [
    { kind: 'sprint-calendar', count: 2, lengthDays: 14, firstDay: day('2027-01-11') },
    person('Ana', ['backend']),
    person('Bo', ['frontend'], { minutes: 1200, per: 'week' }),
    { kind: 'exclusion', days: { spans: [{ first: day('2027-01-12'), last: day('2027-01-13') }] }, windows: [], person: 'Ana' },
  ]
  const tasks = [work('api', 16, { role: 'backend' }), work('page', 8, { role: 'frontend', after: [{ taskId: 'api', lagMinutes: 0 }] }), work('logo', 4, { assignee: 'Bo' })]
  expect(lines(facts, tasks, sprint)).toEqual(['api 2027-01-11..2027-01-14 Ana #1', 'logo 2027-01-11 Bo #1', 'page 2027-01-15..2027-01-18 Bo #1'])
})

test('no task runs from one sprint into the next, and none after the last', () => {
  const facts: Fact[] = [{ kind: 'sprint-calendar', count: 2, lengthDays: 7, firstDay: day('2027-01-11') }, person('Ana')]
  const result = schedule(facts, [work('a', 32), work('b', 16), work('c', 16), work('d', 16)], sprint)
  expect(linesOf(result)).toEqual(['a 2027-01-11..2027-01-14 Ana #1', 'b 2027-01-18..2027-01-19 Ana #2', 'c 2027-01-20..2027-01-21 Ana #2'])
  expect(result.unplaced.map(({ taskId }) => taskId)).toEqual(['d'])
})

test('sprint wishes are followed, and work without an owner goes to whoever is done first', () => {
  const facts: Fact[] = [{ kind: 'sprint-calendar', count: 2, lengthDays: 14, firstDay: day('2027-01-11') }, person('Ana'), person('Bo')]
  expect(lines(facts, [work('a', 8), work('b', 8), work('c', 8, { sprintWish: 2 })], sprint)).toEqual(['a 2027-01-11 Ana #1', 'b 2027-01-11 Bo #1', 'c 2027-01-25 Ana #2'])
})

test('a team meeting takes everybody’s hour', () => {
  const facts: Fact[] = [{ kind: 'sprint-calendar', count: 1, lengthDays: 14, firstDay: day('2027-01-11') }, person('Ana'), person('Bo', [], { minutes: 60, per: 'day' })]
  expect(lines(facts, [taskOf('Planning', { type: 'meeting' }), work('a', 7, { assignee: 'Ana' }), work('b', 1, { assignee: 'Bo' })], sprint)).toEqual(['a 2027-01-11 Ana #1', 'Planning 2027-01-11 09:00-10:00 #1', 'b 2027-01-12 Bo #1'])
})

test('the same seed gives the same schedule', () => {
  const tasks = Array.from({ length: 30 }, (_, i) => taskOf(`t${i}`, { effortMinutes: 30 + (i % 4) * 15, wish: { day: null, windows: [], position: i / 30 } }))
  expect(schedule([evenings], tasks)).toEqual(schedule([evenings], tasks))
})

test('a horizon in the past places nothing and says why', () => {
  const result = schedule([until('2026-12-31')], [taskOf('a')])
  expect(result.placements).toEqual([])
  expect(result.unplaced[0]!.reason).toMatch(/over before it can start/u)
})

test('what is left out hands its order on, and of a chain the end is left out', () => {
  const chain = ['script', 'shoot', 'cut', 'copies'].map((id, i, all) => taskOf(id, { wish: { day: null, windows: [], position: i / 4 }, priority: i === 1 ? 'low' : 'high', after: i > 0 ? [{ taskId: all[i - 1]!, lagMinutes: 0 }] : [] }))
  const long = chain.with(1, { ...chain[1]!, effortMinutes: 300 })
  expect(lines([evenings, until('2027-01-06')], long)).toEqual(['script 2027-01-04 18:00-19:00', 'cut 2027-01-06 18:00-19:00', 'copies 2027-01-06 19:00-20:00'])
  expect(lines([evenings, until('2027-01-04')], chain).map((line) => line.split(' ')[0])).toEqual(['script', 'shoot'])
})

test('the meetings of a sprint stand, and work gives way', () => {
  const facts: Fact[] = [{ kind: 'sprint-calendar', count: 1, lengthDays: 7, firstDay: day('2027-01-11') }, person('Ana', [], { minutes: 300, per: 'week' })]
  const meeting = (id: string, on: string) => taskOf(id, { type: 'meeting', timed: false, allowedDays: { first: day(on), last: day(on) }, wish: { day: day(on), windows: [], position: null } })
  const result = schedule(facts, [...Array.from({ length: 4 }, (_, i) => work(`w${i}`, 1, { priority: 'high' })), meeting('planning', '2027-01-11'), meeting('review', '2027-01-15')], sprint)
  expect(result.placements.map(({ taskId }) => taskId)).toEqual(expect.arrayContaining(['planning', 'review']))
  expect(result.unplaced.map(({ taskId }) => taskId)).toEqual(['w3'])
})

test('training that has an hour of its own keeps it, and work that can take any gives way', () => {
  const gym: Fact = { kind: 'rhythm', title: 'gym', count: null, per: 'week', atLeast: false, everyDays: null, days: { weekdays: [1, 3] }, windows: [hours(18, 19)], minutes: 60 }
  const sessions = ['2027-01-04', '2027-01-06'].map((date, index) => taskOf(`Gym ${index + 1}`, { answers: ['r0'], occurrence: { series: 'gym', index }, wish: { day: day(date), windows: [], position: null } }))
  const call = taskOf('Call the doctor', { priority: 'high', wish: { day: day('2027-01-04'), windows: [hours(18, 22)], position: null } })
  expect(lines([gym], [call, ...sessions])).toEqual(['Gym 1 2027-01-04 18:00-19:00', 'Call the doctor 2027-01-04 19:00-20:00', 'Gym 2 2027-01-06 18:00-19:00'])
})

test('one session without room does not crowd all other tasks into the first days', () => {
  const choir: Fact = { kind: 'rhythm', title: 'choir', count: null, per: 'week', atLeast: false, everyDays: null, days: { weekdays: [3] }, windows: [hours(18, 20)], minutes: 60 }
  const wednesdays = ['2027-01-06', '2027-01-13', '2027-01-20', '2027-01-27']
  const sessions = wednesdays.map((date, index) => taskOf(`Choir ${index + 1}`, { answers: ['r1'], occurrence: { series: 'choir', index }, wish: { day: day(date), windows: [], position: null } }))
  const calls = ['a', 'b'].map((id) => taskOf(`Call ${id}`, { priority: 'high', wish: { day: day('2027-01-06'), windows: [hours(18, 20)], position: null } }))
  const late = taskOf('Look back', { wish: { day: day('2027-01-25'), windows: [], position: null } })
  const placed = lines([until('2027-01-27'), choir], [...calls, ...sessions, late])
  expect(placed.filter((line) => line.startsWith('Choir')).map((line) => line.slice(8, 18))).toEqual(wednesdays)
  expect(placed.find((line) => line.startsWith('Look'))?.slice(10, 20)).toBe('2027-01-25')
})
