import type { Brief } from '../goal/brief.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { holidayIn, publicHolidays } from '../time/holidays.ts'
import { civilOf } from '../time/day-number.ts'
import type { PlanSpan } from './plan-span.ts'

const FEASTS = ['christmas', 'new-year'] as const
const EVES = ['christmas-eve', 'new-year-eve'] as const
/** In minutes: what begins later on the eve is its evening. */
const EVENING = 900

/** The offsets in the plan of Christmas Day and New Year’s Day, and of the evenings before them, where the country keeps them. */
export type Feasts = { days: ReadonlySet<number>; eves: ReadonlySet<number> }

const NONE: Feasts = { days: new Set(), eves: new Set() }

/**
 * Days on which nobody sands a chair who could do it a day later. They are no rule: what is said to be done then is, and
 * so is what finds no other day. A goal that speaks of them has its own work there.
 */
export function feastsIn({ plannerType, prompt, timeZone }: Pick<Brief, 'plannerType' | 'prompt' | 'timeZone'>, { firstDay, lastDay }: Pick<PlanSpan, 'firstDay' | 'lastDay'>): Feasts {
  const kept = plannerType === 'calendar' && !FOR_THE_FEAST.test(prompt.replace(UNTIL_THE_FEAST, '')) ? publicHolidays(timeZone, { first: firstDay, last: lastDay + 1 }) : null
  if (kept === null) return NONE
  const years = Array.from({ length: civilOf(lastDay).year - civilOf(firstDay).year + 2 }, (_, index) => civilOf(firstDay).year + index)
  const named = (names: readonly string[]): DayNumber[] => years.flatMap((year) => names.flatMap((name) => holidayIn(name, year) ?? []))
  const days = named(FEASTS).filter((day) => kept.includes(day))
  return { days: new Set(days.map((day) => day - firstDay)), eves: new Set(named(EVES).filter((day) => kept.includes(day + 1)).map((day) => day - firstDay)) }
}

const NAMES = String.raw`(?:christmas|xmas|new year|hogmanay|boxing day|yule|weihnacht\p{L}*|heiligabend|silvester|neujahr|navidad|nochevieja|no[eë]l|nouvel an|natal|ano novo|réveillon)`
const FOR_THE_FEAST = new RegExp(String.raw`(?<!\p{L})${NAMES}(?!\p{L})`, 'iu')
/** 'Before Christmas' is when it has to be over. */
const UNTIL_THE_FEAST = new RegExp(String.raw`(?<!\p{L})(?:before|by|until|till|vor|bis(?: zu)?|antes de(?: la)?|avant|até o|antes do) ${NAMES}(?!\p{L})`, 'giu')

/** Whether work whose hours on that day these are would fall on the feast. */
export function isOnFeast({ days, eves }: Feasts, day: number, hours: readonly number[] | undefined): boolean {
  return days.has(day) || eves.has(day) && (hours?.[0] ?? 0) >= EVENING
}
