import type { Said } from '../said.ts'

const WHO = '(?:volunteers?|helpers?|stewards?|marshals?|drivers?|cooks?|staff|people|parents|members|two people|somebody)'
const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|a few|several)`
const SHIFTS = new RegExp(String.raw`(?<!\p{L})(?<who>${WHO}) (?<link>for|to cover|on|in) (?<count>${COUNT}) (?<what>shifts|slots|turns|sittings)(?<rate>,? (?:a|per|each|every) day|,? daily)(?!\p{L})`, 'giu')

/** 'Volunteers for three shifts a day': who is to be found for an occasion, and no work of three times a day until then. */
export function shiftsOfHelpers(text: string): Said[] {
  return [...text.matchAll(SHIFTS)].map(({ 0: words, index, groups }) => ({ text: `${groups!['who']!} in ${groups!['count']!} ${groups!['what']!}`, start: index, end: index + words.length }))
}
