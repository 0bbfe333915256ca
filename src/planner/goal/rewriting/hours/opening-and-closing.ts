import { CLOCK } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const OPENS = new RegExp(String.raw`(?<=(?<!\p{L})(?:the|our|my) \p{L}{3,15} (?:\p{L}{3,15} )?)opens (?:only )?(?:at |from )?(?<from>${CLOCK})(?:,| and|, and| but)+ (?:it )?(?:closes|shuts|is shut|is closed) (?:again )?(?:at |by |from )?(?<to>${CLOCK})(?![\d:])`, 'giu')

/** 'The hall opens at 16:00 and closes at 21:30': the hours in which it is open. */
export function openingAndClosing(text: string): Said[] {
  return [...text.matchAll(OPENS)].map(({ 0: words, index, groups }) => ({ text: `is open ${groups!['from']!}-${groups!['to']!}`, start: index, end: index + words.length }))
}
