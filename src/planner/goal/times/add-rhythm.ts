import type { DayNumber, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { addMonths, civilOf, weekdayOf } from '../../time/day-number.ts'
import type { DayPattern } from '../brief.ts'
import { describeInterval, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TypedTime } from '../surroundings.ts'

export function addRhythm(context: ReadingContext, { entry, days, words }: Pick<TypedTime, 'entry' | 'days' | 'words'>, label: string | null): void {
  const isWeekly = entry.weekdays !== null
  if (entry.ofMonth !== null) return addMonthly(context, { entry, words }, label)
  const isManyADay = entry.points.length > 1 && (entry.isDaily || isWeekly)
  const per = isManyADay ? 'day' : entry.oncePer ?? 'week'
  const everyDays = entry.everyDays > 0 ? entry.everyDays : entry.isDaily && !isManyADay ? 1 : null
  const pattern: DayPattern = days
  const minutes = wholeClass(context, words, entry) ?? hourOfAppointment(label, entry)
  const often = everyDays && everyDays > 1 ? describeInterval(everyDays) : entry.oncePer ? `once a ${entry.oncePer}` : describePattern(days)
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count: isManyADay ? entry.points.length : entry.oncePer ? 1 : isWeekly ? countPerWeek(entry) : null, per, atLeast: false, everyDays, days: pattern, windows: minutes !== null && entry.windows.length === 0 && entry.point !== null ? [{ from: entry.point, to: Math.min(1440, entry.point + minutes) }] : windowsOrPoint(entry), minutes },
    appliesTo: label ? { labels: [label] } : null, text: `${label ?? 'Sessions'}: ${often}${describeWindows(isManyADay ? windowsOrPoint(entry) : entry.windows)}`,
  })
}

/** 'We play league matches every other Thursday 19:30': others are there then, so that it begins at that minute. */
function hourOfAppointment(label: string | null, { windows, point, points }: TypedTime['entry']): number | null {
  return label !== null && windows.length === 0 && point !== null && points.length <= 1 && WITH_OTHERS.test(label) ? 60 : null
}

const WITH_OTHERS = /\b(?:league|matches|match|games?|committee|zoom|steering group|jour fixe|council|board meeting|team meeting|staff meeting|meets?|1:1|one-to-one)\b/iu

/** A class from 18:00 to 19:30 takes all of that time; hours for one's own practice only hold it. */
function wholeClass(context: ReadingContext, { from }: TypedTime['words'], { windows, expressions }: TypedTime['entry']): number | null {
  const [window] = windows
  const isStated = expressions.some(({ clock }) => (clock?.from ?? null) !== null && (clock?.to ?? null) !== null)
  if (!isStated || windows.length !== 1 || window!.to - window!.from > LONGEST_CLASS) return null
  const segment = segmentAt(context, from)
  const sentence = segment ? sentenceOf(context, segment) : []
  return sentence.some((part) => keysOf(context, part).some((key) => CLASSES.test(key))) ? window!.to - window!.from : null
}

const LONGEST_CLASS = 180

const CLASSES = /^(?:class|classes|courses?|lessons?|rehearsals?|rehearse|choir|seminars?|workshops?|lectures?|tutorials?|clubs?|teach|teaches|kurs|kurse|unterricht|clases?|cours|aulas?|groups?|meets?|meeting|meetings|committee|parkrun|physio|physiotherapy|therapy|therapist|visiting|band|orchestra|proben?|probt|treffen|gruppe|ensayos?|grupo|repetitions?|groupe|ensaios?|reuniao|reunion|reunions?)$/u

/** How many months of 'the first Saturday of the month' are named one by one. */
const MONTHS_AHEAD = 18

/** 'the first Saturday of the month', 'the 5th of every month', as the dates that it falls on. */
function addMonthly(context: ReadingContext, { entry, words }: Pick<TypedTime, 'entry' | 'words'>, label: string | null): void {
  const spans = datesOfMonths(context, entry)
  const count = entry.ofMonth !== null && 'days' in entry.ofMonth ? entry.ofMonth.days.length : 1
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count, per: 'month', atLeast: false, everyDays: null, days: { spans }, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: label ? { labels: [label] } : null, text: `${label ?? 'Sessions'}: ${describeMonthDays(entry)}${describeWindows(entry.windows)}`,
  })
}

/** 'Monthly meetup in Leipzig, always third Thursday 19:00': the days of what was said to be monthly. */
export function givesDaysToMonthly(context: ReadingContext, { entry, words }: Pick<TypedTime, 'entry' | 'words'>, label: string | null): boolean {
  const open = entry.ofMonth !== null && label === null ? context.readings.findLast((reading) => reading.kind === 'rhythm' && reading.per === 'month') : undefined
  if (open?.kind !== 'rhythm' || open.days.spans !== undefined || open.days.weekdays !== undefined) return false
  Object.assign(open, { days: { spans: datesOfMonths(context, entry) }, windows: windowsOrPoint(entry), text: `${open.text}, ${textOf(context, words)}` })
  extendReading(context, open, words)
  return true
}

function describeMonthDays({ ofMonth }: TypedTime['entry']): string {
  if (ofMonth === null || !('days' in ofMonth)) return 'once a month'
  const numbers = ofMonth.days.filter((day) => day > 0)
  return [...(numbers.length > 0 ? [`on day ${numbers.join(', ')} of every month`] : []), ...(ofMonth.days.includes(-1) ? ['on the last day of every month'] : [])].join(', ')
}

/** The dates that 'the second Sunday of the month' and 'the 5th of every month' name in the time to come. */
export function datesOfMonths({ today }: ReadingContext, { weekdays, ofMonth, frame }: Pick<TypedTime['entry'], 'weekdays' | 'ofMonth'> & { frame?: DaySpan | null }): DaySpan[] {
  const monthStart = today - civilOf(today).day + 1
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) => addMonths(monthStart, index))
  const days = months.flatMap((first) => (ofMonth !== null && 'days' in ofMonth ? ofMonth.days.map((number) => numberedDay(first, number)).toSorted((a, b) => a - b) : [nthWeekday(first, weekdays?.[0] ?? 1, ofMonth!.nth)]))
  return days.filter((day) => day >= Math.max(today, frame?.first ?? today) && day <= (frame?.last ?? day)).map((day) => ({ first: day, last: day }))
}

/** The 31st of a month that has none is its last day. */
function numberedDay(first: DayNumber, number: number): DayNumber {
  const last = addMonths(first, 1) - 1
  return number < 0 ? last : Math.min(first + number - 1, last)
}

/** Negative counts from the month's end. */
function nthWeekday(first: DayNumber, weekday: Weekday, nth: number): DayNumber {
  if (nth > 0) return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7
  const last = addMonths(first, 1) - 1
  return last - ((weekdayOf(last) - weekday + 7) % 7) + (nth + 1) * 7
}

export function countPerWeek(entry: TypedTime['entry']): number | null {
  if (!entry.weekdays || entry.everyWeeks !== 1 || entry.ofMonth !== null) return null
  return entry.isChoice ? 1 : new Set(entry.weekdays).size
}

/** A time without an end opens a window of two hours from there. */
export function windowsOrPoint(entry: TypedTime['entry']): TypedTime['entry']['windows'] {
  if (entry.windows.length > 0 || entry.point === null) return entry.windows
  if (entry.points.length > 1) return entry.points.map((from) => ({ from, to: Math.min(1440, from + 60) }))
  return [{ from: entry.point, to: Math.min(1440, entry.point + 120) }]
}

/** 'And one Monday morning for the bank', 'two evenings for the poster': so many occasions, of that alone. */
export function addSingleDay(context: ReadingContext, { entry, days, words, group, around }: Pick<TypedTime, 'entry' | 'days' | 'words' | 'group' | 'around'>): boolean {
  const isOneDay = (entry.weekdays?.length ?? 0) <= 1 && entry.everyWeeks === 1 && entry.ofMonth === null
  const number = group.from > 0 ? parseNumber(context.source, group.from - 1) : null
  const isOne = /^(?:one|a single)$/u.test(context.source.tokens[group.from - 1]?.key ?? '') && (entry.weekdays?.length === 1 || entry.part !== null)
  const count = isOne ? 1 : number?.next === group.from && Number.isInteger(number.value) && number.value >= 2 && number.value <= MOST_OCCASIONS ? number.value : 0
  const label = count > 0 && isOneDay && around.rightKeys[0] === 'for' ? labelOf(context, around.right, 3) : null
  if (label === null) return false
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count, per: 'total', atLeast: false, everyDays: null, days, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: { labels: [label] }, text: `${label}: ${count === 1 ? 'once' : `${count} times`}, ${describePattern(days)}${describeWindows(windowsOrPoint(entry))}`,
  })
  return true
}

const MOST_OCCASIONS = 12
