import type { Reading, ReadingOf } from '../brief.ts'
import { describeMinutes } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

type Topic = Reading & ReadingOf<'topic'>
type Total = { hours: number; words: Words; /** What the hours are spent on. */ of: string }

const HOURS = /^(?:hours?|hrs|stunden|std|horas|heures)$/u
const ABOUT = /^(?:about|around|roughly|approximately|some|least|at|minimum|of|full|total|ca|circa|etwa|rund|mindestens|unos|unas|menos|al|au|moins|environ|pelo|cerca|de)$/u
/** Before hours that say when or how long something lasts, behind those that are a rate, a distance or a night's sleep. */
const NO_TOTAL_BEHIND = /^(?:within|in|after|before|every|each|last|next|for|over|takes?|took|lasts?|is|are|was|open|opens|nach|vor|alle|innerhalb|dauert|cada|dentro|dura|dans|apres|pendant|durante|em|up|than|x|\*|-|–)$/u
const NO_TOTAL_BEFORE = /^(?:an?|per|each|every|\/|before|after|later|ago|away|from|notice|long|ahead|shifts?|daily|weekly|drive|flight|delay|old|apart|straight|max|maximum|at|to|or|-|–|pro|je|am|taglich|vor|nach|por|al|antes|despues|par|avant|apres|\+)$/u
const NEEDS = /^(?:need|needs|needed|must|have|required|requires?|complete|completing|log|logging|get|earn|collect|finish|study|practise|practice|learn|train|do|brauche|brauchen|muss|mussen|necesito|tengo|debo|hacer|faut|dois|faire|preciso|tenho|fazer)$/u

/** Sittings of equal length come out a little short otherwise. */
const SPARE = 1.01
/** Less is a sitting or two; more is nobody's plan. In hours. */
const [LEAST, MOST] = [5, 2000]

/** 'I need 30 hours of CPD by June', 'log 50 volunteer hours', '40 Stunden Praktikum': work that is as long as is said, shared among the parts that it must have. */
export function settleTotalHours(context: ReadingContext): void {
  const isMeasured = context.readings.some((reading) => reading.kind === 'limit' && reading.per === 'total')
  const total = context.plannerType !== 'calendar' || isMeasured ? null : totalIn(context)
  if (total === null) return
  const minutes = total.hours * 60
  const parts = partsOf(context, total)
  claim(context, total.words)
  for (const part of parts) giveHours(part, Math.ceil(minutes / parts.length / 30) * 30)
  addReading(context, total.words, { value: { kind: 'limit', measure: 'minutes', per: 'total', min: minutes, max: null, person: null }, text: `at least ${describeMinutes(minutes)} in total` })
  if (parts.length === 0) addReading(context, total.words, { value: { kind: 'topic', label: total.of, list: 0, position: 0, amount: { value: total.hours, unit: 'hours' }, minutes: Math.ceil((minutes * SPARE) / 15) * 15 }, text: `${total.of}: ${describeMinutes(minutes)}` })
}

function giveHours(topic: Topic, minutes: number): void {
  Object.assign(topic, { minutes, amount: { value: minutes / 60, unit: 'hours' }, text: `${topic.label}: ${describeMinutes(minutes)}` })
}

function totalIn(context: ReadingContext): Total | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const total = tokens[index]!.kind === 'digits' && !isMeasuredElsewhere(context, tokens[index]!.start) ? totalAt(context, index) : null
    if (total !== null) return total
  }
  return null
}

/** A rule has made something of the number itself, not only of the clause around it. */
function isMeasuredElsewhere({ readings, expressions }: ReadingContext, at: number): boolean {
  // 'À 7 heures du soir' are hours of the clock.
  if (expressions.some(({ clock, start, end }) => clock !== null && start <= at && at < end)) return true
  return readings.some(({ kind, start, end }) => kind !== 'deadline' && kind !== 'horizon' && kind !== 'event' && start <= at && at < end)
}

/** '30 hours of …', '30 contact hours of …', '50 volunteer hours'. */
function totalAt(context: ReadingContext, index: number): Total | null {
  const { tokens } = context.source
  const hours = Number(tokens[index]!.text)
  const at = [1, 2, 3].map((offset) => index + offset).find((end) => HOURS.test(tokens[end]?.key ?? '') && tokens.slice(index + 1, end).every(({ kind }) => kind === 'word'))
  if (at === undefined || hours < LEAST || hours > MOST || NO_TOTAL_BEFORE.test(tokens[at + 1]?.key ?? '')) return null
  let before = index - 1
  while (ABOUT.test(tokens[before]?.key ?? '')) before -= 1
  if (NO_TOTAL_BEHIND.test(tokens[before]?.key ?? '') || !isAskedFor(context, index)) return null
  const behind = labelBehind(context, at + 1)
  const kind = tokens.slice(index + 1, at).map(({ text }) => text).join(' ')
  const of = behind?.label ?? (kind === '' ? null : kind)
  return of === null || /^(?:sleep|schlaf|sueño|sommeil|sono)$/iu.test(of) ? null : { hours, words: { from: index, to: behind?.to ?? at + 1 }, of }
}

function isAskedFor(context: ReadingContext, index: number): boolean {
  const segment = segmentAt(context, index)
  return segment !== null && (segment.sentence === 0 || keysOf(context, { from: segment.from, to: index }).some((key) => NEEDS.test(key)))
}

/** 'of driving practice', 'Praktikum', 'de prácticas', up to the next time or the end of the clause. */
function labelBehind(context: ReadingContext, from: number): { label: string; to: number } | null {
  const segment = segmentAt(context, from)
  if (segment === null || segment.from === from) return null
  const end = Math.min(segment.to, context.groups.find((group) => group.from >= from)?.from ?? segment.to)
  const label = labelOf(context, { from, to: end })
  return label === null ? null : { label, to: end }
}

/** The one list that is told right behind, or that the work is said to include. */
function partsOf(context: ReadingContext, { words }: Total): Topic[] {
  const topics = context.readings.filter((reading): reading is Topic => reading.kind === 'topic')
  const first = topics.find(({ start }) => start > context.source.tokens[words.from]!.start && INCLUDES.test(context.prompt.slice(Math.max(0, start - 40), start)))
  const list = topics.filter((topic) => topic.list === first?.list && topic.minutes === null && topic.amount === null)
  const isOnly = first !== undefined && list.length === topics.filter((topic) => topic.list === first.list).length
  const segment = segmentAt(context, words.from)
  const isNear = segment !== null && first !== undefined && first.start < context.source.tokens[sentenceOf(context, segment).at(-1)!.to - 1]!.end + FAR
  return isOnly && isNear && list.length > 1 ? list : []
}

/** In characters: the list may stand some sentences further on. */
const FAR = 400

const INCLUDES = /(?:includ(?:e|es|ing)|cover(?:s|ing)?|topics?|subjects?|modules?|areas?|units?|enthalten|themen|inklusive|incluir|incluye|temas|materias|comprendre|inclure|thèmes|incluir|inclui|temas|matérias|:)\s*(?:(?:the|die|der|das|el|la|los|las|le|les|os?|as?) )?$/iu
