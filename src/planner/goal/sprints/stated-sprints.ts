import { describeDay } from '../describe.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

export const SPRINT_WORDS = new Set(['sprint', 'sprints', 'iteration', 'iterations', 'esprint', 'sprintes', 'स्प्रिंट', 'स्प्रिंटों'])

/** What the prompt has said so far of its sprints, and the words that said it. */
export type StatedSprints = { count: number | null; lengthDays: number | null; firstDay: number | null; words: Words }

/** Seconds that a sprint may last, where nothing beside the length calls it one. */
export function isSprintLong({ high }: { high: number }): boolean {
  return high >= 5 * 86_400 && high <= 42 * 86_400
}

export function setLength(calendar: StatedSprints, { value, unit }: { value: number; unit: string }): void {
  const perUnit: Record<string, number> = { day: 1, 'business-day': 1.4, week: 7, fortnight: 14, month: 28 }
  const days = (perUnit[unit] ?? 1) * value
  calendar.lengthDays = unit === 'business-day' ? Math.ceil(value / 5) * 7 : Math.round(days)
}

/** Further words that speak of the sprints are claimed with them. */
export function extend(calendar: StatedSprints, context: ReadingContext, words: Words): void {
  // 'one week from 29 March' is also a length of the plan to the grammar.
  for (const group of context.groups) if (group.from < words.to && group.to > words.from && group.expressions[0]!.duration !== null) claim(context, group)
  calendar.words = calendar.words.from < 0 ? words : { from: Math.min(calendar.words.from, words.from), to: Math.max(calendar.words.to, words.to) }
  claim(context, words)
}

export function describeSprints({ count, lengthDays, firstDay }: StatedSprints): string {
  const length = lengthDays === null ? '' : lengthDays % 7 === 0 ? `${lengthDays / 7}-week ` : `${lengthDays}-day `
  return `${count ?? 'as many as needed'} ${length}sprint${count === 1 ? '' : 's'}${firstDay === null ? '' : ` from ${describeDay(firstDay)}`}`
}
