import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { addReading, hasTime, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { addPart, holdsPart } from './add-part.ts'

type Dated = { labels: string[]; day: DayNumber; isFirm: boolean }
type Part = Reading & ReadingOf<'topic'>

/** Behind a thing, in the spelling of wordKey: it comes when what was dated before is done; `only` says not earlier. */
const BEHIND = / (?<only>(?:(?:only|not|but|and|starts?|begins?|comes?|nur|erst|solo|seulement|que|so|apenas) )*)(?:after (?:that|this|it|then)|before (?:that|then)|afterwards?|thereafter|danach|hinterher|despues(?: de (?:eso|esto|ello))?|ensuite|apres(?: (?:ca|cela))?|depois(?: disso)?)$/u
/** Days on which a thing is handed over or shut, and not merely done by. */
const FIRM = /(?<!\p{L})(?:deadlines?|due|lock(?:s|ed)?|froze[n]?|freezes?|closes?|closed|delivers?|delivered|handed|submitted|abgabe|redaktionsschluss|cierre|entrega|bouclage|fechamento)(?!\p{L})/iu
const MOST_WORDS = 6

/** 'Copy deadline 19 February, layout only after it', 'texts come on the 12th, translation after that': in a team's plan, what follows a dated thing begins no earlier. */
export function readStepsBehindDates(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  for (const [index, segment] of context.segments.entries()) {
    const before = context.segments[index - 1]
    const dated = before && segment.depth === 0 && /^[,;.]?$/u.test(segment.lead) ? datedIn(context, before) : null
    if (dated && !hasTime(context, segment)) readStep(context, segment, dated)
  }
}

function readStep(context: ReadingContext, segment: Segment, dated: Dated): void {
  const keys = keysOf(context, segment)
  const said = BEHIND.exec(keys.join(' '))
  if (!said || keys.length > MOST_WORDS + 3) return
  const thing = { from: segment.from, to: segment.from + said.input.slice(0, said.index).split(' ').length }
  const start = context.source.tokens[segment.from]!.start
  const own = context.readings.find((reading): reading is Part => reading.kind === 'topic' && reading.start >= start && reading.end <= context.source.tokens[segment.to - 1]!.end)
  const label = own?.label ?? (holdsPart(context, segment) || thing.to - thing.from > MOST_WORDS ? null : addPart(context, thing))
  if (label === null) return
  const isOrdered = context.readings.some((reading) => reading.kind === 'precedence' && reading.after.labels.includes(label))
  if (!isOrdered) addReading(context, segment, { value: { kind: 'precedence', before: { labels: dated.labels }, after: { labels: [label] }, lagMinutes: 0 }, text: `${dated.labels.join(', ')} before ${label}` })
  const isBound = context.readings.some((reading) => reading.kind === 'horizon' && reading.appliesTo?.labels.includes(label))
  if (dated.isFirm && !isBound) addReading(context, segment, { value: { kind: 'horizon', first: dated.day, last: null }, appliesTo: { labels: [label] }, text: `${label} from ${describeDay(dated.day)}` })
}

/** What the clause before says of a day. */
function datedIn(context: ReadingContext, segment: Segment): Dated | null {
  const { tokens } = context.source
  const [start, end] = [tokens[segment.from]!.start, tokens[segment.to - 1]!.end]
  const found = context.readings.find((reading) => reading.source === 'stated' && reading.start >= start && reading.end <= end && (reading.kind === 'event' || reading.kind === 'deadline' && reading.appliesTo !== null))
  if (found?.kind === 'event') return { labels: [found.title], day: found.days.last, isFirm: true }
  if (found?.kind !== 'deadline') return null
  return { labels: found.appliesTo!.labels, day: Math.floor((found.latest - 1) / MINUTES_PER_DAY), isFirm: FIRM.test(context.prompt.slice(start, end)) }
}

/** 'Recording follows the translation' is about the recording; that it comes later is an order. */
export function withoutOrdersInNames(context: ReadingContext): void {
  for (const part of context.readings) {
    if (part.kind !== 'topic' || context.plannerType !== 'sprint') continue
    const order = context.readings.find((reading): reading is Reading & ReadingOf<'precedence'> => reading.kind === 'precedence' && reading.start <= part.start && reading.end >= part.end && reading.words.length <= part.words.length + 2)
    const [then, ...others] = order?.after.labels ?? []
    if (then === undefined || others.length > 0 || !part.label.toLowerCase().startsWith(`${then.toLowerCase()} `) || !ORDER.test(part.label.slice(then.length + 1))) continue
    Object.assign(part, { label: then, text: part.text.replace(part.label, then) })
  }
}

const ORDER = /^(?:follows?|after|once|when|depends? on|needs|nach|después|après|depois|folgt)(?= )/iu

/** 'Migração de dados no fim de semana de 6 e 7 de março': what has a day or a weekend of its own and is no part elsewhere happens then; a part that has nothing but a weekend does so too. */
export function settleThingsOfWeekends(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const happening = new Set(context.readings.flatMap((reading) => (reading.kind === 'event' || reading.kind === 'rhythm' && reading.title !== null ? [reading.title!.toLowerCase()] : [])))
  const parts = new Set(context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label.toLowerCase()] : [])))
  for (const reading of context.readings) {
    const [label, ...others] = reading.appliesTo?.labels ?? []
    if (reading.kind !== 'horizon' || reading.source !== 'stated' || label === undefined || others.length > 0 || reading.first === null || reading.last === null || reading.last > reading.first + 1 || happening.has(label.toLowerCase())) continue
    const days = { first: reading.first, last: reading.last }
    if (parts.has(label.toLowerCase()) && weekdayOf(days.first) < SATURDAY) continue
    const { id, words, start, end, source, strength, text } = reading
    const event: Reading = { id, words, start, end, source, strength, appliesTo: null, text, kind: 'event', title: label, days, from: null, to: null, place: null, person: null }
    context.readings = context.readings.flatMap((other) => (other === reading ? [event] : other.kind === 'topic' && other.label.toLowerCase() === label.toLowerCase() ? [] : [other]))
  }
}

const SATURDAY = 6
