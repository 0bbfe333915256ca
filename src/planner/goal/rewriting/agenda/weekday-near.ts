import type { DayNumber, Weekday } from '../../../time/calendar-time.ts'
import { weekdayOf } from '../../../time/day-number.ts'

/** What is done once an occasion is over. */
const AFTERMATH = /(?<!\p{L})(?:left-?overs?|left over|unsold|what(?:['’]s| is) left|thank-?\s?(?:you|yous)|thanks|clean(?:ing)?(?:-|\s)?up|clear(?:ing)?(?:-|\s)?(?:up|out)|tidy(?:ing)?(?:-|\s)?up|take-?\s?down|taking down|dismantl\p{L}*|strike|pack(?:ing)?(?:-|\s)?(?:up|down)|return\p{L}*|hand(?:ing)?(?:-|\s)?back|give back|debrief|wash-?\s?up|recover\p{L}*|hangover|recycling run|deposit back|aufräum\p{L}*|abbau\p{L}*|rückgabe|zurück\p{L}*|dank\p{L}*|reste|recoger|limpieza|desmontar|desmontaje|devolver|devolución|sobras|agradecimientos?|ranger|rangement|démonta?ge|démonter|rendre|restes|remerciements?|arrumar|arrumação|desmontar|desmontagem|devolver|devolução|agradecimentos?)(?!\p{L})/iu
/** In days: further away it is as well another week's. */
const NEAR = 3
const A_WEEK = 7

export type Occasion = {
  day: DayNumber
  /** Nothing is made ready for what only begins then. */
  isPrepared: boolean
}

/**
 * The day of a weekday that is named beside an occasion: the occasion's own, else the one that lies near it, before it or, for what is
 * done afterwards and for what a list in the order of time has reached by then, behind it. Null where it would lie in the past.
 * `before` is the day of the item before it. 'Fair on Saturday the 7th, signs Thursday, leftovers away Monday': the 5th and the 9th.
 */
export function dayNear(weekday: Weekday, label: string, { occasion: { day, isPrepared }, before, today }: { occasion: Occasion; before: DayNumber | null; today: DayNumber }): DayNumber | null {
  const distance = (weekday - weekdayOf(day) + A_WEEK) % A_WEEK
  if (distance === 0) return day > today ? day : null
  const [earlier, later] = [day - A_WEEK + distance, day + distance]
  const isReached = before !== null && (before >= day || before > earlier && day - earlier > NEAR)
  const isBehind = !isPrepared || AFTERMATH.test(label) || isReached || earlier <= today
  const wanted = isBehind && before !== null && before > day ? before + (((weekday - weekdayOf(before) + A_WEEK - 1) % A_WEEK) + 1) : isBehind ? later : earlier
  return wanted > today ? wanted : null
}

/** Whether words alone say on which side of the occasion they are, or the day lies right beside it. */
export function isSurelyNear(label: string, resolved: DayNumber, { day }: Occasion): boolean {
  return Math.abs(day - resolved) <= NEAR && (resolved < day || AFTERMATH.test(label))
}
