import { dayInWords } from './day-in-words.ts'
import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'

const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ein: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, um: 1, dois: 2, três: 3, quatro: 4 }
const COUNT = String.raw`(?<count>\d|${Object.keys(COUNTS).join('|')})`
/** 'Yeast starter two days earlier', in a sentence or a clause of its own: a thing, the distance, and nothing of what is done. */
const EARLIER = new RegExp(String.raw`(?<=[.!?;\n,]\s{0,2}(?:and )?)(?<thing>(?:(?:the|our|my|das|die|der|le|la|el|o|a) )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}?),? (?<at>${COUNT} (?:days?|tage?|jours?|d[ií]as?) (?:earlier|zuvor|früher|plus tôt|mais cedo))(?=\s{0,2}(?:$|[.,;!\n]| and ))`, 'giu')
/** With a verb the distance is one up to which something is done. */
const DOES = /(?<!\p{L})(?:should|must|has|have|need|needs|will|go|goes|i|we|you|they|is|are|be|at least|by)(?!\p{L})/iu

/** A few days before the day of what the clause before was about, which is seldom what the whole goal leads to. */
export function daysEarlier(text: string, dates: () => readonly DateNamed[], language: () => string): Said[] {
  return [...text.matchAll(EARLIER)].flatMap(({ 0: words, index, groups }) => {
    const [before] = dates().filter(({ end }) => end <= index).slice(-1)
    const isNext = before !== undefined && !/[.!?;\n]\s.*[.!?;\n]\s/su.test(text.slice(before.end, index))
    if (!isNext || DOES.test(groups!['thing']!)) return []
    const days = COUNTS[groups!['count']!.toLowerCase()] ?? Number(groups!['count'])
    return [{ text: dayInWords(before.day - days, language()), start: index + words.length - groups!['at']!.length, end: index + words.length }]
  })
}
