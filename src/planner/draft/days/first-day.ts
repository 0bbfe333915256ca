import type { Reading, ReadingOf } from '../../goal/brief.ts'
import { describeDay } from '../../goal/describe.ts'
import { stems } from '../../goal/matcher.ts'
import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText } from '../wording.ts'
import { weeksFor } from './usual-span.ts'

/** Id of the reading that the plan of such a goal leads to and goes on behind. */
export const FIRST_DAY = 'first-day'
const DAYS_OF_A_WEEK = 7
const USUAL_WEEKS = 5
/** Fewer days before it leave nothing to prepare in. */
const LEAST_LEAD = 2

/**
 * 'No alcohol in January', 'stop smoking on New Year's Day': what begins then is prepared in the days before it, and goes on
 * behind it. The playbook says which of its tasks that first day is, and how many days come before.
 */
export function withFirstDay(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief, language } = frame
  const { begins } = playbook ?? {}
  const task = playbook?.tasks.find(({ id }) => id === begins?.task)
  if (brief.plannerType !== 'calendar' || begins === undefined || task === undefined) return frame
  const today = dayOfMinute(brief.now)
  const named = namedDay(frame)
  if (named === null || named.day - today < LEAST_LEAD) return frame
  const { day, reading, until } = named
  const title = fillText(task.title, language)
  const last = until ?? day + (weeksFor(playbook, frame) ?? USUAL_WEEKS) * DAYS_OF_A_WEEK
  const first = Math.max(today, day - begins.daysAhead)
  const { words, start, end, strength } = reading
  const said = { words, start, end, strength, source: 'stated' as const, appliesTo: null }
  const event: ReadingOf<'event'> = { ...said, id: FIRST_DAY, text: `${title}: ${describeDay(day)}`, kind: 'event', title, days: { first: day, last: day }, from: null, to: null, place: null, person: null }
  const span: ReadingOf<'horizon'> = { ...said, id: 'around-the-first-day', source: 'assumed', text: `${last - first + 1} days from ${describeDay(first)}`, kind: 'horizon', first, last }
  return withReadings(frame, [...brief.readings.filter((other) => other !== reading && !isOfThoseDays(other, day)), event, span])
}

/** The task of its playbook that such a first day is. */
export function firstDayTask({ id, title }: ReadingOf<'event'> & { id: string }, { playbooks, language }: PlanFrame): TaskTemplate | null {
  if (id !== FIRST_DAY) return null
  return playbooks.flatMap(({ begins, tasks }) => tasks.filter((task) => task.id === begins?.task && fillText(task.title, language) === title))[0] ?? null
}

type Named = { day: DayNumber; reading: Reading; until: DayNumber | null }

/** The one day from which a goal holds: that of an event that is called as the goal is, the first one of its span, or the one behind 'on'. */
function namedDay({ brief, of }: PlanFrame): Named | null {
  const goal = new Set(stems(brief.subject))
  const [event, ...others] = of('event').filter(({ source }) => source === 'stated')
  const spans = of('horizon').filter(({ source, appliesTo }) => source === 'stated' && appliesTo === null)
  if (others.length > 0 || of('deadline').some(({ source }) => source === 'stated')) return null
  if (event !== undefined) return spans.length === 0 && stems(event.title).every((stem) => goal.has(stem)) ? { day: event.days.first, reading: event, until: null } : null
  const [span] = spans
  if (span === undefined || spans.length > 1) return null
  if (span.first !== null) return { day: span.first, reading: span, until: span.last }
  return span.last !== null && ON_THE_DAY.test(span.words) ? { day: span.last, reading: span, until: null } : null
}

const ON_THE_DAY = /(?<!\p{L})(?:on|am|an|el|le|no dia|em)(?!\p{L})/iu

/** A span that was assumed, and the ban that a 'no alcohol in January' is read as: what is banned is the goal. */
function isOfThoseDays(reading: Reading, day: DayNumber): boolean {
  if (reading.kind === 'horizon') return reading.source === 'assumed' && reading.appliesTo === null
  return reading.kind === 'exclusion' && reading.appliesTo !== null && (reading.days.spans ?? []).some(({ first }) => first === day)
}
