import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'
import { MONTH } from '../tables/cells.ts'
import { ANY_DATE, SURE_CLOCK } from '../time-patterns.ts'
import { runsOf } from './dated-lists.ts'

const DAY = String.raw`(?:${ANY_DATE}|\d{1,2}(?:st|nd|rd|th|\.)?(?![\d:.]))`
const AND = String.raw`(?:, ?(?:and |und |y |et |e )?| (?:and|&|\+|und|y|et|e) )`
const HOURS = String.raw`(?:\d{1,2}(?:[:.h]\d{2}|h)?(?: ?[ap]m)?\s?[-–]\s?${SURE_CLOCK}|${SURE_CLOCK})`
/** 'Calls Wednesdays 4:30-5pm Jan 20, Jan 27, Feb 3': weekdays and hours before the dates that they are of. */
const BEFORE = new RegExp(String.raw`(?<lead>(?<=[\p{L}):,])(?<!(?<!\p{L})(?:to|till|until|through|thru|bis|a|à|and|or|und|y|et|e|not|no|never|except)) ?(?:on |am |los |le |les |às |aos )?(?:(?:every|each|jeden|cada|chaque) )?(?:${ANY_WEEKDAY})s?,? )(?:from |at |um |von |de |à |às |a las? )?(?<hours>${HOURS})(?:[:,]| on| am| el| le| los| les)? (?<list>${DAY}(?:${AND}${DAY}){1,11})(?=\s{0,2}(?:$|[.,;:!?)\n])| (?:in|at|with|for|bei|mit|im|con|en|avec|com|em|na|no) )`, 'giu')
const ALWAYS: Readonly<Record<string, string>> = { en: 'always', de: 'immer', es: 'siempre', fr: 'toujours', pt: 'sempre' }
/** 'From June I also join …: Sat 5, 12 and 19 June': when it begins is in its dates. */
const FROM_MONTH = new RegExp(String.raw`(?<=^|[.!?\n]\s{0,2})(?:from|starting in|starting|as of|beginning in) ${MONTH}(?:,? on(?:wards?)?)?,? (?<kept>(?:i|we)(?!\p{L}))(?=[^.!?\n]{3,90}:)|(?<=\p{L}) from ${MONTH}(?: on(?:wards?)?)?(?<sign>:)(?= )`, 'giu')

/** The hours behind the dates, where every list has them. */
export function hoursBehindDates(text: string, language: () => string): Said[] {
  return [...text.matchAll(BEFORE)].flatMap(({ 0: words, index, groups }) => {
    const { hours, list } = groups!
    if (!new RegExp(MONTH, 'iu').test(list!)) return []
    // The point behind the last of the months ends the sentence as well.
    const [, days, point] = /^(.*?)(\.?)$/u.exec(list!)!
    return [{ text: ` ${ON[language()] ?? ON['en']!} ${days!}, ${ALWAYS[language()] ?? ALWAYS['en']!} ${hours!}${point!}`, start: index, end: index + words.length }]
  })
}

const ON: Readonly<Record<string, string>> = { en: 'on', de: 'am', es: 'el', fr: 'les', pt: 'nos dias' }

/** The month from which a list of dates goes on says nothing that they do not. */
export function monthsBeforeDates(text: string, dates: () => readonly DateNamed[]): Said[] {
  return [...text.matchAll(FROM_MONTH)].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length
    const colon = text.indexOf(':', end - 1)
    const isListed = runsOf(text, dates()).some(([first]) => first!.start > colon && first!.start - colon < NEAR)
    return isListed ? [{ text: groups!['kept'] ?? groups!['sign']!, start: index, end }] : []
  })
}

/** In characters. */
const NEAR = 12
