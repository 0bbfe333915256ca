import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** The booking of 'an app for our gym with booking, payments, push': the goal stands before the 'with', its parts behind. */
export function behindWith(context: ReadingContext, words: Words, run: readonly Segment[]): Words {
  const keys = keysOf(context, words)
  const at = keys.findLastIndex((key) => /^(?:with|mit|con|avec|com)$/u.test(key))
  const isGoal = context.plannerType === 'sprint' && run.length >= 3 && run[0]!.sentence <= 1 && at >= 2 && keys.length - at <= 5 && at + 1 < keys.length && run.slice(1).every(({ lead, from, to }) => lead === ',' && to - from <= 5)
  return isGoal ? { from: words.from + at + 1, to: words.to } : words
}

/** 'Goal: SLOs and alerting for the core services': one goal, whatever its words join. */
export function isGoalItself(context: ReadingContext, first: Segment | undefined): boolean {
  return first?.lead === ':' && first.sentence === 0 && /^(?:goal|objective|aim|ziel|objetivo|objectif)$/u.test(context.source.tokens[first.from - 2]?.key ?? '') && sentenceOf(context, first).every(({ lead }) => lead !== ',')
}

/** One of four or more items behind 'Things:' or 'To do:', which stand alone before the colon. */
export function isOfColonList(context: ReadingContext, segment: Segment): boolean {
  const sentence = sentenceOf(context, segment).filter(({ depth }) => depth === segment.depth)
  const colon = sentence.findIndex(({ lead }) => lead === ':')
  const head = colon === 1 ? context.source.tokens.slice(sentence[0]!.from, sentence[0]!.to).map(({ key }) => key).join(' ') : ''
  return LIST_HEADS.test(head) && sentence.indexOf(segment) > colon && sentence.slice(colon + 1).filter(({ lead }) => lead === ',').length >= 3
}

/** Words before a colon that announce things to do. */
const LIST_HEADS = /^(?:(?:the |my |our |other |still |all )*(?:things|jobs|tasks|to do|to dos?|todo|todos|to do list|wish list|wishlist|bucket list|must sees?|highlights|weak spots|list|checklist|needs?|need to|we need to|i need to|still to do|left to do|things to do|steps|must dos?|plan|prep|before then|also|remaining|stuff|chores|errands|admin|to - do|to - dos)(?: list)?(?: (?:left|to do|first))?)$/u

/** 'Packing goes room by room — kitchen, study, cellar': the clause before the one dash announces what the commas list. */
export function withoutHead(run: Segment[]): Segment[] {
  const isHead = run.length >= 4 && run[1]!.lead === '-' && run.slice(2).every(({ lead }) => lead === ',') && run[0]!.lead === '' && !run[0]!.isBullet
  return isHead ? run.slice(1) : run
}
