import type { Brief, Note, Reading } from '../brief.ts'

/** Words of a clause before a phrase that are told with it. */
const MOST_BEFORE = 60

/** What a reading that is left aside was read from, with the words of its clause before it: 'a week' alone tells nothing. */
export function noteOfReading({ prompt, readings }: Pick<Brief, 'prompt' | 'readings'>, { start, end }: Reading): Note {
  const before = prompt.slice(Math.max(0, start - MOST_BEFORE), start)
  const clause = before.slice(Math.max(...['.', ';', ':', '!', '?', ',', '(', ')', '\n'].map((sign) => before.lastIndexOf(sign))) + 1)
  const from = start - clause.trimStart().length
  const isOwn = clause.length < MOST_BEFORE && !readings.some((other) => other.source === 'stated' && other.start < start && other.end > from)
  const first = isOwn ? from : start
  return { words: prompt.slice(first, end), start: first, end }
}
