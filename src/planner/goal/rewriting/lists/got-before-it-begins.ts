import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const GOT = new RegExp(String.raw`(?<=[^.!?\n]),? (?:and |but )?(?:also )?(?:(?:i|we) (?:need|have|want) to )?(?<deed>(?:buy|get|order|book|find|borrow|fetch|collect|pick up|hire|rent|choose|have|(?:i|we)(?: still)? need (?!to(?!\p{L}))) ?(?:[^.,;:!?\n]{3,80}?))(?:beforehand|before (?:then|that|it starts|i start|we start)|in advance|before|first)(?=\s{0,2}(?:[.!?;\n]|$))`, 'giu')

const SERIES = /(?<!\p{L})(?:(?:a|per|every|each) (?:day|week|month|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|daily|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days|for (?:\d{1,2}|two|three|four|six|eight|ten|twelve) (?:weeks|months))(?!\p{L})/iu
/** 'Order the clay two weeks before' says how long before. */
const TIMED = /\d|(?<!\p{L})(?:days?|weeks?|months?|hours?|nights?|evenings?|mornings?|each|every)(?!\p{L})/iu

/** '… from 4 January, and buy goggles and a season ticket before': got by the day before the first one. */
export function gotBeforeItBegins(text: string, starts: () => readonly DateNamed[], today: DayNumber): Said[] {
  const found = [...text.matchAll(GOT)]
  if (found.length === 0 || !SERIES.test(text)) return []
  const first = starts().filter(({ day }) => day > today)
  return found.filter(({ groups }) => !TIMED.test(groups!['deed']!)).flatMap(({ 0: words, index, groups }) => {
    const start = first.findLast((date) => date.start < index)
    if (start === undefined) return []
    const deed = groups!['deed']!.replace(/^(?:i|we)(?: still)? need /iu, 'get ')
    return [{ text: `. ${deed.charAt(0).toUpperCase()}${deed.slice(1)} by ${isoDate(start.day - 1)}`, start: index, end: index + words.length }]
  })
}
