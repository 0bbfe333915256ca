import { MONTH } from '../tables/cells.ts'
import type { Said } from '../said.ts'

const TIME = String.raw`(?:(?:at |over |on |during )?(?:the )?(?:easter|christmas|whitsun|half[- ]?term|spring break|long|bank holiday|carnival|august bank holiday)(?: weekend| week| break| holidays?)?|(?:that|one|the) (?:weekend|week))`
const DAYS = String.raw`\d{1,2}(?:st|nd|rd|th)?\s?(?:[-–]|to)\s?\d{1,2}(?:st|nd|rd|th)? ${MONTH}`
/** 'Easter weekend I am away (26-29 March)': the bracket says which days the words before it name. */
const EXPLAINED = new RegExp(String.raw`(?<=^|[\s,;(])${TIME}(?<between>,? [\p{L}'’ ]{2,30}?)\s?\((?<days>${DAYS})\)`, 'giu')

/** Days that a bracket gives at the end of the clause, where the clause names them. */
export function explainedDays(text: string): Said[] {
  return [...text.matchAll(EXPLAINED)].map(({ 0: words, index, groups }) => ({ text: `${groups!['days']!}${groups!['between']!}`, start: index, end: index + words.length }))
}
