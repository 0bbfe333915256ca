import { expect, test } from 'vitest'
import type { Task } from '../../../contract/plan.ts'
import { eventsByDay, type DayEvent } from './day-events.ts'
import { parseDay } from './plan-day.ts'
import { sampleTask } from './sample-task.ts'
import { allDayEvents, hourRange, hourRows, shareOf, timedBlocks } from './week-layout.ts'

const DAY = '2027-01-04'

function dayOf(...tasks: Task[]): readonly DayEvent[] {
  return eventsByDay(tasks).get(parseDay(DAY)) ?? []
}

function timed(title: string, startTime: string, endTime: string): Task {
  return sampleTask(title, { date: DAY, startTime, endTime })
}

const lanesOf = (events: readonly DayEvent[]) => timedBlocks(events).map(({ event, lane, lanes }) => [event.task.title, lane, lanes])

test('what does not overlap has the whole width', () => {
  expect(lanesOf(dayOf(timed('run', '07:00', '08:00'), timed('read', '08:00', '09:30')))).toEqual([['run', 0, 1], ['read', 0, 1]])
})

test('what overlaps stands side by side, and a freed lane is used again', () => {
  const events = dayOf(timed('workshop', '09:00', '12:00'), timed('call', '09:30', '10:00'), timed('review', '10:30', '11:00'), timed('lunch', '12:00', '13:00'))
  expect(lanesOf(events)).toEqual([['workshop', 0, 2], ['call', 1, 2], ['review', 1, 2], ['lunch', 0, 1]])
})

test('short events that would cover each other on the screen stand side by side', () => {
  expect(lanesOf(dayOf(timed('a', '09:00', '09:10'), timed('b', '09:15', '09:25')))).toEqual([['a', 0, 2], ['b', 1, 2]])
})

test('the hours hold every event, with an hour around them', () => {
  expect(hourRange([dayOf(timed('early', '05:45', '06:30')), dayOf(timed('noon', '12:00', '14:00'))])).toEqual({ first: 4, last: 15 })
})

test('a few hours are shown as a third of a day, and no day has more than 24', () => {
  expect(hourRange([[]])).toEqual({ first: 8, last: 18 })
  expect(hourRange([dayOf(timed('lunch', '12:00', '13:00'))])).toEqual({ first: 11, last: 19 })
  expect(hourRange([dayOf(timed('late', '22:00', '23:50'))])).toEqual({ first: 16, last: 24 })
})

test('an event without a time, and the later days of a long one, are all-day', () => {
  const tasks = [sampleTask('trip', { date: '2027-01-03', endDate: '2027-01-05', startTime: null, endTime: null }), timed('call', '09:00', '10:00')]
  expect(allDayEvents(dayOf(...tasks)).map(({ task }) => task.title)).toEqual(['trip'])
})

test('hours that are free on every day are folded between events, and only there', () => {
  const rows = hourRows([dayOf(timed('run', '07:00', '08:00')), dayOf(timed('read', '18:00', '19:30'))])
  expect(rows.filter(({ isFolded }) => isFolded)).toEqual([{ from: 9, to: 17, isFolded: true }])
  expect(rows.map(({ from }) => from)).toEqual([6, 7, 8, 9, 17, 18, 19, 20])
  expect(hourRows([dayOf(timed('lunch', '12:00', '13:00'))]).some(({ isFolded }) => isFolded)).toBe(false)
})

test('a short gap stays as long as it is', () => {
  const rows = hourRows([dayOf(timed('a', '08:00', '09:00'), timed('b', '12:00', '13:00'))])
  expect(rows.every(({ isFolded }) => !isFolded)).toBe(true)
})

test('a moment stands as far down as the hours above it take, folded ones half an hour', () => {
  const rows = hourRows([dayOf(timed('run', '07:00', '08:00')), dayOf(timed('read', '18:00', '19:30'))])
  expect(shareOf(6 * 60, rows)).toBe(0)
  expect(shareOf(7.5 * 60, rows)).toBeCloseTo(1.5 / 7.5)
  expect(shareOf(18 * 60, rows)).toBeCloseTo(4.5 / 7.5)
  expect(shareOf(21 * 60, rows)).toBe(1)
})
