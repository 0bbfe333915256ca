import type { DayNumber } from './calendar-time.ts'
import { civilOf, dayFromCivil, weekdayOf } from './day-number.ts'

/** Regions that write the month before the day (CLDR). */
const MONTH_FIRST_REGIONS = new Set(['US', 'PH', 'FM', 'GU', 'PR', 'UM', 'VI', 'BZ', 'PW', 'MH'])
/** Zones of the United States outside `America/`, and the larger ones in it. */
const MONTH_FIRST_ZONES = /^(?:US\/|Pacific\/(?:Honolulu|Guam)$|America\/(?:New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Adak|Boise|Detroit|Indiana\/|Kentucky\/|North_Dakota\/|Juneau|Sitka|Nome|Puerto_Rico))/u

/** Whether 3/4 is 3 April: the locale's region decides, else the zone's country, else the language. */
export function writesDayFirst({ locale, timeZone, language }: { locale: string; timeZone: string; language: string }): boolean {
  if (language !== 'en') return true
  const region = /[-_]([A-Z]{2})\b/u.exec(locale)?.[1]
  if (region !== undefined) return !MONTH_FIRST_REGIONS.has(region)
  return !MONTH_FIRST_ZONES.test(timeZone)
}

/** Further ahead than this, in days, is rather the past. */
const FAR_AHEAD = 240
const PLAIN = /(?<![\p{L}\d./:-])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d%:-]|\/\d| ?(?:hours?|hrs?|days?|weeks?|cups?|of|inch\p{L}*|miles?|pounds?|the|full|time|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6})(?!\p{L}))/giu
const WEEKDAY_BEHIND = /^ ?\(?(mon|tue|wed|thu|fri|sat|sun)/iu
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * Whether the day stands first in the dates of an English text, as the text itself shows it: '3/20' has only one reading, '3/6 (Sat)' is
 * a Saturday in one order alone, and dates of one plan lie ahead of it and close together. `byDefault` where nothing tells.
 */
export function writesDayFirstIn(text: string, { byDefault, today }: { byDefault: boolean; today: DayNumber }): boolean {
  const pairs = [...text.matchAll(PLAIN)].map(({ 0: words, 1: first, 2: second, index }) => ({ first: Number(first), second: Number(second), weekday: WEEKDAYS.indexOf(WEEKDAY_BEHIND.exec(text.slice(index + words.length, index + words.length + 6))?.[1]!.toLowerCase() ?? '') + 1 }))
  const dates = pairs.filter(({ first, second }) => comingDay(first, second, today) !== null || comingDay(second, first, today) !== null)
  const fits = (isDayFirst: boolean) => dates.every(({ first, second, weekday }) => {
    const day = comingDay(isDayFirst ? first : second, isDayFirst ? second : first, today)
    return day !== null && (weekday === 0 || weekdayOf(day) === weekday)
  })
  const isNear = (isDayFirst: boolean) => dates.every(({ first, second }) => (comingDay(isDayFirst ? first : second, isDayFirst ? second : first, today) ?? 0) - today < FAR_AHEAD)
  if (dates.length === 0) return byDefault
  if (fits(byDefault) !== fits(!byDefault)) return fits(byDefault) ? byDefault : !byDefault
  return isNear(byDefault) || !isNear(!byDefault) ? byDefault : !byDefault
}

/** The next day from `today` on that is such a day of such a month. */
function comingDay(day: number, month: number, today: DayNumber): DayNumber | null {
  const { year } = civilOf(today)
  const ahead = [year, year + 1].map((candidate) => dayFromCivil(candidate, month, day)).filter((found) => found !== null)
  return ahead.find((found) => found >= today) ?? null
}
