import { isoDate } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const CANNOT = String.raw`(?:cannot|can not|can['’]t|may not|must not|mustn['’]t)`
const THEN = '(?:until|till|before) (?:then|that)'
const WHAT = String.raw`(?:(?:the|our|any|an?) )?(?<what>[\p{L}-]+(?: (?!until|till|before|and|but|can|may|must)[\p{L}-]+){0,3})`
const END = String.raw`(?=\s{0,2}(?:[.,;!\n]|$))`
/** 'The vote is on 3 May at 18:00 and until then we cannot build the tariff page', '… so nobody may build the tariff page until then'. */
const ALIKE: readonly RegExp[] = [
  new RegExp(String.raw`,? (?:(?:and|so|but) )?${THEN},? (?:we|they|the team) ${CANNOT} \p{Ll}{2,12} ${WHAT}${END}`, 'giu'),
  new RegExp(String.raw`,? (?:(?:and|so|but) )?${THEN},? (?:nobody|no one) (?:can|may|must) \p{Ll}{2,12} ${WHAT}${END}`, 'giu'),
  new RegExp(String.raw`,? (?:and|so|but) ${WHAT} ${CANNOT} (?:be \p{Ll}{3,14}|start|begin) ${THEN}${END}`, 'giu'),
]
/** What lies between a date and what waits for it: its hour. */
const BESIDE_DATE = /^(?:,? (?:at )?[\d:.h]{1,5} ?(?:am|pm|h|uhr)?)?$/iu

/** 'The payment part' is the payment, by whatever name its steps have. */
const OF_IT = / (?:parts?|side|bits?|pieces?|section|work|stuff|things?)$/iu

/** What has to wait for a day named right before it begins on the next one, whatever the hour of what happens then. */
export function notUntilThen(text: string, dates: readonly DateNamed[]): Said[] {
  return ALIKE.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: words, index, groups }) => {
    const date = dates.findLast(({ start, end }) => start < index && (end >= index || BESIDE_DATE.test(text.slice(end, index))))
    return date === undefined ? [] : [{ text: `. No ${groups!['what']!.replace(OF_IT, '')} before ${isoDate(date.last + 1)}`, start: index, end: index + words.length }]
  })
}
