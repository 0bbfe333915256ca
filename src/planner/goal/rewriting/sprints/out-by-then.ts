import type { Said } from '../said.ts'

const BE = String.raw`(?:(?:it|this|all of it|the (?:app|site|game|book|product)) )?(?:must|has to|have to|needs? to|should|shall|will) be`
const OUT = String.raw`(?:(?:live |available )?(?:in|on) (?:the )?(?:app ?stores?|play ?stores?|google play|stores?|shops|shelves|steam|production|web)|live|online|out|in customers['’] hands|shipped|released|published)`
/** 'It must be in the App Store by 26 March', 'has to be live before the end of May'. */
const OUT_BY = new RegExp(String.raw`(?<=^|[.,;\n] ?|[.,;] (?:and|but) | and )${BE} ${OUT} (?=(?:by|before|until|no later than|on or before) )`, 'giu')

/** Where the product has to be by a day is no part of it: the work ends by then. */
export function outByThen(text: string): Said[] {
  return [...text.matchAll(OUT_BY)].map(({ 0: words, index }) => ({ text: 'everything finished ', start: index, end: index + words.length }))
}
