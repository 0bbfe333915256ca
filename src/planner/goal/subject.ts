import type { ReadingContext } from './reading-context.ts'
import { textOf } from './reading-context.ts'

const ASKING = /^(?:(?:please|pls|hi|hello|hey|i|we|want|wanna|need|needs|would|like|to|help|me|us|with|my|our|a|an|the|plan|plans|planning|for|put|together|build|make|create|give|set|up|schedule|design|prepare|organise|organize|let's|lets|can|could|you|i'm|i'd|i've|we're|looking|trying|got|have|signed|get)\s+)+/iu

/** The first clause without asking words and times: 'launch my podcast'. */
export function subjectOf(context: ReadingContext): string {
  for (const segment of context.segments) {
    const times = context.groups.filter(({ from, to }) => from < segment.to && to > segment.from)
    const end = times.find(({ from }) => from > segment.from)?.from ?? segment.to
    const text = textOf(context, { from: segment.from, to: end }).trim()
    const bare = text.replace(ASKING, '').trim()
    const kept = bare.length >= 3 ? bare : text
    if (/\p{L}{3}/u.test(kept)) return kept.slice(0, 120)
  }
  return context.prompt.trim().slice(0, 120)
}
