import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** 'Time frame 12 July to 3 September, 2-week iterations': sprints without a first day of their own begin with the plan's days, and fill them. */
export function settleSprintDays(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind === 'sprint-calendar') {
    endAtLaterStarts(context, calendar)
    reachDatedParts(context, calendar)
  }
  if (calendar?.kind !== 'sprint-calendar' || calendar.firstDay !== null || calendar.lengthDays === null) return
  const days = context.readings.filter((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null)
  const firsts = days.flatMap((reading) => (reading.kind === 'horizon' && reading.first !== null && reading.first >= context.today && (reading.last === null || reading.last - reading.first < DAYS_OF_A_YEAR) ? [reading.first] : []))
  if (firsts.length !== 1) return
  calendar.firstDay = firsts[0]!
  const ends = context.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null && reading.event === null ? [Math.floor((reading.latest - 1) / MINUTES_PER_DAY)] : []))
  const spans = days.flatMap((reading) => (reading.kind === 'horizon' && reading.last !== null ? [reading.last] : []))
  const lasts = (spans.length > 0 ? spans : ends).filter((last) => last > firsts[0]!)
  if (calendar.count === null && lasts.length === 1) calendar.count = Math.ceil((lasts[0]! - calendar.firstDay + 1) / calendar.lengthDays)
  calendar.text += ` from ${describeDay(calendar.firstDay)}`
}

/** 'Test week in Utrecht 17-21 May', 'a trial with the group starting 4 October': without a stated end, the sprints reach what is dated last, and one of them what begins then. */
function reachDatedParts({ readings, today }: ReadingContext, calendar: ReadingOf<'sprint-calendar'>): void {
  const { count, firstDay, lengthDays } = calendar
  if (count !== null || lengthDays === null) return
  const isEnded = readings.some((reading) => reading.source === 'stated' && (reading.kind === 'event' || reading.appliesTo === null && (reading.kind === 'deadline' || reading.kind === 'horizon')))
  const lasts = readings.flatMap((reading) => {
    if (reading.kind === 'deadline') return firstDay === null ? [] : [reading.latest / MINUTES_PER_DAY - 1]
    if (reading.kind !== 'horizon') return []
    return reading.last !== null ? [reading.last] : reading.first !== null && reading.appliesTo !== null ? [reading.first + lengthDays - 1] : []
  })
  const last = Math.max(...lasts)
  const from = firstDay ?? today
  if (!isEnded && last > from) calendar.count = Math.ceil((last + 1 - from) / lengthDays)
}

/** 'New price list, in force from 1 June. Weekly sprints from 19 April': what begins behind the sprints is what they lead to. */
function endAtLaterStarts(context: ReadingContext, { firstDay, lengthDays }: ReadingOf<'sprint-calendar'>): void {
  if (firstDay === null || lengthDays === null || context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)) return
  // 'Hive visits only above 10 degrees, so not before 1 February' says of something else when it may begin at the earliest.
  const isAtTheEarliest = (reading: (typeof context.readings)[number]) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.last === null && EARLIEST.test(reading.words) && (reading.first ?? 0) >= firstDay + lengthDays
  leaveToNotes(context, context.readings.filter(isAtTheEarliest))
  context.readings = context.readings.filter((reading) => !isAtTheEarliest(reading))
  context.readings = context.readings.map((reading) => {
    if (reading.kind !== 'horizon' || reading.source !== 'stated' || reading.appliesTo !== null || reading.last !== null || reading.first === null || reading.first < firstDay + lengthDays) return reading
    const { id, words, start, end, source, strength, appliesTo, first } = reading
    return { id, words, start, end, source, strength, appliesTo, kind: 'deadline', latest: first * MINUTES_PER_DAY, event: null, text: `Ready on ${describeDay(first)}` }
  })
}

/** 'By the end of term 2028': a year alone begins nothing. */
const DAYS_OF_A_YEAR = 364

const EARLIEST = /(?:^| )(?:not? (?:before|earlier)|at the earliest|earliest|frühestens|nicht vor|no antes|pas avant|au plus tôt|não antes)(?= |$)/iu

function leaveToNotes({ source: { tokens }, claimed }: ReadingContext, readings: readonly { start: number; end: number }[]): void {
  for (const { start, end } of readings) {
    for (const [index, token] of tokens.entries()) if (token.start >= start && token.end <= end) claimed[index] = 0
  }
}
