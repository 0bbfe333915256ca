import { isoDate } from '../../../time/day-number.ts'
import { dateOfWhoComes } from '../dates/before-events.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const COMES = String.raw`(?:he|she|it|they|we)(?:['’](?:s|re)| is| are)? (?:here|home|back|there|in|come|comes|arrives?|lands?|starts?|begins?|opens?|moves? in|gets? (?:here|home|back))`
/** 'Stuff to sort before he's here: crate, food', 'in time for it: chairs, cups', 'ready by then - desk, badge': nothing but when the things of a list have to be there. */
const HEAD = new RegExp(String.raw`(?<=^|[.!?;\n]\s{0,2})(?<lead>(?:[\p{L}'’]+ ){0,8}?)(?<that>(?:by|before) (?:then|that(?: day| date)?)|(?:in time|ready) for (?:it|that|them|him|her|this)|(?:before|by the time|until|for when) ${COMES})(?: (?:please|ideally|at the latest|are|is|must be done|we need|i need|i want|we want)){0,2}(?::\s{1,2}|\s?[-–—]\s)(?=\p{L}[^.!?;:\n]{2,240}(?:$|[.!?;\n]))`, 'giu')
const LEAD = /^(?:(?:the|these|this|those|some|stuff|things?|jobs?|list|all|everything|anything|what|which|that|still|also|i|we|to|sort|do|get|buy|make|fix|finish|prepare|organi[sz]e|arrange|have|has|needs?|need|want|must|should|be|being|done|ready|sorted|finished|in|place|out|so|and|but|then|is|are|left|missing|before|wanted|needed|needing|doing|sorting|it|for) )*$/iu

/** The head of such a list with the day of what it points at. */
export function listsHeadedByThat(text: string, dates: () => readonly DateNamed[]): Said[] {
  return [...text.matchAll(HEAD)].flatMap(({ 0: head, index, groups }) => {
    // 'Before that: …' and 'by then: …' are read as they stand.
    const isKnown = /^before th/iu.test(groups!['that']!) && head.includes(':') || groups!['lead'] === '' && /^(?:by|before) (?!the time)/iu.test(groups!['that']!)
    if (isKnown || !LEAD.test(groups!['lead']!)) return []
    const known = dates().filter(({ end }) => end <= index)
    const date = new RegExp(COMES, 'iu').test(groups!['that']!) ? dateOfWhoComes(text, known) : known.at(-1)
    return date ? [{ text: `Before ${isoDate(date.day)}: `, start: index, end: index + head.length }] : []
  })
}
