import type { Match } from '../../time/grammar/source.ts'
import { claim, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isWithOthers } from './with-others.ts'

/** A length up to this one is how long a sitting takes, in a plan of one's own. */
export const LONGEST_SITTING = 240
const WORKING_DAY = 480

/** 'CSV export (6 hours)', 'PDF export: 2 days': how much work the item is. It takes the place of a session's length. */
export function effortBehind(context: ReadingContext, words: Words, holdsEffort: boolean): Match<number> | null {
  const length = lengthBehind(context, words)
  // '45 min' behind an item of one's own is a sitting, unless another item takes days.
  if (!length || context.plannerType !== 'sprint' && (length.isDays || !holdsEffort)) return null
  // 'print 5 working days': nobody prints for forty hours.
  if (length.isDays && isWithOthers(textOf(context, words))) return null
  const { start } = context.source.tokens[length.group.from]!
  context.readings = context.readings.filter((reading) => reading.kind !== 'session' || reading.start !== start)
  claim(context, length.group)
  return { value: length.minutes, next: length.group.to }
}

/** The length that stands right behind an item, or in brackets behind it, and nothing behind that. */
export function lengthBehind(context: ReadingContext, { to }: Words): { minutes: number; isDays: boolean; group: TimeGroup } | null {
  const { tokens } = context.source
  const from = /^[(:=-]$/u.test(tokens[to]?.key ?? '') ? to + 1 : to
  const start = /^(?:~|≈|approx|ca|about)$/u.test(tokens[from]?.key ?? '') ? from + 1 : from
  const group = context.groups.find((other) => other.from === start)
  const [length] = group?.expressions ?? []
  const behind = group ? tokens[group.to] : undefined
  const isClosed = behind === undefined || behind.kind === 'break' || /^(?:[),;.]|and)$/u.test(behind.key)
  if (!group || !length?.duration || length.duration.isWhole || length.comparison !== null || group.expressions.length > 1 || !isClosed) return null
  const { unit, value, high } = length.duration
  if (/^(?:the|our|their|your|first|last|next|coming)$/u.test(tokens[group.from - 1]?.key ?? '')) return null
  const isDays = unit === 'day' || unit === 'business-day' || unit === 'week'
  if (!isDays && unit !== 'hour' && unit !== 'minute') return null
  return { minutes: isDays ? value * (unit === 'week' ? 5 : 1) * WORKING_DAY : Math.round(high / 60), isDays, group }
}
