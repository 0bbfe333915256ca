import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import type { DayPattern, Reading } from '../brief.ts'

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const WHOLE_DAY: readonly ClockWindow[] = [{ from: 0, to: MINUTES_PER_DAY }]

/** Whether hours that open the plan are closed by others every week: the 'mornings' of 'mornings I'm asleep till 1'. */
export function isClosedThroughout(reading: Reading, readings: readonly Reading[]): boolean {
  // 'Only Mondays' and 'no tasks on Mondays' contradict each other, and neither is left out for the other.
  if (reading.kind !== 'availability' || reading.source !== 'stated' || reading.windows.length === 0 || reading.ofOthers || !isOfUser(reading) || !isEveryWeek(reading.days)) return false
  const weekdays = reading.days.weekdays ?? WEEK
  return weekdays.every((weekday) => windowsOf(reading).every((window) => leftOf(window, closedOn(weekday, readings, window)).length === 0))
}

function closedOn(weekday: Weekday, readings: readonly Reading[], open: ClockWindow): ClockWindow[] {
  return readings.flatMap((reading) => {
    const closes = (reading.kind === 'exclusion' || reading.kind === 'commitment') && reading.strength === 'hard' && isOfUser(reading) && isEveryWeek(reading.days)
    if (!closes || !(reading.days.weekdays ?? WEEK).includes(weekday)) return []
    return reading.kind === 'exclusion' ? windowsOf(reading) : windowsOf(reading).filter((window) => !isBreak(open, window))
  })
}

/** The lunch hour of a job from nine to five. */
function isBreak({ from, to }: ClockWindow, job: ClockWindow): boolean {
  return job.from > 0 && job.to < MINUTES_PER_DAY && job.from < from && to < job.to
}

function isOfUser(reading: Extract<Reading, { kind: 'availability' | 'exclusion' | 'commitment' }>): boolean {
  return reading.person === null && reading.appliesTo === null && !(reading.kind === 'commitment' && reading.inPlan)
}

function isEveryWeek({ spans, everyWeeks }: DayPattern): boolean {
  return spans === undefined && everyWeeks === undefined
}

function windowsOf({ windows }: { windows: readonly ClockWindow[] }): readonly ClockWindow[] {
  return windows.length === 0 ? WHOLE_DAY : windows
}

function leftOf(window: ClockWindow, closed: readonly ClockWindow[]): ClockWindow[] {
  const cut = (pieces: ClockWindow[], { from, to }: ClockWindow) => pieces.flatMap((piece) => [{ from: piece.from, to: Math.min(piece.to, from) }, { from: Math.max(piece.from, to), to: piece.to }].filter((part) => part.to > part.from))
  return closed.reduce<ClockWindow[]>(cut, [window])
}
