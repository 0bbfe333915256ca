import { weekdayOf } from '../../time/day-number.ts'
import type { Weekday } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeMinutes, describePattern } from '../describe.ts'
import { claim, extendReading, segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

type Length = Reading & ReadingOf<'session'>
type OfDays = Reading & ReadingOf<'availability' | 'limit' | 'rhythm'>

/** '2 hours daily and 5 hours on Sunday', 'Tuesdays 19:30-21:00 and Saturday mornings two hours': so long on those days, where the sentence has others for the rest. */
export function settleLengthsOfWeekdays(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const length of context.readings.filter(isLength)) {
    const beside = daysBeside(context, length)
    if (beside === null || !hasOtherDays(context, length, beside.weekdays)) continue
    const { group: { from, to }, weekdays } = beside
    const max = length.maxMinutes!
    const days = { weekdays }
    const { id, words, start, end, source, strength } = length
    const limit: Reading = { id, words, start, end, source, strength, appliesTo: null, kind: 'limit', measure: 'minutes', per: 'day', min: null, max, person: null, days, text: `up to ${describeMinutes(max)} on ${describePattern(days)}` }
    const group = { start: context.source.tokens[from]!.start, end: context.source.tokens[to - 1]!.end }
    // 'On Sunday' alone is one day to the grammar.
    context.readings = context.readings.filter((reading) => !(reading.source === 'stated' && (reading.kind === 'horizon' || reading.kind === 'event') && reading.start >= group.start && reading.end <= group.end)).map((reading) => (reading === length ? limit : reading))
    claim(context, { from, to })
    if (group.start >= end) extendReading(context, limit, { from, to })
    leaveOut(context, limit, weekdays)
    openDays(context, limit, weekdays)
  }
}

/** The '2 hours daily, 6-8' before '5 hours on Sunday' are of the other days. */
function leaveOut(context: ReadingContext, length: Reading, weekdays: readonly Weekday[]): void {
  const others = EVERY_DAY.filter((weekday) => !weekdays.includes(weekday))
  const sentence = segmentOfReading(context, length)?.sentence
  for (const reading of context.readings) {
    const isDaily = reading.kind === 'limit' && reading.measure === 'minutes' && reading.per === 'day' && reading.days === undefined || reading.kind === 'availability' && reading.person === null && reading.windows.length > 0 && Object.keys(reading.days).length === 0
    if (!isDaily || reading.source !== 'stated' || reading.appliesTo !== null || reading.start >= length.start || segmentOfReading(context, reading)?.sentence !== sentence) continue
    Object.assign(reading, { days: { weekdays: others }, text: reading.text.replace(/^Every day|a day$/u, (said) => `${said === 'a day' ? 'on ' : ''}${describePattern({ weekdays: others })}`) })
  }
}

const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

function isLength(reading: Reading): reading is Length {
  return reading.kind === 'session' && reading.source === 'stated' && reading.appliesTo === null && reading.maxMinutes !== null && reading.minMinutes === reading.maxMinutes
}

type Beside = { group: TimeGroup; weekdays: Weekday[] }

/** The days right behind a length, else right before it: in 'Tuesdays 19:30-21:00 and Saturday mornings two hours' it is of Saturdays. */
function daysBeside({ groups, prompt, source: { tokens } }: ReadingContext, { start, end }: Length): Beside | null {
  const behind = groups.find(({ from }) => tokens[from]!.start >= end)
  const next = behind && /^ (?:each |every )?$/u.test(prompt.slice(end, tokens[behind.from]!.start)) ? weekdaysOf(behind.entries[0]) : null
  if (behind && next !== null) return { group: behind, weekdays: next }
  const before = groups.findLast(({ to }) => tokens[to - 1]!.end <= start)
  const last = before && /^:? $/u.test(prompt.slice(tokens[before.to - 1]!.end, start)) ? weekdaysOf(before.entries.at(-1)) : null
  return before && last !== null ? { group: before, weekdays: last } : null
}

function weekdaysOf(entry: TimeEntry | undefined): Weekday[] | null {
  if (entry === undefined || entry.ofMonth !== null || entry.everyWeeks !== 1) return null
  if (entry.weekdays !== null) return entry.weekdays.toSorted((a, b) => a - b)
  const [day] = entry.expressions.flatMap(({ days }) => (days !== null && days.bareWeekday !== null ? [days.first] : []))
  return day === undefined ? null : [weekdayOf(day)]
}

/** Whether the same sentence says when or how long on other days. */
function hasOtherDays(context: ReadingContext, length: Length, weekdays: readonly Weekday[]): boolean {
  const own = segmentOfReading(context, length)
  if (own === null) return false
  const { tokens } = context.source
  const sentence = sentenceOf(context, own)
  const [start, end] = [tokens[sentence[0]!.from]!.start, tokens[sentence.at(-1)!.to - 1]!.end]
  return context.readings.some((reading) => reading !== length && reading.source === 'stated' && reading.start >= start && reading.end <= end && isOfOtherDays(reading, weekdays))
}

function isOfOtherDays(reading: Reading, weekdays: readonly Weekday[]): boolean {
  if (!isOfDays(reading) || reading.appliesTo !== null) return false
  if (reading.kind === 'limit') return reading.measure === 'minutes' && reading.per === 'day'
  if (reading.kind === 'rhythm' && reading.title !== null) return false
  const named = reading.days?.weekdays ?? []
  return named.some((weekday) => !weekdays.includes(weekday))
}

function isOfDays(reading: Reading): reading is OfDays {
  return reading.kind === 'availability' || reading.kind === 'limit' || reading.kind === 'rhythm'
}

/** Days that have a length of their own are open, where others are said to be. */
function openDays(context: ReadingContext, { start, end, words, source, strength }: Reading, weekdays: readonly Weekday[]): void {
  const open = context.readings.filter((reading) => reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null)
  const named = open.flatMap((reading) => (reading.kind === 'availability' ? reading.days.weekdays ?? [] : []))
  const limited = context.readings.flatMap((reading) => (reading.kind === 'limit' && reading.source === 'stated' && reading.appliesTo === null && reading.days?.weekdays ? reading.days.weekdays : []))
  const missing = [...new Set([...weekdays, ...limited])].filter((weekday) => !named.includes(weekday)).toSorted((a, b) => a - b)
  if (open.length === 0 || named.length === 0 || missing.length === 0) return
  const days = { weekdays: missing }
  context.readings.push({ id: '', words, start, end, source, strength, appliesTo: null, kind: 'availability', days, windows: [], person: null, text: describePattern(days) })
}
