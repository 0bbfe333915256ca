import type { DayPart } from '../../src/planner/time/grammar/sense.ts'
import type { Clock } from '../../src/planner/time/grammar/parse-clock.ts'
import type { ClockSpan } from '../../src/planner/time/grammar/clock-span.ts'
import type { Days } from '../../src/planner/time/grammar/days.ts'
import { isoDate } from '../../src/planner/time/day-number.ts'
import type { TimeExpression } from '../../src/planner/time/grammar/time-expression.ts'

/** The value format of the Recognizers-Text specifications. */
export type RecognizedValue = { type: string; value?: string; start?: string; end?: string }

/** When that project lets the parts of a day begin and end, in seconds; ours differ. */
const PART_SECONDS: Readonly<Record<DayPart, readonly [number, number]>> = {
  'early-morning': [21_600, 28_800], morning: [28_800, 43_200], midday: [39_600, 46_800], afternoon: [43_200, 57_600],
  evening: [57_600, 72_000], night: [72_000, 86_399], daytime: [28_800, 64_800],
}

/** Rewrites what our grammar found in the terms of the specifications; ambiguous words give several values. */
export function recognizedValues(found: TimeExpression, reference: string): RecognizedValue[] {
  if (found.momentFromNow !== null) return [{ type: 'datetime', value: shiftReference(reference, found.momentFromNow) }]
  if (found.recurrence) return [{ type: 'set', value: 'not resolved' }]
  if (found.duration) return [{ type: 'duration', value: String(Math.round(found.duration.low)) }]
  if (found.days && found.clock) return readings(found.days).flatMap((days) => withClock(days, found.clock!, found.bound))
  if (found.days) return readings(found.days).map((days) => daysValue(days, found.bound))
  return found.clock ? clockValues(found.clock) : []
}

/** There, a leading 'around' makes a range of a point. */
export function approximated(values: RecognizedValue[], words: string): RecognizedValue[] {
  if (!/^(?:around|about)\b/iu.test(words)) return values
  return values.map((value) => (value.type === 'time' || value.type === 'datetime' ? { ...value, type: `${value.type}range` } : value))
}

type PlainDays = Pick<Days, 'first' | 'last' | 'endsAt' | 'grain'>

function readings(days: Days): PlainDays[] {
  return days.past ? [{ ...days, ...days.past }, days] : [days]
}

function daysValue(days: PlainDays, bound: TimeExpression['bound']): RecognizedValue {
  const isDay = days.grain === 'day'
  if (bound === 'before' || bound === 'by') return { type: 'daterange', end: isoDate(days.first) }
  if (bound === 'until') return { type: 'daterange', end: isoDate(isDay ? days.first : days.last + 1) }
  if (bound === 'after') return { type: 'daterange', start: isoDate(isDay ? days.first : days.last + 1) }
  if (bound === 'since') return { type: 'daterange', start: isoDate(days.first) }
  if (isDay) return { type: 'date', value: isoDate(days.first) }
  // A stretch between two days ends with the second; a period ends before the next one.
  const isStretch = days.grain === 'range' && days.endsAt !== days.first
  return { type: 'daterange', start: isoDate(days.first), end: isoDate(isStretch ? days.endsAt : days.last + 1) }
}

function withClock(days: PlainDays, clock: ClockSpan, bound: TimeExpression['bound']): RecognizedValue[] {
  const date = isoDate(days.first)
  return clockValues(clock).map((value) => {
    if (value.type === 'time' && (bound === 'before' || bound === 'by' || bound === 'until')) return { type: 'datetimerange', end: `${date} ${value.value}` }
    if (value.type === 'time' && (bound === 'after' || bound === 'since')) return { type: 'datetimerange', start: `${date} ${value.value}` }
    if (value.type === 'time') return { type: 'datetime', value: `${date} ${value.value}` }
    return { type: 'datetimerange', ...(value.start ? { start: `${date} ${value.start}` } : {}), ...(value.end ? { end: `${date} ${value.end}` } : {}) }
  })
}

function clockValues(span: ClockSpan): RecognizedValue[] {
  if (span.from && span.to) {
    const [from, to] = [span.from, span.to]
    return clockReadings(from, span.part).flatMap((start) => clockReadings(to, span.part).map((end) => ({ type: 'timerange', start: timeOf(start), end: timeOf(end) })))
  }
  if (span.isPoint && span.from) return clockReadings(span.from, span.part).map((seconds) => ({ type: 'time', value: timeOf(seconds) }))
  if (span.from) return clockReadings(span.from, span.part).map((seconds) => ({ type: 'timerange', start: timeOf(seconds) }))
  if (span.to) return clockReadings(span.to, span.part).map((seconds) => ({ type: 'timerange', end: timeOf(seconds) }))
  return span.part ? [partValue(span)] : []
}

/** Both halves of the day when nothing says which. */
function clockReadings(clock: Clock, part: DayPart | null): number[] {
  const seconds = clock.minute * 60 + clock.second
  if (!clock.isAmbiguous) return [seconds]
  const [morning, evening] = [seconds % 43_200, (seconds % 43_200) + 43_200]
  if (part === 'morning' || part === 'early-morning') return [morning]
  if (part !== null && part !== 'daytime') return [evening]
  return [morning, evening]
}

function partValue({ part, narrowed }: ClockSpan): RecognizedValue {
  const [start, end] = PART_SECONDS[part!]
  const middle = start + Math.floor((end - start) / 7200) * 3600
  return { type: 'timerange', start: timeOf(narrowed === 'end' ? middle : start), end: timeOf(narrowed === 'start' ? middle : end) }
}

function timeOf(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}

function shiftReference(reference: string, seconds: number): string {
  const moment = new Date(`${reference.slice(0, 19)}Z`)
  moment.setUTCSeconds(moment.getUTCSeconds() + seconds)
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}
