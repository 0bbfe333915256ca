import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { describeDay, describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Series = Reading & ReadingOf<'rhythm' | 'commitment'>

/** 'Slimming group Thursdays 19:00-20:00, first one 14 January, none on 18 February': what the same sentence says behind a series begins, ends or leaves out days of that series, and not of the plan. */
export function settleSeriesFrames(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  takeHoursOfFrames(context)
  takeLastStretches(context)
  takeDaysBeforeBracket(context)
  const sorted = context.readings.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const taken = new Set<Reading>()
  for (const series of sorted.filter(isSeries)) {
    for (const reading of sorted.filter((other) => other !== series && !taken.has(other) && other.start >= series.end)) {
      if (!isBehind(context, series, reading)) break
      if (narrowSeries(context, series, reading)) taken.add(reading)
    }
  }
  for (const series of sorted.filter(isSeries)) lastUntil(context, series, taken)
  context.readings = context.readings.filter((reading) => !taken.has(reading))
}

/** 'One past paper a day in the last five days before it', 'in the final week I run through everything once a day': the days are those of what is done then, and not of the plan. */
function takeLastStretches(context: ReadingContext): void {
  for (const series of context.readings) {
    if (series.kind !== 'rhythm' || series.source !== 'stated' || series.title === null || series.days.spans !== undefined) continue
    const own = segmentOfReading(context, series)
    const stretch = own && context.expressions.find(({ days, bound, start, end, words }) => days !== null && bound === null && days.isRelative && days.last > days.first && days.first > context.today && LAST_STRETCH.test(words) && segmentOfReading(context, { start, source: 'stated' }) === own && (end <= series.start || start >= series.end))
    if (!stretch) continue
    const { first, last } = stretch.days!
    context.readings = context.readings.filter((reading) => !(reading.kind === 'horizon' && reading.first === first && reading.last === last && reading.start < stretch.end && reading.end > stretch.start))
    Object.assign(series, { days: { ...series.days, spans: [{ first, last }] }, text: `${series.text}, ${describeDay(first)} to ${describeDay(last)}`, start: Math.min(series.start, stretch.start), end: Math.max(series.end, stretch.end) })
    series.words = context.prompt.slice(series.start, series.end)
  }
}

/** 'Book week 8-12 March (a story each day)': what is done daily in brackets is done on the days before them. */
function takeDaysBeforeBracket(context: ReadingContext): void {
  for (const series of context.readings) {
    if (series.kind !== 'rhythm' || series.source !== 'stated' || series.days.spans !== undefined || (segmentOfReading(context, series)?.depth ?? 0) === 0) continue
    const occasion = context.readings.find((reading) => reading.source === 'stated' && (reading.kind === 'event' || reading.kind === 'horizon') && reading.end <= series.start && /^ ?\([^()]{0,30}$/u.test(context.prompt.slice(reading.end, series.start)))
    const days = occasion?.kind === 'event' ? occasion.days : occasion?.kind === 'horizon' ? occasion : null
    const title = series.title ?? (occasion?.kind === 'event' ? occasion.title : occasion?.appliesTo?.labels[0])
    if (!days || days.first === null || days.last === null || days.last <= days.first || title === undefined) continue
    Object.assign(series, { title, appliesTo: series.appliesTo ?? { labels: [title] }, days: { ...series.days, spans: [{ first: days.first, last: days.last }] }, text: `${series.text.replace(/^Sessions/u, title)}, ${describeDay(days.first)} to ${describeDay(days.last)}` })
  }
}

const LAST_STRETCH = /(?<!\p{L})(?:last|final|letzten?|[uú]ltim[oa]s?|derni\p{L}+)(?!\p{L})/iu

/** 'On the first Friday of every month from March to June, 7pm to 9pm': the hours behind the months are those of the series before them. */
function takeHoursOfFrames(context: ReadingContext): void {
  for (const series of context.readings) {
    if (series.kind !== 'rhythm' || series.source !== 'stated' || series.title === null || series.windows.length > 1 || !series.days.spans && !series.days.weekdays) continue
    const frame = context.readings.find((reading) => reading.kind === 'horizon' && reading.start >= series.end && /^,? ?$/u.test(context.prompt.slice(series.end, reading.start)))
    const hours = frame && context.readings.find((reading) => reading.kind === 'availability' && reading.start === frame.start && reading.end === frame.end && reading.windows.length > 0 && reading.appliesTo === null)
    if (!frame || hours?.kind !== 'availability') continue
    const { windows } = hours
    const [part] = series.windows
    if (windows.length !== 1 || part && (part.from > windows[0]!.from || part.to < windows[0]!.to)) continue
    context.readings = context.readings.filter((reading) => reading !== hours)
    Object.assign(series, { windows, end: frame.end, words: context.prompt.slice(series.start, frame.end), text: series.text + describeWindows(windows) })
  }
}

/** 'Until 28 February I'm employed Tuesday to Saturday': so long those days are taken. */
function lastUntil({ prompt, today, expressions, readings }: ReadingContext, series: Series, taken: Set<Reading>): void {
  const until = series.kind === 'commitment' && series.days.spans === undefined ? expressions.find(({ bound, days, clock, start, end }) => bound === 'until' && days !== null && clock === null && start <= series.start && /^,? ?$/u.test(prompt.slice(end, Math.max(end, series.start)))) : undefined
  if (!until) return
  series.days = { ...series.days, spans: [{ first: today, last: until.days!.last }] }
  series.text += `, until ${describeDay(until.days!.last)}`
  for (const reading of readings) if (reading.kind === 'deadline' && reading.event === null && reading.start <= until.start && reading.end >= until.end && reading.end <= series.end) taken.add(reading)
  series.start = Math.min(series.start, until.start)
  series.words = prompt.slice(series.start, series.end)
}

function isSeries(reading: Reading): reading is Series {
  return (reading.kind === 'rhythm' || reading.kind === 'commitment') && reading.title !== null && reading.source === 'stated' && (reading.days.weekdays?.length ?? 0) > 0
}

/** In the same sentence, with nothing between but what is told of the series; the first sentence may be about the goal. */
function isBehind({ prompt }: ReadingContext, series: Series, reading: Reading): boolean {
  const between = prompt.slice(series.end, reading.start)
  return between.length <= MOST_BETWEEN && !/[.!?;](?:\s|$)|\n/u.test(between.replace(/\d\./gu, ''))
}

/** In characters. */
const MOST_BETWEEN = 90
const FIRSTS = /^(?:and |with |but )?(?:(?:the|our|my|die|der|das|el|la|le|o|a) )?(?:first|erste[rsn]?|primer[ao]?|premi(?:er|ère)|primeir[ao])(?: (?:one|on|time|\p{L}{3,12}))?(?: on| am| el| le| dia| em)?(?= |$)/iu
const STARTS = /^(?:and |but )?(?:starts?|starting|beginning|begins?|from|ab|a partir|desde|seit|dès|à partir|desde o|depuis|as of)(?= |$)/iu
const LEFT_OUT = /^(?:and |but )?(?:none|not|no|except|apart from|keine?r?|nicht|kein|au(?:ß|ss)er|ningun[ao]?|sin|menos|salvo|pas|aucune?|sauf|nenhum[a]?|sem|exceto|menos|nao|não)(?= |$)/iu

function narrowSeries(context: ReadingContext, series: Series, reading: Reading): boolean {
  if (reading.source !== 'stated') return false
  if (reading.kind === 'horizon' && reading.appliesTo === null) return starts(context, series, reading)
  if (reading.kind === 'exclusion' && reading.person === null && reading.windows.length === 0 && LEFT_OUT.test(reading.words)) return leaveOut(context, series, reading)
  return false
}

function isDayOf({ days }: Series, day: DayNumber): boolean {
  return days.weekdays!.includes(weekdayOf(day))
}

/** 'Every Tuesday, starting 19 January'. */
function starts(context: ReadingContext, series: Series, reading: Reading & ReadingOf<'horizon'>): boolean {
  if (reading.first === null || reading.last !== null) return false
  // 'Three runs a week, starting Monday' begins the plan; a class with its hours begins by itself.
  const isOfSeries = FIRSTS.test(reading.words) || STARTS.test(reading.words) && isBesideGoal(context, series)
  if (!isOfSeries || !isDayOf(series, reading.first)) return false
  frame(context, series, { first: reading.first, last: lastOf(series) ?? reading.first + NO_END_DAYS, by: reading })
  return true
}

/** Behind the sentence of the goal, or hours that are others' too. */
function isBesideGoal({ prompt, readings }: ReadingContext, series: Series): boolean {
  const isFirstSentence = !/[.!?](?:\s|$)|\n/u.test(prompt.slice(0, series.start))
  return series.windows.length > 0 && (!isFirstSentence || readings.some((other) => other.kind === 'event' || other.kind === 'deadline'))
}

function lastOf({ days }: Series): DayNumber | undefined {
  return days.spans?.at(-1)?.last
}

function frame({ prompt }: ReadingContext, series: Series, { first, last, by: reading }: DaySpan & { by: Reading }): void {
  series.days = { ...series.days, spans: [{ first, last }], ...(series.days.everyWeeks ? { everyWeeks: { ...series.days.everyWeeks, anchor: first } } : {}) }
  series.text = series.text.replace(/, from \p{Lu}[^,]* on$/u, '')
  series.text += last - first < NO_END_DAYS ? `, ${describeDay(first)} to ${describeDay(last)}` : `, from ${describeDay(first)} on`
  series.end = Math.max(series.end, reading.end)
  series.words = prompt.slice(series.start, series.end)
}

/** The days go out of the series; the plan has time on them. */
function leaveOut({ today }: ReadingContext, series: Series, reading: Reading & ReadingOf<'exclusion'>): boolean {
  const out = (reading.days.spans ?? []).filter(({ first, last }) => last > first || isDayOf(series, first))
  if (out.length === 0 || out.length < (reading.days.spans?.length ?? 0) || reading.days.weekdays !== undefined) return false
  Object.assign(reading, { appliesTo: { labels: [series.title!] }, text: `No ${series.title!} on ${out.map(({ first, last }) => (first === last ? describeDay(first) : `${describeDay(first)} to ${describeDay(last)}`)).join(', ')}` })
  if (series.kind === 'rhythm') return false
  let spans: DaySpan[] = series.days.spans ?? [{ first: today, last: today + NO_END_DAYS }]
  for (const { first, last } of out) spans = spans.flatMap((span) => (span.last < first || span.first > last ? [span] : [{ first: span.first, last: first - 1 }, { first: last + 1, last: span.last }].filter((part) => part.last >= part.first)))
  series.days = { ...series.days, spans }
  return false
}
