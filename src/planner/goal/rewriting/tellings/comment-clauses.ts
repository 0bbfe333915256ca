import type { Said } from '../said.ts'

/** Who thinks or says so, behind what is said; nothing follows it in its clause. */
const COMMENTS: readonly string[] = [
  String.raw`(?:i|we|they|he|she|you) (?:(?:would|['’]d) )?(?:reckons?|guess(?:es)?|suppose|believes?|hopes?|gather|imagine|presume|say|says|said|think|thinks|am told|are told|was told)`, String.raw`(?:i|we)['’](?:m|re|ve been) told`, 'fingers crossed', 'touch wood',
  String.raw`(?:glaub|denk|schätz|vermut|hoff)e? ich|(?:sagen|meinen) sie|heißt es`, String.raw`(?:creo|supongo|espero|dicen)(?: yo)?`, String.raw`je (?:crois|pense|suppose)|paraît-il|dit-on`, String.raw`(?:acho|creio|suponho|espero) eu|dizem`,
]
const COMMENT = new RegExp(String.raw`(?<=[\p{L}\d)])(?:,)? (?:${COMMENTS.join('|')})(?=\s{0,2}(?:[.!?;,:)\n]|$))`, 'giu')

/** 'Due 8 August they reckon', 'an hour, she says': that somebody says so is no part of what is said. */
export function commentClauses(text: string): Said[] {
  return Array.from(text.matchAll(COMMENT), ({ 0: words, index }) => ({ text: ' ', start: index, end: index + words.length }))
}
