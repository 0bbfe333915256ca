import type { Reading, ReadingOf } from '../brief.ts'
import { sayingWords } from '../empty-words.ts'
import { matchesTask, stems } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isDeed } from './deed-forms.ts'

/** Beyond this many words with content a label quotes a clause rather than naming work. */
const LONGEST_NAME = 5

/** 'carrots in the third week of April', 'user tests only in sprint 2': what only its days name is work of the plan too. */
export function nameLooseParts(context: ReadingContext): void {
  // 'Emails before each wave', of waves that are named by their own names.
  context.readings = context.readings.filter((reading) => reading.kind !== 'precedence' || context.plannerType !== 'sprint' || ![...reading.before.labels, ...reading.after.labels].some((label) => isAnyOf(reading.words, label) && !isNamed(context, label)))
  const parts = context.readings.filter((reading): reading is ReadingOf<'horizon'> & Reading => reading.kind === 'horizon' && reading.appliesTo !== null)
  const loose: { part: Reading; label: string }[] = parts.flatMap((part) => part.appliesTo!.labels.filter((label) => sayingWords(label).split(' ').length <= LONGEST_NAME && !isNamed(context, label)).map((label) => ({ part, label })))
  loose.push(...orderedParts(context))
  const roles = new Set(context.readings.flatMap((reading) => (reading.kind === 'person' ? reading.roles : [])).map((role) => role.toLowerCase()))
  // 'Rosalind (canvassing) … Canvassing only on Saturdays': a part of the team that has days of its own is work.
  for (const part of context.readings) if (part.kind === 'availability' && part.source === 'stated') for (const label of part.appliesTo?.labels ?? []) if (roles.has(label.toLowerCase()) && !isNamed(context, label)) loose.push({ part, label })
  // One part beside a goal without a list is an aside, unless it says what is done; it does not make the list.
  const isDone = context.plannerType === 'calendar' && loose.some(({ part: { words } }) => saysDeed(words))
  if (loose.length < 2 && !isDone && !context.readings.some(({ kind }) => kind === 'topic')) return
  for (const { part: { words, start, end, source, strength }, label } of loose) {
    // 'Nothing overhead before 8 February' bars it, and asks for none of it.
    if (/^(?:nothing|no|not|never|nichts|kein\p{L}*|nada|rien|pas)(?!\p{L})/iu.test(words)) continue
    if (context.readings.some((reading) => reading.kind === 'topic' && reading.label.toLowerCase() === label.toLowerCase())) continue
    context.readings.push({ id: '', words, start, end, source, strength, appliesTo: null, text: label, kind: 'topic', label, list: 0, position: 1, amount: null, minutes: null })
  }
}

/** 'Prep the slides the week before'. */
function saysDeed(words: string): boolean {
  const verb = /^\p{L}+/u.exec(words.toLowerCase())?.[0] ?? ''
  return isDeed(verb) || /^(?:prep|prepare|finish)$/u.test(verb)
}

const NO_WORK = /[^e]ed$|^(?:that|this|it|then|everything|all|rest|go|start|day|week|sprint|kick-?off|end|holidays?)(?: |$)/iu

/**
 * 'Rollback plan before the migration', 'mixing after recording': in a plan for several, and beside the items of a list, the
 * one that only its order names; both where the order stands in the list itself: 'wiring before the plaster, then tiles, cupboards'.
 */
function orderedParts(context: ReadingContext): { part: Reading; label: string }[] {
  return context.readings.flatMap((part) => {
    if (part.kind !== 'precedence' || context.plannerType === 'calendar' && !standsInList(context, part)) return []
    const sides = [part.before, part.after].map(({ labels, except }) => (except === undefined ? labels : []))
    const areNamed = sides.map((labels) => labels.some((label) => isNamed(context, label)))
    const isOfList = areNamed.every((isSo) => !isSo) && standsInList(context, part)
    const open = isOfList ? sides.map((labels, side) => (side === 0 ? labels : labels.filter((label) => isAtEdge(part.words.toLowerCase(), label.toLowerCase())))) : sides.filter((_, side) => !areNamed[side] && areNamed[1 - side] && sides.every((labels) => labels.length === 1))
    return open.flat().filter((label) => sayingWords(label).split(' ').length <= LONGEST_NAME && !NO_WORK.test(label) && !isNamed(context, label) && !context.people.has(label) && !isAnyOf(part.words, label)).map((label) => ({ part, label }))
  })
}

/** The wave of 'emails before each wave' is one of something that is named elsewhere. */
function isAnyOf(words: string, label: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:each|every|jede[rnms]?|cada|chaque) ${label.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu').test(words)
}

function isAtEdge(words: string, label: string): boolean {
  return words.startsWith(label) || words.endsWith(label)
}

/** Whether parts of the work are listed right behind or right before it in its sentence. */
function standsInList({ source: { tokens }, segments, readings }: ReadingContext, { start, end }: Reading): boolean {
  const own = segments.findIndex(({ from, to }) => tokens[from]!.start <= start && end <= tokens[to - 1]!.end)
  const beside = own < 0 ? [] : [segments.slice(0, own).findLast(({ depth }) => depth === 0), segments.find(({ lead }, at) => at > own && lead === ',')]
  return beside.some((segment) => segment !== undefined && segment.sentence === segments[own]!.sentence && readings.some((reading) => reading.kind === 'topic' && reading.start >= tokens[segment.from]!.start && reading.start < tokens[segment.to - 1]!.end))
}

function isNamed({ readings }: ReadingContext, label: string): boolean {
  return readings.some((reading) => {
    const name = reading.kind === 'topic' ? reading.label : reading.kind === 'rhythm' || reading.kind === 'event' || reading.kind === 'commitment' ? reading.title : null
    return name !== null && (matchesTask({ labels: [label] }, { title: name, subjects: [] }) || matchesTask({ labels: [name] }, { title: label, subjects: [] }) || sharesHalf(label, name))
  })
}

/** 'order the laptop' and 'laptop + accounts'. */
function sharesHalf(label: string, name: string): boolean {
  const content = (text: string) => stems(text).filter((stem) => stem.length > 3 && !/^(?:plan|test|list|report|check|page|note|meeting)$/u.test(stem))
  const [own, others] = [content(label), content(name)]
  return own.filter((stem) => others.includes(stem)).length * 2 >= Math.max(1, own.length)
}
