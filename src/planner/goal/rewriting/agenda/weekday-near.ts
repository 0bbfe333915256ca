import type { DayNumber, Weekday } from '../../../time/calendar-time.ts'
import { weekdayOf } from '../../../time/day-number.ts'

/** What is done once an occasion is over. */
const AFTERMATH = /(?<!\p{L})(?:left-?overs?|left over|unsold|what(?:['’]s| is) left|thank-?\s?(?:you|yous)|thanks|clean(?:ing)?|clear(?:ing)?(?:-|\s)?(?:up|out)|tidy(?:ing)?(?:-|\s)?up|take-?\s?down|taking down|dismantl\p{L}*|strike|pack(?:ing)?(?:-|\s)?(?:up|down)|return\p{L}*|hand(?:ing)?(?:-|\s)?back|give back|debrief|wash-?\s?up|recover\p{L}*|hangover|recycling run|deposit back|aufräum\p{L}*|abbau\p{L}*|rückgabe|zurück\p{L}*|dank\p{L}*|reste|recoger|limpieza|limpiar|desmontar|desmontaje|devolver|devolución|sobras|agradecimientos?|ranger|rangement|nettoy\p{L}*|démonta?ge|démonter|rendre|restes|remerciements?|arrumar|arrumação|limpar|limpeza|desmontagem|devolução|agradecimentos?)(?!\p{L})/iu
/** What is made ready for one. */
const PREPARATION = /(?<!\p{L})(?:prep\p{L}*|set-?\s?up|setting up|bake|baking|cook|cooking|buy|shop|shopping|order|collect|pick(?:ing)? up|pack|print\p{L}*|posters?|signs?|flyers?|rehears\p{L}*|rehearsal|decorat\p{L}*|load-?\s?in|get-?in|test|trial|check|charge|iron|wash|fetch|aufbau\p{L}*|backen|einkauf\p{L}*|vorbereit\p{L}*|probe|montar|montaje|comprar|compra|hornear|preparar|ensayo|monter|montage|acheter|courses|préparer|répétition|montagem|assar|ensaio)(?!\p{L})/iu
/** In days: further away it is as well another week's. */
const NEAR = 3
/** What says nothing of it is before its occasion up to this far. */
const MOST_BEFORE = 4
const A_WEEK = 7

type Beside = { occasion: { day: DayNumber; isPrepared: boolean }; before: DayNumber | null; today: DayNumber; isFollowing: boolean }

/**
 * The day of a weekday that is named beside an occasion: the occasion's own, else the one that lies near it, before it or, for what is
 * done afterwards and for what a list in the order of time has reached by then, behind it. Null where it would lie in the past.
 * `before` is the day of the item before it; `isFollowing` where it says 'the Sunday'. 'Fair on Saturday the 7th, signs Thursday, leftovers away Monday': the 5th and the 9th.
 */
export function dayNear(weekday: Weekday, label: string, { occasion: { day, isPrepared }, before, today, isFollowing }: Beside): DayNumber | null {
  const distance = (weekday - weekdayOf(day) + A_WEEK) % A_WEEK
  if (distance === 0) return day > today ? day : null
  const [earlier, later] = [day - A_WEEK + distance, day + distance]
  const isReached = before !== null && (before >= day || before > earlier && day - earlier > NEAR)
  const isFar = day - earlier > MOST_BEFORE && !PREPARATION.test(label)
  const isBehind = !isPrepared || AFTERMATH.test(label) || isReached || isFar || isFollowing && later - day < NEAR || earlier <= today
  const wanted = isBehind && before !== null && before > day ? before + (((weekday - weekdayOf(before) + A_WEEK - 1) % A_WEEK) + 1) : isBehind ? later : earlier
  return wanted > today ? wanted : null
}

/** Whether a weekday that stands alone is that beside the occasion, so many days from it, and no other: it says so, or lies right beside it. */
export function isSurelyNear(label: string, distance: number, isFar: boolean): boolean {
  if (isFar) return distance === -1 && PREPARATION.test(label) || distance === 1 && AFTERMATH.test(label)
  return distance < 0 ? distance >= -NEAR : distance <= NEAR && AFTERMATH.test(label)
}
