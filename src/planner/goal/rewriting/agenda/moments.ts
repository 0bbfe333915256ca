import type { DayNumber, Weekday } from '../../../time/calendar-time.ts'
import type { DayPart } from '../../../time/grammar/sense.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { pointOf, windowsOf } from '../../times/clock-windows.ts'
import { weekdayIn } from '../../weekday-names.ts'

/** What words of a clause say of when its thing is: days of the calendar, a weekday alone, hours, a part of the day, a length; 'other' where they bound something or come back. */
export type Moment = { start: number; end: number } & (
  | { kind: 'days'; first: DayNumber; last: DayNumber }
  | { kind: 'weekday'; weekday: Weekday; day: DayNumber }
  | { kind: 'hours'; from: number; to: number | null; isSure: boolean }
  | { kind: 'part'; part: DayPart }
  | { kind: 'length'; minutes: number }
  | { kind: 'other' }
)

/** In minutes: 'half a day' and 'a full day' are read as parts of the day and not as hours. */
const MINUTES_PER_UNIT: Partial<Record<string, number>> = { minute: 1, hour: 60 }
const WHOLE_DAY = 1440

/** The moments that the times of a text stand for, from left to right. An expression of a day and an hour gives one of each, both with its words. */
export function momentsOf(text: string, expressions: readonly TimeExpression[], is24: boolean): Moment[] {
  return expressions.flatMap((expression) => momentsIn(text, expression, is24))
}

function momentsIn(text: string, expression: TimeExpression, is24: boolean): Moment[] {
  const { start, end, days, bound, clock, duration, recurrence, momentFromNow, comparison } = expression
  const stretch = { start, end }
  const isOther = recurrence !== null || bound !== null || momentFromNow !== null || comparison !== null || clock?.isRepeated === true || clock?.isApproximate === true
  if (isOther) return [{ ...stretch, kind: 'other' }]
  if (duration !== null) {
    const minutes = duration.unit === 'day' && duration.value <= 1 ? duration.value * WHOLE_DAY : duration.value * (MINUTES_PER_UNIT[duration.unit] ?? 0)
    return [days === null && clock === null && minutes > 0 && duration.low === duration.high ? { ...stretch, kind: 'length', minutes } : { ...stretch, kind: 'other' }]
  }
  // 'Camp 9:00-15:00, Thursday zoo': behind the comma the next thing begins.
  const cut = days?.bareWeekday ? text.slice(start, end).search(/, \p{L}/u) : -1
  if (cut > 0 && clock !== null && weekdayIn(text.slice(start, start + cut)) === null) return [...hoursIn({ ...expression, end: start + cut }, is24), ...daysIn(text, { ...expression, start: start + cut + 2 })]
  return [...daysIn(text, expression), ...hoursIn(expression, is24)]
}

/** 'One Thursday morning', 'this Friday', 'every Monday'. */
const NOT_NEAR = /(?:^|\s)(?:this|next|last|coming|one|an?|some|any|each|every|either|which|un|una|uma|um|einem?|eine|jede[nrms]?|cada|chaque)\s(?:(?:on|am|el|le)\s)?\p{L}+(?:\s(?:\p{L}+|[\d:.]+)){0,3}$/iu

function daysIn(text: string, { start, end, days }: TimeExpression): Moment[] {
  if (days === null) return []
  const stretch = { start, end }
  if (days.bareWeekday !== null) return [NOT_NEAR.test(text.slice(Math.max(0, start - 12), end)) ? { ...stretch, kind: 'other' } : { ...stretch, kind: 'weekday', weekday: days.bareWeekday, day: days.first }]
  return [/^(?:day|range)$/u.test(days.grain) && !days.isRelative ? { ...stretch, kind: 'days', first: days.first, last: days.last } : { ...stretch, kind: 'other' }]
}

/** Minutes: what is told of an hour before it, without am or pm, is after noon. */
const EARLIEST_MORNING = 300
const HALF_DAY = 720

function hoursIn({ start, end, clock }: TimeExpression, is24: boolean): Moment[] {
  if (clock === null) return []
  const stretch = { start, end }
  if (clock.bound !== null) return [{ ...stretch, kind: 'other' }]
  const isSure = clock.from !== null && (!clock.from.isAmbiguous || is24 && !clock.from.isBare)
  if (clock.from && clock.to) {
    const [window] = windowsOf(clock, is24)
    return window ? [{ ...stretch, kind: 'hours', from: window.from, to: window.to, isSure }] : []
  }
  const said = pointOf(clock, is24)
  // 'Ceremony 2' beside 24-hour clocks is held in the afternoon.
  const from = said !== null && clock.from?.isAmbiguous === true && said >= 60 && said < EARLIEST_MORNING ? said + HALF_DAY : said
  if (from !== null) return [clock.isPoint ? { ...stretch, kind: 'hours', from, to: null, isSure } : { ...stretch, kind: 'other' }]
  return [clock.part === null || clock.to !== null ? { ...stretch, kind: 'other' } : { ...stretch, kind: 'part', part: clock.part }]
}
