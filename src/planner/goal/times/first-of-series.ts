import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describePattern, describeWindows } from '../describe.ts'
import { claim, keysOf, segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

type Series = ReadingOf<'rhythm'> & Reading

/** 'Demo every second Friday (12 Feb is the first)', 'demos are fortnightly, on Thursdays': which weeks a series has, as its own sentence says around its days. */
export function settleFirstsOfSeries(context: ReadingContext): void {
  for (const series of context.readings.filter(isWeekly)) {
    const sentence = sentenceWith(context, series)
    setFortnightly(context, series, sentence)
    const behind = sentence.filter(({ from }) => context.source.tokens[from]!.start >= series.start)
    for (const segment of behind) setFirst(context, series, segment)
  }
}

function isWeekly(reading: Reading): reading is Series {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.days.weekdays?.length === 1 && reading.ofRoutine === undefined
}

function sentenceWith(context: ReadingContext, { start, end }: Series): Segment[] {
  const own = context.segments.find(({ from, to }) => context.source.tokens[from]!.start < end && context.source.tokens[to - 1]!.end > start)
  return own ? sentenceOf(context, own) : []
}

const FORTNIGHTLY = /(?:^| )(?:fortnightly|biweekly|bi ?- ?weekly|bimonthly|every (?:two|2|other|second) weeks?|once a fortnight|alle (?:zwei|2) wochen|zweiwochentlich|vierzehntagig|cada (?:dos|2) semanas|quincenal(?:es|mente)?|toutes les (?:deux|2) semaines|a cada (?:duas|2) semanas|quinzena(?:l|is|lmente))(?: |$)/u

const FORTNIGHT = 14

/** 'Fortnightly demos on Fridays': how often and on which day are said of one thing. */
function uniteIntervals(context: ReadingContext, series: Series): void {
  const own = segmentOfReading(context, series)
  const twin = context.readings.find((reading): reading is Series => reading.kind === 'rhythm' && reading !== series && (reading.everyDays ?? 0) > 0 && reading.everyDays! % 7 === 0 && reading.title === series.title && segmentOfReading(context, reading) === own)
  if (twin === undefined) return
  context.readings = context.readings.filter((reading) => reading !== twin)
  series.days = { ...series.days, everyWeeks: { interval: twin.everyDays! / 7, anchor: series.days.spans?.[0]?.first ?? context.today } }
  if (series.per === 'week') series.count = null
  describe(series)
}

function setFortnightly(context: ReadingContext, series: Series, sentence: readonly Segment[]): void {
  uniteIntervals(context, series)
  const own = new Set(context.readings.filter((reading) => reading.kind === 'rhythm' && reading !== series && reading.everyDays === FORTNIGHT).map((reading) => segmentOfReading(context, reading)))
  const isSaid = series.days.everyWeeks === undefined && sentence.some((segment) => !own.has(segment) && FORTNIGHTLY.test(keysOf(context, segment).join(' ')))
  const isOnlySeries = context.readings.filter((reading) => isWeekly(reading) && sentenceWith(context, reading)[0] === sentence[0]).length === 1
  if (!isSaid || !isOnlySeries) return
  series.days = { ...series.days, everyWeeks: { interval: 2, anchor: series.days.spans?.[0]?.first ?? context.today } }
  if (series.per === 'week') series.count = null
  describe(series)
}

/** All that may be said beside the date of a first one. */
const FIRST = /^(?:(?:the|our|and|with|on|one|is|being|will|be|starts?|starting|begins?|am|der|die|das|ist|los|geht|el|la|es|sera|empieza|le|est|o|a|e|no|em|dia|[(),:.-]|first|erste[rns]?|erstmals|primer[ao]?|premiere?|primeir[ao]|zum|mal|vez|fois|session|time|demo|meeting) ?)+$/u
const SAYS_FIRST = /(?:^| )(?:first|erste[rns]?|erstmals|zum ersten mal|primer[ao]?|premiere?|primeir[ao])(?: |$)/u

function setFirst(context: ReadingContext, series: Series, segment: Segment): void {
  const group = context.groups.find(({ from, to, expressions: [said] }) => from >= segment.from && to <= segment.to && said!.days?.grain === 'day' && said!.recurrence === null && said!.clock === null)
  const day = group?.expressions[0]!.days!.first
  if (!group || day === undefined || day < context.today || weekdayOf(day) !== series.days.weekdays![0]) return
  const beside = [...keysOf(context, { from: segment.from, to: group.from }), ...keysOf(context, { from: group.to, to: segment.to })].join(' ')
  const said = `${beside} ${keysOf(context, group).join(' ')}`
  // Every two weeks, 'starting 11 February' names the first one, too.
  if (!FIRST.test(beside) || !SAYS_FIRST.test(said) && !/(?:^| )(?:start|begin)/u.test(beside)) return
  startOn(series, day)
  leaveClause(context, segment, series)
  claim(context, segment)
}

function startOn(series: Series, day: DayNumber): void {
  const { everyWeeks, spans } = series.days
  const last = spans?.length === 1 ? spans[0]!.last : day + NO_END_DAYS
  series.days = { ...series.days, spans: [{ first: day, last }], ...(everyWeeks ? { everyWeeks: { ...everyWeeks, anchor: day } } : {}) }
  describe(series)
}

/** What the clause of the first date was taken for before is that no more. */
function leaveClause(context: ReadingContext, { from, to }: Segment, series: Series): void {
  const [start, end] = [context.source.tokens[from]!.start, context.source.tokens[to - 1]!.end]
  context.readings = context.readings.filter((reading) => reading === series || reading.start < start || reading.end > end || reading.source === 'assumed')
}

function describe(series: Series): void {
  const { weekdays, everyWeeks, spans } = series.days
  const first = spans?.[0] && spans[0].first > 0 ? `, from ${describeDay(spans[0].first)} on` : ''
  series.text = `${series.title ?? 'Sessions'}: ${describePattern({ weekdays: weekdays!, ...(everyWeeks ? { everyWeeks } : {}) })}${describeWindows(series.windows)}${first}`
}
