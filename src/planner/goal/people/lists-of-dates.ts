import type { ReadingContext, Words } from '../reading-context.ts'

/** 'The band: Leeds 2/3, Hull 4/3': names that have a date of the calendar each are places or things, and nobody's. */
export function isListOfDates({ plannerType, expressions, source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  if (plannerType === 'sprint') return false
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  const dates = expressions.filter((date) => date.start >= start && date.end <= end && date.days?.grain === 'day' && date.days.bareWeekday === null && !date.days.isRelative && date.bound === null && date.recurrence === null)
  const items = 1 + tokens.slice(from, to).filter(({ key }) => /^[,;+]$/u.test(key)).length
  // 'Ana 2/3, Ben 1/2' are shares.
  const areShares = dates.every(({ words }) => /^(?:1\/[234]|2\/3|3\/4)$/u.test(words.trim()))
  return dates.length > 1 && dates.length >= items - 1 && !areShares
}
