import type { Brief, Note, Reading } from '../brief.ts'

/** Words before a phrase that are told with it. */
const MOST_BEFORE = 60
const OF_CLAUSE = ['.', ';', ':', '!', '?', ',', '(', ')', '\n']
const OF_SENTENCE = ['.', ';', '!', '?', '\n']

/** What a reading that is left aside was read from, with the words of its clause before it, and those of the sentence where it says only how often or how long. */
export function noteOfReading({ prompt, readings }: Pick<Brief, 'prompt' | 'readings'>, { start, end }: Reading): Note {
  const isBare = !SAYING.test(prompt.slice(start, end).replace(OF_TIME, ''))
  const from = beginningAt(prompt, start, isBare ? OF_SENTENCE : OF_CLAUSE)
  const others = readings.filter((other) => other.source === 'stated' && other.kind !== 'person' && other.kind !== 'topic')
  const isFree = from >= 0 && !others.some((other) => other.start < start && other.end > from)
  const ofClause = isBare && !isFree ? beginningAt(prompt, start, OF_CLAUSE) : -1
  const first = isFree ? from : ofClause >= 0 ? ofClause : start
  const to = end + restOfClause(prompt, end)
  const last = others.some((other) => other.end > end && other.start < to) ? end : to
  return { words: prompt.slice(first, last), start: first, end: last }
}

/** Up to the next sign, where that is near: the 'on a Thursday' of 'one a fortnight on a Thursday' is told with it. */
function restOfClause(prompt: string, end: number): number {
  const rest = /^[^.;:!?,()\n]*/u.exec(prompt.slice(end, end + MOST_BEFORE))![0]
  return rest.length < MOST_BEFORE && /^(?: |$)/u.test(rest) ? rest.trimEnd().length : 0
}

/** Where the clause or the sentence begins; -1 when that is far. */
function beginningAt(prompt: string, start: number, signs: readonly string[]): number {
  const before = prompt.slice(Math.max(0, start - MOST_BEFORE), start)
  const sign = Math.max(...signs.map((each) => before.lastIndexOf(each)))
  if (sign < 0 && start > MOST_BEFORE) return -1
  const words = before.slice(sign + 1)
  return start - words.trimStart().length
}

const SAYING = /\p{L}{4}/u
const OF_TIME = /(?<!\p{L})(?:once|twice|three|four|five|each|every|daily|weekly|monthly|through|until|days?|weeks?|months?|times?|dias?|veces|semanas?|tage?n?|wochen?|jours?|semaines?|fois|vezes|cada|january|february|march|april|june|july|august|september|october|november|december)(?!\p{L})/giu
