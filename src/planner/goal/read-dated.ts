import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DaySpan } from '../time/calendar-time.ts'
import type { DayPart } from '../time/grammar/sense.ts'
import { describeDay, describePattern, describeSpan, describeWindows } from './describe.ts'
import { isEmptyWord, labelOf } from './labels.ts'
import { addReading } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { splitAtJoints } from './segments.ts'
import { isSaid } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'
import type { TypedTime } from './typed-time.ts'

const ARRIVALS = /^(?:arriv\w*|start\w*|begin\w*|commenc\w*|depart\w*|fly\w*|land\w*|kick\w*|beginn\w*|empez\w*|empiez\w*)$/u
const ENDINGS = /^(?:finish\w*|end|ends|ending|return\w*|leaving|back|stop\w*|endet|termin\w*|volv\w*)$/u
const HAND_INS = /^(?:hand|due|deadline|submit\w*|submission|deliver\w*|turn|expires?|abgabe|entrega|entregar|rendre|remise|vence|fallig)$/u
/** What a plan is made for: work on it ends when it happens. */
const GOALS = /exam|test|finals?\b|race|marathon|recital|concert|wedding|married|marry|party|ceremony|presentation|interview|launch|conference|competition|performance|fair|birthday|tournament|due|birth|prufung|klausur|hochzeit|examen|boda|fiesta|carrera|mariage|fete|prova|casamento|festa|show|gala|exhibition|contest|triathlon|10k|5k|audition|defense|defence|viva|club|examination|exámen/iu

/** When something 'in the afternoon' usually begins. */
const PART_STARTS: Partial<Record<DayPart, number>> = { 'early-morning': 420, morning: 540, midday: 720, afternoon: 840, evening: 1140, night: 1200 }

/** Calendar days: somebody's busy time, the days of the plan, an event, or a hand-in. */
export function readDated(context: ReadingContext, typed: TypedTime): void {
  const { entry, around, days, person, words } = typed
  const [span] = entry.spans
  if (person !== null && isSaid(around, 'busy')) {
    addReading(context, words, { value: { kind: 'commitment', title: 'Busy', days, windows: entry.windows, person, inPlan: false }, text: `${person} busy ${describePattern(days)}${describeWindows(entry.windows)}` })
  } else if (isEdge(around, ARRIVALS) && entry.windows.length === 0) addEdge(context, typed, 'first')
  else if (isEdge(around, ENDINGS) && entry.windows.length === 0 && entry.point === null && entry.spans.length === 1 && labelBeforeVerb(context, around) === null) addEdge(context, typed, 'last')
  else if (isSpanFromNow(typed)) addEdge(context, typed, 'last')
  else if (isFirstWeekOfPart(typed)) addPart(context, typed)
  else if (span!.last > span!.first && entry.windows.length === 0) {
    addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, text: describeSpan(span!) })
  } else for (const day of entry.spans) addEvent(context, typed, day)
}

/** 'Learn React in 5 weeks'. */
function isSpanFromNow({ entry }: TypedTime): boolean {
  const [expression] = entry.expressions
  return expression!.days?.isRelative === true && expression!.clock === null && /^(?:in|within) (?:the next )?[\p{L}\p{N}]+ (?:days|weeks|months)$/iu.test(expression!.words)
}

function isEdge(around: Surroundings, pattern: RegExp): boolean {
  return around.leftKeys.slice(-3).some((key) => pattern.test(key)) || (around.leftKeys.length > 0 && around.leftKeys.length <= 8 && pattern === ARRIVALS && pattern.test(around.leftKeys[1] ?? ''))
}

function labelBeforeVerb(context: ReadingContext, around: Surroundings): string | null {
  const at = around.leftKeys.findIndex((key) => ENDINGS.test(key))
  return at > 0 ? labelOf(context, { from: around.left.from, to: around.left.from + at }) : null
}

function addEdge(context: ReadingContext, { entry, words }: TypedTime, edge: 'first' | 'last'): void {
  const [span] = entry.spans
  const value = edge === 'first' ? { first: span!.first, last: null } : { first: null, last: span!.last }
  addReading(context, words, { value: { kind: 'horizon', ...value }, text: `${edge === 'first' ? 'Start' : 'End'} on ${describeDay(edge === 'first' ? span!.first : span!.last)}` })
}

/** 'the rest of April is for proofreading', 'Week 1: product training': a stretch with a purpose of its own. */
function isFirstWeekOfPart({ entry, around }: TypedTime): boolean {
  const days = entry.expressions[0]!.days
  return days !== null && days.grain !== 'day' && around.segment !== null && around.segment.from > 0 && /^(?:is|are|for|:)$/u.test(around.rightKeys[0] ?? '')
}

function addPart(context: ReadingContext, { entry, around, words }: TypedTime): void {
  const label = labelOf(context, around.right)
  const [span] = entry.spans
  addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, appliesTo: label ? { labels: [label] } : null, text: `${label ?? 'Plan'}: ${describeSpan(span!)}` })
}

function addEvent(context: ReadingContext, typed: TypedTime, day: DaySpan): void {
  const { entry, around, words, person } = typed
  const title = titleOf(context, around)
  const window = entry.windows[0] ?? null
  const isPart = entry.part !== null && entry.expressions.every(({ clock }) => !clock?.from && !clock?.to)
  const from = entry.point ?? (isPart ? PART_STARTS[entry.part!] : undefined) ?? window?.from ?? null
  if (around.leftKeys.some((key) => HAND_INS.test(key))) addHandIn(context, typed, { day, from })
  if (title === null && from === null) return addLoneDay(context, typed, day)
  const before = around.leftKeys.findLastIndex((key) => /^(?:before|until|till|antes|vor|avant)$/u.test(key))
  if (before >= 0) {
    const event = labelOf(context, { from: around.left.from + before + 1, to: around.left.to }, 5) ?? title
    addReading(context, words, { value: { kind: 'deadline', latest: day.first * MINUTES_PER_DAY + (from ?? 0), event }, text: `Done before ${event ?? 'then'} on ${describeDay(day.first)}` })
    return
  }
  const place = placeBehind(context, around)
  addReading(context, words, {
    value: { kind: 'event', title: title ?? 'Event', days: day, from, to: isPart ? null : (window?.to ?? null), place, person },
    text: `${title ?? 'Event'}: ${describeSpan(day)}${describeWindows(entry.windows)}`,
  })
  if (title !== null && GOALS.test(title) && isEarly(context, around)) {
    const latest = day.first * MINUTES_PER_DAY + (from ?? 0)
    addReading(context, words, { value: { kind: 'deadline', latest, event: title }, text: `Ready for ${title} on ${describeDay(day.first)}` })
  }
}

/** A goal is named in the first two sentences. */
function isEarly(context: ReadingContext, around: Surroundings): boolean {
  return (around.segment?.sentence ?? 0) <= 1 && context.readings.every((reading) => reading.kind !== 'deadline' || reading.event === null)
}

function addHandIn(context: ReadingContext, { words, around }: TypedTime, { day, from }: { day: DaySpan; from: number | null }): void {
  const latest = from === null ? (day.last + 1) * MINUTES_PER_DAY : day.first * MINUTES_PER_DAY + from
  const label = labelOf(context, around.left)
  const isWhole = (around.segment?.sentence ?? 0) === 0
  addReading(context, words, { value: { kind: 'deadline', latest, event: null }, appliesTo: isWhole || !label ? null : { labels: [label] }, text: `Hand in by ${describeDay(day.first)}` })
}

/** A day with neither name nor time: the day the plan is for. */
function addLoneDay(context: ReadingContext, { words, around }: TypedTime, day: DaySpan): void {
  if ((around.segment?.depth ?? 0) > 0) return
  addReading(context, words, { value: { kind: 'horizon', first: day.first, last: day.last }, text: describeSpan(day) })
}

/** The words before the date, without 'I'm signed up for' and the like; else those behind it. */
function titleOf(context: ReadingContext, around: Surroundings): string | null {
  const isBracket = around.segment?.lead === '('
  const left = isBracket ? (splitAtJoints(context.source, around.left).at(-1)?.from ?? around.left.from) : afterVerbPhrase(context, around)
  return labelOf(context, { from: left, to: around.left.to }, 5) ?? (around.rightKeys.length <= 8 ? labelOf(context, around.right, 5) : null)
}

/** Index behind 'signed up for', 'getting ready for'. */
function afterVerbPhrase(context: ReadingContext, { left, leftKeys }: Surroundings): number {
  const at = leftKeys.indexOf('for')
  const isPhrase = at > 0 && at <= 4 && leftKeys.slice(0, at).every((key) => isEmptyWord(key) || /^(?:signed|registered|training|up|getting|preparing|going|ready)$/u.test(key))
  return isPhrase ? left.from + at + 1 : left.from
}

/** '(St Kilda Town Hall)' behind an event. */
function placeBehind(context: ReadingContext, { segment }: Surroundings): string | null {
  if (!segment) return null
  const next = context.segments[context.segments.indexOf(segment) + 1]
  if (!next || next.lead !== '(' || next.sentence !== segment.sentence) return null
  const { tokens } = context.source
  const isName = tokens.slice(next.from, next.to).every(({ text, kind }) => kind === 'word' && (/^\p{Lu}/u.test(text) || text.length <= 3))
  return isName && next.to > next.from ? context.prompt.slice(tokens[next.from]!.start, tokens[next.to - 1]!.end) : null
}
