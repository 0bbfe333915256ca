import { isoDate } from '../../../time/day-number.ts'
import type { StayBefore } from '../weeks/laid-out-days.ts'
import type { Said } from '../said.ts'

const THING = String.raw`(?: (?:the|our|a|den|das|la|le|o|a) \p{L}{2,15})?`
const PLACE = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}`
const FIRST = String.raw`(?:pick(?:ing)?[ -]?up|collect(?:ing)?|abholung|abholen|recogida|retrait|retirada)${THING}`
const LAST = String.raw`(?:drop(?:ping)?[ -]?off|return(?:ing)?|rückgabe|abgabe|entrega|devolución|restitution|retour|devolução)${THING}`
/** 'Pick up in Christchurch, drop off in Queenstown'. */
const ENDS = new RegExp(String.raw`(?<=[.!?\n:;,(] {0,2})(${FIRST} (?:in|at|from|en|à|em) ${PLACE})(?:,| and|;| -|\.| und| y| et| e) {0,2}(${LAST} (?:in|at|en|à|em) ${PLACE})(?=\s{0,2}[.,;!?)\n]|\s{0,2}$)`, 'giu')
const ON: Readonly<Record<string, string>> = { en: 'on', de: 'am', es: 'el', fr: 'le', pt: 'no dia' }

/** Whatever is hired for a journey is fetched on its first day and given back on its last. */
export function sentencesOfJourneysEnds(text: string, language: () => string, stayBefore: StayBefore): Said[] {
  return [...text.matchAll(ENDS)].flatMap(({ 0: all, 1: fetched, 2: returned, index }) => {
    const span = stayBefore(index)
    const on = ON[language()] ?? 'on'
    return span === null ? [] : [{ text: `${fetched!} ${on} ${isoDate(span.first)}. ${returned!} ${on} ${isoDate(span.last)}`, start: index, end: index + all.length }]
  })
}
