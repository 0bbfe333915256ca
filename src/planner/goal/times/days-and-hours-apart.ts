import { describePattern, describeWindows } from '../describe.ts'
import { extendReading, takeHours } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TypedTime } from '../surroundings.ts'
import { countPerWeek } from './add-rhythm.ts'
import type { RepeatingClause } from './repeating-clause.ts'

/** 'runs before work (6:15-7:30) Tue and Thu': days right behind the hours of an activity make it a rhythm. */
export function givesDaysToHours(context: ReadingContext, { entry, around, group, days }: TypedTime): boolean {
  const last = context.readings.at(-1)
  if (last?.kind !== 'availability' || last.person !== null || entry.weekdays === null || entry.windows.length > 0 || entry.point !== null) return false
  const hasDays = last.days.weekdays !== undefined || last.days.spans !== undefined
  const between = context.prompt.slice(last.end, context.source.tokens[group.from]!.start)
  if (hasDays || around.leftKeys.length > 0 || !/^\)?,? ?(?:on )?$/u.test(between)) return false
  if (last.appliesTo === null) {
    // 'the half hour after lunch (13:00-13:30) on Mondays'.
    if (!between.startsWith(')')) return false
    Object.assign(last, { days, text: `${describePattern(days)}${describeWindows(last.windows)}` })
    extendReading(context, last, group)
    return true
  }
  const value = { kind: 'rhythm' as const, title: last.appliesTo.labels[0]!, count: countPerWeek(entry), per: 'week' as const, atLeast: false, everyDays: null, days, windows: last.windows, minutes: null }
  context.readings[context.readings.length - 1] = { ...last, ...value, text: `${last.appliesTo.labels[0]!}: ${describePattern(days)}${describeWindows(last.windows)}` }
  extendReading(context, context.readings.at(-1)!, group)
  return true
}

/** 'Shopping on Saturdays (Sat 11am)': the hour of what the words before the bracket do on that day. */
export function givesHourToDays(context: ReadingContext, { entry, around: { segment, leftKeys }, group }: RepeatingClause): boolean {
  const last = segment?.lead === '(' && leftKeys.length === 0 ? context.readings.at(-1) : undefined
  const [day] = entry.weekdays ?? []
  const from = entry.point ?? entry.windows[0]?.from ?? null
  if (last?.kind !== 'rhythm' || last.windows.length > 0 || entry.weekdays?.length !== 1 || !last.days.weekdays?.includes(day!) || from === null || context.source.tokens[group.from]!.start - last.end > 3) return false
  const windows = entry.windows.length > 0 ? entry.windows : [{ from, to: Math.min(1440, from + 60) }]
  takeHours(last, windows)
  extendReading(context, last, group)
  return true
}
