import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describeWindows } from '../describe.ts'
import { stems } from '../matcher.ts'
import { claim, extendReading, keysOf, sentenceOf, segmentOfReading } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

type Series = Reading & ReadingOf<'rhythm' | 'commitment'>
type Rhythm = Reading & ReadingOf<'rhythm'>
type Side = 'first' | 'last' | 'start'
type Edge = { side: Side; day: DayNumber; minute: number | null; until: number | null; from: number; to: number }

/**
 * 'Allergy shots every 14 days, first one 1 Feb at 8:40, last one 21 June', 'every other Wednesday, six sessions': what the
 * sentence says behind a series of its first and last time, its hour and its number is that of the series, and no event.
 */
export function settleEdgesOfSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const expression of context.expressions) {
    const edge = edgeAt(context, expression)
    const series = edge === null ? null : seriesBefore(context, edge)
    if (edge && series) setEdge(context, series, edge)
  }
  for (const series of context.readings.filter(isSeries)) if (series.kind === 'rhythm') setCount(context, series)
}

/** On days of the week or every so many days; 'three a week' has no day that it begins on. */
function isSeries(reading: Reading): reading is Series {
  if (reading.kind !== 'rhythm' && reading.kind !== 'commitment' || reading.source !== 'stated') return false
  if (reading.kind === 'rhythm' && reading.ofRoutine !== undefined) return false
  return reading.kind === 'rhythm' && (reading.everyDays ?? 0) > 1 || (reading.days.weekdays?.length ?? 0) > 0
}

const ARTICLE = String.raw`(?:(?:and|und|et|y|e|with|mit|con|avec|com) )?(?:(?:the|my|our|die|der|das|la|el|le|a|o) )?`
const NOUN = String.raw`(?: (?<noun>\p{L}{3,14}))?`
const COPULA = String.raw`(?: (?:is|being|will be|falls|ist|es|est|é|on|am|el|le|em|no|dia|the|um|at|for))*`
const SIDES: readonly [Side, RegExp][] = [
  ['first', new RegExp(String.raw`(?<=^|[,;:(.–—-] ?|\b(?:and|und|et|y|e) )${ARTICLE}(?:first|1st|erste[rsnm]?|primer[ao]?|premi[eè]re?|primeir[ao])${NOUN}${COPULA}:? ?$`, 'iu')],
  ['last', new RegExp(String.raw`(?<=^|[,;:(.–—-] ?|\b(?:and|und|et|y|e) )${ARTICLE}(?:last|final|letzte[rsnm]?|[uú]ltim[ao]|derni[eè]re?)${NOUN}${COPULA}:? ?$`, 'iu')],
  ['start', new RegExp(String.raw`(?<=^|[,;:(.–—-] ?|[\p{L}\d] )(?:it )?(?:starts|starting|begins|beginning|from|beginnend|ab|a partir del?|a partir d[eo]|empezando|à partir du|dès le|começando)(?: (?:on|am|el|em|no|dia|the))*:? ?$`, 'iu')],
]
/** Stands for the series itself, whatever it is. */
const ANY_ONE = /^(?:one|time|turn|session|date|appointment|dose|go|visit|meeting|mal|termin|vez|sesi[oó]n|cita|fois|s[eé]ance|sess[aã]o|dia|on|am|el|le|em|is|ist|est)$/iu
const LONGEST_LEAD = 40
/** Nothing but a boundary stands behind it. */
const ENDS = /^ ?(?:$|[.,;:!?)\n–—-]|(?:and|und|y|et|e|then|until|till|bis|hasta)(?!\p{L}))/iu

/** The date with what it is said to be; the grammar may have taken 'last 23 June' as one. */
function edgeAt({ source: { text } }: ReadingContext, { days, clock, recurrence, start, end, words }: TimeExpression): (Edge & { noun: string | undefined }) | null {
  if (days?.grain !== 'day' || days.first !== days.last || days.bareWeekday !== null || recurrence !== null || !ENDS.test(text.slice(end, end + 12))) return null
  const own = /^[\p{L}.]+(?: [\p{L}.]+)*? (?=(?:\p{L}+ )?(?:the )?\d)/iu.exec(words)?.[0] ?? ''
  const before = text.slice(Math.max(0, start - LONGEST_LEAD), start)
  for (const [side, pattern] of SIDES) {
    const said = pattern.exec(before) ?? pattern.exec(before + own)
    if (said) return { side, day: days.first, minute: clock?.from?.minute ?? null, until: clock?.to?.minute ?? null, from: Math.max(0, start - LONGEST_LEAD) + said.index, to: end, noun: said.groups?.['noun'] }
  }
  return null
}

/** Whether a date is the first or the last of what recurs before it, and no occasion. */
export function isEdge(context: ReadingContext, expression: TimeExpression): boolean {
  const edge = edgeAt(context, expression)
  return edge !== null && edge.side !== 'start' && (edge.noun === undefined || ANY_ONE.test(edge.noun))
}

/** The series told last, in the same sentence or as all that the sentence before tells of times. */
function seriesBefore(context: ReadingContext, edge: Edge & { noun: string | undefined }): Series | null {
  const series = context.readings.filter((reading): reading is Series => isSeries(reading) && reading.start < edge.from).toSorted((a, b) => a.start - b.start).at(-1)
  if (!series || edge.from < series.start || edge.day < context.today) return null
  const between = context.source.text.slice(series.end, edge.from)
  const isNear = between.length <= MOST_BETWEEN && !/\n/u.test(between) && (between.match(/[.!?;](?=\s)/gu) ?? []).length <= (edge.side === 'start' ? 0 : 1)
  const isOnDay = series.days.weekdays === undefined ? true : series.days.weekdays.includes(weekdayOf(edge.day))
  const isOwn = edge.noun === undefined || ANY_ONE.test(edge.noun) || stems(series.title ?? '').includes(stems(edge.noun)[0] ?? '')
  return isNear && isOnDay && isOwn ? series : null
}

/** In characters. */
const MOST_BETWEEN = 90

function setEdge(context: ReadingContext, series: Series, edge: Edge): void {
  if (edge.side === 'start' && (series.kind === 'commitment' || series.everyDays === null) && edge.minute === null) return
  const span = series.days.spans?.length === 1 ? series.days.spans[0]! : { first: context.today, last: context.today + NO_END_DAYS }
  const [first, last] = edge.side === 'last' ? [span.first, edge.day] : [edge.day, Math.max(span.last, edge.day)]
  if (last < first) return
  const { everyWeeks } = series.days
  series.days = { ...series.days, spans: [{ first, last }], ...(everyWeeks && edge.side !== 'last' ? { everyWeeks: { ...everyWeeks, anchor: first } } : {}) }
  if (edge.minute !== null && series.windows.length === 0) {
    series.windows = [{ from: edge.minute, to: edge.until !== null && edge.until > edge.minute ? edge.until : Math.min(MINUTES_PER_DAY, edge.minute + USUAL) }]
    series.text += describeWindows(series.windows)
  }
  series.text = `${series.text.replace(/, from \p{Lu}[^,]* on(?=$|,)/u, '')}, ${edge.side === 'last' ? 'until' : 'from'} ${describeDay(edge.day)}`
  takeWords(context, series, edge)
}

/** How long the hour of a beginning stands open, in minutes. */
const USUAL = 120

/** What the date was taken for before it is that no more; where the plan begins with it, it may go on to do so. */
function takeWords(context: ReadingContext, series: Series, { side, day, from, to }: Edge): void {
  const isOfEdge = (reading: Reading) => reading !== series && reading.source === 'stated' && reading.start < to && reading.end > from && (
    reading.kind === 'event' && reading.days.first === day || side !== 'start' && (reading.kind === 'horizon' && (reading.first === day || reading.last === day) || reading.kind === 'deadline' && Math.floor((reading.latest - 1) / MINUTES_PER_DAY) === day) || reading.kind === 'availability' && reading.appliesTo === null)
  context.readings = context.readings.filter((reading) => !isOfEdge(reading))
  const words = wordsBetween(context, from, to)
  claim(context, words)
  extendReading(context, series, words)
}

function wordsBetween({ source: { tokens } }: ReadingContext, from: number, to: number): Words {
  return { from: tokens.findIndex(({ end }) => end > from), to: tokens.findLastIndex(({ start }) => start < to) + 1 }
}

const IN_ALL = /^(?:(?:sessions?|times?|lessons?|appointments?|doses?|classes|visits?|meetings?|treatments?|cycles?|rounds?|mal|zyklen|runden|termine|sitzungen|stunden|sesiones|veces|clases|citas|s[eé]ances|fois|cours|sess[oõ]es|vezes|aulas|ciclos?)(?: (?:in all|in total|altogether|insgesamt|en total|em total|ao todo|no total|au total))?|(?:in all|in total|altogether|insgesamt|en total|em total|ao todo|no total|au total))$/u

/** Of every one of several series. */
const FOR_EACH = / (?:each|apiece|per (?:child|kid|person|head)|pro kind|je kind|por niñ[oa]|cada un[oa]|par enfant|por crianca|chacun)$/u

/** 'Six in all', 'ten sessions', 'eight lessons per child from 12 January': so many of them, and then it is over. */
function setCount(context: ReadingContext, series: Rhythm): void {
  const own = segmentOfReading(context, series)
  if (own === null || series.inAll !== undefined || series.ofRoutine !== undefined) return
  const sentence = sentenceOf(context, own)
  for (const segment of sentence.slice(sentence.indexOf(own) + 1)) {
    const since = context.groups.find(({ from, to, expressions: [said] }) => from > segment.from && to === segment.to && said!.bound === 'since' && said!.days !== null)
    const count = countIn(context, { from: segment.from, to: since?.from ?? segment.to }, series)
    const isLast = context.readings.every((other) => other === series || !isSeries(other) || other.start <= series.start || other.start > context.source.tokens[segment.from]!.start)
    if (count === null || !isLast && !count.isOfEach) continue
    const first = since?.expressions[0]!.days!.first ?? series.days.spans?.[0]?.first ?? context.today
    const off = context.readings.filter((reading) => reading.kind === 'exclusion' && reading.source === 'stated' && reading.days.spans !== undefined).length
    series.inAll = count.value
    series.days = { ...series.days, spans: [{ first, last: Math.min(series.days.spans?.[0]?.last ?? Infinity, first + lengthOfCounted(series, count.value) + 7 * (off + (since ? 1 : 0))) }] }
    series.text += `, ${count.value} in all`
    const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
    context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' && reading.kind !== 'quantity' || reading.start < start || reading.end > end)
    claim(context, segment)
    if (isLast) extendReading(context, series, segment)
    return
  }
}

function countIn(context: ReadingContext, { from, to }: Words, series: Rhythm): { value: number; isOfEach: boolean } | null {
  const opens = /^(?:for|fur|por|durante|pendant|and|insgesamt)$/u.test(context.source.tokens[from]!.key) ? from + 1 : from
  const number = parseNumber(context.source, opens)
  const said = number ? keysOf(context, { from: number.next, to }).filter((key) => !/^[).!]$/u.test(key)).join(' ') : ''
  const rest = said.replace(FOR_EACH, '')
  const isOwn = IN_ALL.test(rest) || rest !== '' && rest.split(' ').length === 1 && stems(series.title ?? '').includes(stems(rest)[0] ?? '')
  return number && isOwn && Number.isInteger(number.value) && number.value > 1 && number.value <= MOST ? { value: number.value, isOfEach: rest !== said } : null
}

const MOST = 100

/** The days from the first of so many to the last, where none is left out. */
export function lengthOfCounted({ everyDays, days: { weekdays = [], everyWeeks } }: ReadingOf<'rhythm'>, count: number): number {
  return everyDays === null ? Math.ceil(count / Math.max(1, weekdays.length)) * 7 * (everyWeeks?.interval ?? 1) : (count - 1) * everyDays
}
