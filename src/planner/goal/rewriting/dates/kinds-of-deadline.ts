import type { Said } from '../said.ts'

/** 'Internal deadline 30 June', 'final deadline: 30 June': what it is for the writer, and no part of the work. */
const KIND = /(?<=(?:^|[.;!?\n,(] ?|(?<!\p{L})(?:the|our|my|an?) ))(?<kind>internal|external|final|hard|soft|absolute|official|own|personal|self-imposed|interne|finale|letzte) (?=deadline(?!\p{L}))/giu

/** Such a deadline as one of all. */
export function kindsOfDeadline(text: string): Said[] {
  return [...text.matchAll(KIND)].map(({ index, 0: words }) => ({ text: ' ', start: index, end: index + words.length }))
}
