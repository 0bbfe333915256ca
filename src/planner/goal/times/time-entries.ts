import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { civilOf, dayFromCivil, mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { DayPart } from '../../time/grammar/sense.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { DayPattern } from '../brief.ts'
import { PART_WINDOWS, pointOf, uniteWindows, windowsOf } from './clock-windows.ts'

/** 'the weekend' that is off limits is every one; 'this weekend' is one. */
export const ANY_WEEKEND = /^(?:(?:at|on|over|during|in|am|an|los|las|le|les|o|os) )?(?:the|my|our|all|das|dem|el|mein)? ?(?:weekend|wochenende|fin de semana|week-end|fim de semana)$/iu

/** Days with the windows that hold on them; either may be missing. */
export type TimeEntry = {
  /** On every such weekday. */
  weekdays: Weekday[] | null
  everyWeeks: number
  /** 'Saturday or Sunday': one of them. */
  isChoice: boolean
  /** Odd or even weeks of the calendar. */
  parity: 'odd' | 'even' | null
  nthOfMonth: number | null
  spans: DaySpan[]
  windows: ClockWindow[]
  /** A time without an end: '9am'. */
  point: number | null
  /** Several such times: 'at 7am, 1pm and 8pm'. */
  points: number[]
  isDaily: boolean
  /** 'every other day' is 2; 0 when days are not counted. */
  everyDays: number
  /** 'every week', 'monthly': once per unit. */
  oncePer: 'week' | 'month' | null
  /** The stretch of days a repetition is bound to. */
  frame: DaySpan | null
  part: DayPart | null
  /** Nothing stands between it and the expression behind it. */
  isAdjacent: boolean
  expressions: TimeExpression[]
}

/** Days without a time wait for the time that follows; times without a day belong to the day before. */
export function entriesOf(expressions: readonly TimeExpression[], is24: boolean, isPlain: (index: number) => boolean = () => false): TimeEntry[] {
  const entries: TimeEntry[] = []
  const areDaysBehind = haveDaysBehind(expressions)
  for (const [index, expression] of expressions.entries()) {
    const next = expressions[index + 1]
    const entry = { ...entryOf(expression, is24), isAdjacent: next !== undefined && next.start - expression.end <= 1 && !isPlain(index + 1) }
    const last = entries.at(-1)
    const hasDays = entry.weekdays !== null || entry.spans.length > 0
    if (last && areDaysBehind && index > 0 && isUndated(expressions[index - 1]!)) entries[entries.length - 1] = behindHours(last, entry)
    else if (areDaysBehind) entries.push(entry)
    else if (last && (hasDays || entry.isDaily) && arePoints(last, entry)) entries[entries.length - 1] = { ...entry, points: pointsOf(last, entry), expressions: [...last.expressions, ...entry.expressions] }
    else if (last && hasDays && isPlain(index) && areHoursBefore(last, entry)) entries[entries.length - 1] = { ...entry, windows: uniteWindows([...last.windows, ...entry.windows]), expressions: [...last.expressions, ...entry.expressions] }
    else if (last && hasDays && isPlain(index) && isPartOfDays(last, entry)) mergeDays(last, withPartOf(last, entry))
    else if (last && hasDays && isLonePart(last)) entries[entries.length - 1] = absorbPart(last, entry)
    else if (last && !hasDays && !entry.isDaily) mergeTimes(last, entry)
    else if (last && hasDays && isPartFirst(last.expressions[0]!) && entry.point !== null && entry.windows.length === 0 && isPlain(index) && canShareDays(last, { ...entry, point: null })) mergeDays(last, entry)
    else if (last && hasDays && isTimeFirst(last) && entry.windows.length === 0 && entry.point === null && canShareDays(last, entry)) mergeDays(last, { ...entry, windows: last.windows, point: last.point, part: last.part })
    else if (last && last.windows.length === 0 && last.point === null && canShareDays(last, entry)) mergeDays(last, entry)
    else entries.push(entry)
  }
  if (entries.length === 2 && isPartOfRow(entries[0]!, entries[1]!)) mergeDays(entries[0]!, entries.pop()!)
  return expandBareWeekdays(entries.filter((entry, index) => !isNameOfDates(entry, entries[index + 1])))
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

function behindHours(hours: TimeEntry, entry: TimeEntry): TimeEntry {
  return { ...entry, windows: uniteWindows([...hours.windows, ...entry.windows]), expressions: [...hours.expressions, ...entry.expressions] }
}

/** 'at 8:05 and 17:40 every working day': times, and the days of all of them at the end. */
function arePoints(last: TimeEntry, entry: TimeEntry): boolean {
  return last.point !== null && entry.point !== null && last.weekdays === null && last.spans.length === 0 && !last.isDaily && last.windows.length === 0 && entry.windows.length === 0
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

function entryOf(expression: TimeExpression, is24: boolean): TimeEntry {
  const { days, recurrence, clock } = expression
  const part = recurrence?.part ?? clock?.part ?? null
  // '6:45 to 7:15 every morning'.
  const span = clock && clock.part === null && recurrence?.part ? { ...clock, part: recurrence.part } : clock ?? (part ? { from: null, to: null, isPoint: false, bound: null, part, isRepeated: true, narrowed: null, isApproximate: false, isBare: false } : null)
  return {
    weekdays: recurrence?.weekdays ?? null,
    everyWeeks: recurrence?.weekdays && recurrence.unit === 'week' ? recurrence.every : 1,
    isChoice: false, parity: recurrence?.parity ?? null,
    nthOfMonth: recurrence?.nth ?? null,
    spans: days ? [{ first: days.first, last: days.last }] : [],
    windows: withinPart(windowsOf(span, is24), recurrence?.part ?? null),
    point: clock?.isPoint ? pointOf(clock, is24) : null, points: [],
    isDaily: recurrence !== null && recurrence.weekdays === null && recurrence.unit === 'day' && recurrence.every === 1,
    everyDays: recurrence?.unit === 'day' && recurrence.every > 1 ? recurrence.every : 0, oncePer: oncePer(recurrence), frame: null,
    part, isAdjacent: false, expressions: [expression],
  }
}

/** What is left of a part of the day that ends early. */
const SHORTEST_PART = 120

/** 'weekday mornings before 11' begin when mornings do; 'before 7:45 in the morning' begins whenever. */
function withinPart(windows: ClockWindow[], part: DayPart | null): ClockWindow[] {
  const [window] = windows
  if (part === null || windows.length !== 1 || window!.from > 0 || window!.to <= PART_WINDOWS[part].from) return windows
  return [{ from: Math.min(PART_WINDOWS[part].from, window!.to - SHORTEST_PART), to: window!.to }]
}

function oncePer(recurrence: TimeExpression['recurrence']): TimeEntry['oncePer'] {
  if (!recurrence || recurrence.weekdays || recurrence.every !== 1) return null
  return recurrence.unit === 'week' || recurrence.unit === 'month' ? recurrence.unit : null
}

function mergeTimes(into: TimeEntry, entry: TimeEntry): void {
  if (endsPart(into, entry)) return
  // 'morgens vor der Arbeit': two parts of a day without a joint are one.
  const isNarrower = into.isAdjacent && into.part !== null && entry.part !== null && [...into.expressions, ...entry.expressions].every(({ clock }) => !clock?.from && !clock?.to)
  if (isNarrower) into.windows = []
  const shared = areBounds(into, entry) ? intersectWindows(into.windows, entry.windows) : []
  // 'mornings before 8 and evenings after 9' share nothing, so both are meant.
  into.windows = shared.length > 0 ? shared : uniteWindows([...into.windows, ...entry.windows])
  if (into.point !== null && entry.point !== null) into.points = pointsOf(into, entry)
  into.point ??= entry.point
  into.part ??= entry.part
  into.expressions.push(...entry.expressions)
}

const EARLY_HOURS = 180

/** 'in the evening, no later than 9': the end is an hour of that part of the day. */
function endsPart(into: TimeEntry, { expressions }: TimeEntry): boolean {
  const [clock] = expressions.map((expression) => expression.clock)
  const isEnd = expressions.length === 1 && clock?.to && !clock.from && clock.part === null && (clock.bound === 'by' || clock.bound === 'until' || clock.bound === 'before')
  const [window] = into.windows
  if (!isEnd || into.part === null || into.windows.length !== 1 || into.expressions.some((own) => own.clock?.from || own.clock?.to)) return false
  const to = windowsOf({ ...clock, part: into.part }, false)[0]?.to ?? 0
  if (to <= window!.from || to > MINUTES_PER_DAY) return false
  // 'in the morning before work starts at 9' begins as early as it takes.
  into.windows = [{ from: into.part === 'morning' ? Math.min(window!.from, to - EARLY_HOURS) : window!.from, to }]
  into.expressions.push(...expressions)
  return true
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
  if (last.nthOfMonth !== null || entry.nthOfMonth !== null) return false
  const isSet = (last.weekdays?.length ?? 0) > 1 && last.expressions.length === 1
  const hasOwnTime = entry.windows.length > 0 || entry.point !== null
  const isDated = (one: TimeEntry) => one.weekdays === null && one.spans.length > bareWeekdays(one).length
  // 'on Fridays and on 13 February' are two things, not the Fridays of that day.
  if ((isDated(last) && entry.weekdays !== null) || (isDated(entry) && last.weekdays !== null)) return false
  return !(isSet && hasOwnTime) && !isWholeDayBefore(last, entry) && (last.everyWeeks === entry.everyWeeks || last.everyWeeks === 1)
}

/** 'Saturdays and Wednesday evenings': the plural stands for whole days; 'Tuesday and Thursday evenings' share theirs. */
function isWholeDayBefore(last: TimeEntry, { expressions: [timed] }: TimeEntry): boolean {
  return last.expressions.length === 1 && last.weekdays?.length === 1 && /^(?:on )?[a-z]+days$/iu.test(last.expressions[0]!.words) && /^(?:on )?[a-z]+day (?:mornings|afternoons|evenings|nights|lunchtimes)\b/iu.test(timed!.words)
}

function mergeDays(into: TimeEntry, entry: TimeEntry): void {
  const bareOfInto = bareWeekdays(into)
  // 'Tue and Thu mornings': the plural at the end makes all of them repeat.
  if (entry.weekdays && bareOfInto.length === into.spans.length && into.spans.length > 0) {
    into.weekdays = [...bareOfInto, ...entry.weekdays]
    into.spans = []
  } else {
    if (entry.weekdays) into.weekdays = [...new Set([...(into.weekdays ?? []), ...entry.weekdays])]
    if (into.weekdays && bareWeekdays(entry).length > 0) into.weekdays.push(...bareWeekdays(entry))
    else into.spans = [...into.spans, ...entry.spans]
  }
  into.windows = entry.windows
  into.point = entry.point
  into.part = entry.part
  into.isDaily ||= entry.isDaily
  into.expressions.push(...entry.expressions)
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

/** Which days an entry means, counted from `anchor` when it repeats every few weeks. */
export function patternOf(entry: TimeEntry, anchor: DayNumber): DayPattern {
  const pattern: DayPattern = {}
  if (entry.weekdays) pattern.weekdays = [...new Set(entry.weekdays)].toSorted((a, b) => a - b)
  if (entry.spans.length > 0) pattern.spans = entry.spans
  if (entry.parity !== null) pattern.everyWeeks = { interval: 2, anchor: weekOfParity(anchor, entry.parity) }
  else if (entry.everyWeeks > 1) pattern.everyWeeks = { interval: entry.everyWeeks, anchor: entry.frame && entry.frame.first >= 0 ? entry.frame.first : anchor }
  if (entry.frame) pattern.spans = [clampFrame(entry.frame, anchor)]
  return pattern
}

/** The Monday of this or the next week, whichever has such a number (ISO 8601). */
function weekOfParity(day: DayNumber, parity: 'odd' | 'even'): DayNumber {
  const monday = mondayOf(day)
  const thursday = civilOf(monday + 3)
  const week = Math.floor((monday + 3 - dayFromCivil(thursday.year, 1, 1)!) / 7) + 1
  return (week % 2 === 1) === (parity === 'odd') ? monday : monday + 7
}

function clampFrame({ first, last }: DaySpan, anchor: DayNumber): DaySpan {
  const from = first < 0 ? anchor : first
  return { first: from, last: Math.min(last, from + NO_END_DAYS) }
}
