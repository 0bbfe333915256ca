import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { addReading, hasTime, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { addPart } from './add-part.ts'
import { DEED_WORDS } from './deed-words.ts'

type Series = Reading & ReadingOf<'rhythm'>

/**
 * 'Plant the seeds, measure every Monday for 3 weeks, make charts': steps of which one goes on for so long. Those before
 * it come first, its weeks begin when they are done, those behind it wait for its end; and they are the whole work.
 */
export function readStepsAroundSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const series of context.readings) {
    if (series.kind !== 'rhythm' || series.source !== 'stated' || series.title === null || series.ofRoutine) continue
    const own = segmentsOf(context, series)
    const length = own ? lengthOf(context, series, own) : null
    if (own && length) addSteps(context, { series, own, length })
  }
}

/** The segments that say it: 'measure every Mon, Wed and Fri for 3 weeks' has a comma of its own. */
function segmentsOf({ segments, source: { tokens } }: ReadingContext, { start, end }: Series): Own | null {
  const holding = segments.filter(({ from, to }) => tokens[from]!.start < end && tokens[to - 1]!.end > start)
  const [first, last] = [holding[0], holding.at(-1)]
  return first && last && first.sentence === last.sentence ? { from: first.from, to: last.to, sentence: first.sentence } : null
}

type Own = Pick<Segment, 'from' | 'to' | 'sentence'>

type Length = { days: number; horizon: Reading | null }

/** 'For 3 weeks' in the series' own words or right behind them, where it may have been taken for the length of the plan. */
function lengthOf({ expressions, source, readings }: ReadingContext, series: Series, { from, to }: Own): Length | null {
  const [start, end] = [source.tokens[from]!.start, source.tokens[to - 1]!.end]
  const said = expressions.find((expression) => expression.duration !== null && expression.duration.high >= 86_400 && expression.start >= start && expression.end <= end)
  if (!said) return null
  const horizon = readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.start >= start && reading.end <= end) ?? null
  return horizon === null && series.days.spans === undefined ? null : { days: Math.round(said.duration!.high / 86_400), horizon }
}

function addSteps(context: ReadingContext, { series, own, length }: { series: Series; own: Own; length: Length }): void {
  const sentence = context.segments.filter((segment) => segment.sentence === own.sentence)
  const colon = sentence.findLastIndex(({ lead }) => lead === ':')
  const steps = sentence.slice(Math.max(0, colon)).filter((segment) => (segment.to <= own.from || segment.from >= own.to) && isStep(context, segment, segment === sentence[0]))
  const [before, behind] = [steps.filter(({ from }) => from < own.from), steps.filter(({ from }) => from > own.from)]
  // A list stands on both sides of it, or goes on behind it in more than one step.
  if (steps.length < FEWEST || behind.length === 0) return
  const label = (segment: Segment) => addPart(context, segment, textOf(context, segment).replace(LEAD, ''))
  const [first, later] = [before.map(label).filter((name) => name !== null), behind.map(label).filter((name) => name !== null)]
  const name = nameOf(context, series, own)
  for (const step of first) addReading(context, own, { value: { kind: 'precedence', before: { labels: [step] }, after: { labels: [name] }, lagMinutes: 0 }, text: `${step} before ${name}` })
  for (const step of later) addReading(context, own, { value: { kind: 'precedence', before: { labels: [name] }, after: { labels: [step] }, lagMinutes: 0 }, text: `${name} before ${step}` })
  const begins = firstDay(context, series, first.length)
  context.readings = context.readings.filter((reading) => reading !== length.horizon)
  Object.assign(series, { title: name, appliesTo: { labels: [name] }, days: { ...series.days, spans: [{ first: begins, last: begins + length.days - 1 }] }, text: `${name}: ${length.days} days from ${describeDay(begins)}`, ofRoutine: 'whole' })
}

/** All of its words up to its times: 'write down bedtime'. */
function nameOf({ expressions, source, prompt }: ReadingContext, { title }: Series, { from, to }: Own): string {
  const { start } = source.tokens[from]!
  const time = expressions.find((expression) => expression.start > start && expression.start < source.tokens[to - 1]!.end)
  const said = prompt.slice(start, time?.start ?? start).trim().replace(LEAD, '').replace(/ (?:it|them|this|that)$/iu, '')
  return /\p{L}{3}/u.test(said) && said.split(' ').length <= MOST_WORDS ? said : title!
}

const FEWEST = 2
const LEAD = /^(?:(?:and|then|finally|und|dann|zuletzt|puis|et|enfin|y|luego|e|depois)(?:,| )+)+/iu

/** A clause that asks for something to be done, without a time. */
function isStep(context: ReadingContext, segment: Segment, isFirst: boolean): boolean {
  const keys = keysOf(context, segment).filter((key) => !/^(?:and|then|finally|und|dann|puis|et|y|luego|e|depois)$/u.test(key))
  const isPlain = segment.depth === 0 && (isFirst || /^[,:;]$/u.test(segment.lead)) && !hasTime(context, segment)
  return isPlain && (keys.length >= 2 || /^\p{L}{5,}$/u.test(keys[0] ?? '')) && (segment !== context.segments[0] || DEED_WORDS.has(keys[0]!)) && keys.length <= MOST_WORDS && !NO_STEP.test(keys[0]!) && !keys.some((key) => /^(?:is|are|was|have|has|want|can|only|never|not|no|ist|sind|habe|est|sont|es|son)$/u.test(key))
}

const MOST_WORDS = 7
/** What opens something else than an order. */
const NO_STEP = /^(?:i|we|my|our|the|a|an|this|that|it|he|she|they|for|from|in|on|at|with|by|about|so|but|because|if|when|ich|wir|mein|meine|der|die|das|ein|eine|fur|mit|mon|ma|le|la|les|un|une|el|los|las|o|os|as|um|uma|please|ideally|thanks|maybe|bitte|danke|\d+)$/u

/** The first of its days by which each step before it has had a day. */
function firstDay({ readings, today, now }: ReadingContext, { days: { weekdays } }: Series, steps: number): DayNumber {
  const off = new Set(readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.windows.length === 0 && reading.appliesTo === null ? reading.days.weekdays ?? [] : [])))
  let day = now % 1440 < NOON ? today : today + 1
  for (let left = steps; left > 0 && day < today + LATEST; day += 1) if (!off.has(weekdayOf(day))) left -= 1
  const ahead = Array.from({ length: 7 }, (_, index) => day + index)
  return ahead.find((each) => weekdays?.includes(weekdayOf(each)) ?? true) ?? day
}

const NOON = 720
/** In days. */
const LATEST = 60
