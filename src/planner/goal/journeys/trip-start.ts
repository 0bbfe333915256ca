import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { describeDay, describeSpan } from '../describe.ts'
import { parseDayCount } from './day-counts.ts'
import { frameOfTrip } from './frame-of-trip.ts'
import { knownNamesIn } from '../topics/proper-names.ts'
import { addAssumption, addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'

/** A place of a journey, for so many days (arrival and departure counted) or nights, and days that must lie in it. */
export type Stay = { place: string; days: number | null; nights: number | null; within: DaySpan[]; words: Words }

/** The first day of the journey: the one the prompt names, else tomorrow. Adds the horizon of a journey counted in days. */
export function startOfTrip(context: ReadingContext, stays: readonly Stay[]): DayNumber {
  const counted = daysOfStays(stays)
  const frame = counted && stays.length > 1 ? frameOfTrip(context, counted.days) : null
  if (frame) {
    addReading(context, frame.words[0]!, { value: { kind: 'horizon', ...frame.span }, text: `The journey: ${describeSpan(frame.span)}` })
    for (const words of frame.words) claim(context, words)
    claimNights(context, counted!.days - 1)
    return frame.span.first
  }
  const stated = context.expressions.find((expression) => isSpanOfTrip(context, expression, stays))
  const begins = context.expressions.find(({ days, bound }) => days !== null && bound === 'since')
  const arrival = arrivalDay(context)
  const total = totalDays(context, stays) ?? daysOfStays(stays)
  const numbered = dayOne(context)
  const settled = numbered?.day ?? begins?.days?.first ?? arrival?.day ?? stated?.days?.first
  const loose = settled === undefined ? looseDay(context, stays) : null
  const named = settled ?? loose?.day
  const first = named ?? context.today + 1
  if (named !== undefined && total !== null) claimNights(context, total.days - 1)
  const isOnlyStart = (begins === undefined || begins.days!.first === arrival?.day) && arrival?.isStart
  const start = numbered ?? (isOnlyStart ? arrival : loose)
  if (start && total !== null) {
    addReading(context, start.words, { value: { kind: 'horizon', first, last: first + total.days - 1 }, text: `Day 1 is ${describeDay(first)}` })
    claim(context, start.words)
  }
  if (named === undefined && total !== null) {
    addAssumption(context, { value: { kind: 'horizon', first, last: first + total.days - 1 }, text: `Day 1 is ${describeDay(first)}, as no date was named` })
  }
  return first
}

/** 'Day 1 is 8 May', 'Day one = 8 May', '8 May is day 1'. */
function dayOne(context: ReadingContext): { day: DayNumber; words: Words } | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const count = parseDayCount(context.source, index)
    if (count?.value.first !== 1 || count.value.last !== 1) continue
    const group = context.groups.find(({ from, to, expressions: [first] }) => first!.days !== null && first!.days.first === first!.days.last && (joins(context, count.next, from) || joins(context, to, index)))
    if (group) return { day: group.expressions[0]!.days!.first, words: { from: Math.min(index, group.from), to: Math.max(count.next, group.to) } }
  }
  return null
}

/** Nothing but a sign or a small verb between. */
function joins({ source: { tokens } }: ReadingContext, from: number, to: number): boolean {
  return to >= from && to - from <= 3 && tokens.slice(from, to).every(({ key }) => /^(?:is|on|=|:|\(|-|being|falls|will|be|as|the|our|counts)$/u.test(key))
}

/** Dates that frame the journey; 'in Naples from 20 to 22 May' frames one stay. */
function isSpanOfTrip(context: ReadingContext, { days, clock, start, end }: TimeExpression, stays: readonly Stay[]): boolean {
  if (days === null || clock !== null || days.last - days.first < 1 || (days.grain !== 'range' && context.expressions.length >= 4)) return false
  const places = new Set(stays.map(({ place }) => place))
  const around = statementsOf(context, { atCommas: false }).find(({ from, to }) => context.source.tokens[from]!.start <= start && context.source.tokens[to - 1]!.end >= end)
  const [name, ...others] = around ? knownNamesIn(context, around, places) : []
  const stay = others.length === 0 ? stays.find(({ place }) => place === name?.name) : undefined
  return stay === undefined || days.last - days.first > (stay.days ?? stay.nights ?? 0)
}

/** The first day that is named apart from any stay: 'we reach the first city on 7 June'. */
function looseDay(context: ReadingContext, stays: readonly Stay[]): { day: DayNumber; words: Words } | null {
  const places = new Set(stays.map(({ place }) => place))
  const loose = statementsOf(context, { atCommas: false }).filter((statement) => knownNamesIn(context, statement, places).length === 0)
  const days = context.groups.flatMap(({ from, to, expressions: [first] }) => {
    const isLoose = first!.days !== null && !first!.days.isRelative && first!.clock === null && first!.days.first === first!.days.last && loose.some((statement) => from >= statement.from && to <= statement.to)
    return isLoose ? [{ day: first!.days!.first, words: { from, to } }] : []
  })
  return days.toSorted((a, b) => a.day - b.day)[0] ?? null
}

/** 'arriving 7 June and finishing 20 June': two single days that frame the journey. */
function arrivalDay(context: ReadingContext): { day: DayNumber; isStart: boolean; words: Words } | null {
  for (const group of context.groups) {
    // 'Start date: 7 June'.
    const at = /^[:=-]$/u.test(context.source.tokens[group.from - 1]?.key ?? '') && context.source.tokens[group.from - 2]?.key === 'date' ? group.from - 2 : group.from
    const before = context.source.tokens[at - 1]?.key ?? ''
    const beforeThat = context.source.tokens[at - 2]?.key ?? ''
    const first = group.expressions[0]!.days
    if (first && /^(?:arriv|leav|depart|start|begin|fly|set|land|get)/u.test(before) || first && /^(?:arriv|leav|depart|start|begin|fly|set|land)/u.test(beforeThat)) return { day: first.first, isStart: first.first === first.last && [before, beforeThat].some((key) => /^(?:start|begin)/u.test(key)) || context.source.tokens.slice(group.from, group.to + 1).some(({ key }) => key === 'for'), words: group }
  }
  return null
}

const WHOLE = /^(?:total|altogether|overall|trip|tour|itinerary|journey|cities|holiday|vacation|insgesamt|all|places|stops)$/u

/** 'for 28 days in total', 'a 15-day trip': the longest length that is not a stay's, in a sentence about the whole. */
function totalDays(context: ReadingContext, stays: readonly Stay[]): { days: number } | null {
  const byStays = daysOfStays(stays)?.days
  let longest = 0
  for (const statement of statementsOf(context, { atCommas: false })) {
    const isAboutAll = context.source.tokens.slice(statement.from, statement.to).some(({ key }) => WHOLE.test(key))
    for (let index = statement.from; index < statement.to; index += 1) {
      const length = parseDuration(context.source, index)
      if (!length || length.value.low < 86_400 || (length.value.unit !== 'day' && length.value.unit !== 'week')) continue
      const days = Math.round(length.value.high / 86_400)
      const isOfStay = stays.some(({ words, ...stay }) => index >= words.from && index < words.to && stay.days === days)
      if ((isAboutAll || days === byStays) && !isOfStay) longest = Math.max(longest, days)
    }
  }
  if (longest === 0) return null
  claimLengths(context, longest * 86_400)
  return { days: longest }
}

/** The same length said again ('a plan of 28 days') says nothing new. */
function claimLengths(context: ReadingContext, seconds: number): void {
  for (const group of context.groups) if (group.expressions[0]!.duration?.high === seconds) claim(context, group)
}

/** 'eleven nights away': as long as all the stays together, which says nothing new. */
function claimNights(context: ReadingContext, nights: number): void {
  for (const group of context.groups) {
    const { duration } = group.expressions[0]!
    if (duration?.unit === 'night' && duration.value === nights) claim(context, group)
  }
}

/** Travel days belong to two places, so n stays of d days take the sum less n - 1. */
function daysOfStays(stays: readonly Stay[]): { days: number } | null {
  if (stays.every(({ nights }) => nights !== null)) return { days: stays.reduce((sum, { nights }) => sum + nights!, 0) + 1 }
  if (stays.every(({ days }) => days !== null)) return { days: stays.reduce((sum, { days }) => sum + days!, 0) - stays.length + 1 }
  return null
}
