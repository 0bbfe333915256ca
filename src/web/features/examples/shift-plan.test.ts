import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { shiftPlanTo } from './shift-plan.ts'

const DAY_MS = 86_400_000
const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

function samplePlan(): Plan {
  const task = { description: '', startTime: null, endTime: null, priority: 'high', status: 'todo', tags: [], estimatedHours: 1, references: [], type: 'task' } as const
  return {
    id: 'p', plannerType: 'calendar', title: '', description: '', warnings: [], timeZone: 'UTC',
    tasks: [
      { ...task, id: '1', title: 'First', date: '2027-01-06', why: 'Free from Mon 4 Jan.', tags: [], references: [] },
      { ...task, id: '2', title: 'Second', date: '2027-02-27', endDate: '2027-03-02', why: 'Starts once “First” is done. If it slips: Monday 4 January 2027 is free.', tags: [], references: [] },
    ],
    metadata: { totalTasks: 2, estimatedDuration: '8 weeks', startDate: '2027-01-06', endDate: '2027-03-02' },
    assumptions: [{ text: '30 days from Mon 4 Jan 2027', source: 'assumed', words: '' }, { text: 'Working days are Monday to Friday', source: 'assumed', words: '' }],
    checks: [{ name: 'Nothing overlaps', ok: true, detail: 'No two tasks share a minute.' }, { name: '8 weeks', ok: true, detail: 'all until Tue 2 Mar' }],
  }
}

it('on any day, starts today or in the six days after, keeps weekdays and the distance between tasks', () => {
  assert(
    property(integer({ min: 19_000, max: 40_000 }), (todayNumber) => {
      const shifted = shiftPlanTo(samplePlan(), isoDay(todayNumber), 'Europe/Rome')
      const start = Date.parse(`${shifted.metadata.startDate}T00:00:00Z`) / DAY_MS
      expect(start - todayNumber).toBeGreaterThanOrEqual(0)
      expect(start - todayNumber).toBeLessThan(7)
      expect(weekday(shifted.metadata.startDate)).toBe(weekday('2027-01-06'))
      const [first, second] = shifted.tasks
      expect((Date.parse(second!.date) - Date.parse(first!.date)) / DAY_MS).toBe(52)
      expect((Date.parse(second!.endDate!) - Date.parse(second!.date)) / DAY_MS).toBe(3)
      expect(first!.date).toBe(shifted.metadata.startDate)
    }),
  )
})

it('is in the reader’s own zone and leaves out what names a date of the original', () => {
  const { timeZone, assumptions, checks, tasks } = shiftPlanTo(samplePlan(), '2026-11-21', 'Asia/Kolkata')
  expect([timeZone, assumptions.map(({ text }) => text), checks.map(({ name }) => name)]).toEqual(['Asia/Kolkata', ['Working days are Monday to Friday'], ['Nothing overlaps']])
  expect(tasks.map(({ why }) => why)).toEqual([undefined, 'Starts once “First” is done.'])
})
