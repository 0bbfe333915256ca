import type { DayNumber } from '../../../time/calendar-time.ts'
import { dayOfMinute, localMinute, mondayOf } from '../../../time/day-number.ts'

const DAYS_OF_A_WEEK = 7

/** 'Next week', in five languages. */
const NEXT_WEEK = /(?<!\p{L})(?:next week|the coming week|week ahead|(?:nächste[rn]?|kommende[rn]?) woche|(?:próxima|proxima) semana|semana (?:que viene|que vem|próxima|proxima)|semaine prochaine|semaine qui vient)(?!\p{L})/iu
/** The week that lies ahead from today on. */
const THIS_WEEK = /(?<!\p{L})(?:(?:this|my|our|the) week|(?:week|weekly) (?:menu|plan)|week of meals|diese[rn]? woche|meine woche|unsere woche|(?:plan|menü|essensplan|speiseplan) (?:der|für die) woche|esta semana|(?:mi|nuestra|minha|nossa) semana|de la semana|da semana|cette semaine|(?:ma|notre) semaine|de la semaine)(?!\p{L})/iu

/** What goes on for longer than a week, or comes back in each. */
const LONGER = /(?<!\p{L})(?:weeks|months?|weekly|every week|each week|term|wochen|monate?|jede woche|semanas|mes(?:es)?|cada semana|semaines|mois|chaque semaine|toda semana|until|from now on|january|february|march|april|may|june|july|\d{1,2}[./]\d{1,2})(?!\p{L})/iu

/** The day from which on the one week lies that a text is about; null where it names none, unless the coming days are meant by `orNext` and nothing longer is said. */
export function weekNamedIn(text: string, { now }: { now: string }, orNext = false): DayNumber | null {
  const today = dayOfMinute(localMinute(now))
  if (NEXT_WEEK.test(text)) return mondayOf(today) + DAYS_OF_A_WEEK
  if (THIS_WEEK.test(text)) return today
  return orNext && !LONGER.test(text) ? today + 1 : null
}
