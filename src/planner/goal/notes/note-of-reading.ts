import type { Brief, Note, Reading } from '../brief.ts'

/** Words before a phrase that are told with it. */
const MOST_BEFORE = 60
const OF_CLAUSE = ['.', ';', ':', '!', '?', ',', '(', ')', '\n']
const OF_SENTENCE = ['.', ';', '!', '?', '\n']

/** What a reading that is left aside was read from, with the words of its clause before it, and those of the sentence where it says only how often or how long. */
export function noteOfReading({ prompt, readings }: Pick<Brief, 'prompt' | 'readings'>, { start, end }: Reading): Note {
  const isBare = !SAYING.test(prompt.slice(start, end).replace(OF_TIME, ''))
  const from = beginningAt(prompt, start, isBare ? OF_SENTENCE : OF_CLAUSE)
  const isFree = !readings.some((other) => other.source === 'stated' && other.kind !== 'person' && other.kind !== 'topic' && other.start < start && other.end > from)
  const first = from >= 0 && isFree ? from : start
  return { words: prompt.slice(first, end), start: first, end }
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
