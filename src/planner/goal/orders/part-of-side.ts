import { wordKey } from '../../time/grammar/token.ts'
import { stems, wordBase } from '../matcher.ts'
import type { Reading } from '../brief.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Side } from './side-of-order.ts'

/** A part of the plan, or something that happens in it, by the name that it has there. */
type Named = { label: string; start: number; end: number }

/** What the two sides of an order are called in the plan: a part's name, or what the side itself says; of 'copy and design' both. */
export function labelsOfOrder(context: ReadingContext, [first, second]: readonly [Side, Side], clause: { start: number; end: number }): [string[], string[]] | null {
  const parts = namedParts(context, clause)
  const [before, after] = [partOf(context, first, parts), partOf(context, second, parts)]
  // 'Menu tasted before the menu is printed' speaks of two deeds.
  const isOne = before !== null && before === after || sameStems(first.thing, second.thing)
  const named = (side: Side, part: string | null) => (isOne ? [nameOf(side)] : part !== null ? [part] : each(side).map((one) => partOf(context, one, parts) ?? nameOf(one)))
  const labels: [string[], string[]] = [named(first, before), named(second, after)]
  return labels[0].some((label) => labels[1].some((other) => sameStems(label, other))) || isOne && (first.deed === null || second.deed === null) ? null : labels
}

/** 'Copy and design' are two things. */
function each(side: Side): Side[] {
  const things = side.thing.split(/ (?:and|und|y|et|e) | & /u)
  return things.length === 1 || things.some((thing) => thing.length < SHORTEST_NAME) ? [side] : things.map((thing) => ({ thing, deed: side.deed, words: side.words }))
}

/** In letters. */
const SHORTEST_NAME = 3

/** Whether the plan has the thing already, by its own name or a longer one; `isElsewhere`: in words outside the clause. */
export function isPart(context: ReadingContext, side: Side, clause: { start: number; end: number }, { isElsewhere = false }: { isElsewhere?: boolean } = {}): boolean {
  const parts = namedParts(context, clause)
  return partOf(context, side, isElsewhere ? parts.filter(({ start, end }) => end <= clause.start || start >= clause.end) : parts) !== null
}

/** What one side is called in the plan: by the name of its part, else by its own. */
export function calledInPlan(context: ReadingContext, side: Side, clause: { start: number; end: number }): string {
  return partOf(context, side, namedParts(context, clause)) ?? nameOf(side)
}

/** 'Print programme', 'contract countersigned', 'signs'. */
function nameOf({ thing, deed, name }: Side): string {
  if (name !== undefined) return name
  if (thing === '') return deed ?? ''
  if (deed === null) return thing
  return /[^e]ed$/u.test(deed) ? `${thing} ${deed}` : `${deed} ${thing}`
}

/** What a clause about an order may name: parts, what happens on a day, what comes again, and both sides of the other orders. */
function namedParts(context: ReadingContext, clause: { start: number; end: number }): Named[] {
  return context.readings.flatMap((reading): Named[] => {
    const { start, end } = reading
    if (reading.kind === 'precedence') return reading.before.except !== undefined || reading.after.except !== undefined ? [] : [...reading.before.labels, ...reading.after.labels].map((label) => ({ label, start, end }))
    const label = labelOfPart(reading)
    // What was made of the order's own words and reaches over both sides is none.
    return label === null || start < clause.end && end > clause.start && reading.kind !== 'topic' || isClause(label) ? [] : [{ label, start, end }]
  })
}

/** 'Sobald die Vorlagen stehen' was taken for a part before its order was read. */
function isClause(label: string): boolean {
  const keys = label.split(' ').map(wordKey)
  return keys.length > 2 && /^(?:sobald|bevor|nachdem|wenn|once|before|after|until|when|cuando|quand|quando|hasta|antes|avant|apres|depois)$/u.test(keys[0]!) || keys.slice(1).some((key) => key.length > 2 && /^(?:comes?|vem|viene|vient|kommt|kommen|stehen|steht|muss|must|has)$/u.test(key))
}

function labelOfPart(reading: Reading): string | null {
  if (reading.kind === 'topic') return reading.label
  return reading.kind === 'event' || reading.kind === 'rhythm' && reading.title !== null ? reading.title : null
}

/** The part that a side means: the one with the most words among those that its words hold, else the only one that holds all of them. */
function partOf(context: ReadingContext, { thing, deed, words }: Side, parts: readonly Named[]): string | null {
  const { tokens } = context.source
  const [start, end] = [tokens[words.from]!.start, tokens[words.to - 1]!.end]
  const own = basesOf(thing)
  const said = new Set([...own, ...(deed === null ? [] : basesOf(deed))])
  const open = parts.filter((part) => part.end <= start || part.start >= end || part.start >= start && part.end <= end)
  // 'Train them' is a part by these words.
  const ownPart = deed === null ? undefined : parts.find((part) => part.start >= start && part.end <= end && basesOf(part.label).includes(wordBase(deed)))
  if (ownPart !== undefined) return ownPart.label
  const head = headOf(thing, context.language)
  // The press that is borrowed is not the pressing.
  const isOther = (label: string) => deed !== null && /^\p{L}+ing$/u.test(label) && !basesOf(deed).includes(basesOf(label)[0] ?? '') && !thing.endsWith('ing')
  const held = open.filter(({ label }) => !isOther(label)).filter(({ label }) => { const bases = basesOf(label); return bases.includes(head) || deed !== null && basesOf(deed).some((base) => bases.includes(base)) }).filter(({ label }) => { const bases = basesOf(label); return bases.length > 0 && bases.every((base) => said.has(base)) && bases.some((base) => own.includes(base) || base.length > 3) })
  const [longest] = held.toSorted((a, b) => basesOf(b.label).length - basesOf(a.label).length)
  if (longest !== undefined && basesOf(longest.label).length >= own.length - MOST_LEFT) return longest.label
  const longer = [...new Set(open.filter(({ label }) => !isOther(label)).filter(({ label }) => { const bases = basesOf(label); return own.every((base) => bases.includes(base)) && (own.length > 1 || bases.length <= 3 || label.toLowerCase().startsWith(`${thing.toLowerCase()} `)) }).map(({ label }) => label))]
  return longer.length === 1 ? longer[0]! : context.language === 'en' ? null : partOfDeed(thing, open)
}

/** The 'pintura' that somebody calls 'pintar': the one part that begins as the deed does. */
function partOfDeed(deed: string, parts: readonly Named[]): string | null {
  const alike = [...new Set(parts.flatMap(({ label }) => (ONE_WORD.test(deed) && ONE_WORD.test(label) && label.slice(0, ALIKE).toLowerCase() === deed.slice(0, ALIKE).toLowerCase() ? [label] : [])))]
  return alike.length === 1 ? alike[0]! : null
}

const ONE_WORD = /^\p{L}{4,9}$/u
/** In letters. */
const ALIKE = 4

/** The word that says what a thing is: 'photos' of 'menu photos', 'revisión' of 'revisión de los frenos'. */
function headOf(thing: string, language: string): string {
  const [name] = language === 'en' ? thing.split(/ (?:of|for|with|from|in|on|to|at|by|about) /iu) : [thing]
  const bases = basesOf(name!)
  return (language === 'en' ? bases.at(-1) : language === 'de' ? basesOf(/\p{Lu}\p{L}+/u.exec(thing)?.[0] ?? thing).at(-1) : bases[0]) ?? ''
}

/** How many words of a side its part may lack: 'the final menu for spring' is the menu. */
const MOST_LEFT = 1
const NO_CONTENT = /^(?:the|a|an|of|for|and|or|to|in|on|with|our|my|der|die|das|fur|und|de|del|la|el|los|las|le|les|du|des|et|do|da|dos|das|y|e|o|os)$/u

function basesOf(text: string): string[] {
  return stems(text).filter((stem) => !NO_CONTENT.test(stem)).map(wordBase)
}

function sameStems(a: string, b: string): boolean {
  const [left, right] = [basesOf(a).toSorted().join(' '), basesOf(b).toSorted().join(' ')]
  return left === right
}

/** The sides of an order that its clause says, each with its names in the plan. */
export type NamedSide = { words: Words; labels: readonly string[] }

/**
 * Settles what was made of a clause's own words before its order was read: a part that reaches over the order word has the name
 * of the side that it begins with, unless the plan has that already; what was said to be settled, or to be on a day counted
 * from none, is left out.
 */
export function settleReadingsIn(context: ReadingContext, clause: Words, { sides, isLagged }: { sides: readonly NamedSide[]; isLagged: boolean }): void {
  const { tokens } = context.source
  const isIn = (reading: Reading, { from, to }: Words) => reading.start >= tokens[from]!.start && reading.end <= tokens[to - 1]!.end
  const labels = new Set(sides.flatMap((side) => side.labels))
  const isNamed = (label: string) => context.readings.some((reading) => reading.kind === 'topic' && sameStems(reading.label, label))
  const settled = (reading: Reading): Reading[] => {
    switch (reading.kind) {
      case 'settled': return []
      case 'precedence': return reading.after.labels.some((label) => labels.has(label)) ? [reading] : []
      case 'event': case 'deadline': case 'horizon': return isLagged ? [] : [reading]
      case 'topic': {
        const inside = sides.some(({ words }) => isIn(reading, words))
        if (labels.has(reading.label) || inside && (reading.amount !== null || reading.minutes !== null)) return [reading]
        const begins = sides.find(({ words }) => reading.start >= tokens[words.from]!.start && reading.start < tokens[words.to - 1]!.end)
        const [label] = begins?.labels ?? []
        return inside || label === undefined || isNamed(label) ? [] : [{ ...reading, label, text: label }]
      }
      default: return [reading]
    }
  }
  context.readings = context.readings.flatMap((reading) => (reading.source === 'stated' && isIn(reading, clause) ? settled(reading) : [reading]))
}
