import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief, ReadingOf } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import { civilOf, mondayOf } from '../time/day-number.ts'
import { hardReadingsOf, matchesDay } from './day-pattern.ts'
import { daysOf } from './day-tables.ts'
import { sprintOf } from './plan-span.ts'
import type { PlanSpan, SprintCalendar } from './plan-span.ts'
import type { Quota } from './problem.ts'

export type Period = 'day' | 'week' | 'month' | 'sprint' | 'total'
export type Calendar = { span: PlanSpan; sprints: SprintCalendar | null }

/** Numbers the days of the span by the period that holds them. */
function bucketDays(calendar: Calendar, per: Period): { bucketOfDay: Int32Array; buckets: number } {
  const days = daysOf(calendar.span)
  if (per === 'day') return { bucketOfDay: Int32Array.from(days.keys()), buckets: days.length }
  const keys = days.map((day) => periodKey(calendar, per, day))
  const numbers = new Map([...new Set(keys.filter((key) => key !== null))].map((key, index) => [key, index]))
  return { bucketOfDay: Int32Array.from(keys, (key) => (key === null ? -1 : numbers.get(key)!)), buckets: numbers.size }
}

function periodKey({ sprints }: Calendar, per: Exclude<Period, 'day'>, day: number): number | null {
  if (per === 'week') return mondayOf(day)
  if (per === 'month') return civilOf(day).year * 12 + civilOf(day).month
  if (per === 'sprint') return sprints === null ? 0 : sprintOf(sprints, day)
  return 0
}

export function limitQuota(limit: ReadingOf<'limit'>, calendar: Calendar): Quota {
  const { bucketOfDay, buckets } = bucketDays(calendar, limit.per)
  const held = limit.days
  const ofItsDays = held === undefined ? bucketOfDay : bucketOfDay.map((bucket, index) => (matchesDay(held, calendar.span.firstDay + index) ? bucket : -1))
  return { readingId: limit.id, measure: limit.measure, max: limit.max ?? Infinity, bucketOfDay: ofItsDays, buckets }
}

export function capacityQuota(capacity: { minutes: number; per: Period }, calendar: Calendar): Quota {
  return { readingId: '', measure: 'minutes', max: capacity.minutes, ...bucketDays(calendar, capacity.per) }
}

/** A counted rhythm never exceeds its count in a period, unless it said 'at least'. */
export function rhythmQuota(rhythm: ReadingOf<'rhythm'>, calendar: Calendar): Quota | null {
  if (rhythm.count === null || rhythm.atLeast || rhythm.per === 'total') return null
  return { readingId: rhythm.id, measure: 'tasks', max: rhythm.count, ...bucketDays(calendar, rhythm.per) }
}

/** Limits of a task: all that match it, less those a narrower one of the same kind overrides (without a number it excepts). */
export function limitsOf(limits: readonly ReadingOf<'limit'>[], task: NetworkTask): ReadingOf<'limit'>[] {
  const bound = limits.filter((limit) => matchesTask(limit.appliesTo, task))
  const isNarrowed = (limit: ReadingOf<'limit'>) =>
    limit.appliesTo === null && bound.some((other) => other.appliesTo !== null && other.measure === limit.measure && other.per === limit.per)
  return bound.filter((limit) => limit.max !== null && !isNarrowed(limit))
}

export function hardLimits(brief: Brief): ReadingOf<'limit'>[] {
  return hardReadingsOf(brief, 'limit')
}
