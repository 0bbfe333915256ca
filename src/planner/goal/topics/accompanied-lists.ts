import { JOINT_OR_COMMA } from '../joining-words.ts'
import { trimToContent } from '../trim-to-content.ts'
import { isClaimed, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'

const WITH = /^(?:with|including|featuring|mit|con|avec|com)$/u
const LONGEST_ITEM = 5
const FEWEST_ITEMS = 3
/** With whom, and what an amount or a rule of its own begins with. */
const NO_PART = /^(?:friends?|family|famil\p{L}+|freunde?n?|amig\p{L}+|amis?|kids?|children|kindern?|niños|enfants|crianças|colleagues?|people|guests?|parents|wife|husband|partner|mum|mom|dad|sister|brother|team|me|us|him|her|them|you|no|not|never|only|i|we|he|she|they|it|budget|less|more|at|from|until|by|in|on)$/u

/** 'a lunch with a slideshow, speeches and a photo book': the goal, and what it has; not with whom. */
export function accompaniedLists(context: ReadingContext): Words[][] {
  return context.segments.flatMap((segment, index) => {
    const at = keysOf(context, segment).findLastIndex((key) => WITH.test(key))
    if (at <= 0 || segment.depth > 0 || isAmongItems(context, index)) return []
    const first = { from: segment.from + at + 1, to: segment.to }
    const items = [first, ...partsBehind(context, index)].map((part) => trimToContent(context, part))
    return items.length >= FEWEST_ITEMS && items.every((item): item is Words => item !== null && isPart(context, item)) && !areNames(context, items) ? [items] : []
  })
}

/** The products of 'set-up, age check, 32 products with photos, rates and tax' are an item of a list that began before them, the corner of ': a corner with cushions, a visit and a sale' the first of its own. */
function isAmongItems(context: ReadingContext, index: number): boolean {
  const { sentence, lead } = context.segments[index]!
  const before = context.segments.slice(0, index).filter((other) => other.sentence === sentence && other.depth === 0)
  const isShort = ({ from, to }: Words) => to - from <= LONGEST_ITEM && !context.groups.some((group) => group.from < to && group.to > from)
  const isOpened = lead === ':' || lead === ',' && before.slice(-2).some((other) => other.lead === ':')
  const isBehindItems = before.length > 1 && before.slice(-2).every(isShort) && (context.plannerType === 'sprint' || before.slice(-2).every((other) => other.lead === ','))
  return isOpened || lead === ',' && isBehindItems
}

/** Up to the one that 'and' joins; none where no such end comes. */
function partsBehind(context: ReadingContext, index: number): Words[] {
  const parts: Words[] = []
  const { sentence, depth } = context.segments[index]!
  for (const segment of context.segments.slice(index + 1)) {
    if (segment.sentence !== sentence || segment.depth !== depth || !JOINT_OR_COMMA.test(segment.lead)) return []
    const joined = splitAtJoints(context.source, segment)
    parts.push(...joined)
    if (joined.length > 1 || segment.lead !== ',') return joined.length <= 2 ? parts : []
  }
  return []
}

function isPart(context: ReadingContext, { from, to }: Words): boolean {
  const keys = context.source.tokens.slice(from, to).map(({ key }) => key)
  return to - from <= LONGEST_ITEM && !isClaimed(context, { from, to }) && !keys.some((key) => NO_PART.test(key)) && !context.groups.some((group) => group.from < to && group.to > from)
}

/** 'a concert with Anna, Ben and Carla'. */
function areNames(context: ReadingContext, items: readonly Words[]): boolean {
  const isCapital = ({ from }: Words) => /^\p{Lu}/u.test(context.source.tokens[from]!.text)
  return context.plannerType === 'calendar' && context.language !== 'de' && items.every(isCapital)
}

/** Whether a list has words of one of these. */
export function overlaps(items: readonly Words[], lists: readonly (readonly Words[])[]): boolean {
  return lists.some((list) => list.some((other) => items.some(({ from, to }) => from < other.to && to > other.from)))
}
