import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import type { Clock } from '../../time/grammar/parse-clock.ts'
import type { ClockSpan } from '../../time/grammar/clock-span.ts'
import type { DayPart } from '../../time/grammar/sense.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** When the parts of a day begin and end, for people who plan their week. */
export const PART_WINDOWS: Readonly<Record<DayPart, ClockWindow>> = {
  'early-morning': { from: 300, to: 480 }, morning: { from: 480, to: 720 }, midday: { from: 720, to: 840 }, afternoon: { from: 720, to: 1080 },
  evening: { from: 1080, to: 1320 }, night: { from: 1200, to: 1440 }, daytime: { from: 540, to: 1020 },
}

const NOON = 720
const EARLIEST_LUNCH = 10
/** 'evenings after 9' do not end when evenings usually do. */
const SHORTEST_REST = 60
/** Hours up to this one are more often meant after noon: 'at 6' is 18:00, 'at 7' is 7:00. */
const LAST_AFTERNOON_HOUR = 6

/** Whether the writer uses the 24-hour clock, so that '9:30' can only be the morning. */
export function writes24Hours(expressions: readonly TimeExpression[], language: string): boolean {
  const clocks = expressions.flatMap(({ clock }) => [clock?.from, clock?.to]).filter((clock) => clock !== null && clock !== undefined)
  const has24 = clocks.some((clock) => !clock.isAmbiguous && clock.meridiem === null && !clock.isBare && clock.minute > NOON + 59 && clock.minute < MINUTES_PER_DAY)
  return (has24 || /^(?:de|es|fr|pt)$/u.test(language)) && !clocks.some(({ meridiem }) => meridiem !== null)
}

/** Minute of the day that a clock time means. */
function settleClock(clock: Clock, how: { part: DayPart | null; is24: boolean }): number {
  if (!clock.isAmbiguous) return clock.minute
  const hour = Math.floor(clock.minute / 60)
  // The morning ends at 12.
  if (how.part === 'morning' && hour === 12) return clock.minute
  if (how.part === 'morning' || how.part === 'early-morning') return clock.minute % NOON
  // Lunch at half past eleven is before noon.
  if (how.part === 'midday' && hour >= EARLIEST_LUNCH) return clock.minute
  if (how.part === 'night') return hour === 12 || hour <= 4 ? clock.minute % NOON : (clock.minute % NOON) + NOON
  if (how.part !== null && how.part !== 'daytime') return (clock.minute % NOON) + NOON
  if (how.is24 && !clock.isBare) return clock.minute
  return hour <= LAST_AFTERNOON_HOUR ? clock.minute + NOON : clock.minute
}

/** The windows of a span: one, two over midnight, or none when it names no time. */
export function windowsOf(span: ClockSpan | null, is24: boolean): ClockWindow[] {
  if (span === null) return []
  const how = { part: span.part, is24 }
  if (span.from && span.to) {
    // '6-14 Uhr': an end after 13:00 without pm shows that the start is written out as well.
    const writesAll = !span.to.isAmbiguous && span.to.meridiem === null && span.to.minute >= NOON + 60 && span.to.minute < MINUTES_PER_DAY && span.from.minute < span.to.minute && span.from.meridiem === null && span.part === null
    // '6:30-7:30', with its minutes and no word of the evening.
    if (isEarlyHour(span)) return between(span.from.minute, span.to.minute)
    if (isEarlyShift(span)) return between(span.from.minute, span.to.minute + NOON)
    return writesAll ? between(span.from.minute, span.to.minute) : between(settleClock(span.from, how), settleEnd(span.from, span.to, how))
  }
  const edge = span.part ? PART_WINDOWS[span.part] : { from: 0, to: MINUTES_PER_DAY }
  if (span.from && !span.isPoint) return nonEmpty(settleClock(span.from, how), span.part && edge.to - settleClock(span.from, how) > SHORTEST_REST ? edge.to : MINUTES_PER_DAY)
  if (span.to) return nonEmpty(0, settleClock(span.to, how))
  if (span.isPoint) return []
  return span.part ? [narrowed(edge, span.narrowed)] : []
}

function isEarlyHour({ from, to, part }: ClockSpan): boolean {
  const isWritten = (clock: Clock) => clock.isAmbiguous && !clock.isBare && clock.meridiem === null
  return part === null && from !== null && to !== null && isWritten(from) && isWritten(to) && Math.floor(from.minute / 60) === LAST_AFTERNOON_HOUR && to.minute > from.minute && to.minute < NOON
}

/** '6.30-2.30', which would otherwise go on past midnight, is a working day that begins early. */
function isEarlyShift({ from, to, part }: ClockSpan): boolean {
  const isOpen = (clock: Clock | null): clock is Clock => clock !== null && clock.isAmbiguous && clock.meridiem === null
  return part === null && isOpen(from) && isOpen(to) && from.minute >= EARLIEST_SHIFT && from.minute < (LAST_AFTERNOON_HOUR + 1) * 60 && to.minute < from.minute && to.minute >= 60
}

const EARLIEST_SHIFT = 300

/** An ambiguous end is the first such time after the start. */
function settleEnd(from: Clock, to: Clock, how: { part: DayPart | null; is24: boolean }): number {
  if (!to.isAmbiguous) return to.minute === 0 ? MINUTES_PER_DAY : to.minute
  const start = settleClock(from, how)
  // Even who writes 24 hours ends at five what began at nine.
  const candidates = how.is24 && !to.isBare ? [to.minute, to.minute + NOON] : [to.minute % NOON, (to.minute % NOON) + NOON]
  return candidates.find((minute) => minute > start) ?? candidates[0]!
}

function between(from: number, to: number): ClockWindow[] {
  if (to > from) return [{ from, to: Math.min(to, MINUTES_PER_DAY) }]
  return [...nonEmpty(from, MINUTES_PER_DAY), ...nonEmpty(0, to)]
}

function nonEmpty(from: number, to: number): ClockWindow[] {
  return to > from ? [{ from, to }] : []
}

function narrowed(window: ClockWindow, how: ClockSpan['narrowed']): ClockWindow {
  const middle = window.from + Math.floor((window.to - window.from) / 2)
  if (how === null) return window
  return how === 'start' ? { from: window.from, to: middle } : { from: middle, to: window.to }
}

/** The point in time of a span that is a point, or the start of a stretch. */
export function pointOf(span: ClockSpan | null, is24: boolean): number | null {
  return span?.from ? settleClock(span.from, { part: span.part, is24 }) : null
}

/** Overlapping and touching windows joined, in order. */
export function uniteWindows(windows: readonly ClockWindow[]): ClockWindow[] {
  const sorted = windows.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const united: ClockWindow[] = []
  for (const window of sorted) {
    const last = united.at(-1)
    if (last && window.from <= last.to) last.to = Math.max(last.to, window.to)
    else united.push({ ...window })
  }
  return united
}
