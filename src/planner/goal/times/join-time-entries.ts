import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { uniteWindows, windowsOf } from './clock-windows.ts'
import { entryOf } from './time-entries.ts'
import type { TimeEntry } from './time-entries.ts'

/** Days without a time wait for the time that follows; times without a day belong to the day before. */
export function entriesOf(expressions: readonly TimeExpression[], is24: boolean, isPlain: (index: number) => boolean = () => false): TimeEntry[] {
  const entries: TimeEntry[] = []
  const areDaysBehind = haveDaysBehind(expressions)
  for (const [index, expression] of expressions.entries()) {
    const next = expressions[index + 1]
    const entry = { ...entryOf(expression, is24), isAdjacent: next !== undefined && next.start - expression.end <= 1 && !isPlain(index + 1) }
    const last = entries.at(-1)
    const joined = last === undefined ? null : areDaysBehind ? behindLoneHours(last, entry) : joinedTo(last, entry, isPlain(index))
    if (joined === null) entries.push(entry)
    else entries[entries.length - 1] = joined
  }
  if (entries.length === 2 && isPartOfRow(entries[0]!, entries[1]!)) return expandBareWeekdays([withDays(entries[0]!, entries[1]!)])
  return expandBareWeekdays(entries.filter((entry, index) => !isNameOfDates(entry, entries[index + 1])))
}

/** Both as one entry; null where the second stands for itself. */
function joinedTo(last: TimeEntry, entry: TimeEntry, isPlain: boolean): TimeEntry | null {
  const hasDays = entry.weekdays !== null || entry.spans.length > 0
  // 'Saturday 13:30-17:00 every other week'.
  const weekdays = last.weekdays ?? bareWeekdays(last)
  if (isEveryFewWeeks(entry) && weekdays.length > 0 && last.everyWeeks === 1) return { ...last, weekdays, spans: [], everyWeeks: entry.everyDays / 7, expressions: [...last.expressions, ...entry.expressions] }
  if ((hasDays || entry.isDaily) && arePoints(last, entry)) return { ...entry, points: pointsOf(last, entry), expressions: [...last.expressions, ...entry.expressions] }
  if (!hasDays && !entry.isDaily) return withTimes(last, entry, isPlain)
  return (hasDays ? timesBefore(last, entry, isPlain) : null) ?? (isUntimed(last) && canShareDays(last, entry) ? withDays(last, entry) : null)
}

function isEveryFewWeeks(entry: TimeEntry): boolean {
  return entry.everyDays > 0 && entry.everyDays % 7 === 0 && entry.weekdays === null && entry.spans.length === 0 && isUntimed(entry)
}

/** Days behind times that hold for them. */
function timesBefore(last: TimeEntry, entry: TimeEntry, isPlain: boolean): TimeEntry | null {
  if (isPlain && areHoursBefore(last, entry)) return behindHours(last, entry)
  if (isPlain && isPartOfDays(last, entry)) return withDays(last, withPartOf(last, entry))
  if (isLonePart(last)) return absorbPart(last, entry)
  if (isPlain && isPartFirst(last.expressions[0]!) && entry.point !== null && entry.windows.length === 0 && canShareDays(last, { ...entry, point: null })) return withDays(last, entry)
  return isTimeFirst(last) && isUntimed(entry) && canShareDays(last, entry) ? withDays(last, { ...entry, windows: last.windows, point: last.point, part: last.part }) : null
}

function isUntimed({ windows, point }: TimeEntry): boolean {
  return windows.length === 0 && point === null
}

/** The Saturdays of 'the Saturdays 23 and 30 January'. */
function isNameOfDates({ weekdays, windows, point, spans, isAdjacent }: TimeEntry, next: TimeEntry | undefined): boolean {
  const isBare = isAdjacent && weekdays?.length === 1 && windows.length === 0 && point === null && spans.length === 0
  return isBare && next !== undefined && next.spans.length > 0 && next.weekdays === null && next.spans.every(({ first, last }) => first === last && weekdayOf(first) === weekdays[0])
}

/** 'evenings Tue Thu 19-20': days in a row without a word between them, and the hours of all at their end. */
function isPartOfRow(first: TimeEntry, { expressions, windows }: TimeEntry): boolean {
  const [part, timed] = [first.expressions[0]!, expressions.at(-1)!]
  const isPart = first.expressions.length === 1 && part.clock !== null && part.clock.part !== null && !part.clock.from && !part.clock.to && /^(?:mornings?|evenings?|afternoons?|nights?)\b/iu.test(part.words)
  return isPart && first.isAdjacent && windows.length > 0 && timed.clock?.from !== null && timed.clock?.to !== null && expressions.every(({ days, recurrence }) => days !== null && days.bareWeekday !== null || recurrence !== null)
}

/** '9-10 or 12-14 on Monday and 11-12 on Tuesday': the day stands behind the hours that it holds for. */
function haveDaysBehind(expressions: readonly TimeExpression[]): boolean {
  const hasHours = ({ clock }: TimeExpression) => clock !== null && clock.from !== null && clock.to !== null
  const isBehind = (expression: TimeExpression) => expression.days !== null && expression.days.grain === 'day' && expression.recurrence === null && /^(?:from |between )?\d/iu.test(expression.words) && /\p{L}{2}\.?$/u.test(expression.words) && !/(?:am|pm|uhr|noon|midnight|o'clock)$/iu.test(expression.words)
  return expressions.some(isUndated) && isBehind(expressions.at(-1)!) && expressions.every((expression) => hasHours(expression) && (isUndated(expression) || isBehind(expression)))
}

function isUndated({ days, recurrence }: TimeExpression): boolean {
  return days === null && recurrence === null
}

/** Hours that the day behind them is for, unless they have one. */
function behindLoneHours(last: TimeEntry, entry: TimeEntry): TimeEntry | null {
  return isUndated(last.expressions.at(-1)!) ? behindHours(last, entry) : null
}

function behindHours(hours: TimeEntry, entry: TimeEntry): TimeEntry {
  return { ...entry, windows: uniteWindows([...hours.windows, ...entry.windows]), expressions: [...hours.expressions, ...entry.expressions] }
}

/** 'at 8:05 and 17:40 every working day': times, and the days of all of them at the end. */
function arePoints(last: TimeEntry, entry: TimeEntry): boolean {
  // 'at 7:00, weekends at 9:00': a day that stands before its hour has that one alone.
  const hasDaysBefore = (entry.weekdays !== null || entry.spans.length > 0) && /^\P{N}{0,4}\p{L}{3,}/u.test(entry.expressions[0]!.words)
  return !hasDaysBefore && last.point !== null && entry.point !== null && last.weekdays === null && last.spans.length === 0 && !last.isDaily && last.windows.length === 0 && entry.windows.length === 0
}

function pointsOf(...entries: readonly TimeEntry[]): number[] {
  return [...new Set(entries.flatMap(({ points, point }) => [...points, ...(point === null ? [] : [point])]))].filter((point) => point < MINUTES_PER_DAY).toSorted((a, b) => a - b)
}

/** '10-13 and 14-17 Mon-Fri': the days of all the ranges stand at the end. */
function areHoursBefore(last: TimeEntry, entry: TimeEntry): boolean {
  const isHoursOnly = last.windows.length > 0 && last.point === null && last.part === null && last.weekdays === null && last.spans.length === 0 && !last.isDaily && last.expressions.every(({ clock }) => clock?.from && clock.to)
  return isHoursOnly && entry.expressions.length === 1 && entry.weekdays !== null && isTimeFirst(entry)
}

/** '9-12 Mon/Wed/Fri': the time comes first and holds for all the days behind it. */
function isTimeFirst({ expressions, windows }: TimeEntry): boolean {
  const [first] = expressions
  if (isPartFirst(first!)) return windows.length > 0
  return windows.length > 0 && first!.clock?.from !== null && first!.clock !== null && (first!.days !== null || first!.recurrence !== null) && /^(?:\p{L}+ ){0,2}(?:from |between )?\d/iu.test(first!.words) && /\p{L}{2}\.?$/u.test(first!.words) && !/(?:am|pm|uhr|h)$/iu.test(first!.words)
}

/** 'after school on Monday, Tuesday and Thursday': the part of the day holds for all of them. */
function isPartFirst({ clock, days, recurrence, words }: TimeExpression): boolean {
  return clock !== null && clock.part !== null && clock.from === null && clock.to === null && (days !== null || recurrence !== null) && /^(?:in the |mornings?|evenings?|afternoons?|after |before |lunch|abends|morgens|nachmittags|vormittags|nach |le soir|le matin|por la |à noite|de manhã)[^,]* (?:on|at|am|les?|los|el|aos?|às?|nas?|every|each|jeden) /iu.test(words)
}

/** 'after school, Mon/Wed 4pm to 5pm': the hours behind the days say which part of the day is meant. */
function isPartOfDays(last: TimeEntry, { expressions: [timed] }: TimeEntry): boolean {
  const [first] = last.expressions
  const isPart = last.expressions.length === 1 && first!.clock !== null && first!.clock.part !== null && !first!.clock.from && !first!.clock.to && /^(?:after|before|in the|mornings?|evenings?|afternoons?)\b/iu.test(first!.words)
  return isPart && (bareWeekdays(last).length === 1 || last.spans.length === 1) && timed!.clock?.from !== null && timed!.clock?.to !== null && timed!.clock !== null
}

/** The 7-9 of 'evenings (9th and 16th June 7-9)' are in the evening. */
function withPartOf({ part }: TimeEntry, entry: TimeEntry): TimeEntry {
  const clock = entry.expressions[0]!.clock
  return clock === null || clock.part !== null || part === null ? entry : { ...entry, windows: windowsOf({ ...clock, part }, false) }
}

/** 'Mornings' right before the days it belongs to: 'mornings Mon-Fri 9:00-12:30'. */
function isLonePart(entry: TimeEntry): boolean {
  return entry.part !== null && entry.weekdays === null && entry.spans.length === 0 && entry.expressions.length === 1 && !entry.expressions[0]!.clock?.from && !entry.expressions[0]!.clock?.to && entry.isAdjacent
}

function absorbPart(part: TimeEntry, entry: TimeEntry): TimeEntry {
  return { ...entry, part: entry.part ?? part.part, windows: entry.windows.length > 0 ? entry.windows : part.windows, expressions: [...part.expressions, ...entry.expressions] }
}

/** The days of the first at the times of both, or at those they share. */
function withTimes(last: TimeEntry, entry: TimeEntry, isPlain: boolean): TimeEntry {
  const expressions = [...last.expressions, ...entry.expressions]
  const narrowed = endOfPart(last, entry) ?? startOfPart(last, entry) ?? (isPlain ? null : hoursOfPart(last, entry))
  if (narrowed !== null) return { ...last, windows: [narrowed], expressions }
  // 'morgens vor der Arbeit': two parts of a day without a joint are one.
  const isNarrower = last.isAdjacent && last.part !== null && entry.part !== null && expressions.every(({ clock }) => !clock?.from && !clock?.to)
  const windows = isNarrower ? [] : last.windows
  // 'mornings before 8 and evenings after 9' share nothing, so both are meant.
  const shared = areBounds(last, entry) ? intersectWindows(windows, entry.windows) : []
  return {
    ...last, expressions, windows: shared.length > 0 ? shared : uniteWindows([...windows, ...entry.windows]),
    point: last.point ?? entry.point, points: last.point !== null && entry.point !== null ? pointsOf(last, entry) : last.points, part: last.part ?? entry.part,
  }
}

const EARLY_HOURS = 180

/** 'in the evening, no later than 9': the end is an hour of that part of the day. */
function endOfPart(last: TimeEntry, { expressions }: TimeEntry): ClockWindow | null {
  const [clock] = expressions.map((expression) => expression.clock)
  const isEnd = expressions.length === 1 && clock?.to && !clock.from && clock.part === null && (clock.bound === 'by' || clock.bound === 'until' || clock.bound === 'before')
  const [window] = last.windows
  if (!isEnd || last.part === null || last.windows.length !== 1 || last.expressions.some((own) => own.clock?.from || own.clock?.to)) return null
  const to = windowsOf({ ...clock, part: last.part }, false)[0]?.to ?? 0
  if (to <= window!.from || to > MINUTES_PER_DAY) return null
  // 'in the morning before work starts at 9' begins as early as it takes.
  return { from: last.part === 'morning' ? Math.min(window!.from, to - EARLY_HOURS) : window!.from, to }
}

/** 'on Wednesday evenings, starting at 8': the beginning is an hour of that part of the day. */
function startOfPart(last: TimeEntry, { expressions: [only, ...others] }: TimeEntry): ClockWindow | null {
  const { clock } = only!
  const isStart = others.length === 0 && clock?.from && !clock.to && (clock.part === null || clock.part === last.part) && (clock.bound === 'since' || clock.bound === 'after')
  const [window] = last.windows
  if (!isStart || last.part === null || last.windows.length !== 1 || last.expressions.some((own) => own.clock?.from || own.clock?.to)) return null
  const from = windowsOf({ ...clock, part: last.part }, false)[0]?.from ?? MINUTES_PER_DAY
  // 'mornings, from 6' may begin before the morning does.
  return from < window!.to ? { from, to: window!.to } : null
}

/** 'mornings, 9 to 1', 'lunchtimes, 12 to 1': the hours behind the comma say what is meant by that part of the day. */
function hoursOfPart(last: TimeEntry, { expressions: [only, ...others] }: TimeEntry): ClockWindow | null {
  const { clock } = only!
  const [window] = last.windows
  if (others.length > 0 || !clock?.from || !clock.to || last.part === null || last.windows.length !== 1 || last.expressions.some((own) => own.clock?.from || own.clock?.to)) return null
  const [hours, ...rest] = windowsOf({ ...clock, part: clock.part ?? last.part }, false)
  return hours && rest.length === 0 && hours.from < window!.to && hours.to > window!.from ? hours : null
}

/** 'from 19:00, 21:00 at the latest' narrows; '9-11, 13-15' adds. */
function areBounds(a: TimeEntry, b: TimeEntry): boolean {
  const bounds = [...a.expressions, ...b.expressions].map(({ clock }) => clock?.bound ?? null)
  const opens = bounds.some((bound) => bound === 'since' || bound === 'after')
  return opens && bounds.some((bound) => bound === 'by' || bound === 'before' || bound === 'until')
}

function intersectWindows(a: readonly ClockWindow[], b: readonly ClockWindow[]): ClockWindow[] {
  const shared = a.flatMap((one) => b.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })))
  return shared.filter(({ from, to }) => to > from)
}

function canShareDays(last: TimeEntry, entry: TimeEntry): boolean {
  // 'on weekends and Wednesday evenings': a set of days stands for itself.
  // 'the first and third Monday of the month'.
  if (last.ofMonth !== null || entry.ofMonth !== null) return false
  const isSet = (last.weekdays?.length ?? 0) > 1 && last.expressions.length === 1
  const hasOwnTime = entry.windows.length > 0 || entry.point !== null
  const isDated = (one: TimeEntry) => one.weekdays === null && one.spans.length > bareWeekdays(one).length
  // 'on Fridays and on 13 February' are two things, not the Fridays of that day.
  if ((isDated(last) && entry.weekdays !== null) || (isDated(entry) && last.weekdays !== null)) return false
  return !(isSet && hasOwnTime) && !isWholeDayBefore(last, entry) && last.everyWeeks === entry.everyWeeks
}

/** 'Saturdays and Wednesday evenings': the plural stands for whole days; 'Tuesday and Thursday evenings' share theirs. */
function isWholeDayBefore(last: TimeEntry, { expressions: [timed] }: TimeEntry): boolean {
  return last.expressions.length === 1 && last.weekdays?.length === 1 && /^(?:on )?[a-z]+days$/iu.test(last.expressions[0]!.words) && /^(?:on )?(?:[a-z]+day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun) (?:mornings|afternoons|evenings|nights|lunchtimes)\b/iu.test(timed!.words)
}

/** The days of both at the times of the second. */
function withDays(last: TimeEntry, entry: TimeEntry): TimeEntry {
  const { windows, point, part } = entry
  return { ...last, ...daysOfBoth(last, entry), windows, point, part, isDaily: last.isDaily || entry.isDaily, expressions: [...last.expressions, ...entry.expressions] }
}

function daysOfBoth(last: TimeEntry, entry: TimeEntry): Pick<TimeEntry, 'weekdays' | 'spans'> {
  const bare = bareWeekdays(last)
  // 'Tue and Thu mornings': the plural at the end makes all of them repeat.
  if (entry.weekdays && bare.length === last.spans.length && last.spans.length > 0) return { weekdays: [...bare, ...entry.weekdays], spans: [] }
  const weekdays = entry.weekdays ? [...new Set([...(last.weekdays ?? []), ...entry.weekdays])] : last.weekdays
  const further = bareWeekdays(entry)
  if (weekdays && further.length > 0) return { weekdays: [...weekdays, ...further], spans: last.spans }
  return { weekdays, spans: [...last.spans, ...entry.spans] }
}

function bareWeekdays(entry: TimeEntry): Weekday[] {
  return entry.expressions.map(({ days }) => days?.bareWeekday ?? null).filter((weekday) => weekday !== null)
}

/** Two or more bare weekdays together mean every week. */
function expandBareWeekdays(entries: TimeEntry[]): TimeEntry[] {
  const total = entries.reduce((sum, entry) => sum + (entry.weekdays === null ? bareWeekdays(entry).length : 1), 0)
  if (total < 2) return entries
  return entries.map((entry) => {
    const bare = bareWeekdays(entry)
    if (entry.weekdays !== null || bare.length === 0 || bare.length !== entry.spans.length) return entry
    return { ...entry, weekdays: bare, spans: [] }
  })
}
