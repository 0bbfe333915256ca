import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { addMonths, civilOf, mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { Days } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { weekdayIn } from '../weekday-names.ts'
import { namedPlanWeeks } from './plan-week-names.ts'

const SECONDS_PER_DAY = 86_400

/** What the whole prompt says of the plan's days. */
type Frame = {
  prompt: string
  expressions: readonly TimeExpression[]
  today: DayNumber
  /** First day of week 1. */
  start: DayNumber
  /** First day of the plan, where it is said and lies ahead. */
  statedStart: DayNumber | null
  range: Days | null
  /** Monday of the one week that its dates lie in. */
  oneWeek: DayNumber | null
  month: DaySpan | null
}

type Dated = TimeExpression & { days: Days }

/** The expression on the days that its frame tells; null where the frame tells nothing of it. `anchor` is the date before it. */
type Settle = (expression: Dated, frame: Frame, anchor: DayNumber | null) => TimeExpression | null

/** The first that knows settles it. */
const SETTLERS: readonly Settle[] = [onNextWeekday, inStretchBefore, inOneWeek, behindStart, fromCountedDay, inNumberedWeek, namedAgain, inMonthOfGoal, onSameDay, inRangeOfPlan, inMonthOfAnchor]

/**
 * Settles what only the prompt as a whole can: a lone day of the month belongs to the month of the date before it,
 * 'the same day' is that date, and 'week 4' counts from the plan's first day.
 */
export function settleInContext(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  const frame = frameOf(prompt, expressions, today)
  let anchor: DayNumber | null = null
  return namedPlanWeeks(prompt, expressions.flatMap(withCountedLength), frame.start).map((expression) => {
    const { days } = expression
    if (!days) return expression
    const dated = { ...expression, days }
    if (isOpeningDay(dated, frame)) {
      anchor = days.first
      return { ...expression, bound: 'since' }
    }
    for (const settle of SETTLERS) {
      const settled = settle(dated, frame, anchor)
      if (settled) return settled
    }
    if (/^(?:day|range)$/u.test(days.grain) && !days.isRelative && days.bareWeekday === null) anchor = days.first
    return expression
  })
}

/** Lone days of the month in the month of the date before them, for what is counted from them. */
export function withMonthsOfDays(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  if (expressions.every(({ days }) => days?.isDayOfMonth !== true)) return [...expressions]
  const frame = frameOf(prompt, expressions, today)
  let anchor: DayNumber | null = null
  return expressions.map((expression) => {
    const { days } = expression
    if (!days) return expression
    const dated = { ...expression, days }
    const settled = days.isDayOfMonth ? inMonthOfGoal(dated, frame) ?? inRangeOfPlan(dated, frame) ?? inMonthOfAnchor(dated, frame, anchor) : null
    if (!settled && /^(?:day|range)$/u.test(days.grain) && !days.isRelative && days.bareWeekday === null) anchor = days.first
    return settled ?? expression
  })
}

function frameOf(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): Frame {
  const start = expressions.find((expression) => expression.days?.grain === 'day' && (expression.bound === 'since' || isStart(prompt, expression)))?.days?.first ?? rangeOfPlan(prompt, expressions, today)?.first ?? mondayOf(today)
  const range = rangeOfPlan(prompt, expressions, null)
  const statedStart = range && range.first > today ? range.first : start > mondayOf(today) + 6 ? start : null
  return { prompt, expressions, today, start, statedStart, range, oneWeek: sharedWeek(expressions), month: namedMonth(expressions) }
}

function isOpeningDay(expression: Dated, { prompt, expressions }: Frame): boolean {
  return expression.bound === null && expression.days.grain === 'day' && !/\b(?:first|last|final) day$/iu.test(expression.words) && isRightBehindStart(prompt, expression) && !isMeeting(prompt, expression, expressions)
}

/** 'by Monday', said on a Monday, is the next one. */
function onNextWeekday(expression: Dated, { today }: Frame): TimeExpression | null {
  const { days, bound, words } = expression
  const isToday = days.bareWeekday !== null && days.first === today && days.last === today
  const isUntil = bound === 'by' || bound === 'until' || bound === 'before'
  return isToday && isUntil && !/\bthis\b/iu.test(words) ? onDay(expression, today + 7) : null
}

/** 'The boys are off 15-19 February: zoo on Tuesday': the weekday in the days named before it. */
function inStretchBefore({ days, bound, start, ...rest }: Dated, { expressions, prompt, today }: Frame): TimeExpression | null {
  if (days.bareWeekday === null || bound !== null) return null
  const stretch = expressions.findLast((other) => other.end <= start && other.days !== null && other.days.bareWeekday === null && other.recurrence === null)
  const span = stretch?.days?.grain === 'range' && !stretch.days.isRelative ? stretch.days : null
  const isBehind = span !== null && span.last - span.first < A_WEEK && span.first > today && !/[.!?]\s|\n/u.test(prompt.slice(stretch!.end, start))
  const day = isBehind ? span.first + ((days.bareWeekday - weekdayOf(span.first) + A_WEEK) % A_WEEK) : null
  return day === null || day > span!.last ? null : onDay({ ...rest, days, bound, start }, day)
}

const A_WEEK = 7

function inOneWeek(expression: Dated, { oneWeek }: Frame): TimeExpression | null {
  const { days: { bareWeekday, first }, bound } = expression
  return bareWeekday !== null && oneWeek !== null && first < oneWeek && bound === null ? onDay(expression, oneWeek + bareWeekday - 1) : null
}

function behindStart(expression: Dated, { statedStart }: Frame): TimeExpression | null {
  const { days: { bareWeekday, first }, bound } = expression
  if (bareWeekday === null || statedStart === null || first >= statedStart || bound === 'since') return null
  return onDay(expression, statedStart + ((bareWeekday - weekdayOf(statedStart) + 7) % 7))
}

function fromCountedDay(expression: Dated): TimeExpression | null {
  const { countedFrom } = expression.days
  return countedFrom === null ? null : { ...onDay(expression, countedFrom), bound: 'since' }
}

/** 'Week 4'; elsewhere 'Woche 4' is that of the plan where the calendar's fourth lies before its first day. */
function inNumberedWeek(expression: Dated, { start }: Frame): TimeExpression | null {
  const [, noun = '', week] = /^\P{L}{0,3}(?:\p{L}+\s+){0,3}(week|woche|semana|semaine)\s+(\d{1,2})\b/iu.exec(expression.words) ?? []
  if (!week || expression.days.grain !== 'week' || Number(week) > MOST_WEEKS || !/^week$/iu.test(noun) && expression.days.first >= start) return null
  return withDays(expression, { first: start + (Number(week) - 1) * 7, last: start + Number(week) * 7 - 1 })
}

const MOST_WEEKS = 26

/** 'No sugar in April. Weigh in on the 1st and the 15th.' */
function inMonthOfGoal(expression: Dated, { month, range, expressions, today }: Frame): TimeExpression | null {
  const isOfMonth = expression.days.isDayOfMonth && month !== null && range === null && isMonthOfGoal(expressions, expression)
  const day = isOfMonth ? inRange(expression.days.first, month) : null
  return day !== null && day >= today ? moved(expression, day) : null
}

function onSameDay(expression: Dated, _frame: Frame, anchor: DayNumber | null): TimeExpression | null {
  return anchor !== null && /\b(?:same|that) day\b/iu.test(expression.words) ? onDay(expression, anchor) : null
}

function inRangeOfPlan(expression: Dated, { range }: Frame): TimeExpression | null {
  const day = expression.days.isDayOfMonth && range !== null ? inRange(expression.days.first, range) : null
  return day === null ? null : moved(expression, day)
}

/** 'We start on 20 March … plan it up to the 20th': the date that has been named with its month. */
function namedAgain(expression: Dated, { expressions, today }: Frame): TimeExpression | null {
  const { days, bound, start } = expression
  if (!days.isDayOfMonth || bound === null || bound === 'since' || bound === 'after') return null
  const dates = expressions.filter((other) => other.end <= start && other.days?.grain === 'day' && !other.days.isDayOfMonth && !other.days.isRelative && other.days.bareWeekday === null && other.days.first >= today && civilOf(other.days.first).day === civilOf(days.first).day)
  return dates.length === 1 ? moved(expression, dates[0]!.days!.first) : null
}

function inMonthOfAnchor(expression: Dated, { prompt, expressions }: Frame, anchor: DayNumber | null): TimeExpression | null {
  const { days, words } = expression
  if (!days.isDayOfMonth || anchor === null || isNextOne(prompt, expression) || isBarredUntil(prompt, expression)) return null
  const inMonth = addMonths(days.first, Math.max(0, monthIndex(anchor) - monthIndex(days.first)))
  // 'Fair on 7 March. Posters by 12 February, keys on Friday the 5th': lists go on in time, up to what they lead to.
  const later = addMonths(inMonth, 1)
  const leadsTo = expressions.some((other) => other.days !== null && /^(?:day|range)$/u.test(other.days.grain) && !other.days.isDayOfMonth && other.days.bareWeekday === null && other.end <= expression.start && other.days.first >= later)
  const isLater = inMonth < anchor && (leadsTo && (weekdayIn(words) === null || weekdayOf(later) === weekdayOf(inMonth)) || goesOnInTime(expressions, expression, anchor))
  const day = isLater ? later : inMonth
  // 'Sunday the 19th' is the one that is a Sunday.
  const isOtherWeekday = weekdayOf(day) !== weekdayOf(days.first) && weekdayIn(words) !== null && days.saidWeekday === null
  return isOtherWeekday ? expression : moved(expression, day)
}

/** A day or a stretch of days in another month. */
function moved(expression: Dated, day: DayNumber): TimeExpression {
  return withDays(expression, { first: day, last: day + expression.days.last - expression.days.first })
}

/** 'Airport on 26 February, zoo on the 27th, they leave on the 1st': a list in the order of time goes over into the next month. */
function goesOnInTime(expressions: readonly TimeExpression[], { days, start }: Dated, anchor: DayNumber): boolean {
  const before = expressions.findLast((other) => other.end <= start && other.days?.grain === 'day')?.days
  const numberOf = (day: DayNumber) => civilOf(day).day
  return before?.isDayOfMonth === true && numberOf(before.first) > numberOf(anchor) && numberOf(before.first) - numberOf(days.first) > HALF_A_MONTH
}

/** In days. */
const HALF_A_MONTH = 15

/** 'first one the 7th', 'next: the 12th': the coming one. */
function isNextOne(prompt: string, { start }: TimeExpression): boolean {
  return /\b(?:first|next)(?: (?:one|time|session|class|lesson|meeting))?(?: is| on|:)? ?$/iu.test(prompt.slice(Math.max(0, start - 30), start))
}

/** "I can't start until the 18th", said behind an exam in April: one waits for the coming 18th. */
function isBarredUntil(prompt: string, { bound, start }: TimeExpression): boolean {
  return (bound === 'until' || bound === 'before') && /(?:n['’]t|\b(?:cannot|can not|not|never|unable|away|abroad|busy|tied up|on holiday|on leave))\b[^.;!?\n]{0,30}$/iu.test(prompt.slice(Math.max(0, start - 50), start))
}

/** The range of days that the prompt names first, unless somebody is away then; from `after` on when that is given. */
function rangeOfPlan(prompt: string, expressions: readonly TimeExpression[], after: DayNumber | null): Days | null {
  // 'In March … tiler Mon 15 to Thu 18' has its month from the dates beside it.
  const isDated = expressions.some(({ days }) => days !== null && !days.isDayOfMonth && !days.isRelative && days.bareWeekday === null)
  return expressions.find((expression) => expression.days?.grain === 'range' && !expression.days.isRelative && !(expression.days.isDayOfMonth && isDated) && expression.bound === null && expression.days.last - expression.days.first <= 60 && (after === null || expression.days.first >= after) && !isAbsence(prompt, expression))?.days ?? null
}

/** The one month that the plan is about: 'for the whole of April'. */
function namedMonth(expressions: readonly TimeExpression[]): DaySpan | null {
  const months = expressions.flatMap(({ days, bound }) => (days?.grain === 'month' && !days.isRelative && bound === null && days.narrowed === null ? [days] : []))
  return months.length === 1 ? months[0]! : null
}

/** A month among the first words is what the plan is for. */
function isMonthOfGoal(expressions: readonly TimeExpression[], { start }: TimeExpression): boolean {
  return expressions.some((other) => other.days?.grain === 'month' && other.start < Math.min(start, 40))
}

/** 'interviews on Wed 10 and Thu 11 March, Mon prep, Fri readout': the Monday of the one week that two or more dates lie in. */
function sharedWeek(expressions: readonly TimeExpression[]): DayNumber | null {
  const dates = expressions.flatMap(({ days, bound }) => (days?.grain === 'day' && bound === null && !days.isRelative && days.bareWeekday === null && !days.isDayOfMonth ? [days.first] : []))
  const weeks = new Set(dates.map(mondayOf))
  return new Set(dates).size >= 2 && weeks.size === 1 ? [...weeks][0]! : null
}

/** 'Leo on leave 1-4 December' says nothing of when the plan is. */
function isAbsence(prompt: string, { start, end }: TimeExpression): boolean {
  const before = prompt.slice(Math.max(0, start - VERB_DISTANCE), start).toLowerCase().split(/[.;\n(]/u).at(-1)!
  return /\b(?:leave|away|off|out|holiday|vacation|pto|not|no|except|closed|urlaub|weg|vacaciones|absente?|fora)\b[^,]*$/u.test(before) || /^ ?(?:off|away|out|closed|is off|are off)\b/u.test(prompt.slice(end, end + 10).toLowerCase())
}

/** '30 days from 5 January' is a length as well as a beginning. */
function withCountedLength(expression: TimeExpression): TimeExpression[] {
  const { days } = expression
  if (days?.countedFrom === null || days?.countedFrom === undefined || days.first <= days.countedFrom) return [expression]
  const value = days.first - days.countedFrom
  const duration = { low: value * SECONDS_PER_DAY, high: value * SECONDS_PER_DAY, value, unit: 'day' as const, isWhole: false }
  return [expression, { ...expression, days: null, bound: null, clock: null, duration }]
}

/** 'from 1 to 14 April, bar the 7th': the day of that number inside the plan's range. */
function inRange(day: DayNumber, range: DaySpan): DayNumber | null {
  const number = civilOf(day).day
  for (let at = range.first; at <= range.last && at < range.first + 62; at += 1) if (civilOf(at).day === number) return at
  return null
}

function onDay(expression: TimeExpression, day: DayNumber): TimeExpression {
  return withDays(expression, { first: day, last: day })
}

function withDays(expression: TimeExpression, span: DaySpan): TimeExpression {
  return { ...expression, days: { ...expression.days!, ...span, endsAt: span.first } }
}

function monthIndex(day: DayNumber): number {
  const { year, month } = civilOf(day)
  return year * 12 + month
}

/** How far before its date a verb of beginning may stand. */
const VERB_DISTANCE = 70

function isStart(prompt: string, { start }: TimeExpression): boolean {
  const before = prompt.slice(Math.max(0, start - VERB_DISTANCE), start).toLowerCase()
  const clause = before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf('\n')) + 1)
  return clause.split(/[^a-z]+/u).some((word) => /^(?:start|begin|arriv|join|kick)/u.test(word))
}

/** The kick-off of 'sprints from 11 January, kick-off Monday 10:00' is a meeting, since the start has been said. */
function isMeeting(prompt: string, { start, clock }: TimeExpression, expressions: readonly TimeExpression[]): boolean {
  const isNoun = /(?:^|[^a-z])kick-?off(?: is| on| is on|:)? ?$/iu.test(prompt.slice(Math.max(0, start - 20), start))
  return isNoun && (clock?.from ?? null) !== null && expressions.some((other) => other.start < start && other.bound === 'since' && other.days !== null)
}

/** 'start Mon 8 Feb', 'we begin on 1 March', 'kick off 5 May'. */
function isRightBehindStart(prompt: string, { start }: TimeExpression): boolean {
  return /(?:^|[^a-z])(?:starts?|begins?|kick off|kicks off|kick-off|kickoff|commences?)(?: is| on| is on| from|:)? ?$/iu.test(prompt.slice(Math.max(0, start - 20), start)) || FOREIGN_START.test(prompt.slice(Math.max(0, start - 30), start))
}

/** 'los geht's am 7. Juni', 'arrancamos el 1 de marzo', 'on démarre le 3 mai', 'começamos em 2 de junho'. */
const FOREIGN_START = /(?<!\p{L})(?:los geht['’]?s|los geht es|wir (?:starten|beginnen)|arrancamos|empezamos|comenzamos|on (?:commence|démarre)|nous (?:commençons|démarrons)|arranco|je (?:commence|démarre|demarre)|começamos|começo|comeco|comecamos|empiezo|iniciamos)(?: am| ab| el| le| em| na| no| no dia| dia|:)? ?$/iu
