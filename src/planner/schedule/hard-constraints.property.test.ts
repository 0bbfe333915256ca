import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import type { ClockWindow, Weekday } from '../time/calendar-time.ts'
import { dayNumber, mondayOf, weekdayOf } from '../time/day-number.ts'
import type { Placement } from './placement.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'

const RUNS = { numRuns: 150 }
/** Generous, for machines that do other things besides. */
const PATIENTLY = { timeout: 60_000 }
const MONDAY = dayNumber('2027-01-04')
const NOW = MONDAY * 1440 + 480

const weekdays = fc.uniqueArray(fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7), { minLength: 1, maxLength: 5 })
const window = fc.tuple(fc.integer({ min: 28, max: 80 }), fc.integer({ min: 2, max: 16 })).map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }))
const windows = fc.array(window, { minLength: 1, maxLength: 2 })
const span = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 4 })).map(([first, length]) => ({ first: MONDAY + first, last: MONDAY + first + length }))

const calendarFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ kind: fc.constant('availability' as const), days: fc.record({ weekdays }), windows, person: fc.constant(null) }),
  fc.record({ kind: fc.constant('exclusion' as const), days: fc.record({ spans: span.map((one) => [one]) }), windows: fc.constant<ClockWindow[]>([]), person: fc.constant(null) }),
  fc.record({ kind: fc.constant('exclusion' as const), days: fc.record({ weekdays }), windows, person: fc.constant(null) }),
  fc.record({ kind: fc.constant('commitment' as const), title: fc.constant('busy'), days: fc.record({ weekdays }), windows, person: fc.constant(null), inPlan: fc.constant(false) }),
  fc.record({ kind: fc.constant('limit' as const), measure: fc.constantFrom('minutes' as const, 'tasks' as const), per: fc.constantFrom('day' as const, 'week' as const), min: fc.constant(null), max: fc.integer({ min: 1, max: 300 }), person: fc.constant(null) }),
  fc.record({ kind: fc.constant('spacing' as const), minGapDays: fc.integer({ min: 1, max: 4 }), restDays: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('deadline' as const), latest: fc.integer({ min: 1, max: 20 }).map((days) => NOW + days * 1440), event: fc.constant(null) }),
)

const taskShape = fc.record({
  effortMinutes: fc.integer({ min: 15, max: 180 }),
  timed: fc.boolean(),
  optional: fc.boolean(),
  after: fc.option(fc.nat(), { freq: 2 }),
  position: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

const tasksOf = fc.array(taskShape, { minLength: 1, maxLength: 14 }).map((shapes) =>
  shapes.map((shape, index): NetworkTask =>
    taskOf(`t${index}`, {
      ...shape,
      after: shape.after === null || index === 0 ? [] : [{ taskId: `t${shape.after % index}`, lagMinutes: 0 }],
      wish: { day: null, windows: [], position: shape.position },
    }),
  ),
)

type Case = { brief: Brief; tasks: NetworkTask[]; placements: Placement[] }

function solve(facts: Fact[], tasks: NetworkTask[], changes: Partial<Brief> = {}): Case {
  const horizon: Fact = { kind: 'horizon', first: MONDAY, last: MONDAY + 20 }
  const brief = briefOf([horizon, ...facts], { now: NOW, ...changes })
  const schedule = scheduleNetwork(brief, networkOf(tasks), { seed: 1, schedules: 20 })
  expect(schedule.placements.length + schedule.unplaced.length).toBe(tasks.length)
  return { brief, tasks, placements: schedule.placements }
}

const minutesOf = ({ time }: Placement) => Array.from({ length: time ? time.end - time.start : 0 }, (_, i) => time!.start + i)
const isIn = (minute: number, windows: { from: number; to: number }[]) => windows.length === 0 || windows.some(({ from, to }) => from <= minute % 1440 && minute % 1440 < to)
const dayMatches = (minute: number, days: { weekdays?: Weekday[]; spans?: { first: number; last: number }[] }) => {
  const day = Math.floor(minute / 1440)
  return (!days.weekdays || days.weekdays.includes(weekdayOf(day))) && (!days.spans || days.spans.some(({ first, last }) => first <= day && day <= last))
}

function minuteProblems({ brief, placements }: Case): string[] {
  const available = brief.readings.filter((reading) => reading.kind === 'availability')
  return placements.flatMap((placement) =>
    minutesOf(placement).flatMap((minute) => {
      const problems: string[] = []
      if (minute < NOW) problems.push('before now')
      if (available.length > 0 && !available.some(({ days, windows }) => dayMatches(minute, days) && isIn(minute, windows))) problems.push('outside availability')
      for (const reading of brief.readings) {
        if ((reading.kind === 'exclusion' || reading.kind === 'commitment') && dayMatches(minute, reading.days) && isIn(minute, reading.windows)) problems.push(reading.kind)
        if (reading.kind === 'deadline' && minute >= reading.latest) problems.push('deadline')
        if (reading.kind === 'horizon' && Math.floor(minute / 1440) > reading.last!) problems.push('horizon')
      }
      return problems.map((problem) => `${placement.taskId}: ${problem}`)
    }),
  )
}

function overlapProblems(placements: readonly Placement[]): string[] {
  const timed = placements.filter(({ time }) => time !== null).toSorted((a, b) => a.time!.start - b.time!.start)
  return timed.slice(1).flatMap((placement, i) => (placement.time!.start < timed[i]!.time!.end ? [`${placement.taskId} overlaps`] : []))
}

function orderProblems({ tasks, placements }: Case): string[] {
  const placed = new Map(placements.map((placement) => [placement.taskId, placement]))
  return tasks.flatMap(({ id, after }) =>
    after.flatMap(({ taskId }) => {
      const [before, now] = [placed.get(taskId), placed.get(id)]
      if (!before || !now) return []
      const isLate = before.time && now.time ? now.time.start < before.time.end : now.days.first < before.days.last
      return isLate ? [`${id} before ${taskId}`] : []
    }),
  )
}

function limitProblems({ brief, tasks, placements }: Case): string[] {
  const effort = new Map(tasks.map(({ id, effortMinutes }) => [id, effortMinutes]))
  return brief.readings.flatMap((reading) => {
    if (reading.kind !== 'limit') return []
    const sums = new Map<number, number>()
    for (const { taskId, days } of placements) {
      const period = reading.per === 'day' ? days.first : mondayOf(days.first)
      sums.set(period, (sums.get(period) ?? 0) + (reading.measure === 'tasks' ? 1 : effort.get(taskId)!))
    }
    return [...sums.values()].some((sum) => sum > reading.max!) ? [`limit ${reading.max}`] : []
  })
}

function spacingProblems({ brief, placements }: Case): string[] {
  const days = [...new Set(placements.filter(({ time }) => time !== null).map((placement) => placement.days.first))].toSorted((a, b) => a - b)
  return brief.readings.flatMap((reading) => {
    if (reading.kind !== 'spacing') return []
    const close = days.slice(1).filter((day, i) => day - days[i]! < reading.minGapDays)
    const full = days.filter((day) => days.filter((other) => mondayOf(other) === mondayOf(day)).length > 7 - reading.restDays)
    return [...close.map((day) => `${day} is too close`), ...full.map((day) => `no rest in the week of ${day}`)]
  })
}

test('no calendar breaks a hard constraint', PATIENTLY, () => {
  fc.assert(
    fc.property(fc.array(calendarFact, { maxLength: 7 }), tasksOf, (facts, tasks) => {
      const solved = solve(facts, tasks)
      expect([...minuteProblems(solved), ...overlapProblems(solved.placements), ...orderProblems(solved), ...limitProblems(solved), ...spacingProblems(solved)]).toEqual([])
    }),
    RUNS,
  )
})

const people = fc.array(fc.option(fc.integer({ min: 2, max: 10 })), { minLength: 1, maxLength: 4 })
const sprintShape = fc.record({ effortMinutes: fc.integer({ min: 30, max: 1500 }), after: fc.option(fc.nat(), { freq: 2 }), owner: fc.option(fc.nat()), sprintWish: fc.option(fc.integer({ min: 1, max: 2 })) })

test('no sprint plan gives anybody more than a day holds, breaks an order or leaves its sprint', PATIENTLY, () => {
  fc.assert(
    fc.property(people, fc.array(sprintShape, { minLength: 1, maxLength: 14 }), fc.option(span), (hours, shapes, away) => {
      const facts: Fact[] = [
        { kind: 'sprint-calendar', count: 2, lengthDays: 14, firstDay: MONDAY },
        ...hours.map((each, i): Fact => ({ kind: 'person', name: `P${i}`, roles: [], isUser: false, capacity: each === null ? null : { minutes: each * 60, per: 'day' } })),
        ...(away === null ? [] : [{ kind: 'exclusion', days: { spans: [away] }, windows: [], person: 'P0' } satisfies Fact]),
      ]
      const tasks = shapes.map(({ after, owner, ...shape }, index) =>
        taskOf(`t${index}`, { ...shape, timed: false, assignee: owner === null ? null : `P${owner % hours.length}`, after: after === null || index === 0 ? [] : [{ taskId: `t${after % index}`, lagMinutes: 0 }] }),
      )
      const solved = solve(facts, tasks, { plannerType: 'sprint' })
      expect([...orderProblems(solved), ...sprintProblems(solved, hours), ...absenceProblems(solved.placements, away)]).toEqual([])
    }),
    RUNS,
  )
})

function sprintProblems({ tasks, placements }: Case, hours: readonly (number | null)[]): string[] {
  const effort = new Map(tasks.map(({ id, effortMinutes }) => [id, effortMinutes]))
  const straddling = placements.filter(({ days }) => Math.floor((days.first - MONDAY) / 14) !== Math.floor((days.last - MONDAY) / 14))
  // Work between two days of one person must fit into the working days between them, both counted.
  const overloaded = placements.flatMap((from) =>
    placements.filter((to) => to.assignee === from.assignee && to.days.last >= from.days.first).flatMap((to) => {
      const inside = placements.filter((each) => each.assignee === from.assignee && each.days.first >= from.days.first && each.days.last <= to.days.last)
      const worked = Array.from({ length: to.days.last - from.days.first + 1 }, (_, i) => from.days.first + i).filter((day) => weekdayOf(day) <= 5).length
      const room = worked * (hours[Number(from.assignee!.slice(1))] ?? 8) * 60
      return inside.reduce((sum, { taskId }) => sum + effort.get(taskId)!, 0) > room ? [`${from.assignee} overloaded from ${from.taskId} to ${to.taskId}`] : []
    }),
  )
  return [...straddling.map(({ taskId }) => `${taskId} in two sprints`), ...overloaded]
}

function absenceProblems(placements: readonly Placement[], away: { first: number; last: number } | null): string[] {
  if (away === null) return []
  const isAway = (day: number) => away.first <= day && day <= away.last
  return placements.filter(({ assignee, days }) => assignee === 'P0' && (isAway(days.first) || isAway(days.last))).map(({ taskId }) => `${taskId} while away`)
}

test('the same input and seed give the same schedule', PATIENTLY, () => {
  fc.assert(
    fc.property(fc.array(calendarFact, { maxLength: 5 }), tasksOf, fc.integer({ min: 0, max: 99 }), (facts, tasks, seed) => {
      const brief = briefOf(facts, { now: NOW })
      expect(scheduleNetwork(brief, networkOf(tasks), { seed })).toEqual(scheduleNetwork(brief, networkOf(tasks), { seed }))
    }),
    { numRuns: 50 },
  )
})
