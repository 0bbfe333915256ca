import type { Said } from './said.ts'

/** Behind a name or 'is': 'Sven on leave 8-12 Feb', 'Ida is on parental leave from 3 March'. */
const ON_LEAVE = /(?<=\p{Lu}\p{Ll}{1,20}\s(?:(?:is|will be|'s)\s)?)on (?:(?:annual|parental|sick|maternity|paternity|study|unpaid) )?(?:leave|holiday|vacation|PTO)(?!\p{L})/gu

/** Who is on leave is away, which every reader of people knows. */
export function sentencesOfLeave(text: string): Said[] {
  return [...text.matchAll(ON_LEAVE)].map(({ 0: said, index }) => ({ text: 'away', start: index, end: index + said.length }))
}
