import type { DayNumber } from '../../time/calendar-time.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Rate = Reading & ReadingOf<'rhythm'>

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10, ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, zehn: 10, una: 1, un: 1, une: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, deux: 2, trois: 3, quatre: 4, cinq: 5, uma: 1, duas: 2, três: 3, quatro: 4 }
const NUMBER = String.raw`\d{1,2}|${Object.keys(COUNTS).join('|')}`
const UNIT = String.raw`days?|weeks?|months?|tagen?|wochen?|días?|semanas?|jours?|semaines?|dias?`
const AFTER = String.raw`after(?:wards?)?|following|from then(?: on)?|danach|nach der \p{L}+|después|après|depois`
/** 'For two weeks after', 'for the first five days': counted from what was named before. */
const LASTS = new RegExp(String.raw`^,? ?(?:for|über|durante|pendant|por)? ?(?:(?:the )?(?<first>first) )?(?<count>${NUMBER}) (?<unit>${UNIT})(?: (?<after>${AFTER})(?: (?:it|that|the \p{L}+(?: \p{L}+)?))?)?(?=[ ]?(?:$|[.,;!?)\n]|(?:and|then|und|dann)(?!\p{L})))`, 'iu')
/** 'Then twice daily another two': goes on behind it, the rate between these words. */
const NEXT = new RegExp(String.raw`^[,;.]? ?(?:and )?(?:then|after that|afterwards|followed by|dann|danach|luego|después|puis|ensuite|depois),? `, 'iu')
const LENGTH = new RegExp(String.raw`^ ?(?:for |über |durante |pendant |por )?(?:another |a further |the next |weitere |otr[oa]s )?(?<count>${NUMBER})(?: more)?(?: (?<unit>${UNIT}))?(?=[ ]?(?:$|[.,;!?)\n]))`, 'iu')
const MOST_STEPS = 4

type Step = { rate: Rate; first: DayNumber; end: number; unit: number }

/**
 * 'Cataract operation on 3 February. Drops four times daily for two weeks after, then twice daily another two': how often
 * something is done behind an event, in one stretch after the other, all of them of the same thing.
 */
export function settleRatesBehindEvents(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const rate of context.readings.filter(isRate)) {
    const lasts = LASTS.exec(context.prompt.slice(rate.end))
    const event = lasts ? eventBefore(context, rate) : null
    if (!lasts || event === null || lasts.groups!['first'] === undefined && lasts.groups!['after'] === undefined) continue
    let step: Step | null = lastFor(context, { rate, first: event + 1, end: rate.end, unit: 1 }, lasts)
    for (let steps = 0; step !== null && steps < MOST_STEPS; steps += 1) step = goOn(context, step)
  }
}

function isRate(reading: Reading): reading is Rate {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && reading.days.spans === undefined && (reading.per === 'day' || (reading.everyDays ?? 0) > 0)
}

function eventBefore({ readings }: ReadingContext, { start }: Rate): DayNumber | null {
  // 'Operation on the 3rd, check-up next day': it is behind the operation.
  const event = readings.find((reading) => reading.kind === 'event' && reading.source === 'stated' && reading.end <= start)
  return event?.kind === 'event' ? event.days.last : null
}

/** Gives the rate its days, and takes what its words were read as before. */
function lastFor(context: ReadingContext, { rate, first, end, unit: lent }: Step, { 0: words, groups }: RegExpExecArray): Step {
  const unit = groups!['unit'] === undefined ? lent : /^(?:w|s)/iu.test(groups!['unit']) ? 7 : /^m/iu.test(groups!['unit']) ? 30 : 1
  const count = COUNTS[groups!['count']!.toLowerCase()] ?? Number(groups!['count'])
  const last = first + count * unit - 1
  const until = end + words.length
  context.readings = context.readings.filter((reading) => reading === rate || reading.source !== 'stated' || reading.end <= end || reading.start >= until || reading.kind !== 'event' && reading.kind !== 'horizon' && reading.kind !== 'session' && reading.kind !== 'deadline')
  Object.assign(rate, { days: { ...rate.days, spans: [{ first, last }] }, text: `${rate.text}, ${describeDay(first)} to ${describeDay(last)}`, end: until, words: context.prompt.slice(rate.start, until) })
  const { tokens } = context.source
  claim(context, { from: tokens.findIndex((token) => token.end > end), to: tokens.findLastIndex((token) => token.start < until) + 1 })
  return { rate, first: last + 1, end: until, unit }
}

/** The next stretch, which its rate opens or where no rate is said of its own. */
function goOn(context: ReadingContext, { rate, first, end, unit }: Step): Step | null {
  const next = NEXT.exec(context.prompt.slice(end))
  const from = next ? end + next[0].length : -1
  const said = next ? context.expressions.find(({ recurrence, start }) => recurrence !== null && start >= from && start - from <= 2) : undefined
  const length = said ? LENGTH.exec(context.prompt.slice(said.end)) : null
  if (!said || !length) return null
  const often = oftenOf(said)
  if (often === null) return null
  context.readings = context.readings.filter((reading) => reading.source !== 'stated' || reading.end <= end || reading.start >= said.end + length[0].length)
  const { tokens } = context.source
  claim(context, { from: tokens.findIndex((token) => token.end > end), to: tokens.findLastIndex((token) => token.start < said.end) + 1 })
  const more: Rate = { ...rate, ...often, days: {}, windows: [], text: `${rate.title!}: ${said.words}`, start: from, end: said.end, words: context.prompt.slice(from, said.end) }
  context.readings.push(more)
  return lastFor(context, { rate: more, first, end: said.end, unit }, length)
}

function oftenOf({ recurrence }: TimeExpression): Pick<Rate, 'count' | 'per' | 'everyDays'> | null {
  if (recurrence === null || recurrence.unit !== 'day' || recurrence.amount !== null) return null
  if (recurrence.count !== null) return { count: recurrence.count.high, per: 'day', everyDays: null }
  return { count: null, per: 'week', everyDays: recurrence.every }
}
