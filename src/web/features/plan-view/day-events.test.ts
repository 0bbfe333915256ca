import { describe, expect, test } from 'vitest'
import type { Task } from '../../../contract/plan.ts'
import { cellContents, eventsByDay, upcomingTasks } from './day-events.ts'
import { parseDay } from './plan-day.ts'
import { sampleTask } from './sample-task.ts'

const day = parseDay('2026-08-23')

describe('the events of a day', () => {
  test('come all-day first, then by time', () => {
    const byDay = eventsByDay([task('late', { startTime: '18:00' }), task('early', { startTime: '09:00' }), task('all day')])
    expect(byDay.get(day)!.map((event) => event.task.title)).toEqual(['all day', 'early', 'late'])
  })

  test('include a task of several days on each of them', () => {
    const byDay = eventsByDay([task('conference', { endDate: '2026-08-25' })])
    expect([day, day + 1, day + 2, day + 3].map((each) => byDay.get(each)?.[0]?.continued)).toEqual([false, true, true, undefined])
  })

  test('show at most two in a cell and count the rest', () => {
    const byDay = eventsByDay([task('a'), task('b'), task('c'), task('d'), task('e')])
    expect(cellContents([day], byDay)).toMatchObject({ hiddenCount: 3, shown: [{ task: { title: 'a' } }, { task: { title: 'b' } }] })
  })

  test('give both days of a folded cell a place', () => {
    const byDay = eventsByDay([task('a'), task('b'), task('c', { date: '2026-08-30' })])
    const { shown, hiddenCount } = cellContents([day, day + 7], byDay)
    expect(shown.map((event) => event.task.title)).toEqual(['a', 'c'])
    expect(hiddenCount).toBe(1)
  })

  test('leave both places to the one day of a folded cell that has events', () => {
    const byDay = eventsByDay([task('a'), task('b')])
    expect(cellContents([day, day + 7], byDay)).toMatchObject({ shown: [{}, {}], hiddenCount: 0 })
  })
})

describe('upcoming events', () => {
  test('keep what runs today and drop what is over', () => {
    const tasks = [
      task('next week', { date: '2026-08-30' }),
      task('over', { date: '2026-08-22' }),
      task('running', { date: '2026-08-20', endDate: '2026-08-23' }),
      task('tonight', { startTime: '20:00' }),
      task('this morning', { startTime: '08:00' }),
    ]
    expect(upcomingTasks(tasks, day).map((each) => each.title)).toEqual(['running', 'this morning', 'tonight', 'next week'])
  })
})

function task(title: string, fields: Partial<Task> = {}): Task {
  return sampleTask(title, { date: '2026-08-23', ...fields })
}
