import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** The columns of a table row, empty ones too. */
export function columnsOf(context: ReadingContext, { from, to }: Words): Words[] {
  const { tokens } = context.source
  const bars = Array.from({ length: to - from }, (_, offset) => from + offset).filter((index) => tokens[index]!.key === '|')
  if (bars.length < 2) return []
  return bars.slice(0, -1).map((bar, index) => ({ from: bar + 1, to: bars[index + 1]! }))
}

/** Days without a time of day. */
export function isDaysOnly({ entries }: TimeGroup): boolean {
  return entries.length > 0 && entries.every(({ windows, point, weekdays, spans }) => windows.length === 0 && point === null && (weekdays !== null || spans.length > 0))
}
