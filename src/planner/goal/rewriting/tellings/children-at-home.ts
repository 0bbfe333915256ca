import { MONTH } from '../tables/cells.ts'
import type { Said } from '../said.ts'

/** 'The kids are off 15-19 February: zoo on Tuesday': not whoever plans is away then, but the children are at home. */
const OFF = new RegExp(String.raw`(?<=^|[.!?;,:\n(]\s{0,2}|\s)(?:kids|children|boys|girls|twins|grandchildren|grandkids|(?:my|our) (?:son|daughter|lad|girl|boy|eldest|youngest)) (?:are|is|will be) off(?= (?:from |on )?(?:the )?(?:\d{1,2}|${MONTH})[^.:;!?\n]{1,24}:)`, 'giu')

/** Says what they are off. */
export function childrenAtHome(text: string): Said[] {
  return [...text.matchAll(OFF)].map(({ 0: words, index }) => ({ text: ' school', start: index + words.length, end: index + words.length }))
}
