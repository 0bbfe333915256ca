import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** A Friday ends the two weeks that a Monday begins. */
const WEEKEND_DAYS = 3

const FROM = /^(?:from|between|von|vom|ab|del?|desde|du|depuis|a)$/u

/** 'two-week sprints from 18 January to 26 March': the first day, and how many fit; null when no range stands right behind. */
export function spanBehind({ groups, source: { tokens } }: ReadingContext, words: Words, lengthDays: number | null): { firstDay: number; count: number | null; group: TimeGroup } | null {
  const group = groups.find(({ from, to, expressions: [first] }) => from >= words.to - 1 && from - words.to <= 2 && to > words.to && first!.days?.grain === 'range' && first!.clock === null && FROM.test(tokens[from]!.key))
  if (!group) return null
  const { first, last } = group.expressions[0]!.days!
  const count = lengthDays === null ? null : Math.max(1, Math.floor((last - first + WEEKEND_DAYS) / lengthDays))
  return lengthDays !== null && last - first + WEEKEND_DAYS < lengthDays ? null : { firstDay: first, count, group }
}
