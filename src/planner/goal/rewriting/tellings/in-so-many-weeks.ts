import type { DayNumber } from '../../../time/calendar-time.ts'
import { addMonths, isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { NUMBER_FORMS, numberSaid } from '../../journeys/number-words.ts'
import type { Said } from '../said.ts'

const COUNT = String.raw`(?<count>\d{1,3}|an?|a couple of|${NUMBER_FORMS})`
const WHOSE = String.raw`(?:my|our|the|his|her|their) (?:[\p{L}'’-]+ ){1,4}?`
const OCCASIONS = String.raw`(?:exams?|tests?|interviews?|race|marathon|half marathon|triathlon|tournament|wedding|concert|gig|recital|audition|presentation|appointment|operation|surgery|viva|defence|hearing|party|flight|deadline|competition|match|conference|inspection)`

/** An event and the weeks until it: what is told comes before the count, the word for 'on' behind it. */
const TOLD_WITH_COUNT: readonly { told: RegExp; on: string }[] = [
  { told: new RegExp(String.raw`^(?:${WHOSE}(?:is|are|starts?|begins?|comes?|arrives?|ends?|expires?|opens?|closes?|takes place|gets? married|moves?|retires?|graduates?|visits?|runs out)|(?:i|we)(?:['’]ve| have)(?: got)? (?:an? |my |our |the )?(?:[\p{L}'’-]+ ){0,3}?${OCCASIONS}|(?:i|we)(?:['’]m|['’]re| am| are)? (?:run|running|sit|sitting|take|taking) (?:an? |my |our |the )?(?:[\p{L}'’-]+ ){0,3}?${OCCASIONS}|(?:i|we)(?:['’]m|['’]re| am| are)? (?:move|moving|fly|flying|get married|getting married|marry|retire|retiring)) (?<when>in ${COUNT} (?<unit>days?|weeks?|fortnight|months?)(?:['’] time)?)(?= ?[.,;!]| (?:and|but|so) |\s*$)`, 'iu'), on: 'on' },
  { told: new RegExp(String.raw`^(?:meine?|unsere?|die|der|das) (?:[\p{L}-]+ ){1,3}?(?:ist|sind|beginnt|beginnen|startet|endet) (?<when>in ${COUNT} (?<unit>tagen?|wochen?|monat(?:en)?))(?= ?[.,;!]| (?:und|aber) |\s*$)`, 'iu'), on: 'am' },
  { told: new RegExp(String.raw`^(?:mi|nuestr[oa]|el|la) (?:[\p{L}-]+ ){1,4}?(?:es|son|empieza|empiezan|termina) (?<when>(?:en|dentro de) ${COUNT} (?<unit>d[ií]as?|semanas?|mes(?:es)?))(?= ?[.,;!]| (?:y|pero) |\s*$)`, 'iu'), on: 'el' },
  { told: new RegExp(String.raw`^(?:mon|ma|notre|le|la) (?:[\p{L}-]+ ){1,4}?(?:est|sont|commence|finit) (?<when>dans ${COUNT} (?<unit>jours?|semaines?|mois))(?= ?[.,;!]| (?:et|mais) |\s*$)`, 'iu'), on: 'le' },
]

const DAYS: readonly { unit: RegExp; days: number }[] = [
  { unit: /^(?:d|t|j|n)/iu, days: 1 },
  { unit: /^fort/iu, days: 14 },
  { unit: /^(?:w|s)/iu, days: 7 },
]

/** 'My exam is in 3 weeks', 'we move in two months': the day of it, and no length of the work or wait for it. */
export function dayInSoManyWeeks(text: string, today: DayNumber): Said[] {
  for (const { told, on } of TOLD_WITH_COUNT) {
    const match = told.exec(text)
    if (match?.groups === undefined) continue
    const { when, count, unit } = match.groups
    const many = /couple/iu.test(count!) ? 2 : numberSaid(count!)
    const days = DAYS.find((row) => row.unit.test(unit!))?.days
    const day = days === undefined ? addMonths(today, many) : today + many * days
    const start = match[0].lastIndexOf(when!)
    return [{ text: `${on} ${isoDate(day)}`, start, end: start + when!.length }]
  }
  return []
}

/** 'My parents arrive on 3 April and stay for two weeks': who comes, on which day, and for how long. */
const COMES_AND_STAYS = new RegExp(String.raw`(?<!\p{L})(?:arrives?|comes?|visits?|is coming|are coming|is arriving|are arriving)(?: to [\p{L} ]{2,20}?)? (?<on>on (?<day>[^.!?;,\n]{3,30}?))(?<stays>,? and (?:stays?|(?:is|are) (?:staying|here|with us)|will stay)(?: with us| here)? (?:for )?${COUNT} (?<unit>days?|nights?|weeks?|fortnight))(?!\p{L})`, 'iu')

/** Such a visit as the span of its days. */
export function daysOfVisits(text: string, timesOf: (words: string) => readonly TimeExpression[]): Said[] {
  const match = COMES_AND_STAYS.exec(text)
  if (match?.groups === undefined) return []
  const { on, day, stays, count, unit } = match.groups
  const first = timesOf(`on ${day!}`)[0]?.days ?? null
  const days = numberSaid(count!) * (DAYS.find((row) => row.unit.test(unit!))?.days ?? 1)
  if (first === null || first.first !== first.last || days < 2) return []
  const start = match.index + match[0].lastIndexOf(on!)
  // Three days from a Monday end on Wednesday; after two weeks or nights somebody leaves on the day behind them.
  const last = first.first + days - (/^day/iu.test(unit!) ? 1 : 0)
  return [{ text: `from ${isoDate(first.first)} to ${isoDate(last)}`, start, end: start + on!.length + stays!.length }]
}
