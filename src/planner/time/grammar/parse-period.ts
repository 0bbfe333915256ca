import type { DaySpan } from '../calendar-time.ts'
import { addMonths } from '../day-number.ts'
import type { DayGrain, Days } from './days.ts'
import { parseMonthPeriod } from './parse-month.ts'
import { parseDecade, parseQuarter, parseSeason, parseYearPeriod } from './parse-named-period.ts'
import { parseCountedWeek, parseUnitPeriod, unitPeriod } from './parse-unit-period.ts'
import { parseShareOfPeriod } from './parse-share-of-period.ts'
import { parsedOnce } from './parsed-once.ts'
import { operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** A stretch of the calendar: 'March 2027', 'next week', 'this weekend', 'Q1', 'summer', '2028', 'the end of April'. */
export const parsePeriod = parsedOnce<Days>((source, index) => parseNarrowed(source, index) ?? parseShareOfPeriod(source, index, parseWholePeriod) ?? parseWholePeriod(source, index))

function parseWholePeriod(source: Source, index: number): Match<Days> | null {
  return parseMonthPeriod(source, index) ?? parseCountedWeek(source, index) ?? parseQuarter(source, index) ?? parseUnitPeriod(source, index)
    ?? parseSeason(source, index) ?? parseDecade(source, index) ?? parseYearPeriod(source, index)
}

/** 'the end of April', 'mid-November', 'early next week', 'later this week', 'the rest of the month'. */
function parseNarrowed(source: Source, index: number): Match<Days> | null {
  const rest = operatorAt(source, index, 'rest')
  const beginning = operatorAt(source, index, 'beginning', 'early')
  const middle = operatorAt(source, index, 'middle')
  const end = operatorAt(source, index, 'end', 'late')
  const how = middle > 0 ? 'mid' : beginning > 0 && beginning >= end ? 'start' : end > 0 || rest > 0 ? 'end' : null
  const at = Math.max(rest, beginning, middle, end)
  if (how === null) return null
  let inner = signAt(source, at, '-') > 0 ? at + 1 : at
  inner = skipOperator(source, inner, 'of')
  const period = parseWholePeriod(source, inner) ?? parseWholePeriod(source, skipOperator(source, inner, 'the')) ?? parseBareUnit(source, inner)
  if (!period || period.value.grain === 'day') return null
  return { value: narrow(source, period.value, how), next: period.next }
}

/** 'end of month', 'end of year', without an article. */
function parseBareUnit(source: Source, index: number): Match<Days> | null {
  const unit = senseAt(source, skipOperator(source, index, 'the'), 'unit')
  if (!unit || unit.value.plural || unit.value.unit === 'day') return null
  const days = unitPeriod(unit.value.unit, 0, source.reference.day)
  return days ? { value: days, next: unit.next } : null
}

function narrow(source: Source, days: Days, how: 'start' | 'mid' | 'end'): Days {
  const part = narrowSpan(source, days, { how, grain: days.grain })
  const past = days.past ? narrowSpan(source, days.past, { how, grain: days.grain }) : null
  return { ...days, ...part, endsAt: how === 'end' ? part.last + 1 : part.first, narrowed: how, past: past ? { ...past, endsAt: how === 'end' ? past.last + 1 : past.first } : null }
}

function narrowSpan(source: Source, span: DaySpan, { how, grain }: { how: 'start' | 'mid' | 'end'; grain: DayGrain }): DaySpan {
  if (grain === 'month') return { start: { first: span.first, last: span.first + 9 }, mid: { first: span.first + 9, last: span.first + 19 }, end: { first: span.first + 15, last: span.last } }[how]
  if (grain === 'week') {
    const later = Math.min(span.last, Math.max(source.reference.day, span.first + 3))
    return { start: { first: span.first, last: span.first + 2 }, mid: { first: span.first + 2, last: span.first + 3 }, end: { first: Math.max(later, span.first), last: span.last } }[how]
  }
  if (grain === 'year') {
    const months = (count: number) => addMonths(span.first, count)
    return { start: { first: span.first, last: months(6) - 1 }, mid: { first: months(4), last: months(8) - 1 }, end: { first: months(6), last: span.last } }[how]
  }
  const third = Math.max(1, Math.floor((span.last - span.first + 1) / 3))
  return { start: { first: span.first, last: span.first + third - 1 }, mid: { first: span.first + third, last: span.last - third }, end: { first: span.last - third + 1, last: span.last } }[how]
}
