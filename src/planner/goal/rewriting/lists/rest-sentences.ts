import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

/** What is left, behind a comma, and the times it has. */
const REST = new RegExp(String.raw`(?<=[\p{L}\d)])[,;]\s{1,3}(?:(?:and|but)\s{1,2})?(?:(?:all\s)?the rest|everything else|anything else|all else)(?:\s(?:can be|is|happens|goes|gets done|done|only)){0,2}\s(?=(?:(?:in|on|at|during)\s(?:the\s)?)?(?:weekends?|weekdays?|week ?nights?|evenings?|mornings?|afternoons?|nights?|(?:after|before|from|between)\s\d|(?:${ANY_WEEKDAY})(?!\p{L})))`, 'giu')

/** 'Drilling only on Saturdays, the rest in the evenings': a sentence of its own, whose times are no further ones of the drilling. */
export function sentencesOfTheRest(text: string): Said[] {
  return [...text.matchAll(REST)].map(({ 0: words, index }) => ({ text: '. The rest only ', start: index, end: index + words.length }))
}
