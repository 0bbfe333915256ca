import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import type { Said } from '../said.ts'
import { COUNT, soLongBehind } from './so-long-behind.ts'

const WHOSE = String.raw`(?:my|our|the|his|her|their) (?:[\p{L}'’-]+ ){1,4}?`
const OCCASIONS = String.raw`(?:exams?|tests?|interviews?|race|marathon|half marathon|triathlon|tournament|wedding|concert|gig|recital|audition|presentation|appointment|operation|surgery|viva|defence|hearing|party|flight|deadline|competition|match|conference|inspection)`

/** An event and the weeks until it: what is told comes before the count, the word for 'on' behind it. */
const TOLD_WITH_COUNT: readonly { told: RegExp; on: string }[] = [
  { told: new RegExp(String.raw`^(?:${WHOSE}(?:is|are|starts?|begins?|comes?|arrives?|ends?|expires?|opens?|closes?|takes place|gets? married|moves?|retires?|graduates?|visits?|runs out)|(?:i|we)(?:['’]ve| have)(?: got)? (?:an? |my |our |the )?(?:[\p{L}'’-]+ ){0,3}?${OCCASIONS}|(?:i|we)(?:['’]m|['’]re| am| are)? (?:run|running|sit|sitting|take|taking) (?:an? |my |our |the )?(?:[\p{L}'’-]+ ){0,3}?${OCCASIONS}|(?:i|we)(?:['’]m|['’]re| am| are)? (?:move|moving|fly|flying|get married|getting married|marry|retire|retiring)) (?<when>in ${COUNT} (?<unit>days?|weeks?|fortnight|months?)(?:['’] time)?)(?= ?[.,;!]| (?:and|but|so) |\s*$)`, 'iu'), on: 'on' },
  { told: new RegExp(String.raw`^(?:meine?|unsere?|die|der|das) (?:[\p{L}-]+ ){1,3}?(?:ist|sind|beginnt|beginnen|startet|endet) (?<when>in ${COUNT} (?<unit>tagen?|wochen?|monat(?:en)?))(?= ?[.,;!]| (?:und|aber) |\s*$)`, 'iu'), on: 'am' },
  { told: new RegExp(String.raw`^(?:mi|nuestr[oa]|el|la) (?:[\p{L}-]+ ){1,4}?(?:es|son|empieza|empiezan|termina) (?<when>(?:en|dentro de) ${COUNT} (?<unit>d[ií]as?|semanas?|mes(?:es)?))(?= ?[.,;!]| (?:y|pero) |\s*$)`, 'iu'), on: 'el' },
  { told: new RegExp(String.raw`^(?:mon|ma|notre|le|la) (?:[\p{L}-]+ ){1,4}?(?:est|sont|commence|finit) (?<when>dans ${COUNT} (?<unit>jours?|semaines?|mois))(?= ?[.,;!]| (?:et|mais) |\s*$)`, 'iu'), on: 'le' },
]

/** 'My exam is in 3 weeks', 'we move in two months': the day of it, and no length of the work or wait for it. */
export function dayInSoManyWeeks(text: string, today: DayNumber): Said[] {
  for (const { told, on } of TOLD_WITH_COUNT) {
    const match = told.exec(text)
    if (match?.groups === undefined) continue
    const { when, count, unit } = match.groups
    const day = soLongBehind(today, count!, unit!)
    const start = match[0].lastIndexOf(when!)
    return [{ text: `${on} ${isoDate(day)}`, start, end: start + when!.length }]
  }
  return []
}
