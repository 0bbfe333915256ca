import { describe, expect, it } from 'vitest'
import type { NetworkTask } from '../draft/task-network.ts'
import type { Placement, Schedule } from '../schedule/placement.ts'
import { at, briefOf } from '../verify/testing/facts.ts'
import { dayNumber } from '../time/day-number.ts'
import { shortfallsOfWork } from './shortfall-of-work.ts'

const UNITS = { kind: 'topic', label: 'unit', list: 0, position: 1, amount: { value: 10, unit: 'units' }, minutes: 240, text: '10 units: 40 h' } as const
const DEADLINE = { kind: 'deadline', latest: at('2027-01-09', 0), event: null } as const

/** One sitting a day of so many minutes, from Monday 4 January on. */
function planOf(minutes: readonly number[]): { tasks: Pick<NetworkTask, 'id' | 'title' | 'subjects' | 'type'>[]; schedule: Schedule } {
  const days = minutes.map((_, index) => dayNumber('2027-01-04') + index)
  const tasks = minutes.map((_, index) => ({ id: `t${index}`, title: `Unit ${index}`, subjects: ['unit'], type: 'task' as const }))
  const placements = minutes.map((length, index): Placement => ({ taskId: `t${index}`, days: { first: days[index]!, last: days[index]! }, time: { start: days[index]! * 1440 + 600, end: days[index]! * 1440 + 600 + length }, assignee: null, sprint: null, boundBy: { kind: 'earliest' } }))
  return { tasks, schedule: { placements, unplaced: [], remedies: [], capacity: [] } }
}

describe('stated work that exceeds the time', () => {
  it('says by how much, and what would make it fit', () => {
    expect(shortfallsOfWork({ brief: briefOf([UNITS, DEADLINE]), ...planOf([120, 120, 120, 120, 120]) })).toEqual([
      '“10 units” takes 40 h, and the plan has 10 h for it until Friday 8 January 2027: 30 h are missing. Any one of these would make it fit: 8 h of it every day; 15 days more at this pace; no more than 2 of 10 units.',
    ])
  })

  it.each([
    ['all of it has its time', [480, 480, 480, 480, 480]],
    ['it comes out a little short', [420, 420, 420, 420, 420]],
    ['nothing of it is planned, which another check says', []],
  ])('says nothing where %s', (_, minutes) => {
    expect(shortfallsOfWork({ brief: briefOf([UNITS, DEADLINE]), ...planOf(minutes) })).toEqual([])
  })
})
