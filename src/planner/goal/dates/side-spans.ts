import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describeSpan } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { surroundingsOf } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isPlanWord } from './dated-stretches.ts'
import { titleOf } from './dated-titles.ts'

type Horizon = ReadingOf<'horizon'>

/** What lasts longer is a season of the work rather than one thing in it. */
const LONGEST_SIDE_DAYS = 10
/** Days of a week that come back need more than one week to come back in. */
const DAYS_OF_WEEK = 7

/**
 * 'My sister marries on 12 June; hen weekend in York 8-10 May': days that the prompt gives to one thing, while others of
 * its dates or its weekly hours lie elsewhere, are that thing's and not the plan's.
 */
export function settleSideSpans(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || !holdsAbsence(context, reading))
  for (const horizon of context.readings.filter((reading): reading is Horizon => reading.kind === 'horizon')) {
    const days = shortDaysOf(horizon)
    const group = days && context.groups.find((candidate) => isInside(context, candidate, horizon) && candidate.expressions.some((said) => said.days?.first === days.first))
    if (!days || !group || days.first <= context.today || !isAside(context, { horizon, days, group })) continue
    const title = titleOfSpan(context, group)
    if (title === null) continue
    context.readings = context.readings.filter((reading) => reading !== horizon)
    addReading(context, group, { value: { kind: 'event', title, days, from: null, to: null, place: null, person: null }, text: `${title}: ${describeSpan(days)}` })
    if (isOfGoal(context, group)) addReading(context, group, { value: { kind: 'deadline', latest: days.first * MINUTES_PER_DAY, event: title }, text: `${title}: ready by ${describeDay(days.first)}` })
  }
}

/** The March of 'in March I am on site for two weeks (8-21 March)' only says where in the year the absence lies. */
function holdsAbsence({ readings, prompt }: ReadingContext, { first, last, start, end, source }: Horizon): boolean {
  if (first === null || last === null || source === 'assumed') return false
  return readings.some((reading) => reading.kind === 'exclusion' && reading.start >= end && !/[.!?;,:\n]/u.test(prompt.slice(start, reading.start))
    && (reading.days.spans ?? []).some((span) => span.first >= first && span.last <= last && span.last > span.first))
}

function shortDaysOf({ first, last, source, appliesTo }: Horizon): DaySpan | null {
  if (first === null || last === null || source === 'assumed' || appliesTo !== null) return null
  return last > first && last - first < LONGEST_SIDE_DAYS ? { first, last } : null
}

function isInside({ source: { tokens } }: ReadingContext, { from, to }: Pick<TimeGroup, 'from' | 'to'>, { start, end }: Horizon): boolean {
  return tokens[from]!.start >= start && tokens[to - 1]!.end <= end
}

function isAside(context: ReadingContext, { horizon, days, group }: { horizon: Horizon; days: DaySpan; group: TimeGroup }): boolean {
  return context.readings.some((reading) => reading !== horizon && reading.source === 'stated' && (!isOfGoal(context, group) && needsOtherDays(reading, days) || recursWeekly(reading, days)))
}

function isOfGoal(context: ReadingContext, { from }: TimeGroup): boolean {
  return segmentAt(context, from)?.sentence === 0
}

/** Another date of the whole plan outside of these days, or a longer span around them. */
function needsOtherDays(reading: Reading, days: DaySpan): boolean {
  if (reading.kind === 'event') return reading.days.first > days.last + 1
  if (reading.kind === 'deadline') return reading.appliesTo === null && dayOfMinute(reading.latest) > days.last + 1
  if (reading.kind !== 'horizon' || reading.appliesTo !== null || reading.first === null || reading.last === null) return false
  return reading.first <= days.first && reading.last >= days.last && reading.last - reading.first > 2 * LONGEST_SIDE_DAYS
}

/** 'Stag weekend 7-9 May, I plan on Sunday evenings': weekly hours find no second week in these days. */
function recursWeekly(reading: Reading, days: DaySpan): boolean {
  if (reading.kind !== 'availability' && reading.kind !== 'rhythm') return false
  const isWeekly = reading.kind === 'availability' || reading.per === 'week'
  return isWeekly && Boolean(reading.days.weekdays?.length) && reading.days.weekdays!.length < 5 && !reading.days.spans?.length && days.last - days.first < DAYS_OF_WEEK - 1
}

function titleOfSpan(context: ReadingContext, group: TimeGroup): string | null {
  const around = surroundingsOf(context, group)
  const title = titleOf(context, around) ?? phraseOf(context, around.left)
  return title === null || isPlanWord(title) ? null : title
}
