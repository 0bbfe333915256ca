import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate, weekdayOf } from '../../../time/day-number.ts'
import { ANY_WEEKDAY, weekdayIn } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

/** 'Shopping on Sunday', 'Einkauf am Samstag vorher', 'courses dimanche': what fills the kitchen for the days that are laid out. */
const FETCHING = new RegExp(String.raw`(?<=^|[.!?\n;:,]\s{0,3}|\b(?:and|und|y|et|e) )((?:(?:big|weekly|food|meal|the|do|go|la|las|les|os|faire|hacer|fazer) ){0,3}(?:groceries|grocery shopping|shopping|shop|prep|cooking ahead|einkauf(?:en)?|vorkochen|großeinkauf|compras?|courses)(?: (?:shop|prep|run))?) (?:on |am |el |le |no |na )?(${ANY_WEEKDAY})( (?:morning|afternoon|evening|vormittag|nachmittag|abend|matin|après-midi|soir))?(?: (?:before|beforehand|vorher|davor|zuvor|antes|d['’]avant|avant))?(?=\s{0,3}[.,;!\n]|\s{0,3}$)`, 'giu')

const ON: Readonly<Record<string, string>> = { en: 'on', de: 'am', es: 'el', fr: 'le', pt: 'no dia' }
const DAYS_OF_A_WEEK = 7

/** Food is fetched before the first meal: the last such weekday before it. */
export function sentencesOfFetching(text: string, { first, language }: { first: DayNumber; language: string }): Said[] {
  return [...text.matchAll(FETCHING)].map(({ 0: all, 1: label, 2: name, 3: part = '', index }) => {
    const back = (weekdayOf(first) - weekdayIn(name!)! + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK || DAYS_OF_A_WEEK
    return { text: `${label} ${ON[language] ?? 'on'} ${isoDate(first - back)}${part}`, start: index, end: index + all.length }
  })
}
