import { expect, test } from 'vitest'
import type { NetworkTask } from '../draft/task-network.ts'
import type { Placement } from '../schedule/placement.ts'
import { at, briefOf, day } from '../verify/testing/facts.ts'
import { presentTasks } from './present-tasks.ts'

test('tasks are shown in order of time, with what they depend on and why they stand there', () => {
  const tasks = [networkTask('b', { after: [{ taskId: 'a', lagMinutes: 0 }] }), networkTask('a')]
  const placements = [placed('b', '2027-01-05', 10, 11, { boundBy: { kind: 'predecessor', taskId: 'a' } }), placed('a', '2027-01-05', 9, 10)]
  const shown = present(tasks, placements)
  expect(shown.map(({ id, startTime, endTime, dependsOn }) => [id, startTime, endTime, dependsOn])).toEqual([
    ['a', '09:00', '10:00', undefined],
    ['b', '10:00', '11:00', ['a']],
  ])
  expect(shown[1]!.why).toBe('Starts once “Task a” is done.')
})

test('a task says when it could be done instead, and what that would push', () => {
  const nextPlace = { start: at('2027-01-07', 18), pushes: 'b' }
  const placements = [placed('a', '2027-01-05', 9, 10, { nextPlace }), placed('b', '2027-01-06', 9, 10, { nextPlace: null, boundBy: { kind: 'deadline', readingId: null } })]
  expect(present([networkTask('a'), networkTask('b')], placements).map(({ why }) => why)).toEqual([
    'As early as possible. Opens the plan. If it slips: Thursday 7 January 2027, 18:00 is free, but “Task b” would have to move.',
    'Placed to be done in time. 1 day after “Task a”. No later time is free for it.',
  ])
})

test('what is not placed is not shown, and nothing depends on it', () => {
  const shown = present([networkTask('a'), networkTask('b', { after: [{ taskId: 'a', lagMinutes: 0 }] })], [placed('b', '2027-01-05', 9, 10)])
  expect(shown.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([['b', undefined]])
})

test('a date-only task over several days has an end date and no times', () => {
  const placement: Placement = { ...placed('a', '2027-01-05', 9, 10), days: { first: day('2027-01-05'), last: day('2027-01-07') }, time: null }
  expect(present([networkTask('a', { timed: false })], [placement])[0]).toMatchObject({ date: '2027-01-05', endDate: '2027-01-07', startTime: null, endTime: null })
})

test('an end at midnight is shown as 23:59, and a night as two tasks', () => {
  expect(present([networkTask('a')], [placed('a', '2027-01-05', 22, 24)])[0]).toMatchObject({ startTime: '22:00', endTime: '23:59' })
  const night = present([networkTask('a')], [placed('a', '2027-01-05', 22, 26)])
  expect(night.map(({ id, date, startTime, endTime }) => [id, date, startTime, endTime])).toEqual([
    ['a', '2027-01-05', '22:00', '23:59'],
    ['a-night1', '2027-01-06', '00:00', '02:00'],
  ])
})

test('between two stays the plan travels on the day they share', () => {
  const stay = (place: string): Partial<NetworkTask> => ({ title: `Stay in ${place}`, type: 'event', location: place, timed: false })
  const span = (taskId: string, first: string, last: string): Placement => ({ ...placed(taskId, first, 0, 1), days: { first: day(first), last: day(last) }, time: null })
  const brief = briefOf(['Porto', 'Nice'].map((place) => ({ kind: 'stay', place, days: null, nights: 2, within: [] })))
  const shown = present([networkTask('p', stay('Porto')), networkTask('n', stay('Nice'))], [span('p', '2027-05-03', '2027-05-05'), span('n', '2027-05-05', '2027-05-07')], brief)
  expect(shown.map(({ title, date }) => [title, date])).toEqual([
    ['Stay in Porto', '2027-05-03'],
    ['Stay in Nice', '2027-05-05'],
    ['Travel from Porto to Nice', '2027-05-05'],
  ])
})

function present(tasks: NetworkTask[], placements: Placement[], brief = briefOf([])) {
  const network = { title: '', description: '', tasks, assumptions: [] }
  return presentTasks(brief, network, { placements, unplaced: [], remedies: [], capacity: [] }).map(({ task }) => task)
}

function placed(taskId: string, date: string, from: number, to: number, changes: Partial<Placement> = {}): Placement {
  return { taskId, days: { first: day(date), last: day(date) }, time: { start: at(date, from), end: at(date, to) }, assignee: null, sprint: null, boundBy: { kind: 'earliest' }, ...changes }
}

function networkTask(id: string, changes: Partial<NetworkTask> = {}): NetworkTask {
  return {
    id, title: `Task ${id}`, description: '', priority: 'medium', type: 'task', tags: [], references: [], location: null, subjects: [], effortMinutes: 60, timed: true, spanDays: 1,
    after: [], optional: false, fixed: null, allowedDays: null, wish: { day: null, windows: [], position: null }, occurrence: null, assignee: null, role: null, sprintWish: null, answers: [], ...changes,
  }
}
