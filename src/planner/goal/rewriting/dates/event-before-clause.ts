import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'

const THERE_IS = String.raw`(?:there(?:['’]s| is| will be)|(?:i|we)(?:['’]ve got| have)|hay|tengo|tenemos|ist|gibt es|habe ich|haben wir|il y a|j['’]ai|nous avons|há|tenho|temos)`
/** Who does something in the second clause, and no second thing on the day. */
const SOMEBODY = String.raw`(?:someone|somebody|one of us|i|we|he|she|they|my|our|alguien|uno de nosotros|yo|jemand|einer|ich|wir|quelqu['’]un|je|nous|on|alguém|eu|nós)`
/** 'On 11 February at 10:30 there's a check-up with the cardiologist and someone has to go with her'. */
const JOINED = new RegExp(String.raw`(?<=^|[.!?\n]\s{0,2})(?<when>(?:[^.!?,;\n]|(?<=\d)\.(?= ?[\p{L}\d])){4,60}?),? ${THERE_IS} (?<what>[^.,;:!?\n]{3,70}?)(?<and>,? (?:and|und|y|et|e) )(?=${SOMEBODY}(?!\p{L}))`, 'giu')

/** What there is on a date, and what is said of somebody behind it, as two sentences. */
export function eventsBeforeClauses(text: string, dates: () => readonly DateNamed[]): Said[] {
  return [...text.matchAll(JOINED)].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length
    const isDated = dates().some((date) => date.start >= index && date.end <= index + groups!['when']!.length + 1)
    return isDated ? [{ text: '. ', start: end - groups!['and']!.length, end }] : []
  })
}
