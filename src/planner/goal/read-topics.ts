import { labelOf, trimToContent } from './labels.ts'
import { addReading, isClaimed, textOf } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'
import { splitAtJoints } from './segments.ts'
import type { Segment } from './segments.ts'

/** Enumerations: bullets, lists behind a colon, three or more short items between commas. */
export function readTopics(context: ReadingContext): void {
  let list = 0
  for (const items of enumerations(context)) {
    list += 1
    items.forEach((words, position) => {
      const label = labelOf(context, words, 8)
      if (label === null) return
      addReading(context, words, { value: { kind: 'topic', label, list, position: position + 1, amount: null, minutes: null }, text: label })
    })
  }
}

const MAX_ITEM_WORDS = 8

function enumerations(context: ReadingContext): Words[][] {
  const lists: Words[][] = []
  let run: Segment[] = []
  const flush = () => {
    const items = itemsOf(context, run)
    if (items.length >= 2 && (items.length >= 3 || run[0]?.lead === ':' || run[0]?.isBullet)) lists.push(items)
    run = []
  }
  for (const segment of context.segments) {
    const last = run.at(-1)
    const continues = last !== undefined && (segment.isBullet ? last.isBullet : segment.sentence === last.sentence && isListLead(segment.lead))
    if (!continues) flush()
    if (isItem(context, segment)) run.push(segment)
    else flush()
  }
  flush()
  return lists
}

function isListLead(lead: string): boolean {
  return lead === ',' || lead === ';' || lead === '-' || lead === '→' || lead === '>' || lead === '|'
}

function isItem(context: ReadingContext, segment: Segment): boolean {
  const words = context.source.tokens.slice(segment.from, segment.to).filter(({ kind }) => kind === 'word')
  if (words.length === 0 || isClaimed(context, segment) || segment.depth > 0) return false
  return segment.isBullet || words.length <= MAX_ITEM_WORDS
}

function itemsOf(context: ReadingContext, run: readonly Segment[]): Words[] {
  return run.flatMap((segment, index) => {
    const isLast = index === run.length - 1
    const parts = isLast && !segment.isBullet ? splitAtJoints(context.source, segment) : [segment]
    return parts.map((part) => trimToContent(context, part)).filter((part) => part !== null && textOf(context, part).length > 1) as Words[]
  })
}
