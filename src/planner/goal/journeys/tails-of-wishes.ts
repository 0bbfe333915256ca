import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow, DaySpan } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Reading, ReadingOf, TaskMatcher } from '../brief.ts'
import { matchesTask } from '../matcher.ts'
import { describeDay, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'
import { readAs, rereadStated } from './reread.ts'

/** A list of its own. */
const TAILS = 903
const PART = /(?<!\p{L})(morning|afternoon|evening|night|matin(?:ée)?|après-midi|soir(?:ée)?|nuit|mañana|tarde|noche|manhã|noite|morgen|vormittag|nachmittag|abend)(?!\p{L})/iu
const PARTS: readonly { word: RegExp; window: ClockWindow }[] = [
  { word: /^(?:morning|matin|mañana|manhã|morgen|vormittag)/iu, window: { from: 9 * 60, to: 12 * 60 + 30 } },
  { word: /^(?:afternoon|après|tarde|nachmittag)/iu, window: { from: 14 * 60, to: 18 * 60 } },
  { word: /^/u, window: { from: 18 * 60, to: 22 * 60 } },
]
const LONGEST_TAIL = 80

/** 'Ghost walk Saturday evening 19:30, one quiz evening': what stands behind the comma is a wish of its own, and the walk keeps its hour. */
export function settleTails(context: ReadingContext, trip: DaySpan): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'event' && reading.kind !== 'rhythm') return null
    const inside = context.expressions.filter(({ start, end }) => start >= reading.start && end <= reading.end)
    const dated = inside.find(({ days, recurrence }) => days !== null || recurrence !== null)
    const comma = dated === undefined ? -1 : context.prompt.indexOf(',', dated.end)
    const row = dated === undefined || comma < 0 || comma >= reading.end ? null : hourOfNext(context, reading, inside.filter(({ start }) => start > comma))
    if (row !== null) return ownPart({ ...reading, words: context.prompt.slice(reading.start, comma), end: comma }, dated!, trip)
    if (dated === undefined || comma < 0 || comma >= reading.end || inside.some((other) => other !== dated && other.start > comma && (other.days !== null || other.recurrence !== null || other.clock?.from !== null && other.clock !== null))) return null
    const tail = context.prompt.slice(comma + 1, reading.end).split(/[,.;!?\n]/u)[0]!.trim().replace(/^(?:and|y|e|et|und) /iu, '')
    if (!/\p{L}{4}/u.test(tail) || tail.length > LONGEST_TAIL) return null
    const words = context.prompt.slice(reading.start, comma)
    return [...ownPart({ ...reading, words, end: comma }, dated, trip), ...wishOf(reading, tail)]
  })
}

/** 'On the 26th the museum, on the last evening dinner at 19:00': the hour is that of the day before it. Gives it to the event of that day. */
function hourOfNext({ readings }: ReadingContext, reading: Reading, behind: readonly TimeExpression[]): number | null {
  const day = behind.find(({ days }) => days !== null)
  const from = behind.find(({ clock, days, start }) => days === null && clock?.isPoint === true && day !== undefined && start > day.start)?.clock?.from?.minute
  const next = readings.find((other) => other !== reading && other.kind === 'event' && day?.days !== null && day !== undefined && other.days.first === day.days.first && other.start <= day.start && other.end >= day.end)
  if (from === undefined || next?.kind !== 'event') return null
  Object.assign(next, { from, to: null })
  return from
}

/** The reading without its tail, at the hour or the part of the day that its own time says. */
function ownPart(reading: (ReadingOf<'event'> | ReadingOf<'rhythm'>) & Reading, { clock, days }: TimeExpression, trip: DaySpan): Reading[] {
  if (reading.kind === 'rhythm' && (days === null || reading.title === null || days.first < trip.first || days.last > trip.last)) return [reading]
  const title = reading.title!
  const span = reading.kind === 'event' ? reading.days : { first: days!.first, last: days!.first }
  const from = clock?.from?.minute ?? null
  const part = from === null ? windowOf(reading.words) : null
  const hours = from !== null ? { from, to: null } : { from: part?.from ?? null, to: part?.to ?? null }
  return [readAs(reading, { kind: 'event', title, days: span, ...hours, place: reading.kind === 'event' ? reading.place : null, person: null }, { text: `${title}: ${describeDay(span.first)}` })]
}

function windowOf(words: string): ClockWindow | null {
  const part = PART.exec(words)?.[1]
  return part === undefined ? null : PARTS.find(({ word }) => word.test(part))!.window
}

function wishOf(reading: Reading, tail: string): Reading[] {
  const window = windowOf(tail)
  const label = tail.replace(/^(?:one|an?|eine?n?|una?|une|uma?) /iu, '').replace(PART, '').trim()
  const name = /\p{L}{3}/u.test(label) ? label : tail
  const topic = readAs(reading, { kind: 'topic', label: name, list: TAILS, position: reading.start, amount: null, minutes: null }, { text: name })
  return window === null ? [topic] : [topic, readAs(reading, { kind: 'availability', days: {}, windows: [window], person: null }, { text: `${name}:${describeWindows([window])}`, appliesTo: { labels: [name] } })]
}

/** 'Sat 9:30 archery, lunch 12:30, wide game 14:00': hours without a day of their own are on the day that their row named last. */
export function settleDaysOfRows(context: ReadingContext): void {
  const [span] = context.readings.flatMap(spanOf)
  if (span === undefined || context.plannerType !== 'calendar') return
  rereadStated(context, (reading) => {
    if (reading.kind !== 'event' || reading.from === null || reading.days.first !== span.first || reading.days.last !== span.first) return null
    if (context.expressions.some(({ days, start, end }) => days !== null && start < reading.end && end > reading.start)) return null
    const row = context.expressions.findLast(({ days, end }) => days !== null && days.first === days.last && end <= reading.start && !/[.;!?\n](?:\s|$)/u.test(context.prompt.slice(end, reading.start)))
    const day = row?.days?.first
    return day === undefined || day <= span.first || day > span.last ? null : [{ ...reading, days: { first: day, last: day }, text: `${reading.title}: ${describeDay(day)}` }]
  })
}

/** Several days that the prompt gives to one thing or to the plan. */
function spanOf(reading: Reading): DaySpan[] {
  if (reading.source !== 'stated' || reading.appliesTo !== null) return []
  if (reading.kind === 'event') return reading.days.last > reading.days.first ? [reading.days] : []
  return reading.kind === 'horizon' && reading.first !== null && reading.last !== null && reading.last > reading.first ? [{ first: reading.first, last: reading.last }] : []
}

const EACH_DAY = /(?<!\p{L})(?:each|every|jeden|täglich|cada|todos? os|todos los|chaque|tous les) ?(?:day|tag|d[ií]as?|jours?)?(?!\p{L})/iu
const SLEPT = /(?<!\p{L})(?:naps?|rest|bed\p{L}*|sleep\p{L}*|siestas?|sieste|mittagsschlaf|breakfast|lunch|dinner|frühstück|desayuno|petit-déjeuner)(?!\p{L})/iu
const LONGEST_DAILY = 8

/** 'Conference 19-21 May, talks 9:00-17:30 each day': on the days of what the same sentence dates, else on those of the trip. */
export function settleDailyOfTrips(context: ReadingContext, trip: DaySpan): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'rhythm' && reading.kind !== 'commitment' || reading.title === null || reading.windows.length !== 1 || !EACH_DAY.test(reading.words) || SLEPT.test(reading.title) || reading.windows[0]!.to >= MINUTES_PER_DAY) return null
    const inner = context.readings.find((other) => other.kind === 'event' && other.days.last > other.days.first && other.days.first >= trip.first && other.days.last <= trip.last && !/[.!?\n]\s/u.test(context.prompt.slice(Math.min(other.end, reading.start), Math.max(other.end, reading.start))))
    const { first, last } = inner?.kind === 'event' ? inner.days : trip
    if (last - first >= LONGEST_DAILY) return null
    const { title } = reading
    const { windows: [window], days } = reading
    const all = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((day) => days.weekdays === undefined || days.weekdays.length === 0 || days.weekdays.includes(weekdayOf(day)))
    return all.flatMap((day) => aroundOthers(context, window!, day).map((piece, index) => readAs(reading, { kind: 'event', title: index === 0 ? title : `${title} (${index + 1})`, days: { first: day, last: day }, from: piece.from, to: piece.to, place: null, person: null }, { text: `${title}: ${describeDay(day)}${describeWindows([piece])}` })))
  })
}

/** 'Talks 9-17:30 each day, my own talk Thursday 14:00': what has its hour between them parts them. */
function aroundOthers({ readings }: ReadingContext, window: ClockWindow, day: number): ClockWindow[] {
  const inner = readings.flatMap((other) => (other.kind === 'event' && other.source === 'stated' && other.days.first === day && other.days.last === day && other.from !== null && other.from > window.from && other.from < window.to ? [{ from: other.from, to: Math.min(window.to, other.to ?? other.from + UNENDED) }] : [])).toSorted((a, b) => a.from - b.from)
  const starts = [window.from, ...inner.map(({ to }) => to)]
  return starts.map((from, index) => ({ from, to: inner[index]?.from ?? window.to })).filter(({ from, to }) => to - from >= SHORTEST_PIECE)
}

const UNENDED = 90
const SHORTEST_PIECE = 30

/** 'Teatro Colón (guided tour on Tuesday at 11)': the hour in the bracket is that of what stands before it. */
export function settleHoursInBrackets(context: ReadingContext): void {
  const { prompt } = context
  for (const event of context.readings.filter(({ kind, source }) => kind === 'event' && source === 'stated')) {
    if (event.kind !== 'event' || event.from === null || !prompt.slice(0, event.start).trimEnd().endsWith('(')) continue
    const topic = context.readings.find((reading) => reading.kind === 'topic' && /^\s*\(\s*$/u.test(prompt.slice(reading.end, event.start)))
    if (topic?.kind !== 'topic') continue
    Object.assign(event, { title: `${topic.label}: ${event.title}`, start: topic.start, words: prompt.slice(topic.start, event.end), text: `${topic.label}: ${event.text}` })
    context.readings = context.readings.filter((reading) => reading !== topic)
  }
}

/** 'From Passau to Vienna', 'no driving after dark': of no two things that are done is one the first. */
export function settleLooseOrders(context: ReadingContext): void {
  const named = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : reading.kind === 'event' ? [reading.title] : []))
  const isKnown = ({ labels }: TaskMatcher) => named.some((title) => matchesTask({ labels }, { title, subjects: [] }))
  rereadStated(context, (reading) => (reading.kind === 'precedence' && !(isKnown(reading.before) && isKnown(reading.after)) ? [] : null))
}

const HEADS = /^(?:wishes|wish list|things|ideas|must-?dos|must-?sees|plans|programme|program|wünsche|programm|deseos|planes|envies|idées|desejos)$/iu

/** 'Weekend wishes: …' heads a list; and what has its hour as an event is no wish without one. */
export function settleSameTwice(context: ReadingContext): void {
  const events = new Set(context.readings.flatMap((reading) => (reading.kind === 'event' && reading.from !== null ? [reading.title.toLowerCase()] : [])))
  context.readings = context.readings.filter((reading) => {
    if (reading.kind === 'topic') return !events.has(reading.label.toLowerCase()) && !HEADS.test(reading.label)
    return reading.kind === 'rhythm' ? !HEADS.test(reading.title ?? '') : reading.kind === 'event' ? !HEADS.test(reading.title) : true
  })
}
