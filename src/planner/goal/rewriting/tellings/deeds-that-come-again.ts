import { deedOf } from '../../topics/deed-forms.ts'
import type { Said } from '../said.ts'

const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
const RETURNS = String.raw`(?:every|each|once|twice|three times|four times|\d times|daily|weekly|fortnightly|monthly|(?:on )?${WEEKDAY}(?:s|,| and | &))`
/** What is done to a thing again and again, told of the thing. */
const DONE_TO_IT = new RegExp(String.raw`(?<=(?:^|[.;!?\n,(] ?|(?<!\p{L})(?:and|then|on|onwards?|afterwards) ))(?<thing>(?:the|my|our|its|his|her|their|all the|both) (?:[\p{L}'’-]+ ){1,3}?)(?:gets?|is|are|(?:has|have|needs?) to be|must be|should be|needs?|wants?) (?<deed>\p{Ll}{3,12})(?= ${RETURNS})`, 'giu')
/** Of those who are a clause of their own, and of what nobody does. */
const NO_DEED = /^(?:closed|opened|paid|held|left|gone|booked|locked|shut|called|told|meant|planned|scheduled|allowed)$/u

/** 'The rinds get washed every Tuesday' asks to wash the rinds then. */
export function deedsThatComeAgain(text: string): Said[] {
  return [...text.matchAll(DONE_TO_IT)].flatMap(({ 0: all, index, groups }) => {
    const form = groups!['deed']!.toLowerCase()
    const deed = NO_DEED.test(form) ? null : (deedOf(form) ?? deedOf(form.replace(/ing$/u, 'ed')))
    return deed === null || deed === form ? [] : [{ text: `${deed} ${groups!['thing']!.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`, start: index, end: index + all.length }]
  })
}
