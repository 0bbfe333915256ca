import type { Note } from './brief.ts'
import { isClaimed } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'

/** Times, lengths and repetitions that no rule typed. */
export function collectNotes(context: ReadingContext): Note[] {
  return context.groups
    .filter((group) => !isClaimed(context, group))
    .map((group) => {
      const start = context.source.tokens[group.from]!.start
      const end = context.source.tokens[group.to - 1]!.end
      return { words: context.prompt.slice(start, end), start, end }
    })
}
