import type { DayNumber } from '../../../time/calendar-time.ts'
import { addMonths } from '../../../time/day-number.ts'
import { NUMBER_FORMS, numberSaid } from '../../journeys/number-words.ts'

/** How many, as the group `count` of a pattern. */
export const COUNT = String.raw`(?<count>\d{1,3}|an?|a couple of|${NUMBER_FORMS})`

const DAYS: readonly { unit: RegExp; days: number }[] = [
  { unit: /^(?:d|t|j|n)/iu, days: 1 },
  { unit: /^fort/iu, days: 14 },
  { unit: /^(?:w|s)/iu, days: 7 },
]

/** The day so many days, weeks or months (of five languages) behind another. */
export function soLongBehind(day: DayNumber, count: string, unit: string): DayNumber {
  const many = /couple/iu.test(count) ? 2 : numberSaid(count)
  const days = DAYS.find((row) => row.unit.test(unit))?.days
  return days === undefined ? addMonths(day, many) : day + many * days
}
