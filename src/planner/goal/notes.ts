import { hasCue } from './cues.ts'
import type { Note } from './brief.ts'
import { isClaimed, keysOf } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'

/** Times, lengths and repetitions that no rule typed, and clauses that forbid or bound something which no reading holds. */
export function collectNotes(context: ReadingContext): Note[] {
  const times = context.groups.filter((group) => !isClaimed(context, group)).map((group) => noteOf(context, group))
  const clauses = context.segments.filter((segment) => isConstraint(keysOf(context, segment))).map((segment) => noteOf(context, segment))
  const isRead = readOffsets(context)
  const unread = clauses.filter(({ start, end }) => !isRead(start, end))
  const loose = times.filter((time) => !unread.some((clause) => clause.start <= time.start && clause.end >= time.end))
  return [...loose, ...unread].toSorted((a, b) => a.start - b.start)
}

function noteOf(context: ReadingContext, { from, to }: Words): Note {
  const start = context.source.tokens[from]!.start
  const end = context.source.tokens[to - 1]!.end
  return { words: context.prompt.slice(start, end), start, end }
}

/** 'never two days in a row', 'at least one rest day between sessions', 'no training on public holidays'. */
function isConstraint(keys: readonly string[]): boolean {
  const first = keys.slice(0, 6)
  if (keys.length < 2 || keys.length > 16 || /\b(?:not only|not sure|don't know|no idea|never (?:done|been|had|tried)|no experience)\b/u.test(keys.join(' '))) return false
  return first.some((key) => CONSTRAINT_WORDS.has(key)) || hasCue(keys, 'only')
}

const CONSTRAINT_WORDS = new Set("no not never only except without avoid skip skipping can't cannot won't don't must max maximum least most unless nie kein keine ohne nunca jamas sin solo jamais sans sem apenas nao".split(' '))

/** Whether any stated reading covers part of a stretch of the prompt; one bit per character. */
function readOffsets(context: ReadingContext): (start: number, end: number) => boolean {
  const covered = new Uint8Array(context.prompt.length + 1)
  for (const { start, end, source } of context.readings) if (source === 'stated') covered.fill(1, start, end)
  return (start, end) => covered.subarray(start, end).includes(1)
}
