import { stems } from '../matcher.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { addOrder, isConnection, sameThing, thingIn } from './orders.ts'

/** Longest text between two members of a chain. */
const MAX_LINK = 24
/** Of a list that says it is an order, with what is told of a step in between. */
const MAX_TOLD_LINK = 60

/** 'tokens -> components -> docs', and lists that say they are an order. */
export function readChains(context: ReadingContext): void {
  const lists = new Map<number, { label: string; start: number; end: number }[]>()
  for (const reading of context.readings) {
    if (reading.kind !== 'topic') continue
    lists.set(reading.list, [...(lists.get(reading.list) ?? []), { label: reading.label, start: reading.start, end: reading.end }])
  }
  for (const [list, items] of lists) {
    if (list === 0) continue
    const areSteps = context.plannerType === 'calendar' && STEPS.test(context.prompt.slice(Math.max(0, items[0]!.start - 40), items[0]!.start))
    const isOrdered = areSteps || saysOrder(context, items)
    const linked = areSteps ? items.filter(({ label }) => !isGoal(context, label)) : items
    for (let index = 0; index + 1 < linked.length; index += 1) {
      const [item, next] = [linked[index]!, linked[index + 1]!]
      const between = context.prompt.slice(item.end, next.start)
      if (between.length <= (isOrdered && !/[.!?\n]/u.test(between) ? MAX_TOLD_LINK : MAX_LINK) && (isOrdered || /->|→|⇒|=>|\bthen\b|\bfinally\b|\blastly\b|>/u.test(between))) addLink(context, item, next)
    }
  }
}

/** What heads a list of things that are done one after the other. */
const STEPS = /(?<!\p{L})(?:steps?|process|procedure|workflow|arbeitsschritte|schritte|arbeitsgänge|ablauf|pasos|étapes|etapas|passos)(?: (?:are|sind|son|sont|são))?\s*[:–-]\s*(?:\p{L}+ )?$/iu

/** The quilting of a quilt: all that is done speaks of it, so that nothing can wait for it. */
function isGoal({ prompt }: ReadingContext, label: string): boolean {
  const goal = stems(/^[^.!?:;,\n]*/u.exec(prompt)![0])
  return stems(label).every((stem) => goal.includes(stem))
}

/** 'Order of work: clean, train, test', '(dev, staging, prod), in that order'. */
function saysOrder({ prompt }: ReadingContext, items: readonly { start: number; end: number }[]): boolean {
  const before = prompt.slice(Math.max(0, items[0]!.start - 40), items[0]!.start)
  const behind = prompt.slice(items.at(-1)!.end, items.at(-1)!.end + 30)
  if (/ in (?:that|this) (?:order|sequence)$/iu.test(prompt.slice(items.at(-1)!.start, items.at(-1)!.end))) return true
  // 'Start with the kitchen, then bathroom, hall, office'.
  if (items.length > 2 && /\bstart(?:ing)? with (?:the |my |our )?$/iu.test(before) && /\bthen\b/iu.test(prompt.slice(items[0]!.end, items[1]!.start))) return true
  return ORDER_AHEAD.test(before) || ORDER_BEHIND.test(behind)
}

const ORDER_NOUN = String.raw`(?:order(?: of [\p{L} ]{1,20})?|sequence|in (?:this|the following) order|reihenfolge|orden|ordre|ordem)`
const IS = String.raw`(?:is|has to be|must be|will be|goes|ist|es|est|é)`
/** 'Order:', 'the order is', 'die Reihenfolge ist:'. */
const ORDER_AHEAD = new RegExp(String.raw`(?<!\p{L}|\d )${ORDER_NOUN}(?:\s*[:–-]|\s${IS}\s*:?)\s*(?:\p{L}+ )?$`, 'iu')
const ORDER_BEHIND = /^[\s,;()–-]*(?:all |and |genau |y |et |e )?(?:exactly |strictly )?(?:in (?:that|this) (?:order|sequence)|in (?:dieser|genau dieser) reihenfolge|(?:en|por) (?:est?e|ese) orden|dans cet ordre|(?:nesta|por esta|nessa) ordem)(?!\p{L})/iu

/** 'sequence: store -> API -> shadow mode': what arrows join, where the items themselves are listed elsewhere. */
export function readArrows(context: ReadingContext): void {
  for (const [index, segment] of context.segments.entries()) {
    const next = context.segments[index + 1]
    const isArrow = next !== undefined && next.sentence === segment.sentence && (/^(?:→|⇒)$/u.test(next.lead) || next.lead === '-' && context.source.tokens[next.from - 1]?.key === '>')
    const [first, then] = isArrow ? [thingIn(context, segment), thingIn(context, next)] : [null, null]
    // 'labels -> Ana' is her work.
    if (first === null || then === null || first === then || context.people.has(then) || isConnection(context, { from: segment.from, to: next!.to })) continue
    const isKnown = context.readings.some((reading) => reading.kind === 'precedence' && sameThing(reading.before.labels[0]!, first) && sameThing(reading.after.labels[0]!, then))
    if (!isKnown) addOrder(context, { first: segment, second: next!, words: { from: segment.from, to: next!.to } })
  }
}

function addLink(context: ReadingContext, item: { label: string; start: number; end: number }, next: { label: string; start: number; end: number }): void {
  const from = context.source.tokens.findIndex(({ start }) => start >= item.start)
  const to = context.source.tokens.findLastIndex(({ end }) => end <= next.end) + 1
  if (from < 0 || to <= from) return
  addReading(context, { from, to }, { value: { kind: 'precedence', before: { labels: [item.label] }, after: { labels: [next.label] }, lagMinutes: 0 }, text: `${item.label} before ${next.label}` })
}
