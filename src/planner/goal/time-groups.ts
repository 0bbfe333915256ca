import type { ClockWindow, DayNumber, DaySpan, Weekday } from '../time/calendar-time.ts'
import type { DayPart } from '../time/grammar/sense.ts'
import type { TimeExpression } from '../time/grammar/time-expression.ts'
import { EXCEPTION_WORDS } from '../time/grammar/find-time-expressions.ts'
import { operatorAt } from '../time/grammar/source.ts'
import type { Source } from '../time/grammar/source.ts'
import { pointOf, uniteWindows, windowsOf } from './clock-windows.ts'
import type { DayPattern } from './brief.ts'

/** Days with the windows that hold on them; either may be missing. */
export type TimeEntry = {
  /** On every such weekday. */
  weekdays: Weekday[] | null
  everyWeeks: number
  nthOfMonth: number | null
  spans: DaySpan[]
  windows: ClockWindow[]
  /** A time without an end: '9am'. */
  point: number | null
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

/** Neighbouring time expressions that speak of one schedule: 'Mon, Wed and Fri 7am-3pm and Sat 9-12'. */
export type TimeGroup = {
  /** Token indexes, `to` exclusive. */
  from: number
  to: number
  entries: TimeEntry[]
  expressions: TimeExpression[]
}

/** Groups the expressions that only commas and 'and' separate; lengths, rates and bounds stay alone. */
export function groupTimes(source: Source, expressions: readonly TimeExpression[], is24: boolean): TimeGroup[] {
  const groups: TimeGroup[] = []
  const all = placeExpressions(source, expressions)
  for (const [index, placed] of all.entries()) {
    const last = groups.at(-1)
    const next = { all, index }
    if (last && isOneSchedule(last, placed.expression) && isJoined(source, last.to, placed.from) && !beginsOwnClause(source, last, next) && !leavesDate(source, last, next) && !leavesException(source, last, next)) {
      last.to = placed.to
      last.expressions.push(placed.expression)
    } else groups.push({ from: placed.from, to: placed.to, entries: [], expressions: [placed.expression] })
  }
  for (const group of groups) group.entries = entriesOf(group.expressions, is24)
  return groups
}

type Placed = { from: number; to: number; expression: TimeExpression }

function placeExpressions(source: Source, expressions: readonly TimeExpression[]): Placed[] {
  let at = 0
  return expressions.map((expression) => {
    while (at < source.tokens.length && source.tokens[at]!.start < expression.start) at += 1
    const from = source.tokens[at]?.start === expression.start ? at : Math.max(0, at - 1)
    let to = from
    while (to < source.tokens.length && source.tokens[to]!.end <= expression.end) to += 1
    return { from, to: Math.max(to, from + 1), expression }
  })
}

function isOneSchedule(group: TimeGroup, next: TimeExpression): boolean {
  const last = group.expressions.at(-1)!
  if (!isSchedule(last) || !isSchedule(next)) return false
  const grainsDiffer = last.days !== null && next.days !== null && (last.days.grain !== 'day' || next.days.grain !== 'day') && !(last.days.grain === 'range' && next.days.grain === 'range')
  const areDates = [last.days, next.days].every((days) => days !== null && (days.grain === 'day' || days.grain === 'range') && days.bareWeekday === null && !days.isRelative)
  const isFrame = last.recurrence !== null && next.days !== null && next.days.grain !== 'day'
  return (!grainsDiffer || areDates) && !isFrame
}

/** Days and windows without a bound, a length or a count. */
function isSchedule(expression: TimeExpression): boolean {
  const isCounted = expression.recurrence !== null && (expression.recurrence.count !== null || expression.recurrence.amount !== null)
  return expression.bound === null && expression.duration === null && expression.momentFromNow === null && !isCounted
}

function isJoined(source: Source, from: number, to: number): boolean {
  if (to - from > 2 || from >= to) return from === to
  for (let index = from; index < to; index += 1) {
    const token = source.tokens[index]!
    const isJoint = token.key === ',' || token.key === '/' || token.key === ';' && false || operatorAt(source, index, 'and', 'or') === index + 1 || token.key === 'also' || token.key === 'plus' || token.key === ':'
    if (!isJoint) return false
  }
  return true
}

/** 'exam Mar 28, weeknights 8-10pm', '15 June: Tuesday and Thursday': behind a calendar date, repeated days are another matter. */
function leavesDate(source: Source, last: TimeGroup, { all, index }: { all: readonly Placed[]; index: number }): boolean {
  const isCut = source.tokens.slice(last.to, all[index]!.from).some(({ key }) => key === ',' || key === ':')
  const isDate = last.expressions.every(({ days, recurrence }) => days !== null && days.grain === 'day' && days.bareWeekday === null && recurrence === null)
  const { days, recurrence } = all[index]!.expression
  const isTimesOnly = last.expressions.every((expression) => expression.days === null && expression.recurrence === null)
  const isBound = last.expressions.some(({ clock }) => clock?.bound === 'until' || clock?.bound === 'by' || clock?.bound === 'before')
  if (isCut && isTimesOnly && (days?.grain === 'range' || isBound && recurrence !== null && all[index]!.expression.clock !== null)) return true
  return isCut && isDate && (recurrence !== null || (days !== null && days.bareWeekday !== null))
}

/** 'every day except Sundays, 7 to 9': hours behind the comma are not those of the exception. */
function leavesException(source: Source, last: TimeGroup, { all, index }: { all: readonly Placed[]; index: number }): boolean {
  const { days, recurrence } = all[index]!.expression
  const isCut = source.tokens[last.to]?.key === ','
  return isCut && days === null && recurrence === null && EXCEPTION_WORDS.test(source.tokens[last.from - 1]?.key ?? '')
}

/** Words that say something of the days before them: 'sundays are off', 'Mondays and Fridays no running'. */
const PREDICATES = new Set("are is off free stay stays no never not only out i we he she they my i'm i'll we're must should can can't won't don't remain open closed sind ist frei kein keine nicht nur son estan libre libres no nunca solo sont est libres pas sao livre livres nao so".split(' '))

/** After a comma, days that have their own predicate behind them begin a new clause. */
function beginsOwnClause(source: Source, last: TimeGroup, { all, index }: { all: readonly Placed[]; index: number }): boolean {
  const comma = source.tokens.slice(last.to, all[index]!.from).some(({ key }) => key === ',')
  if (!comma || all[index]!.expression.days === null && all[index]!.expression.recurrence === null) return false
  let end = index
  while (end + 1 < all.length && isJoined(source, all[end]!.to, all[end + 1]!.from) && (all[end]!.expression.clock === null || source.tokens[all[end]!.to]?.key !== ',') && end - index < 14) end += 1
  return PREDICATES.has(source.tokens[all[end]!.to]?.key ?? '')
}

/** Days without a time wait for the time that follows; times without a day belong to the day before. */
function entriesOf(expressions: readonly TimeExpression[], is24: boolean): TimeEntry[] {
  const entries: TimeEntry[] = []
  for (const [index, expression] of expressions.entries()) {
    const next = expressions[index + 1]
    const entry = { ...entryOf(expression, is24), isAdjacent: next !== undefined && next.start - expression.end <= 1 }
    const last = entries.at(-1)
    const hasDays = entry.weekdays !== null || entry.spans.length > 0
    if (last && hasDays && isLonePart(last)) entries[entries.length - 1] = absorbPart(last, entry)
    else if (last && !hasDays && !entry.isDaily) mergeTimes(last, entry)
    else if (last && hasDays && isTimeFirst(last) && entry.windows.length === 0 && entry.point === null && canShareDays(last, entry)) mergeDays(last, { ...entry, windows: last.windows, point: last.point, part: last.part })
    else if (last && last.windows.length === 0 && last.point === null && canShareDays(last, entry)) mergeDays(last, entry)
    else entries.push(entry)
  }
  return expandBareWeekdays(entries)
}

/** '9-12 Mon/Wed/Fri': the time comes first and holds for all the days behind it. */
function isTimeFirst({ expressions, windows }: TimeEntry): boolean {
  const [first] = expressions
  return windows.length > 0 && first!.clock?.from !== null && first!.clock !== null && (first!.days !== null || first!.recurrence !== null) && /^(?:\p{L}+ )?(?:from |between )?\d/iu.test(first!.words) && /\p{L}{2,}\.?$/u.test(first!.words) && !/(?:am|pm|uhr|h)$/iu.test(first!.words)
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
  const span = clock ?? (part ? { from: null, to: null, isPoint: false, bound: null, part, isRepeated: true, narrowed: null, isApproximate: false, isBare: false } : null)
  return {
    weekdays: recurrence?.weekdays ?? null,
    everyWeeks: recurrence?.weekdays && recurrence.unit === 'week' ? recurrence.every : 1,
    nthOfMonth: recurrence?.nth ?? null,
    spans: days ? [{ first: days.first, last: days.last }] : [],
    windows: windowsOf(span, is24),
    point: clock?.isPoint ? pointOf(clock, is24) : null,
    isDaily: recurrence !== null && recurrence.weekdays === null && recurrence.unit === 'day' && recurrence.every === 1,
    everyDays: recurrence?.unit === 'day' && recurrence.every > 1 ? recurrence.every : 0, oncePer: oncePer(recurrence), frame: null,
    part, isAdjacent: false, expressions: [expression],
  }
}

function oncePer(recurrence: TimeExpression['recurrence']): TimeEntry['oncePer'] {
  if (!recurrence || recurrence.weekdays || recurrence.every !== 1) return null
  return recurrence.unit === 'week' || recurrence.unit === 'month' ? recurrence.unit : null
}

function mergeTimes(into: TimeEntry, entry: TimeEntry): void {
  into.windows = areBounds(into, entry) ? intersectWindows(into.windows, entry.windows) : uniteWindows([...into.windows, ...entry.windows])
  into.point ??= entry.point
  into.part ??= entry.part
  into.expressions.push(...entry.expressions)
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
  const isSet = (last.weekdays?.length ?? 0) > 1 && last.expressions.length === 1
  const hasOwnTime = entry.windows.length > 0 || entry.point !== null
  const isDated = (one: TimeEntry) => one.weekdays === null && one.spans.length > bareWeekdays(one).length
  // 'on Fridays and on 13 February' are two things, not the Fridays of that day.
  if ((isDated(last) && entry.weekdays !== null) || (isDated(entry) && last.weekdays !== null)) return false
  return !(isSet && hasOwnTime) && (last.everyWeeks === entry.everyWeeks || last.everyWeeks === 1)
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
  if (entry.everyWeeks > 1) pattern.everyWeeks = { interval: entry.everyWeeks, anchor: entry.frame && entry.frame.first >= 0 ? entry.frame.first : anchor }
  if (entry.frame) pattern.spans = [clampFrame(entry.frame, anchor)]
  return pattern
}

/** Ten years stand for no end. */
const NO_END_DAYS = 3650

function clampFrame({ first, last }: DaySpan, anchor: DayNumber): DaySpan {
  const from = first < 0 ? anchor : first
  return { first: from, last: Math.min(last, from + NO_END_DAYS) }
}
