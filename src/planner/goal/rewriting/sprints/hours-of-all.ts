import { JOINT, NAME } from '../people/people-named.ts'
import type { Said } from '../said.ts'

/** 'Camille and Rasmus, 260h altogether', 'Ana + Bo (120 hours between them)': what several have together. */
const TOGETHER = new RegExp(String.raw`(?<=${NAME}${JOINT}${NAME})(?:, (?:with )?| \(| with )(?:about |some |up to |max )?(?<hours>\d{2,4}) ?(?:h|hrs?|hours) (?:altogether|in total|all told|in all|all in|between them|together|combined|total)\)?(?=[,.;\n)]|$)`, 'gu')

/** Hours of several together are those of the whole work, said in a sentence of their own behind the goal. */
export function hoursOfAll(text: string): Said[] {
  const [match] = text.matchAll(TOGETHER)
  if (match === undefined) return []
  const start = match.index
  const end = start + match[0].length
  const last = text.trimEnd().length
  return [
    { text: ' ', start, end },
    { text: `${/[.!?]$/u.test(text.trimEnd()) ? '' : '.'} Budget: ${match.groups!['hours']!} hours all in.`, start: last, end: last, of: { start, end } },
  ]
}
