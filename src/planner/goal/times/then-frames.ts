import type { DaySpan } from '../../time/calendar-time.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'Free from 1 October, so until then only evenings, afterwards weekdays 9-13': on which side of the date named before a time holds; null on neither. */
export function frameOfThen(context: ReadingContext, group: TimeGroup, { segment, leftKeys }: Surroundings): DaySpan | null {
  const said = ` ${leftKeys.join(' ')} `
  const isBefore = / (?:until|till|up to|before) (?:then|that) /u.test(said)
  const isAfter = / (?:afterwards?|thereafter|from then|after that|after which|from that day) /u.test(said)
  if (segment === null || isBefore === isAfter) return null
  const start = context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start
  const end = context.source.tokens[group.from]!.start
  const date = context.expressions.findLast(({ days, ...words }) => days?.grain === 'day' && days.bareWeekday === null && words.start >= start && words.end <= end)?.days
  if (!date || date.first <= context.today) return null
  return isBefore ? { first: context.today, last: date.first - 1 } : { first: date.first, last: Number.MAX_SAFE_INTEGER }
}
