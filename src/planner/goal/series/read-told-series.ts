import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { ClockWindow, DayNumber, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { ReadingOf } from '../brief.ts'
import { describeDay, describeInterval, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, isClaimed, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { pointOf, windowsOf } from '../times/clock-windows.ts'
import { ANY_MARK, mark, markTimes, timeOf } from './marked-times.ts'
import { NUMBER, TURNS, countSaid, slotsOf } from './slots.ts'
import type { Slots } from './slots.ts'

/** A stretch of the prompt between two signs, in characters, with marks for its times. */
type Piece = { text: string; start: number; sign: string }
/** What comes back: its name, its days, and all that is told of it. */
type Told = Slots & { title: string; beats: readonly TimeExpression[]; from: number; to: number; isWindow: boolean }

const BEAT = new RegExp(String.raw`(?:(?:per|each|every|a|pro|je|por|cada|par|chaque) )?(?:${mark('beat')})(?:(?:,? (?:and|und|y|et|e|&|plus) |/)${mark('beat')})*`, 'u')
const SIGNS = /[,;:()–—]|\s-\s/gu

/**
 * 'Pottery: six Saturdays 10-12, the first on 16 January', 'a review each Friday at 18:30, twelve of them, 2 July being the first':
 * what comes back on its days, with so many of it or with its first and its last, is exactly that, whichever way round it is told.
 */
export function readToldSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const marked = markTimes(context.source.text, context.expressions)
  const sentences = [...new Set(context.segments.map(({ sentence }) => sentence))].map((sentence) => sentenceOf(context, context.segments.find((segment) => segment.sentence === sentence)!))
  const spans = sentences.map((segments) => ({ start: context.source.tokens[segments[0]!.from]!.start, end: context.source.tokens[segments.at(-1)!.to - 1]!.end }))
  for (const [index, { start, end }] of spans.entries()) {
    const next = spans[index + 1]
    const told = toldIn(context, piecesOf(marked, start, end), next ? piecesOf(marked, next.start, next.end) : [])
    if (told) addTold(context, told)
  }
}

function piecesOf(marked: string, start: number, end: number): Piece[] {
  const text = marked.slice(start, end)
  const cuts = [...text.matchAll(SIGNS)].map(({ 0: sign, index }) => ({ sign: sign.trim(), from: index, to: index + sign.length }))
  return [{ sign: '', to: 0 }, ...cuts].map(({ sign, to }, index) => ({ text: text.slice(to, cuts[index]?.from ?? text.length), start: start + to, sign }))
}

function toldIn(context: ReadingContext, pieces: readonly Piece[], next: readonly Piece[]): Told | null {
  const times = context.expressions
  const at = pieces.findIndex(({ text }) => BEAT.test(text))
  const own = pieces[at]
  const beat = own ? BEAT.exec(own.text) : null
  if (!own || !beat || pieces.filter(({ text }) => BEAT.test(text)).length > 1) return null
  const [before, behind] = [own.text.slice(0, beat.index), own.text.slice(beat.index + beat[0].length)]
  const rest = slotsOf(behind, times)
  if (behind.trim() !== '' && !rest.isWhole) return null
  const named = nameIn(context, { pieces, at, before })
  if (named === null) return null
  let [slots, to]: [Slots, number] = [{ ...named.slots, ...rest.slots }, own.start + beat.index + beat[0].length + rest.end]
  for (const piece of pieces.slice(at + 1)) {
    const { slots: more, end, isWhole } = slotsOf(piece.text, times)
    if (end > 0) [slots, to] = [{ ...more, ...slots, ...(more.without ? { without: [...(slots.without ?? []), ...more.without] } : {}) }, piece.start + end]
    if (!isWhole && piece.text.trim() !== '') break
  }
  const edge = slots.first === undefined && next[0] ? edgeOf(next, times) : null
  if (edge) [slots, to] = [{ ...edge.slots, ...slots }, edge.to]
  const isCounted = (slots.count ?? 0) > 1
  if (!isCounted && (slots.first === undefined || slots.last === undefined)) return null
  const beats = beat[0].match(new RegExp(mark('beat'), 'gu'))!.map((each) => timeOf(times, each))
  return { ...slots, title: named.title, beats, from: named.from, to, isWindow: BETWEEN.test(context.source.text.slice(own.start, to)) }
}

/** 'Between 2 and 6pm' is when it may be, '2 to 6pm' when it is. */
const BETWEEN = /(?<!\p{L})(?:between|somewhere|any ?time|zwischen|irgendwann|entre)(?!\p{L})/iu

/** 'First Saturday is 30 January.' as a sentence of its own. */
function edgeOf([piece]: readonly Piece[], times: readonly TimeExpression[]): { slots: Slots; to: number } | null {
  const { slots, end, isWhole } = slotsOf(piece!.text, times)
  return isWhole && slots.first !== undefined && Object.keys(slots).every((key) => key === 'first' || key === 'last') ? { slots, to: piece!.start + end } : null
}

const OWN_COUNT = new RegExp(String.raw`(?:^|\s)(?<number>${NUMBER})(?: ?(?:x|times|mal|veces|fois|vezes))?(?: (?:on|am|an|los|les|nos|às))?\s*$`, 'iu')
const COUNT_OF_NAME = new RegExp(String.raw`^\s*(?:(?:the|our|my|all|in all) )?(?<number>${NUMBER}) (?<name>\p{L}.*)$`, 'iu')
const BARE = new RegExp(String.raw`^${TURNS}$`, 'iu')
const COPULA = /\s(?:(?:is|are|was|were|has|have|will|ist|sind|wird|findet|finden|es|son|será|est|sont|sera|é|são|takes place|happens|runs?|meets?)(?!\p{L}).*)$/iu
/** Tells who is free, busy or away, and names nothing that comes back. */
const NO_NAME = /(?<!\p{L})(?:i['’]m|we['’]re|work|works|working|shifts?|free|available|off|away|busy|closed|shut|open|can|can['’]t|cannot|could|only|not|never|no|without|except|frei|arbeite\p{L}*|nur|nicht|kein\p{L}*|libre|trabajo|solo|sólo|nunca|travaille|seulement|jamais|trabalho|só)(?!\p{L})/iu
/** 'In eight evenings', 'we have five Saturdays' is time for the goal. */
const ENDS_OPEN = /(?:^|\s)(?:in|over|within|for|during|have|has|got|get|need|needs|take|takes|another|other|next|über|für|haben|habe|innerhalb|en|tengo|tenemos|durante|pendant|dans|ai|avons|em|tenho|temos)\s*$/iu
const OF_WRITER = /^\s*(?:i|we|ich|wir|yo|je|nous|on|eu|nós)\s.*(?<=\s)(?<!(?:with|of|for|from|at|in|by|to|mit|von|de|del|con|avec|pour|com)\s)(?=(?:an?|the|my|our|eine?n?|mein\p{L}*|une?|una?|mon|ma|mi|uma?|meu|minha)\s)/iu
const LONGEST_NAME = 60

type Named = { title: string; slots: Slots; from: number }

/** What the words before the days call it: in the same breath, or before a colon, a comma or a bracket; and how many of it. */
function nameIn(context: ReadingContext, { pieces, at, before }: { pieces: readonly Piece[]; at: number; before: string }): Named | null {
  const own = pieces[at]!
  const count = OWN_COUNT.exec(before)
  const slots: Slots = count ? { count: countSaid(count.groups!['number']!) } : {}
  const words = count ? before.slice(0, count.index) : before
  if (count && ENDS_OPEN.test(words)) return null
  if (/[\p{L}\d]/u.test(words)) return named(context, { text: words, start: own.start }, slots)
  for (let back = at - 1; back >= 0 && back >= at - 2; back -= 1) {
    const piece = pieces[back]!
    const filled = slotsOf(piece.text, context.expressions)
    if (filled.isWhole && back > 0) {
      Object.assign(slots, { ...filled.slots, ...slots })
      continue
    }
    return named(context, piece, slots)
  }
  return null
}

function named(context: ReadingContext, { text, start }: Pick<Piece, 'text' | 'start'>, slots: Slots): Named | null {
  const cut = text.replace(COPULA, '')
  const counted = slots.count === undefined ? COUNT_OF_NAME.exec(cut) : null
  const name = counted ? counted.groups!['name']! : cut.slice(OF_WRITER.exec(cut)?.[0].length ?? 0)
  const from = start + text.indexOf(name)
  if (ANY_MARK.test(name) || NO_NAME.test(name) || name.length > LONGEST_NAME || counted && BARE.test(name.trim())) return null
  const words = wordsOf(context, from, from + name.trimEnd().length)
  const title = words && !isClaimed(context, words) ? labelOf(context, words, 5) : null
  if (title === null) return null
  const number = counted ? countSaid(counted.groups!['number']!) : 0
  return { title, slots: number > 1 ? { ...slots, count: number } : slots, from: start + text.length - text.trimStart().length }
}

function wordsOf({ source: { tokens } }: ReadingContext, start: number, end: number): Words | null {
  const [from, to] = [tokens.findIndex((token) => token.end > start), tokens.findLastIndex((token) => token.start < end) + 1]
  return from < 0 || to <= from ? null : { from, to }
}

/** A turn at an hour without a length. */
const USUAL = 60

function addTold(context: ReadingContext, told: Told): void {
  const { title, count, first, last, length, beats, hours } = told
  const words = wordsOf(context, told.from, told.to)
  const beat = beats.at(-1)!
  const clock = beat.clock?.from ? beat.clock : hours?.clock ?? first?.clock ?? null
  const said = length?.duration ? Math.round(length.duration.high / 60) : null
  const point = clock?.isPoint ? pointOf(clock, context.is24) : null
  const span = windowsOf(clock, context.is24)
  const minutes = said ?? (point !== null ? USUAL : span.length === 1 && !told.isWindow && clock?.to ? span[0]!.to - span[0]!.from : null)
  const windows: ClockWindow[] = point === null ? span : [{ from: point, to: Math.min(MINUTES_PER_DAY, point + minutes!) }]
  const weekdays = [...new Set(beats.flatMap(({ recurrence, days }) => recurrence?.weekdays ?? (days?.bareWeekday ? [days.bareWeekday] : [])))].toSorted((a, b) => a - b)
  const begins = firstOf(context, first?.days?.first ?? context.today, weekdays)
  const interval = beat.recurrence?.every ?? 1
  const isOfDays = beat.recurrence?.unit === 'day'
  const ends = last?.days?.last ?? begins + NO_END_DAYS
  if (words === null || ends < begins || first && weekdays.length > 0 && !weekdays.includes(weekdayOf(first.days!.first))) return
  claim(context, words)
  const off = (told.without ?? []).map(({ days }) => ({ first: days!.first, last: days!.last }))
  if (off.length > 0) addReading(context, words, { value: { kind: 'exclusion', days: { spans: off }, windows: [], person: null }, appliesTo: { labels: [title] }, text: `No ${title} on ${off.map(({ first: day }) => describeDay(day)).join(', ')}` })
  addReading(context, words, {
    value: {
      kind: 'rhythm', title, count: null, per: 'week', atLeast: false, everyDays: isOfDays ? interval : null,
      days: { ...(weekdays.length > 0 ? { weekdays } : {}), spans: [{ first: begins, last: ends }], ...(!isOfDays && interval > 1 ? { everyWeeks: { interval, anchor: begins } } : {}) },
      windows, minutes, ...(count === undefined ? {} : { inAll: count }), ofRoutine: 'part',
    },
    appliesTo: { labels: [title] },
    text: `${title}: ${count === undefined ? '' : `${count} in all, `}${isOfDays ? describeInterval(interval) : `${interval > 1 ? `every ${interval} weeks, ` : ''}${describePattern({ weekdays })}`}${describeWindows(windows)}, from ${describeDay(begins)}${last ? ` to ${describeDay(ends)}` : ''}`,
  })
}

/** The first day of the week named from there on. */
function firstOf({ today }: ReadingContext, from: DayNumber, weekdays: readonly Weekday[]): DayNumber {
  const start = Math.max(today, from)
  return weekdays.length === 0 ? start : Array.from({ length: 7 }, (_, index) => start + index).find((day) => weekdays.includes(weekdayOf(day)))!
}

/** What has its number and no last day ends with the last of them: days off that were read since are left out. */
export function settleEndsOfTold({ readings }: ReadingContext): void {
  for (const series of readings) {
    if (series.kind !== 'rhythm' || series.inAll === undefined || series.ofRoutine !== 'part' || series.days.spans?.length !== 1) continue
    const [{ first, last }] = series.days.spans as [DaySpan]
    if (last - first < NO_END_DAYS) continue
    const off = readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.person === null && reading.windows.length === 0 && reading.days.weekdays === undefined && (reading.appliesTo === null || reading.appliesTo.labels.includes(series.title!)) ? reading.days.spans ?? [] : []))
    const days = Array.from({ length: MOST_DAYS }, (_, index) => first + index).filter((day) => isOn(series, day, first) && !off.some((span) => span.first <= day && day <= span.last))
    series.days = { ...series.days, spans: [{ first, last: days[series.inAll - 1] ?? days.at(-1)! }] }
  }
}

/** Two years. */
const MOST_DAYS = 730

function isOn({ days: { weekdays, everyWeeks }, everyDays }: ReadingOf<'rhythm'>, day: DayNumber, first: DayNumber): boolean {
  if (everyDays !== null) return (day - first) % everyDays === 0
  return (weekdays?.includes(weekdayOf(day)) ?? true) && (everyWeeks === undefined || (mondayOf(day) - mondayOf(everyWeeks.anchor)) % (7 * everyWeeks.interval) === 0)
}
