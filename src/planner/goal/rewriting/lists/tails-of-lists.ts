import type { Said } from '../said.ts'

const TAIL = /(?<=(?:,| and) [^.!?;:,\n]{2,60}?)(?<last>[\p{L}\d'’-]{2,30}) (?:as well|too|also)(?=\s{0,2}(?:[.!?;\n]|$))/giu

/** 'And get the GHIC cards as well': the last of a list is not called so. */
export function tailsOfLists(text: string): Said[] {
  return [...text.matchAll(TAIL)].map(({ 0: words, index, groups }) => ({ text: groups!['last']!, start: index, end: index + words.length }))
}
