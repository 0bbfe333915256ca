import type { Duration } from '../../time/grammar/parse-duration.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeMinutes } from '../describe.ts'
import { stems } from '../matcher.ts'
import { addReading, claim, keysOf, neighbourTimes, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { waitedFor } from './told-waits.ts'
import { isWithOthers } from './with-others.ts'

type Part = ReadingOf<'topic'> & Reading

/** What says that a part is on its way, with others or drying meanwhile, and not worked on. */
const WAITS = new RegExp(String.raw`(?:^| )(?:lead time|turn ?- ?around|delivery(?: time)?|delivered in|shipping|postage|processing(?: time)?|printing(?: takes)?|printers?|print|notice|waiting(?: time)?|wait|(?:takes?|needs?|wants?|requires?|allow|allows)|(?:to |must |has to |have to |needs to )?(?:dry|cure|set|settle|rest|prove|arrive|harden|ripen)|dry(?:ing)?(?: time)?|curing(?: time)?|from (?:the|our) [\p{L}]{3,20}(?: [\p{L}]{3,20})?|`
  + String.raw`lieferzeit|lieferung|lieferfrist|vorlauf(?:zeit)?|bearbeitungszeit|wartezeit|trocknungszeit|trocknet|trocknen|druckzeit|druck|druckerei|dauert|braucht|brauchen|`
  + String.raw`plazo(?: de entrega)?|entrega|envio|tarda|tardan|tramite|secado|secar|necesita|imprenta|delai(?: de livraison)?|livraison|sechage|secher|impression|met|prend|prazo(?: de entrega)?|demora|leva|secagem|grafica)(?= |$)`, 'u')

/** What somebody is busy for as long: a visit, a course, the work itself. */
const OF_WORK = /(?:^| )(?:each|every|per|of work|working on|at most|max|maximum|max|session|sessions|long|meeting|workshop|training|course|pilot|trial|phase|off|leave|away|holiday|holidays|before|after|until|later|earlier|from now|ahead|between|apart|hours?|h)(?= |$)/u

const DAYS: Readonly<Record<string, number>> = { day: 1, 'business-day': 1.4, week: 7, fortnight: 14, month: 30 }
const LONGEST_WAIT = 120

/** 'flyers (printer needs 6 working days)', 'acid-free boxes (lead time 3 weeks)', 'letters, printing takes a week': how long a part waits for others. */
export function readWaits(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  for (const segment of context.segments) {
    const group = neighbourTimes(context, { from: segment.from, to: segment.from }).after
    const days = group && group.to <= segment.to ? daysOf(group) : null
    if (!group || days === null || isHeld(context, segment)) continue
    const told = waitedFor(context, group, segment)
    const keys = keysOf(context, segment).join(' ')
    if (told === null && (!WAITS.test(keys) || OF_WORK.test(keys))) continue
    const part = told === null ? partOf(context, segment) : partCalled(context, told) ?? partBeside(context, segment) ?? newPart(context, segment, told)
    if (part === null) continue
    if (told === null && takesWork(context, segment, part)) {
      Object.assign(part, { minutes: workOf(group), text: `${part.label}: ${describeMinutes(workOf(group))}` })
      claim(context, segment)
      continue
    }
    // 'Printing (15 working days)' by others was taken for work at first.
    if (part.minutes === workOf(group)) Object.assign(part, { minutes: null, text: part.label })
    addFurtherWait(context, segment, group)
    const words = restHasLength(context, segment, group) ? { from: segment.from, to: group.to } : segment
    addReading(context, words, { value: { kind: 'wait', days }, appliesTo: { labels: [part.label], ofParts: true }, text: `${part.label}: ${context.prompt.slice(context.source.tokens[group.from]!.start, context.source.tokens[group.to - 1]!.end)} of waiting` })
    claim(context, words)
  }
}

function partCalled({ readings }: ReadingContext, label: string): Part | null {
  return readings.find((reading): reading is Part => reading.kind === 'topic' && reading.label === label) ?? null
}

/** The assembly of 'fab takes 15 working days and assembly another 5': a length of the same unit. */
function addFurtherWait(context: ReadingContext, segment: Segment, group: TimeGroup): void {
  const { tokens } = context.source
  const keys = keysOf(context, { from: group.to, to: segment.to })
  const at = keys.findIndex((key) => /^(?:another|further)$/u.test(key))
  const { duration } = group.expressions[0]!
  const count = Number(keys[at + 1])
  const name = { from: group.to + 1, to: group.to + at - (keys[at - 1] === 'a' ? 1 : 0) }
  if (at < 2 || keys[0] !== 'and' || !(count > 0) || duration === null || at + 2 < keys.length || name.to - name.from > 3) return
  const label = textOf(context, name)
  const part = partCalled(context, label) ?? newPart(context, { ...segment, ...name }, label)
  if (part === null) return
  const words = { from: name.from, to: group.to + at + 2 }
  addReading(context, words, { value: { kind: 'wait', days: Math.ceil(lengthOf({ ...duration, value: count }) - 1e-9) }, appliesTo: { labels: [part.label], ofParts: true }, text: `${part.label}: ${context.prompt.slice(tokens[group.to + at]!.start, tokens[group.to + at + 1]!.end)} ${duration.unit === 'business-day' ? 'working day' : duration.unit}s of waiting` })
}

/** 'Fab takes 15 days and assembly another 5': what is said behind the length has one of its own. */
function restHasLength({ source: { tokens } }: ReadingContext, segment: Segment, { to }: TimeGroup): boolean {
  return tokens.slice(to, segment.to).some(({ kind, key }) => kind === 'digits' || /^(?:another|further)$/u.test(key))
}

/** The part of the same clauses: what stands behind a semicolon is said of another thing. */
function partBeside(context: ReadingContext, segment: Segment): Part | null {
  const part = partOf(context, segment)
  return part !== null && part.end <= context.source.tokens[segment.from]!.start && context.prompt.slice(part.end, context.source.tokens[segment.from]!.start).includes(';') ? null : part
}

/** What only the wait names, such as a vetting, is a part of the plan as well. */
function newPart(context: ReadingContext, segment: Segment, label: string): Part | null {
  addReading(context, segment, { value: { kind: 'topic', label, list: 0, position: 0, amount: null, minutes: null }, text: label })
  return partCalled(context, label)
}

/** 'The plumbing takes 3 days' in a sentence of its own: the work itself, unless others do it. */
function takesWork(context: ReadingContext, segment: Segment, { label, minutes, end }: Part): boolean {
  const keys = keysOf(context, segment).join(' ')
  const isOwnSentence = segment.depth === 0 && context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start >= end
  return isOwnSentence && minutes === null && !isWithOthers(label) && /^(?:(?:the|our|der|die|das|el|la|le|o|a) )?[\p{L}-]+(?: [\p{L}-]+){0,3} (?:takes?|needs?|dauert|braucht|tarda|prend|leva|demora)(?: |$)/u.test(keys) && stems(label).some((stem) => stems(keys.split(' ').slice(0, LONGEST_NAME).join(' ')).includes(stem))
}

/** In words, with the article. */
const LONGEST_NAME = 4
const WORKING_DAY = 480

function workOf({ expressions: [first] }: TimeGroup): number {
  const { unit, value } = first!.duration!
  return value * (unit === 'week' ? 5 : unit === 'fortnight' ? 10 : unit === 'month' ? 20 : 1) * WORKING_DAY
}

/** Calendar days of a plain length; null for dates, hours and what comes back. */
function daysOf({ expressions }: TimeGroup): number | null {
  const [only, ...others] = expressions
  if (only === undefined || others.length > 0 || only.duration === null || only.days !== null || only.recurrence !== null) return null
  const days = Math.ceil(lengthOf(only.duration) - 1e-9)
  return days >= 1 && days <= LONGEST_WAIT ? days : null
}

function lengthOf({ unit, value }: Duration): number {
  return (DAYS[unit] ?? 0) * value
}

/** The part right before the bracket, or the last one that the sentence names before a clause of its own. */
function partOf(context: ReadingContext, segment: Segment): Part | null {
  const { tokens } = context.source
  const start = tokens[segment.from]!.start
  const parts = context.readings.filter((reading): reading is Part => reading.kind === 'topic')
  if (segment.depth > 0) return parts.find(({ end }) => end <= start && isRightBefore(context.prompt.slice(end, start))) ?? null
  const sentence = sentenceOf(context, segment)
  const from = tokens[sentence[0]!.from]!.start
  const own = parts.find(({ start: at, end }) => at >= start && end <= tokens[segment.to - 1]!.end)
  return own ?? parts.findLast(({ start: at, end }) => at >= from && end <= start) ?? partNamed(context, segment, parts)
}

/** 'Parts: text, design, print. Printing takes a week': a sentence of its own names the part, or who has it meanwhile. */
function partNamed(context: ReadingContext, segment: Segment, parts: readonly Part[]): Part | null {
  const said = new Set(stems(textOf(context, segment)).filter((stem) => stem.length > 3))
  const named = parts.findLast(({ label }) => stems(label).some((stem) => said.has(stem)))
  const keys = keysOf(context, segment).join(' ')
  const [, given] = named ? [] : (GIVEN_TO.find(([who]) => who.test(keys)) ?? [])
  return named ?? (given ? parts.findLast(({ label }) => given.test(label)) ?? null : null)
}

/** Who has a part for so long, and which parts they are given. */
const GIVEN_TO: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^| )(?:fab|factory|manufacturer|supplier|vendor|delivery|shipping|lieferant|lieferung|fournisseur|livraison|proveedor|entrega|fornecedor)(?= |$)/u, /^(?:order|buy|purchase|get|procure|send|bestell|kauf|command|achet|pedir|pedido|comprar|encomend)/iu],
  [/(?:^| )(?:printers?|print shop|druckerei|imprenta|imprimerie|grafica)(?= |$)/u, /(?:print|druck|imprim|impress)/iu],
  [/(?:^| )(?:council|authority|city|amt|behorde|ayuntamiento|mairie|camara)(?= |$)/u, /(?:permit|permission|permiso|genehmig|autoris|licen|approv|application)/iu],
]

/** The few words that an item keeps for itself, as the 'ordered' of 'plates ordered (10 days)', and the bracket. */
function isRightBefore(between: string): boolean {
  const words = between.length > LONGEST_BETWEEN ? null : between.replaceAll('(', ' ').trim().split(' ').filter((word) => word !== '')
  return words !== null && words.length <= 3 && words.every((word) => /^\p{L}+$/u.test(word))
}

const LONGEST_BETWEEN = 40

/** Whether something else was read in these words, such as a deadline or the person who is called so. */
function isHeld({ source: { tokens }, readings }: ReadingContext, { from, to }: Segment): boolean {
  return readings.some((reading) => reading.kind !== 'topic' && reading.kind !== 'quantity' && reading.source === 'stated' && reading.start < tokens[to - 1]!.end && reading.end > tokens[from]!.start)
}
