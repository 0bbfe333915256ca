import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Source } from '../../time/grammar/source.ts'
import { isEmptyWord } from '../empty-words.ts'
import { addReading, isClaimed, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isDeed } from './deed-forms.ts'
import type { Segment } from '../segments.ts'

/** 'kids 5 and 8 help': who is there and how old. */
const HELPERS = /^(?:my |our |the |both |two |three )*(?:kids?|children|boys?|girls?|sons?|daughters?|twins|toddlers?|siblings|husband|wife|partner|grandparents|neighbou?rs?|friends)(?: \(?\d{1,2}\)?)?(?:,? (?:and|\+|&) \d{1,2})?(?: helps?| can help| join(?:s)?)?$/iu

/** The 'Scope' that leads a list of its own, and what only measures: 'sprint'. */
export function isNoItem(context: ReadingContext, { from, to }: Words, label: string): boolean {
  const { source: { tokens }, people } = context
  // '2 SREs (Priya, Walt)', 'work items - …', 'in that order'.
  if (tokens[to]?.key === '(' && people.has(tokens[to + 1]?.text ?? '') && !tokens.slice(from + 1, to - 1).some(({ key }) => /^(?:by|for|of|with|to|in|on)$/u.test(key)) || /^work items?$/iu.test(label) || label.toLowerCase() === 'order' && /^(?:that|this)$/u.test(tokens[from - 1]?.key ?? '')) return true
  if (isOfDaysOff(context, { from, to }) || /^let['’]?s (?:get|start|begin|make|crack|go|keep|say)(?: |$)/iu.test(label)) return true
  if (HELPERS.test(label) || [from - 2, from - 1, from].some((at) => /^(?:before|until)$/u.test(tokens[at]?.key ?? '')) && /^(?:ends?|starts?|begins?|expires?|runs?|closes?|opens?|is)$/u.test(tokens[to - 1]?.key ?? '')) return true
  if (isOfHeadedLine(tokens, from)) return true
  // 'how many, you tell me', 'July 5 is a holiday'.
  const isAsked = /^(?:how|you|many)$/u.test(tokens[from]!.key) || tokens[from]!.key === 'tell' && /^(?:me|us)$/u.test(tokens[from + 1]?.key ?? '')
  if (isAsked || /^(?:(?:public |bank )?holidays?|day off|last one)$/iu.test(label)) return true
  return /^(?:sprints?|iterations?|weeks?|days?|months?|hours?)$/iu.test(label) || tokens[to]?.key === ':' && /^(?:(?:the |our )?(?:scope|work|features?|tasks?|deliverables|to.?dos?|must.?haves?|backlog|goals?|order|stories|steps|parts|umfang|aufgaben|alcance|tareas|perimetre|t[aâ]ches|escopo|tarefas|start|begin|end|finish|dates?|due|deadline|when|who|team|squad|people|crew|sprints?|length|duration|sequence|must ship|ship|constraints?|capacity|cadence|hours|budget|holidays?))$/iu.test(label)
}

/** The Wales of "paint, shelves, I'm in Wales 8-12 February": where somebody is on days off. */
function isOfDaysOff({ readings, source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return readings.some((reading) => reading.kind === 'exclusion' && reading.appliesTo === null && reading.days.spans !== undefined && reading.start <= tokens[from]!.start && reading.end >= tokens[to - 1]!.end)
}

/** '25 guests' and 'budget 400 €' are amounts of the plan. */
export function isAmount(context: ReadingContext, segment: Words): boolean {
  const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
  const amount = context.readings.find((reading) => reading.kind === 'quantity' && (reading.role === 'people' || reading.role === 'budget') && reading.start >= start && reading.end <= end)
  return amount !== undefined && !(amount.kind === 'quantity' && amount.role === 'people' && isDoneWithPeople(context, segment, amount.start))
}

/** 'training of 24 people', 'interview 12 people': in a list, what is done with them. */
function isDoneWithPeople(context: ReadingContext, segment: Words, start: number): boolean {
  const words = context.source.tokens.slice(segment.from, segment.to).filter(({ kind, key }) => kind === 'word' && !isEmptyWord(key))
  const before = words.filter((token) => token.start < start)
  // German ends with the verb: '24 Leute schulen'.
  if (context.language === 'de' && before.length === 0 && /^\p{Ll}{3,}n$/u.test(words.at(-1)?.text ?? '')) return true
  if (isAmongOthers(context, segment) && isForPeople(context, segment, start)) return true
  if (before[0] !== undefined && before[0].start === context.source.tokens[segment.from]!.start && isAmongOthers(context, segment) && isVerb(context, before[0].key)) return true
  return context.plannerType === 'sprint' && before.some(({ key }) => !/^(?:around|approx|roughly|circa|ca|unas?|unos|environ|cerca|umas|uns|rund|etwa|party|dinner|team|group|class|crew|staff)$/u.test(key))
}

/** 'hire two people', 'contratar dos personas', 'embaucher deux personnes'. */
function isVerb({ language }: ReadingContext, key: string): boolean {
  return language === 'en' ? isDeed(key) : language === 'fr' ? /\p{L}{2}(?:er|ir|re)$/u.test(key) : language !== 'de' && /\p{L}{2}[aei]r$/u.test(key)
}

/** Behind a comma that is not the first of its sentence, or a colon. */
function isAmongOthers(context: ReadingContext, words: Words): boolean {
  const at = context.segments.findIndex(({ from, to }) => from <= words.from && words.to <= to)
  const before = context.segments.slice(Math.max(0, at - 2), at).filter(({ sentence }) => sentence === context.segments[at]!.sentence)
  return at > 0 && context.segments[at]!.lead === ',' && before.length > 1
}

/** 'lunch for 60 guests', 'four guests for the first show'. */
function isForPeople({ source: { tokens } }: ReadingContext, { from, to }: Words, start: number): boolean {
  const at = tokens.findIndex((token) => token.start >= start)
  return at > from && FOR_PEOPLE.test(tokens[at - 1]!.key) || at === from && tokens.slice(at + 1, to).some(({ key }) => key === 'for')
}

const FOR_PEOPLE = /^(?:for|fur|para|pour|von|of)$/u

/** The 'from three Excel files and the till system' behind a list: what the work draws on. */
export function isSource({ source: { tokens } }: ReadingContext, { from, lead }: Segment): boolean {
  return lead === ',' && (/^(?:from|using|via|aus|anhand|desde|depuis)$/u.test(tokens[from]!.key) || /^(?:based|building) on$|^out of$/u.test(`${tokens[from]!.key} ${tokens[from + 1]?.key}`))
}

const HEADS_OF_FRAMES = /^(?:duration|length|time ?frame|timeline|dates?|team|squad|people|crew|staff|who|capacity|cadence|holidays?|sprints?|start|dauer|zeitraum|equipo|fechas|equipe|dates|equipa)$/u

/** '- duration: 8 weeks, day one is 7 June': a bullet that a word for the plan's frame heads holds no work. */
function isOfHeadedLine(tokens: Source['tokens'], at: number): boolean {
  const start = tokens.findLastIndex(({ kind }, index) => index < at && kind === 'break') + 1
  const isBullet = /^[-*•+]$/u.test(tokens[start]?.key ?? '')
  return isBullet && HEADS_OF_FRAMES.test(tokens[start + 1]?.key ?? '') && tokens[start + 2]?.key === ':'
}

/** 'Import before shipping' in a list that has both: how its items follow each other. */
export function isOrderOf(label: string, names: readonly string[]): boolean {
  const [first, second] = label.toLowerCase().split(/ (?:must (?:come|be done|be finished) |comes? |only |is done )?(?:before|after|vor|nach|antes de|despu[eé]s de|avant|apr[eè]s|depois de) (?:the |el |la |le |den |die |das |dem |der |o |a )?/u)
  const isListed = (part: string | undefined) => part !== undefined && names.some((name) => name !== label.toLowerCase() && (name.includes(part) || part.includes(name)))
  return isListed(first) && isListed(second)
}

/** Longest bracket that stays part of an item's name, in characters. */
const LONGEST_KINDS = 48

/** The ' (Klarna, PayPal)' of 'payment (Klarna, PayPal)' in a project's list: of which kinds the item is, when nothing else is said there. */
export function kindsBehind(context: ReadingContext, { to }: Words): string {
  const { tokens } = context.source
  if (context.plannerType !== 'sprint' || tokens[to]?.key !== '(') return ''
  const length = tokens.slice(to + 1, to + 16).findIndex(({ key }) => key === ')')
  const inside = tokens.slice(to + 1, to + 1 + length)
  const isList = length > 0 && inside.some(({ key }) => /^[,/+&]$/u.test(key)) && inside.every(({ kind, key }) => kind === 'word' && !isEmptyWord(key) || /^(?:[,/+&.-]|and|or)$/u.test(key))
  const words = { from: to, to: to + 2 + length }
  const isFree = isList && !isClaimed(context, words) && !context.groups.some((group) => group.from < words.to && group.to > words.from) && !inside.some(({ text }) => context.people.has(text))
  const text = isFree ? textOf(context, words) : ''
  return text.length > 0 && text.length <= LONGEST_KINDS ? ` ${text}` : ''
}

/** '5 languages (DE, FR, IT)': in a project without another list, three and more kinds behind a counted noun are the work. */
export function readKindsOfCounted(context: ReadingContext): void {
  if (context.plannerType !== 'sprint' || context.readings.some((reading) => reading.kind === 'topic')) return
  for (const [index, before] of context.segments.entries()) {
    if (context.segments[index + 1]?.lead !== '(') continue
    const behind = context.segments.slice(index + 1, index + 20)
    const end = behind.findIndex((part) => part.depth <= before.depth || part.sentence !== before.sentence)
    const items = end < 0 ? behind : behind.slice(0, end)
    const counted = context.source.tokens.slice(Math.max(before.from, before.to - 4), before.to)
    const isCounted = counted.at(-1)?.key.endsWith('s') === true && counted.some((_, offset) => parseNumber(context.source, Math.max(before.from, before.to - 4) + offset)?.value === items.length)
    const isFree = items.every((item) => item.to - item.from <= 4 && !isClaimed(context, item) && !context.groups.some(({ from, to }) => from < item.to && to > item.from))
    if (items.length < 3 || !isCounted || !isFree) continue
    for (const [position, item] of items.entries()) {
      const label = textOf(context, item)
      addReading(context, item, { value: { kind: 'topic', label, list: KINDS_LIST, position: position + 1, amount: null, minutes: null }, text: label })
    }
    return
  }
}

/** Number of the list that such kinds form. */
const KINDS_LIST = 85

/** The captions of 'captions with my aunt, who only phones on Thursdays': what a relative clause with a time says is no part of the item. */
export function withoutRelative(context: ReadingContext, segment: Segment): Segment {
  const who = segment.lead === ',' ? context.source.tokens.slice(segment.from, segment.to).findIndex(({ key }) => key === 'who' || key === 'which') : -1
  const to = segment.from + who
  return who > 0 && context.groups.some(({ from }) => from > to && from < segment.to) && !context.groups.some(({ from }) => from >= segment.from && from < to) ? { ...segment, to } : segment
}
