import type { DayNumber } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import { runsOut } from './running-out.ts'

type Deadline = Reading & ReadingOf<'deadline'>

/** What is ready so soon is no aim that weeks of practice lead to, in days. */
const SOON = 7
/** A plan that goes on longer than this after a day does not end with it. */
const AFTERWARDS = 4

/** 'Papers in by 28 February, the rodeo is on 5 June, we meet on Tuesdays at 7': what comes back on its own days goes on for as long as the plan does. */
export function settleReturnsBeyond(context: ReadingContext): void {
  const returns = context.readings.flatMap((reading) => (isOwnReturn(reading) ? reading.appliesTo?.labels ?? [reading.title!] : []))
  if (returns.length === 0) return
  const last = lastDayNamed(context.readings)
  for (const deadline of context.readings.filter(isOfAll)) {
    const due = dayOfMinute(deadline.latest - 1)
    if (last > due + AFTERWARDS && (deadline.event === null || due <= context.today + SOON)) deadline.goesOn = returns
  }
}

function isOwnReturn(reading: Reading): reading is Reading & ReadingOf<'rhythm'> {
  if (reading.kind !== 'rhythm' || reading.source !== 'stated' || reading.title === null || reading.per === 'total') return false
  return reading.everyDays !== null || (reading.days.weekdays ?? []).length > 0 || (reading.days.spans ?? []).length > 0
}

function isOfAll(reading: Reading): reading is Deadline {
  return reading.kind === 'deadline' && reading.source === 'stated' && reading.appliesTo === null
}

function lastDayNamed(readings: readonly Reading[]): DayNumber {
  return Math.max(...readings.map((reading) => {
    if (reading.source !== 'stated') return -Infinity
    if (reading.kind === 'event') return runsOut(reading.title) ? -Infinity : reading.days.last
    if (reading.kind === 'deadline') return dayOfMinute(reading.latest - 1)
    return reading.kind === 'horizon' && reading.appliesTo === null ? reading.last ?? -Infinity : -Infinity
  }))
}
