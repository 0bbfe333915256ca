import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { addMonths, civilOf, mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { Days } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { namedPlanWeeks } from './plan-week-names.ts'

const SECONDS_PER_DAY = 86_400

/**
 * Settles what only the prompt as a whole can: a lone day of the month belongs to the month of the date before it,
 * 'the same day' is that date, and 'week 4' counts from the plan's first day.
 */
export function settleInContext(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  const start = expressions.find((expression) => expression.days?.grain === 'day' && (expression.bound === 'since' || isStart(prompt, expression)))?.days?.first ?? rangeOfPlan(prompt, expressions, today)?.first ?? mondayOf(today)
  const range = rangeOfPlan(prompt, expressions, null)
  const oneWeek = sharedWeek(expressions)
  const planStart = range && range.first > today ? range.first : start > mondayOf(today) + 6 ? start : null
  let anchor: DayNumber | null = null
  return namedPlanWeeks(prompt, expressions.flatMap(withCountedLength), start).map((expression) => {
    const { days } = expression
    if (!days) return expression
    // 'by Monday', said on a Monday, is the next one.
    if (days.bareWeekday !== null && days.first === today && days.last === today && (expression.bound === 'by' || expression.bound === 'until' || expression.bound === 'before') && !/\bthis\b/iu.test(expression.words)) return withDays(expression, { first: today + 7, last: today + 7 })
    if (expression.bound === null && days.grain === 'day' && !/\b(?:first|last|final) day$/iu.test(expression.words) && isRightBehindStart(prompt, expression) && !isMeeting(prompt, expression, expressions)) {
      anchor = days.first
      return { ...expression, bound: 'since' }
    }
    if (days.bareWeekday !== null && oneWeek !== null && days.first < oneWeek && expression.bound === null) return withDays(expression, { first: oneWeek + days.bareWeekday - 1, last: oneWeek + days.bareWeekday - 1 })
    if (days.bareWeekday !== null && planStart !== null && days.first < planStart && expression.bound !== 'since') {
      const moved = planStart + ((days.bareWeekday - weekdayOf(planStart) + 7) % 7)
      return withDays(expression, { first: moved, last: moved })
    }
    if (days.countedFrom !== null) return { ...withDays(expression, { first: days.countedFrom, last: days.countedFrom }), bound: 'since' }
    const week = /^\P{L}{0,3}(?:\p{L}+\s+){0,3}week\s+(\d{1,2})\b/iu.exec(expression.words)?.[1]
    if (week && days.grain === 'week' && Number(week) <= 26) return withDays(expression, { first: start + (Number(week) - 1) * 7, last: start + Number(week) * 7 - 1 })
    const month = namedMonth(expressions)
    if (month && days.grain === 'day' && /\bof the month\b/iu.test(expression.words)) {
      const shift = monthIndex(month.first) - monthIndex(days.first)
      // The last day is counted from the end: months differ in length.
      const day = /\b(?:last|final)\b/iu.test(expression.words) ? month.last : addMonths(days.first, Math.max(0, shift))
      return withDays(expression, { first: day, last: day })
    }
    // 'No sugar in April. Weigh in on the 1st and the 15th.'
    const inMonth = days.isDayOfMonth && month && range === null && isMonthOfGoal(expressions, expression) ? inRange(days.first, month) : null
    if (inMonth !== null && inMonth >= today) return withDays(expression, { first: inMonth, last: inMonth })
    if (anchor !== null && /\b(?:same|that) day\b/iu.test(expression.words)) return withDays(expression, { first: anchor, last: anchor })
    if (days.isDayOfMonth && range !== null && inRange(days.first, range) !== null) {
      const day = inRange(days.first, range)!
      return withDays(expression, { first: day, last: day })
    }
    if (days.isDayOfMonth && anchor !== null && !isNextOne(prompt, expression) && !isBarredUntil(prompt, expression)) {
      const months = Math.max(0, monthIndex(anchor) - monthIndex(days.first))
      const moved = addMonths(days.first, months)
      // 'Sunday the 19th' is the one that is a Sunday.
      if (weekdayOf(moved) !== weekdayOf(days.first) && SAYS_WEEKDAY.test(expression.words) && days.saidWeekday === null) return expression
      return withDays(expression, { first: moved, last: moved })
    }
    if (days.grain === 'day' && !days.isRelative && days.bareWeekday === null) anchor = days.first
    return expression
  })
}

const SAYS_WEEKDAY = /(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/iu

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
  return expressions.find((expression) => expression.days?.grain === 'range' && !expression.days.isRelative && expression.bound === null && expression.days.last - expression.days.first <= 60 && (after === null || expression.days.first >= after) && !isAbsence(prompt, expression))?.days ?? null
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
const FOREIGN_START = /(?<!\p{L})(?:los geht['’]?s|los geht es|wir (?:starten|beginnen)|arrancamos|empezamos|comenzamos|on (?:commence|démarre)|nous (?:commençons|démarrons)|começamos|iniciamos)(?: am| ab| el| le| em| no dia| dia|:)? ?$/iu
