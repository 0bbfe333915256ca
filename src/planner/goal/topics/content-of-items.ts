import { trimToContent } from '../trim-to-content.ts'
import { textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { behindWith } from './heads-of-lists.ts'
import { holdsTarget } from './targets-of-items.ts'
import { withoutLack } from './list-ends.ts'
import { withoutLead } from './list-verbs.ts'

export function itemsOf(context: ReadingContext, run: readonly Segment[]): Words[] {
  return run.flatMap((segment, index) => {
    const content = contentOf(context, segment)
    if (!content) return []
    const bare = index === 0 && !segment.isBullet ? behindWith(context, withoutLead(context, content), run) : content
    const isLast = index === run.length - 1 || /^[;-]$/u.test(run[index + 1]!.lead) && segment.lead === ',' || run[index + 1]!.from > segment.to + 3
    const joined = splitAtJoints(context.source, bare)
    // '40 chairs and 6 tables' are two items wherever they stand.
    const areCounted = joined.length > 1 && joined.every(({ from, to }) => to - from > 1 && context.source.tokens[from]!.kind === 'digits' && context.source.tokens[from + 1]!.kind === 'word')
    const parts = (isLast || areCounted) && !segment.isBullet && segment.lead !== '' ? joined : [bare]
    return parts.map((part) => withoutLack(context, part)).map((part) => trimToContent(context, part) ?? loneWord(context, part)).filter((part) => part !== null).filter((part) => textOf(context, part).length > 1)
  })
}

/** The segment without its times. */
export function contentOf(context: ReadingContext, segment: Segment): Words | null {
  if (holdsTarget(context, segment)) return trimToContent(context, segment)
  const time = context.groups.find(({ from, to }) => from < segment.to && to > segment.from)
  const other = claimedIn(context, segment)
  const group = time && other ? (other.from < time.from ? other : time) : (time ?? other)
  if (!group) return trimToContent(context, segment) ?? loneWord(context, segment)
  const before = trimToContent(context, { from: segment.from, to: Math.max(segment.from, group.from) })
  return before ?? (segment.isBullet ? trimToContent(context, { from: Math.min(group.to, segment.to), to: segment.to }) : null)
}

/** 'Docker in 2 sprints': another reading of the segment's end. */
function claimedIn(context: ReadingContext, segment: Segment): Words | null {
  if (context.plannerType !== 'sprint' || segment.isBullet) return null
  const at = context.claimed.subarray(segment.from, segment.to).indexOf(1)
  return at > 0 && !context.people.has(context.source.tokens[segment.from + at]!.text) ? { from: segment.from + at, to: segment.to } : null
}

/** 'about' between 'pricing' and 'blog' is a page. */
function loneWord(context: ReadingContext, words: Words): Words | null {
  // 'The till'.
  const isNoun = words.to - words.from === 2 && /^(?:the|a|our|my)$/u.test(context.source.tokens[words.from]!.key)
  if (isNoun) return loneWord(context, { from: words.from + 1, to: words.to })
  return words.to - words.from === 1 && context.source.tokens[words.from]!.kind === 'word' && context.source.tokens[words.from]!.text.length > 3 ? { from: words.from, to: words.to } : null
}
