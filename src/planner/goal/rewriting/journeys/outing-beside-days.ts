import type { DaySpan } from '../../../time/calendar-time.ts'
import { dayInWords } from '../dates/day-in-words.ts'
import type { Said } from '../said.ts'

const OUTING = String.raw`(?:(?:a|an|one|another) )?(?:day[- ]trip|outing|excursion|tagesausflug|ausflug) (?:to|nach) (?:the )?\p{Lu}[\p{L}’'-]*(?: (?:(?:de|of|la|le|del|am|an der) )?\p{Lu}[\p{L}’'-]*){0,3}`
const SIDE = String.raw`(?<side>afterwards|after that|beforehand|before that|danach|davor|vorher)`
const BEHIND = new RegExp(String.raw`(?<=^|[.!?;\n,]\s{0,2}|(?:and|und) )(?<outing>${OUTING}),? ${SIDE}(?!\p{L})`, 'giu')
const BEFORE = new RegExp(String.raw`(?<=^|[.!?;\n,]\s{0,2}|(?:and|und) )${SIDE},? (?<outing>${OUTING})(?!\p{L})`, 'giu')

/** 'A week in Rome from 6 to 13 May, day trip to Naples afterwards': on the day beside those of the stay, which the outing is no part of. */
export function outingBesideDays(text: string, stayBefore: (offset: number) => DaySpan | null, language: () => string): Said[] {
  return [...text.matchAll(BEHIND), ...text.matchAll(BEFORE)].flatMap(({ 0: words, index, groups }) => {
    const stay = stayBefore(index)
    const { outing = '', side = '' } = groups ?? {}
    if (stay === null || stay.first === stay.last) return []
    const day = /^(?:after|danach)/iu.test(side) ? stay.last + 1 : stay.first - 1
    return [{ text: `${outing.charAt(0).toUpperCase()}${outing.slice(1)} ${dayInWords(day, language())}`, start: index, end: index + words.length }]
  }).toSorted((one, other) => one.start - other.start)
}
