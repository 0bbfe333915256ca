import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { weekdayOf } from '../time/day-number.ts'
import { publicHolidays } from '../time/holidays.ts'
import type { Reading } from './brief.ts'
import { describeDay } from './describe.ts'
import { addAssumption } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'

/** As long as a team's plan may last. */
const HORIZON_DAYS = 550
/** Whoever speaks of such days has said what holds for them. */
const SPOKEN_OF = /(?<!\p{L})(?:(?:public|bank|national|federal|statutory|legal) (?:holidays?|hols)|feiertag\p{L}*|(?:d[ií]as )?festivos?|jours? f[ée]ri[ée]s?|feriados?)(?!\p{L})/iu

/** A team that works Monday to Friday is at home on its country's public holidays, but on those that the goal itself gives something to do. */
export function assumePublicHolidays(context: ReadingContext, timeZone: string): void {
  if (context.plannerType !== 'sprint' || SPOKEN_OF.test(context.prompt) || !keepsToWorkingDays(context)) return
  const named = new Set(context.readings.flatMap((reading) => daysNamed(reading)))
  const days = (publicHolidays(timeZone, { first: context.today, last: lastDayOf(context) }) ?? []).filter((day) => weekdayOf(day) < 6 && !named.has(day))
  if (days.length === 0) return
  addAssumption(context, {
    value: { kind: 'exclusion', days: { spans: days.map((day) => ({ first: day, last: day })) }, windows: [], person: null },
    text: `Nothing on public holidays, next ${days.slice(0, 3).map(describeDay).join(', ')}`,
  })
}

/** Where the goal ends, as far as it says so. */
function lastDayOf({ readings, today }: ReadingContext): number {
  const ends = readings.flatMap((reading) => {
    if (reading.kind === 'sprint-calendar') return reading.count === null || reading.lengthDays === null ? [] : [(reading.firstDay ?? today) + reading.count * reading.lengthDays]
    return reading.kind === 'deadline' && reading.appliesTo === null ? [Math.floor(reading.latest / MINUTES_PER_DAY)] : []
  })
  return ends.length > 0 ? Math.max(...ends) : today + HORIZON_DAYS
}

function keepsToWorkingDays({ readings }: ReadingContext): boolean {
  const days = readings.flatMap((reading) => (reading.kind === 'availability' && reading.person === null && reading.appliesTo === null ? [reading.days] : []))
  return days.length > 0 && days.every(({ weekdays, spans }) => spans === undefined && weekdays !== undefined && weekdays.every((day) => day < 6))
}

/** What has a day of its own is done on it. */
function daysNamed(reading: Reading): number[] {
  if (reading.kind === 'event') return [reading.days.first, reading.days.last]
  if (reading.kind === 'deadline') return [Math.floor((reading.latest - 1) / MINUTES_PER_DAY)]
  if (reading.kind === 'sprint-calendar') return reading.firstDay === null ? [] : [reading.firstDay]
  if (reading.kind === 'horizon') return [reading.first, reading.last].filter((day) => day !== null)
  return reading.kind === 'rhythm' || reading.kind === 'commitment' ? (reading.days.spans ?? []).filter(({ first, last }) => first === last).map(({ first }) => first) : []
}
