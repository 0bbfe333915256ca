import type { Duration } from '../../time/grammar/parse-duration.ts'
import { describeDay, describeMinutes } from '../describe.ts'
import { labelOf } from '../labels.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { stems } from '../matcher.ts'
import { addReading, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** A length and the words around it. */
export type LengthInWords = { duration: Duration; around: Surroundings }

/** 'only these days: 4, 8 and 11 May, 2 hours each': as much on each of those dates. */
export function addPerDate(context: ReadingContext, group: TimeGroup, { around, minutes }: { around: Surroundings; minutes: number }): boolean {
  if (around.rightKeys[0] !== 'each' || around.segment === null) return false
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const open = context.readings.findLast((reading) => reading.kind === 'availability' && reading.start >= start)
  if (open?.kind !== 'availability' || (open.days.spans?.length ?? 0) < 3) return false
  addReading(context, group, { value: { kind: 'limit', measure: 'minutes', per: 'day', min: null, max: minutes, person: null }, text: `up to ${describeMinutes(minutes)} a day` })
  return true
}

/** 'Things: …, wean off night feeds over 3 weeks, …': how long one item takes, which is left for the notes. */
export function isListItem(context: ReadingContext, group: TimeGroup, { segment, left }: Surroundings): boolean {
  if (segment?.lead !== ',' || segment.sentence === 0 || left.to - left.from < 3 || left.from < segment.from || !/^(?:over|for|about|in)$/u.test(context.source.tokens[group.from - 1]?.key ?? '')) return false
  const sentence = sentenceOf(context, segment)
  return sentence.some(({ lead, from }) => lead === ':' && from < segment.from) && sentence.filter(({ lead }) => lead === ',').length >= 2
}

/** 'Need to: register the birth within 5 days, …': until when one item of a list is done. */
export function boundsItem(context: ReadingContext, group: TimeGroup, { duration, around }: LengthInWords): boolean {
  const { segment, left } = around
  const within = context.source.tokens[group.from - 1]?.key
  if (within === 'within' && /^(?:of|before)$/u.test(around.rightKeys[0] ?? '')) return boundsBeforeEvent(context, group, { duration, around })
  const isItem = segment !== null && sentenceOf(context, segment).some(({ lead }) => lead === ':') || segment?.lead === ',' || segment?.isBullet === true
  const label = isItem && within === 'within' && left.from >= segment.from ? labelOf(context, { from: left.from, to: group.from - 1 }, 5) : null
  if (label === null || segment!.sentence === 0 && segment!.from === 0) return false
  const last = context.today + Math.round(duration.high / 86_400)
  addReading(context, { from: group.from - 1, to: group.to }, { value: { kind: 'deadline', latest: (last + 1) * 1440, event: null }, appliesTo: { labels: [label] }, text: `${label} done by ${describeDay(last)}` })
  return true
}

/** The move of 'within 10 days of the move out', else the first occasion. */
function eventNamed(context: ReadingContext, group: TimeGroup, segment: Surroundings['segment']): (Reading & ReadingOf<'event'>) | undefined {
  const named = stems(textOf(context, { from: group.to, to: segment?.to ?? group.to }))
  const before = context.readings.filter((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.start < context.source.tokens[group.from]!.start)
  return before.find(({ title }) => stems(title).some((stem) => stem.length > 3 && named.includes(stem))) ?? before[0]
}

/** What one does about something that has taken place, or what only then begins. */
const FOLLOWS = /(?:^| )(?:settle|settled|pay|paid|repay|repaid|refund|refunded|return|returned|give back|given back|report|reported|register|registered|claim|claimed|cancel|cancelled|thank|reply|replied|complain|appeal|send back|hand in|filed?|submit|submitted|invoiced?|review|reviewed|inspect|inspected|birth|moving|death|delivery|receipt|purchase|arrival|arriving)(?: |$)/u

/** 'blood test (has to be within 7 days of surgery)': the days right before what was dated. */
function boundsBeforeEvent(context: ReadingContext, group: TimeGroup, { duration, around: { segment, left } }: LengthInWords): boolean {
  const event = eventNamed(context, group, segment)
  const item = segment?.lead === '(' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  const modal = keysOf(context, left).findIndex((key) => /^(?:must|should|has|have|needs?|is|are)$/u.test(key))
  const label = labelOf(context, item ?? { from: left.from, to: modal > 0 ? left.from + modal : Math.max(left.from, group.from - 1) }, 3)
  if (event?.kind !== 'event' || label === null || isWholePlan(label)) return false
  const length = Math.round(duration.high / 86_400)
  // 'The deposit has to be settled within 10 days of the move': what is owed for it follows.
  const follows = FOLLOWS.test([...keysOf(context, left), ...keysOf(context, { from: group.to, to: segment?.to ?? group.to })].join(' '))
  const [first, last] = follows ? [event.days.last, event.days.last + length] : [event.days.first - length, event.days.first]
  addReading(context, group, { value: { kind: 'horizon', first, last }, appliesTo: { labels: [label] }, text: `${label}: ${describeDay(first)} to ${describeDay(last)}` })
  return true
}
