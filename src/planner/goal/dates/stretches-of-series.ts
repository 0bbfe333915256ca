import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { addMonths } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describeMinutes } from '../describe.ts'
import { claim, segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { endOfWork } from './buffers.ts'

type Series = Reading & ReadingOf<'rhythm'>
type Stretch = { side: 'first' | 'last'; span: DaySpan; start: number; end: number }

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, deux: 2, trois: 3, quatre: 4, cinq: 5, duas: 2, dois: 2, três: 3, quatro: 4 }
const COUNT = String.raw`(?:\d{1,2}|${Object.keys(NUMBERS).join('|')})`
const FIRST = 'first|1st|ersten?|erster|primer[ao]?s?|premi[eè]re?s?|premiers?|primeir[ao]s?'
const LAST = 'last|final|letzten?|letzter|[uú]ltim[ao]s?|derni[eè]re?s?|derniers?'
const UNIT = 'days?|weeks?|fortnight|months?|tage?n?|wochen?|monat(?:e|en|s)?|d[ií]as?|semanas?|mes(?:es)?|jours?|semaines?|mois|m[eê]s'
const LEAD = String.raw`(?:(?:and|then|und|y|et|e|in|im|for|during|over|den|die|der|el|los|las|la|en|durante|por|le|les|pendant|dans|nas?|nos?|as|os|o|a|the|my|our) ){0,3}`
/** 'The last month', 'first 2 weeks', 'les trois dernières semaines', 'las últimas dos semanas'. */
const STRETCH = new RegExp(String.raw`(?<![\p{L}\p{N}])${LEAD}(?<before>${COUNT} )?(?:(?<first>${FIRST})|(?:${LAST})) (?<behind>${COUNT} )?(?<unit>${UNIT})(?![\p{L}\p{N}])`, 'giu')
/** What may stand between a stretch and what is done then: 'the first two weeks only 20 minutes'. */
const BESIDE = /^[ ,:]*(?:(?:only|just|nur|solo|sólo|seulement|só|apenas|then|dann|do|i do|we do) ?)?$/iu

/**
 * 'The last month a mock exam every Saturday', 'three swims a week, the first two weeks only 20 minutes each', 'one test a
 * week from March on', 'after it: drops four times a day for 4 weeks': the days of a series are told beside it.
 */
export function settleStretchesOfSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const stretches = stretchesOf(context)
  for (const series of context.readings.filter(isOpen)) {
    const stretch = stretches.find((each) => isBeside(context, each, series))
    // 'Afterwards, two walks daily for the first two weeks' has its days already.
    if (stretch && !(stretch.side === 'first' && (series.days.spans?.[0]?.first ?? 0) > context.today)) take(context, series, stretch)
    else if (series.days.spans === undefined && !inMonth(context, series)) startLater(context, series)
  }
  for (const length of context.readings.filter((reading) => reading.kind === 'session' && reading.source === 'stated')) {
    const stretch = stretches.find((each) => isBeside(context, each, length))
    if (stretch && length.kind === 'session') splitBy(context, length, stretch)
  }
}

/** The drops of 'Operation on 14 February. After: drops 4 times a day for 4 weeks' begin then. */
export function settleSeriesBehindEvents(context: ReadingContext): void {
  if (context.plannerType === 'calendar') for (const series of context.readings.filter(isOpen)) beginAfter(context, series)
}

function isOpen(reading: Reading): reading is Series {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && reading.per !== 'total' && (reading.days.spans?.length ?? 0) <= 1 && reading.days.everyWeeks === undefined
}

function stretchesOf(context: ReadingContext): Stretch[] {
  // 'I have run twice a week in the last three weeks' tells of the past.
  const said = [...context.prompt.matchAll(STRETCH)].filter(({ index }) => !OF_PAST.test(context.prompt.slice(0, index)))
  // 'Im letzten Monat' may have been taken for December.
  const isWithin = (reading: Reading) => reading.kind === 'horizon' && said.some(({ 0: words, index }) => reading.start < index + words.length && reading.end > index)
  const last = endOfWork({ ...context, readings: context.readings.filter((reading) => !isWithin(reading)) })
  return said.flatMap(({ 0: words, index, groups }): Stretch[] => {
    const count = numberOf(groups!['before'] ?? groups!['behind'] ?? '1')
    const [start, end] = [index, index + words.length]
    if (groups!['first'] !== undefined) {
      const first = firstDay(context, start)
      return [{ side: 'first', span: { first, last: after(first, count, groups!['unit']!) - 1 }, start, end }]
    }
    const first = last === null ? null : after(last, -count, groups!['unit']!)
    return first === null || first <= context.today ? [] : [{ side: 'last', span: { first, last: last! - 1 }, start, end }]
  })
}

const OF_PAST = /(?:^|[.!?;\n]\s?)[^.!?;\n]*(?<!\p{L})(?:i|we)(?:['’]ve| have) (?:been )?\p{L}{2,}(?:ed|n|t|ne|un|um) [^.!?;\n]*$/iu

function after(day: DayNumber, count: number, unit: string): DayNumber {
  if (/^m/iu.test(unit)) return addMonths(day, count)
  return day + count * (unit.startsWith('f') ? 14 : /^(?:w|s)/iu.test(unit) ? 7 : 1)
}

/** That of the plan; in the sentence of an event that nothing leads up to ('plant on 10 May, water …'), the day behind it. */
function firstDay(context: ReadingContext, before: number): DayNumber {
  const { readings, today } = context
  const sentence = segmentOfReading(context, { start: before, source: 'stated' })?.sentence
  const event = readings.findLast((reading) => reading.kind === 'event' && reading.source === 'stated' && reading.end <= before && segmentOfReading(context, reading)?.sentence === sentence && !readings.some((other) => other.kind === 'deadline' && other.event === reading.title))
  if (event?.kind === 'event') return event.days.last + 1
  const plan = readings.find((reading) => reading.source === 'stated' && reading.kind === 'horizon' && reading.first !== null && reading.appliesTo === null)
  return Math.max(today, plan?.kind === 'horizon' ? plan.first! : today)
}

/** In the same sentence, with nothing in between that has a time of its own. */
function isBeside(context: ReadingContext, { start, end }: Stretch, reading: Reading): boolean {
  const [own, other] = [segmentOfReading(context, reading), segmentOfReading(context, { start: end - 1, source: 'stated' })]
  if (own === null || other === null || own.sentence !== other.sentence) return false
  if (end <= reading.start) {
    const between = context.prompt.slice(end, reading.start)
    // 'The last week only quizzes, 40 questions a day'.
    return BESIDE.test(between) || between.length <= MOST_BETWEEN && (own === other || ONLY.test(between)) && !hasTime(context, end, reading.start)
  }
  return start >= reading.end ? /^ ?$/u.test(context.prompt.slice(reading.end, start)) : true
}

const MOST_BETWEEN = 24
const ONLY = /^,? ?(?:only|just|nothing but|nur|nur noch|solo|sólo|solamente|seulement|que des|só|somente|apenas) [^,.;:]+, ?$/iu

function hasTime({ expressions }: ReadingContext, from: number, to: number): boolean {
  return expressions.some(({ start, end }) => start < to && end > from)
}

function take(context: ReadingContext, series: Series, { span, start, end }: Stretch): void {
  const isMisread = (reading: Reading) => reading !== series && reading.source === 'stated' && reading.kind === 'horizon' && reading.start < end && reading.end > start
  context.readings = context.readings.filter((reading) => !isMisread(reading))
  withSpan(context, series, span)
  reach(context, series, { start, end })
}

function withSpan(context: ReadingContext, series: Series, span: DaySpan): void {
  series.days = { ...series.days, spans: [span] }
  series.text = `${series.text.replace(/, \p{Lu}\p{L}{2} \d[^,]* to [^,]*$/u, '')}, ${describeDay(span.first)} to ${describeDay(span.last)}`
}

function reach(context: ReadingContext, reading: Reading, { start, end }: { start: number; end: number }): void {
  const { tokens } = context.source
  reading.start = Math.min(reading.start, start)
  reading.end = Math.max(reading.end, end)
  reading.words = context.prompt.slice(reading.start, reading.end).trim()
  claim(context, { from: tokens.findIndex((token) => token.end > start), to: tokens.findLastIndex((token) => token.start < end) + 1 })
}

/** 'One practice test a week from March on', of a plan that begins before. */
function startLater(context: ReadingContext, series: Series): void {
  const from = context.readings.find((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.last === null && reading.start >= series.end && /^ ?$/u.test(context.prompt.slice(series.end, reading.start)))
  if (from?.kind !== 'horizon' || from.first! <= context.today || !context.readings.some((reading) => reading.source === 'stated' && reading.start < series.start && (reading.kind === 'event' || reading.kind === 'deadline'))) return
  context.readings = context.readings.filter((reading) => reading !== from)
  series.days = { ...series.days, spans: [{ first: from.first!, last: from.first! + NO_END_DAYS }] }
  series.text += `, from ${describeDay(from.first!)} on`
  reach(context, series, from)
}

/** 'In May one mock exam every Sunday', 'in June two tests a week'. */
function inMonth(context: ReadingContext, series: Series): boolean {
  const month = context.readings.find((reading): reading is Horizon => reading.kind === 'horizon' && reading.source === 'stated' && reading.first !== null && reading.last !== null && (isAround(reading, series) || isRightBehind(context, reading, series)))
  if (month === undefined) return false
  context.readings = context.readings.filter((reading) => reading !== month)
  withSpan(context, series, { first: month.first!, last: month.last! })
  reach(context, series, month)
  return true
}

type Horizon = Reading & ReadingOf<'horizon'>

function isAround(month: Horizon, series: Series): boolean {
  return month.start < series.start && month.end > series.start && month.end < series.end && month.appliesTo?.labels.some((label) => label.endsWith(series.title!)) === true
}

/** 'Revise for 20 May. One past paper a week in April': where something has a day before it, the month is that of the papers, and not that of the plan. */
function isRightBehind(context: ReadingContext, month: Horizon, series: Series): boolean {
  const isBehind = month.appliesTo === null && month.start >= series.end && context.prompt.slice(series.end, month.start).trim() === ''
  return isBehind && context.readings.some(({ kind, source, start }) => source === 'stated' && start < series.start && (kind === 'event' || kind === 'deadline'))
}

function beginAfter(context: ReadingContext, series: Series): void {
  const span = series.days.spans?.[0]
  const first = span?.first === context.today ? startBefore(context, series) : null
  if (first !== null && first > span!.first) withSpan(context, series, { first, last: span!.last + first - span!.first })
}

/** The day from which what is named then may be done, or that of the event whose 'after:' heads its list. */
function startBefore({ readings, prompt }: ReadingContext, { title, start }: Series): DayNumber | null {
  const from = readings.find((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.last === null && reading.first !== null && reading.end <= start && reading.appliesTo?.labels.includes(title!) === true)
  if (from?.kind === 'horizon') return from.first
  const event = AFTER.test(prompt.slice(Math.max(0, start - LONGEST_LIST), start)) ? readings.find((reading) => reading.kind === 'event' && reading.source === 'stated' && reading.end <= start) : undefined
  return event?.kind === 'event' ? event.days.last : null
}

const LONGEST_LIST = 120
const AFTER = /(?<!\p{L})(?:after|afterwards|after that|danach|nachher|después|après|ensuite|depois) ?: ?[^.:;!?]*$/iu

/** 'The first two weeks only 20 minutes each': the series is so long then, and as usual in the rest of its days. */
function splitBy(context: ReadingContext, length: Reading & ReadingOf<'session'>, stretch: Stretch): void {
  const { side, span } = stretch
  const series = context.readings.findLast((reading): reading is Series => isOpen(reading) && reading.start < length.start && (length.appliesTo === null || length.appliesTo.labels.includes(reading.title!)))
  const minutes = length.maxMinutes ?? length.minMinutes
  if (!series || series.days.spans !== undefined || series.everyDays !== null && series.everyDays > 1 || minutes === null) return
  const rest = side === 'first' ? { first: span.last + 1, last: span.last + NO_END_DAYS } : { first: context.today, last: span.first - 1 }
  const text = `${series.title}: ${describeMinutes(minutes)}, ${describeDay(span.first)} to ${describeDay(span.last)}`
  const own: Reading = { ...series, days: { ...series.days, spans: [span] }, minutes, text, words: length.words, start: length.start, end: length.end }
  // Its length has been given to the whole of it.
  Object.assign(series, { days: { ...series.days, spans: [rest] }, ...(series.minutes === minutes ? { minutes: null } : {}) })
  context.readings = [...context.readings.filter((reading) => reading !== length && !(reading.kind === 'horizon' && reading.source === 'stated' && reading.start < stretch.end && reading.end > stretch.start)), own]
  reach(context, own, stretch)
}

function numberOf(said: string): number {
  const key = said.trim().toLowerCase()
  return NUMBERS[key] ?? Number(key)
}
