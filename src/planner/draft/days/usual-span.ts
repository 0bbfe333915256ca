import type { ReadingOf } from '../../goal/brief.ts'
import { describeDay } from '../../goal/describe.ts'
import { DAYS_OF_A_CALENDAR_PLAN, DAYS_OF_A_SLOW_PLAN } from '../../goal/assume.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { planFrame } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword } from '../wording.ts'

const DAYS_OF_A_WEEK = 7

/** A plan whose length nobody said is as long as its kind of goal usually takes: a wedding is no month. */
export function withUsualSpan(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const end = frame.brief.plannerType === 'calendar' ? assumedSpan(frame) : null
  const days = (weeksFor(playbook, frame) ?? 0) * DAYS_OF_A_WEEK
  if (end === null || days === 0) return frame
  const first = end.first ?? frame.first
  const length = end.last! - first + 1
  // A day or two a week is slow already: it never makes a plan shorter.
  const wanted = length === DAYS_OF_A_CALENDAR_PLAN ? days : Math.max(days, length)
  if (wanted === length) return frame
  const readings = frame.brief.readings.map((reading) => (reading === end ? { ...end, last: first + wanted - 1, text: `${wanted} days from ${describeDay(first)}` } : reading))
  return { ...planFrame({ ...frame.brief, readings }), language: frame.language, playbooks: frame.playbooks }
}

/** 'First fish no earlier than 10 April': a plan that nobody ended goes on until some time after what opens last. */
export function withWhatOpensLate(frame: PlanFrame): PlanFrame {
  const end = frame.brief.plannerType === 'calendar' ? frame.of('horizon').find(({ source, appliesTo, last }) => source === 'assumed' && appliesTo === null && last !== null) : undefined
  const opens = Math.max(...frame.of('horizon').filter(({ source, appliesTo }) => source === 'stated' && appliesTo !== null).flatMap(({ first }) => first ?? []))
  const bounded = frame.of('event').some(({ days }) => days.last > opens) || frame.of('deadline').some(({ appliesTo }) => appliesTo === null)
  if (end === undefined || bounded || opens < end.last! || opens > end.last! + MOST_DAYS_LATER) return frame
  const [first, last] = [end.first ?? frame.first, opens + DAYS_WITH_IT]
  const readings = frame.brief.readings.map((reading) => (reading === end ? { ...end, last, text: `${last - first + 1} days from ${describeDay(first)}` } : reading))
  return { ...planFrame({ ...frame.brief, readings }), language: frame.language, playbooks: frame.playbooks }
}

const DAYS_WITH_IT = 13
const MOST_DAYS_LATER = 183

/** Weeks that the playbook gave the plan, or null where the goal says how long it is. */
export function usualWeeksOf(playbook: Playbook | null, frame: PlanFrame): number | null {
  const { brief, first, last } = frame
  const isAssumed = brief.readings.some((reading) => reading.kind === 'horizon' && reading.source === 'assumed' && reading.appliesTo === null)
  const weeks = weeksFor(playbook, frame)
  return isAssumed && weeks !== null && last - first + 1 === weeks * DAYS_OF_A_WEEK ? weeks : null
}

function weeksFor(playbook: Playbook | null, { words }: PlanFrame): number | null {
  const special = playbook?.usualWeeksFor?.find(({ mentions }) => hasAnyKeyword(words, mentions))
  return special?.weeks ?? playbook?.usualWeeks ?? null
}

/** The span that stands in where the goal names no end, no event, no deadline and no number of sessions. */
function assumedSpan({ of }: PlanFrame): ReadingOf<'horizon'> | null {
  const ends = of('horizon').filter(({ last, appliesTo }) => last !== null && appliesTo === null)
  const [end, ...more] = ends
  const isOpen = end?.source === 'assumed' && more.length === 0 && of('event').length === 0 && of('deadline').length === 0 && !of('rhythm').some(({ per }) => per === 'total')
  const length = isOpen ? end.last! - (end.first ?? 0) + 1 : 0
  return length === DAYS_OF_A_CALENDAR_PLAN || length === DAYS_OF_A_SLOW_PLAN ? end! : null
}
