import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { operatorAt, senseAt } from '../../time/grammar/source.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { PART_WINDOWS } from '../times/clock-windows.ts'

/** The 'Saturday mornings' of 'two Saturday mornings a month', the 'matins' of 'trois matins par semaine': days and parts of a day, which name nothing that is done. */
export function sittingIn(context: ReadingContext, { from, to }: Words): { weekdays: Weekday[] | null; part: ClockWindow | null } | null {
  const number = parseNumber(context.source, from)
  let at = number?.next ?? from
  const weekday = senseAt(context.source, at, 'weekday') ?? senseAt(context.source, at, 'weekdays')
  at = weekday?.next ?? at
  const part = senseAt(context.source, at, 'part')
  if (!weekday && !part || (part?.next ?? at) >= to || context.source.tokens[part?.next ?? at]!.key === 'at') return null
  const behind = part?.next ?? at
  if (operatorAt(context.source, behind, 'per') < 0 && senseAt(context.source, behind, 'repeat') === null) return null
  return { weekdays: weekday === null ? null : weekday.value.type === 'weekday' ? [weekday.value.weekday] : weekday.value.weekdays, part: part ? PART_WINDOWS[part.value.part] : null }
}

export function isTimeNoun(noun: string): boolean {
  return partNamed(noun) !== null || SITTING_ALONE.test(noun)
}

/** However long or short it is, a sitting says nothing of what is done in it. */
const SITTING_ALONE = /^(?:(?:(?:short|little|small|quick|brief|tiny|long|longer|proper|solid|focused|separate|kurze|kleine|lange|petites?|courtes?|longues?|pequeñas?|cortas?|largas?|pequenas?|curtas?|longas?) ){0,2}(?:sessions?|sittings?|slots?|blocks?|stints?|einheiten?|sitzung(?:en)?|s[ée]ances?|sesi(?:ón|ones)|sess(?:ão|ões))(?: (?:cortas?|breves?|largas?|curtas?|longas?|courtes?))?|times?|goes|days?)$/iu

export function partNamed(noun: string): { from: number; to: number } | null {
  const part = /^(?:morning|afternoon|evening|night)/iu.exec(noun)?.[0].toLowerCase()
  if (part === 'morning' || part === 'afternoon' || part === 'evening' || part === 'night') return PART_WINDOWS[part]
  return null
}
