import { expect, test } from 'vitest'
import type { NetworkTask } from '../draft/task-network.ts'
import { dayNumber } from '../time/day-number.ts'
import { feastsIn } from './feast-days.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'

const DECEMBER = { firstDay: dayNumber('2026-11-29'), lastDay: dayNumber('2027-01-10') }
const facts: Fact[] = [{ kind: 'horizon', first: DECEMBER.firstDay, last: DECEMBER.lastDay }]
const wanted = (day: string, changes: Partial<NetworkTask> = {}) => taskOf(`on ${day}`, { wish: { day: dayNumber(day), windows: [], position: null }, effortMinutes: 60, ...changes })

function dayOf(task: NetworkTask, others: readonly Fact[] = []): string {
  const brief = { ...briefOf([...facts, ...others]), now: DECEMBER.firstDay * 1440, timeZone: 'Europe/London' }
  const { placements } = scheduleNetwork(brief, networkOf([task]), { seed: 1 })
  return new Date(placements[0]!.days.first * 86_400_000).toISOString().slice(0, 10)
}

test.each([['2026-12-25', '2026-12-26'], ['2027-01-01', '2027-01-02'], ['2026-12-23', '2026-12-23'], ['2026-12-28', '2026-12-28']])('a sitting wished on %s is held on %s', (wished, held) => {
  expect(dayOf(wanted(wished))).toBe(held)
})

test('what finds no other day is done on the feast', () => {
  const fridays: Fact = { kind: 'availability', days: { weekdays: [5] }, windows: [], person: null }
  expect(dayOf(wanted('2026-12-25'), [fridays])).toBe('2026-12-25')
})

test('the evening before is left free too', () => {
  const evenings: Fact = { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1260 }], person: null }
  expect(dayOf(wanted('2026-12-24'), [evenings])).toBe('2026-12-23')
})

test('a goal that is about the feast keeps its days, one that ends before it does not', () => {
  const days = (prompt: string, timeZone = 'Europe/London') => feastsIn({ plannerType: 'calendar', prompt, timeZone }, DECEMBER).days.size
  expect(days('Host Christmas for eight people')).toBe(0)
  expect(days('Lay the floor before Christmas')).toBe(2)
  expect(days('Lay the floor', 'Asia/Kolkata')).toBe(0)
})
