import type { DaySpan } from '../../time/calendar-time.ts'
import { segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'Free from 1 October, so until then only evenings, afterwards weekdays 9-13': on which side of the date named before a time holds; null on neither. */
export function frameOfThen(context: ReadingContext, group: TimeGroup, { segment, leftKeys }: Surroundings): DaySpan | null {
  const opening = context.groups.findLast(({ to }) => to <= group.from)
  if (opening && opensLater(context, opening)) return { first: opening.expressions[0]!.days!.first, last: Number.MAX_SAFE_INTEGER }
  const said = ` ${leftKeys.join(' ')} `
  const isBefore = / (?:(?:until|till|up to|before) (?:then|that)|davor|bis dahin|vorher|hasta entonces|antes de eso|jusque[- ]la|avant cela|ate la|antes disso) /u.test(said)
  const isAfter = /^ (?:and )?then | (?:afterwards?|after it|thereafter|from then|after that|after which|from that day) /u.test(said)
  if (segment === null || isBefore === isAfter) return null
  // 'After that' at the beginning of a sentence is said of the one before.
  const opens = isAfter && sentenceOf(context, segment)[0] === segment
  const first = opens ? context.segments.find(({ sentence }) => sentence >= segment.sentence - 1)! : sentenceOf(context, segment)[0]!
  const start = context.source.tokens[first.from]!.start
  const end = context.source.tokens[group.from]!.start
  const named = context.expressions.findLast(({ days, bound, ...words }) => days !== null && (days.grain === 'day' || bound === 'until') && days.bareWeekday === null && words.start >= start && words.end <= end && !/(?<!\p{L})(?:then|that)$/iu.test(words.words))
  const date = named?.days
  if (!date || date.first <= context.today && date.last <= context.today) return null
  // 'Until 28 February …, so before that': the day itself is one of those.
  if (named.bound === 'until') return isBefore ? { first: context.today, last: date.last } : { first: date.last + 1, last: Number.MAX_SAFE_INTEGER }
  return isBefore ? { first: context.today, last: date.first - 1 } : { first: date.first, last: Number.MAX_SAFE_INTEGER }
}

/** 'From 12 April add a sail each Saturday', behind what the plan is: when that alone begins. */
export function opensLater(context: ReadingContext, group: TimeGroup): boolean {
  const [first] = group.expressions
  const segment = segmentAt(context, group.from)
  const next = context.groups[context.groups.indexOf(group) + 1]
  const isAdded = /^(?:add|also|plus|include|adding|extra|additionally)$/u.test(context.source.tokens[group.to]?.key ?? '')
  const repeats = next !== undefined && next.to <= (segment?.to ?? 0) && next.entries.every(({ weekdays, isDaily }) => weekdays !== null || isDaily)
  return first!.bound === 'since' && first!.days !== null && segment !== null && segment.sentence > 0 && segment.from === group.from && isAdded && repeats
}
