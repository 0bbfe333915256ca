import { Temporal } from 'temporal-polyfill'
import { MINUTES_PER_DAY } from './calendar-time.ts'
import type { DayNumber, Interval } from './calendar-time.ts'
import { isoDate } from './day-number.ts'

const NANOSECONDS_PER_MINUTE = 60_000_000_000

/**
 * Wall-clock intervals that do not exist in the zone (clocks going forward) and that touch the given days.
 * Throws RangeError when the zone is not a known IANA name.
 */
export function zoneGaps(timeZone: string, firstDay: DayNumber, lastDay: DayNumber): Interval[] {
  return transitions(timeZone, { firstDay, lastDay })
    .filter(({ shift }) => shift > 0)
    .map(({ wallBefore, shift }) => ({ start: wallBefore, end: wallBefore + shift }))
}

/** Wall-clock intervals that happen twice (clocks going back) and that touch the given days. */
export function zoneFolds(timeZone: string, firstDay: DayNumber, lastDay: DayNumber): Interval[] {
  return transitions(timeZone, { firstDay, lastDay })
    .filter(({ shift }) => shift < 0)
    .map(({ wallBefore, shift }) => ({ start: wallBefore + shift, end: wallBefore }))
}

/** The IANA name as the zone database writes it; null for what names no zone, such as an offset or a moment. */
export function canonicalTimeZone(name: string): string | null {
  // Temporal takes '+02:00' and '2027-01-04T08:00Z' for zones too.
  if (!/^[a-z]/i.test(name)) return null
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return null
  }
}

type Transition = { wallBefore: number; shift: number }

function transitions(timeZone: string, days: { firstDay: DayNumber; lastDay: DayNumber }): Transition[] {
  // One day early, so that a change at the very start of the first day is seen.
  let at = Temporal.PlainDate.from(isoDate(days.firstDay - 1)).toZonedDateTime(timeZone)
  const end = (days.lastDay + 1) * MINUTES_PER_DAY
  const found: Transition[] = []
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null) return found
    const offsetAfter = next.offsetNanoseconds / NANOSECONDS_PER_MINUTE
    const offsetBefore = next.subtract({ nanoseconds: 1 }).offsetNanoseconds / NANOSECONDS_PER_MINUTE
    const wallBefore = Math.round(next.epochMilliseconds / 60_000 + offsetBefore)
    if (wallBefore >= end) return found
    const shift = Math.round(offsetAfter - offsetBefore)
    if (wallBefore + Math.max(shift, 0) > days.firstDay * MINUTES_PER_DAY) found.push({ wallBefore, shift })
    at = next
  }
}
