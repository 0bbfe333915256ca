import type { DayNumber, Weekday } from '../time/calendar-time.ts'
import { addMonths, civilOf, weekdayOf } from '../time/day-number.ts'
import { parseNumber } from '../time/grammar/parse-number.ts'
import { describeDay, describePattern, describeWindows } from './describe.ts'
import { labelOf } from './labels.ts'
import type { DayPattern, Reading, ReadingOf } from './brief.ts'
import { addReading, sentenceOf } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { isSaid, isWholePlan } from './surroundings.ts'
import { isDuty } from './typed-time.ts'
import type { TypedTime } from './typed-time.ts'

/** Times that come back: busy times, working windows, or something to do on those days. */
export function readRepeating(context: ReadingContext, typed: TypedTime): void {
  const { entry, around, days, person, words } = typed
  const label = dutyName(context, typed, activityOf(context, typed))
  const when = `${describePattern(days)}${describeWindows(entry.windows)}`
  if (isDuty(context, typed)) {
    addReading(context, words, { value: { kind: 'commitment', title: label ?? 'Busy', days, windows: windowsFrom(typed), person, inPlan: isOwnEvent(label) }, text: `${label ?? person ?? 'Busy'}: ${when}` })
    return
  }
  const isRule = isSaid(around, 'only') || isAbility(around.leftKeys)
  const bound = isRule && person === null ? othersActivity(context, typed) : null
  const others = bound !== null && (isWholePlan(bound) || NO_ACTIVITY.test(bound)) ? null : bound
  const countedWeeks = weeksCounted(context, typed)
  if (label === null || isWholePlan(label) || countedWeeks !== null || (isRule && others === null)) {
    if (isEachSession(context, typed)) return addRhythm(context, typed, null)
    if (entry.everyDays > 0 || entry.oncePer !== null || (entry.isDaily && entry.windows.length === 0 && entry.point === null)) return addRhythm(context, typed, null)
    const daily = dailyRhythmBefore(context, typed)
    if (daily) Object.assign(daily, { days, everyDays: null, text: `${daily.text}, ${when}` })
    addReading(context, words, { value: { kind: 'availability', days, windows: daily ? daily.windows : windowsOrPoint(entry), person }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: when })
    if (countedWeeks !== null) addCountedWeeks(context, typed, countedWeeks)
    return
  }
  if (isRule && others !== null) {
    addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [others] }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: `${others}: ${when}` })
    return
  }
  addRhythm(context, typed, label)
}

/** 'Daily 30 minutes (12:15-12:45), Monday through Friday': days without hours say which days 'daily' means. */
function dailyRhythmBefore(context: ReadingContext, { entry, around }: TypedTime): ReadingOf<'rhythm'> & Reading | null {
  if (!around.segment || entry.weekdays === null || entry.weekdays.length < 3 || entry.windows.length > 0 || entry.point !== null) return null
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const daily = context.readings.findLast((reading) => reading.kind === 'rhythm' && reading.start >= start)
  return daily?.kind === 'rhythm' && daily.everyDays === 1 && daily.days.weekdays === undefined ? daily : null
}

/** 'birth class - we're booked Tuesdays': the name stands before the dash. */
function dutyName(context: ReadingContext, { around }: TypedTime, label: string | null): string | null {
  const { segment } = around
  if (label === null || !/booked|busy|^work$/iu.test(label) || segment?.lead !== '-') return label
  const before = context.segments[context.segments.indexOf(segment) - 1]
  return before ? labelOf(context, before) : label
}

/** A duty of the user's own that the plan may show: a class, a meeting with the supervisor. */
function isOwnEvent(label: string | null): boolean {
  return label !== null && /class|course|lesson|meeting|clase|kurs|cours|aula/iu.test(label)
}

function isAbility(keys: readonly string[]): boolean {
  return keys.some((key) => /^(?:can|could|able|available|free|kann|konnen|puedo|podemos|peux|pouvons|posso|podemos|i've|ive)$/u.test(key))
}

/** 'my husband can only paint on weekends' binds painting; 'we can only do wedding stuff on weekends' binds everything. */
function othersActivity(context: ReadingContext, { around }: TypedTime): string | null {
  const at = around.leftKeys.findLastIndex((key) => /^(?:can|could|only|able|kann|puede|peut|pode)$/u.test(key))
  const isUser = /^(?:i|we|i've|we've|i'm|we're|you|everyone|everybody|ich|wir|yo|je|nous|eu|nos)$/u.test(around.leftKeys.find((key) => !/^(?:and|but|so|also|please)$/u.test(key)) ?? 'i')
  if (at < 0 || isUser) return null
  // 'shopping only on Thursday evening' binds what stands before the 'only'.
  return labelOf(context, { from: around.left.from + at + 1, to: around.left.to }, 3) ?? labelOf(context, { from: around.left.from, to: around.left.from + at }, 3)
}

/** 'Tuesdays and Thursdays, 45 minutes each': named days with the length of one session are a rhythm. */
function isEachSession(context: ReadingContext, { group, entry, around }: TypedTime): boolean {
  const isSet = entry.expressions.length === 1 && (entry.weekdays?.length ?? 0) > 1
  const length = context.groups.find((other) => other.from >= group.from && other.expressions[0]!.duration !== null && (other.expressions[0]!.duration?.high ?? 0) < 86_400)
  const isNear = length !== undefined && length.from - group.to <= 3
  const isEach = around.rightKeys.some((key) => /^(?:je|jeweils|each|cada|chaque)$/u.test(key)) || (length !== undefined && /^(?:each|je|cada|chacune)$/u.test(context.source.tokens[length.to]?.key ?? ''))
  return entry.weekdays !== null && !isSet && isNear && isEach
}

/** 'over 5 saturdays': a number right before the weekday counts weeks. */
function weeksCounted(context: ReadingContext, { group, entry }: TypedTime): number | null {
  const number = group.from > 0 && entry.weekdays?.length === 1 ? parseNumber(context.source, group.from - 1) : null
  return number && number.next === group.from && number.value >= 2 && number.value <= 60 ? number.value : null
}

/** The last of the counted days; each of them that is skipped moves it by a week. */
function addCountedWeeks(context: ReadingContext, { words, days, entry }: TypedTime, count: number): void {
  const start = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)?.expressions[0]!.days?.first ?? context.today
  const first = start + ((entry.weekdays![0]! - weekdayOf(start) + 7) % 7)
  const skipped = context.groups.filter((group) => group.expressions.some(({ days: other, bound }) => bound === null && other !== null && other.grain === 'day' && other.first > first && weekdayOf(other.first) === entry.weekdays![0])).length
  const last = first + (count - 1 + skipped) * 7
  addReading(context, words, { value: { kind: 'horizon', first: null, last }, text: `${count} times, ${describePattern(days)}, to ${describeDay(last)}` })
}

/** What says that time is there or joins another clause, and names nothing to do. */
export const NO_ACTIVITY = /^(?:working|trabalhando|trabajando|travaillant|as[ií] que(?: s[oó]lo)?|s[oó]lo|seulement|uniquement|also nur|deshalb nur|only|just|libres?|livres?|frei|zeit|disponibles?|free|available|open|possible|plus(?: (?:any ?time|one|all day))?|any ?time|all day|fine|spare time|habe (?:nur|zeit)|nur|time)$/iu

/** What is done then: the words before the time, or behind it when none are before. */
function activityOf(context: ReadingContext, { around, entry }: TypedTime): string | null {
  const before = labelOf(context, around.left)
  if (before !== null && NO_ACTIVITY.test(before)) return null
  if (before !== null) return before
  return entry.isDaily || around.left.to > around.left.from || around.rightKeys.length > 4 ? null : labelOf(context, around.right)
}

function windowsFrom({ entry }: TypedTime): TypedTime['entry']['windows'] {
  if (entry.windows.length > 0 || entry.point === null) return entry.windows
  return [{ from: entry.point, to: Math.min(1440, entry.point + 60) }]
}

function addRhythm(context: ReadingContext, { entry, days, words }: TypedTime, label: string | null): void {
  const isWeekly = entry.weekdays !== null
  if (entry.nthOfMonth !== null) return addMonthly(context, { entry, words }, label)
  const per = entry.oncePer ?? 'week'
  const everyDays = entry.everyDays > 0 ? entry.everyDays : entry.isDaily ? 1 : null
  const pattern: DayPattern = days
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count: entry.oncePer ? 1 : isWeekly ? countPerWeek(entry) : null, per, atLeast: false, everyDays, days: pattern, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: label ? { labels: [label] } : null, text: `${label ?? 'Sessions'}: ${everyDays && everyDays > 1 ? `every ${everyDays} days` : entry.oncePer ? `once a ${entry.oncePer}` : describePattern(days)}${describeWindows(entry.windows)}`,
  })
}

/** How many months of 'the first Saturday of the month' are named one by one. */
const MONTHS_AHEAD = 18

/** 'the first Saturday of the month', as the dates that it falls on. */
function addMonthly(context: ReadingContext, { entry, words }: Pick<TypedTime, 'entry' | 'words'>, label: string | null): void {
  const weekday = entry.weekdays?.[0] ?? 1
  const monthStart = context.today - civilOf(context.today).day + 1
  const spans = Array.from({ length: MONTHS_AHEAD }, (_, index) => nthWeekday(addMonths(monthStart, index), weekday, entry.nthOfMonth!))
    .filter((day) => day >= context.today).map((day) => ({ first: day, last: day }))
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count: 1, per: 'month', atLeast: false, everyDays: null, days: { spans }, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: label ? { labels: [label] } : null, text: `${label ?? 'Sessions'}: once a month${describeWindows(entry.windows)}`,
  })
}

/** Negative counts from the month's end. */
function nthWeekday(first: DayNumber, weekday: Weekday, nth: number): DayNumber {
  if (nth > 0) return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7
  const last = addMonths(first, 1) - 1
  return last - ((weekdayOf(last) - weekday + 7) % 7) + (nth + 1) * 7
}

function countPerWeek(entry: TypedTime['entry']): number | null {
  return entry.weekdays && entry.everyWeeks === 1 && entry.nthOfMonth === null ? new Set(entry.weekdays).size : null
}

/** A time without an end opens a window of two hours from there. */
function windowsOrPoint(entry: TypedTime['entry']): TypedTime['entry']['windows'] {
  if (entry.windows.length > 0 || entry.point === null) return entry.windows
  return [{ from: entry.point, to: Math.min(1440, entry.point + 120) }]
}
