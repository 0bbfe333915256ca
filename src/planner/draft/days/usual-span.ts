import type { ReadingOf } from '../../goal/brief.ts'
import { daysOfGate } from '../../goal/gates/gate-length.ts'
import { describeDay } from '../../goal/describe.ts'
import { DAYS_OF_A_CALENDAR_PLAN, DAYS_OF_A_SLOW_PLAN, DAYS_OF_A_SPRINT_PLAN } from '../../goal/assume.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword } from '../wording.ts'

const DAYS_OF_A_WEEK = 7

/** A plan whose length nobody said is as long as its kind of goal usually takes: a wedding is no month. */
export function withUsualSpan(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const end = frame.brief.plannerType === 'calendar' ? assumedSpan(frame, [DAYS_OF_A_CALENDAR_PLAN, DAYS_OF_A_SLOW_PLAN]) : null
  const days = (weeksFor(playbook, frame) ?? 0) * DAYS_OF_A_WEEK
  if (end === null || days === 0) return frame
  const first = end.first ?? frame.first
  const length = end.last! - first + 1
  // A day or two a week is slow already: it never makes a plan shorter.
  const wanted = length === DAYS_OF_A_CALENDAR_PLAN ? days : Math.max(days, length)
  if (wanted === length) return frame
  return spanning(frame, end, wanted)
}

/** The plan over so many days in place of those that were assumed. */
export function spanning(frame: PlanFrame, end: ReadingOf<'horizon'>, days: number): PlanFrame {
  const first = end.first ?? frame.first
  const readings = frame.brief.readings.map((reading) => (reading === end ? { ...end, last: first + days - 1, text: `${days} days from ${describeDay(first)}` } : reading))
  return withReadings(frame, readings)
}

/** 'First fish no earlier than 10 April': a plan that nobody ended goes on until some time after what opens last. */
export function withWhatOpensLate(frame: PlanFrame): PlanFrame {
  const { brief, of, first, last } = frame
  const spans = of('horizon').filter((horizon) => horizon.appliesTo === null && horizon.last !== null)
  const opening = of('horizon').filter(({ source, appliesTo, first: opens }) => source === 'stated' && appliesTo !== null && opens !== null)
  const opens = Math.max(...opening.map((horizon) => horizon.first!))
  // Being ready for an event is not the end of all.
  const isBounded = of('event').some(({ days }) => days.last > opens) || of('deadline').some(({ appliesTo, event }) => appliesTo === null && event === null) || spans.some(({ source }) => source === 'stated')
  if (brief.plannerType !== 'calendar' || isBounded || opens < last || opens > last + MOST_DAYS_LATER) return frame
  const [end] = spans
  const from = end?.first ?? first
  const until = opens + DAYS_WITH_IT
  const span: ReadingOf<'horizon'> = { ...(end ?? { ...opening[0]!, id: 'what-opens-late', words: '', start: 0, end: 0, source: 'assumed', appliesTo: null }), first: from, last: until, text: `${until - from + 1} days from ${describeDay(from)}` }
  const readings = end === undefined ? [...brief.readings, span] : brief.readings.map((reading) => (reading === end ? span : reading))
  return withReadings(frame, readings)
}

/** A plan that nobody ended goes on until some time after what others take their time for can be there. */
export function withTimeOfOthers(frame: PlanFrame): PlanFrame {
  const [end, ...more] = frame.of('horizon').filter(({ last, appliesTo }) => last !== null && appliesTo === null)
  const longest = Math.max(0, ...frame.of('gate').map(daysOfGate))
  const isOpen = end?.source === 'assumed' && more.length === 0 && frame.of('event').length === 0 && !frame.of('deadline').some(({ appliesTo }) => appliesTo === null)
  const wanted = longest + DAYS_WITH_IT + 1
  return frame.brief.plannerType !== 'calendar' || !isOpen || longest === 0 || end.last! - (end.first ?? frame.first) + 1 >= wanted ? frame : spanning(frame, end, wanted)
}

const DAYS_WITH_IT = 13
const MOST_DAYS_LATER = 183

/** Whole weeks that the playbook or the work gave the plan, or null where the goal says how long it is. */
export function assumedWeeks(playbook: Playbook | null, frame: PlanFrame): { weeks: number; by: 'playbook' | 'work' } | null {
  const { brief, first, last } = frame
  const isAssumed = brief.readings.some((reading) => reading.kind === 'horizon' && reading.source === 'assumed' && reading.appliesTo === null)
  const weeks = (last - first + 1) / DAYS_OF_A_WEEK
  const usual = weeksFor(playbook, frame)
  // The day that such a goal is for is the last that suits it, and some things are left to do after it.
  if (isAssumed && usual !== null && frame.of('event').some(({ source }) => source === 'assumed')) return { weeks: usual, by: 'playbook' }
  if (!isAssumed || !Number.isInteger(weeks)) return null
  if (weeks === usual) return { weeks, by: 'playbook' }
  return brief.plannerType === 'sprint' && weeks * DAYS_OF_A_WEEK > DAYS_OF_A_SPRINT_PLAN ? { weeks, by: 'work' } : null
}

/** Weeks that such a goal usually takes. */
export function weeksFor(playbook: Playbook | null, { words }: PlanFrame): number | null {
  const special = playbook?.usualWeeksFor?.find(({ mentions }) => hasAnyKeyword(words, mentions))
  return special?.weeks ?? playbook?.usualWeeks ?? null
}

/** The span, of one of these lengths in days, that stands in where the goal names no end, no event, no deadline and no number of sessions. */
export function assumedSpan({ of }: PlanFrame, lengths: readonly number[]): ReadingOf<'horizon'> | null {
  const ends = of('horizon').filter(({ last, appliesTo }) => last !== null && appliesTo === null)
  const [end, ...more] = ends
  const isOpen = end?.source === 'assumed' && more.length === 0 && of('event').length === 0 && of('deadline').length === 0 && !of('rhythm').some(({ per }) => per === 'total')
  return isOpen && lengths.includes(end.last! - (end.first ?? 0) + 1) ? end : null
}
