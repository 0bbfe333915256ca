import { describeMinutes } from '../describe.ts'
import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { addReading, claim, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { windowsOrPoint } from '../times/add-rhythm.ts'
import type { TimeGroup } from '../times/time-groups.ts'

export type DaysOfCount = { days: Weekday[]; windows: ClockWindow[] }

/** 'one evening a week (sunday)', 'one lesson a week, on a Thursday at 18:30'. */
export function bracketedDays(context: ReadingContext, group: TimeGroup): DaysOfCount | null {
  const next = context.groups[context.groups.indexOf(group) + 1]
  if (!next || !isRightBehind(context, group, next)) return null
  const days = next.expressions.flatMap(({ days, recurrence }) => recurrence?.weekdays ?? (days?.bareWeekday ? [days.bareWeekday] : []))
  if (days.length === 0) return null
  const { start } = context.source.tokens[next.from]!
  const isOfNext = (reading: Reading) => reading.start === start || reading.start >= context.source.tokens[group.to - 1]!.end && reading.end <= context.source.tokens[next.to - 1]!.end
  // '(Mon and Wed 6-7, Sunday 8-10)': each has hours of its own, which open those days.
  if (context.readings.filter((reading) => isOfNext(reading) && reading.kind === 'availability').length > 1) return null
  // Hours that came behind the days may have been given to them already.
  const read = context.readings.find((reading) => isOfNext(reading) && reading.kind === 'availability')
  const windows = read?.kind === 'availability' && read.windows.length > 0 ? read.windows : next.entries.flatMap(windowsOrPoint)
  context.readings = context.readings.filter((reading) => !isOfNext(reading))
  claim(context, next)
  return { days, windows }
}

/** Behind a bracket or a comma days stand alone in their clause; behind 'on a' they are one such day. */
function isRightBehind(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const { tokens } = context.source
  const between = tokens.slice(group.to, next.from).map(({ key }) => key)
  const isOneDay = next.expressions.some(({ days }) => days !== null && days.bareWeekday !== null)
  const [sign, ...rest] = /^[(,]$/u.test(between[0] ?? '') ? between : ['', ...between]
  if (isOneDay && ON_ONE.test(rest.join(' '))) return true
  return between.length === 1 && sign !== '' && (sign !== ',' || segmentAt(context, next.from)?.to === next.to)
}

const ON_ONE = /^(?:(?:always|usually|ideally|immer|siempre|toujours|sempre) )?(?:on an?|an einem|un|el|le|à|um|uma|numa?|em uma?)$/u

/** 'Swim three times a week on Tuesdays, Thursdays and Sundays', beside other work: the days are those of this activity alone. */
export function daysBehind(context: ReadingContext, group: TimeGroup, title: string): DaysOfCount | null {
  const { end } = context.source.tokens[group.to - 1]!
  const behind = context.readings.find((reading) => reading.kind === 'availability' && reading.appliesTo === null && reading.person === null && reading.start > end && reading.start - end <= 2)
  if (behind?.kind !== 'availability' || !hasOtherWork(context, group, title) || !beginsWithTime(context, behind)) return null
  const days = behind.days.weekdays ?? (/^(?:on )?(?:any |the )?other /iu.test(behind.words) ? freeWeekdays(context) : null)
  if (days === null) return null
  context.readings = context.readings.filter((reading) => reading !== behind)
  return { days, windows: behind.windows }
}

/** 'Two new songs a week, theory on Sundays': days behind a thing of their own are that thing's. */
function beginsWithTime(context: ReadingContext, { start }: Reading): boolean {
  return context.groups.some(({ from }) => context.source.tokens[from]!.start === start || context.source.tokens[from - 1]?.start === start && context.source.tokens[from - 1]!.key.length < 4)
}

/** The days of 'on any other evening': those that nothing else has taken. */
function freeWeekdays({ readings }: ReadingContext): Weekday[] | null {
  const taken = new Set(readings.flatMap((reading) => ((reading.kind === 'rhythm' || reading.kind === 'commitment' || reading.kind === 'exclusion') && reading.appliesTo?.labels.length !== 0 ? reading.days.weekdays ?? [] : [])))
  const free = WEEK.filter((weekday) => !taken.has(weekday))
  return free.length > 0 && free.length < WEEK.length ? free : null
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Whether something else recurs as well. */
function hasOtherWork(context: ReadingContext, group: TimeGroup, title: string): boolean {
  const isOther = (reading: Reading) => reading.kind === 'commitment' || reading.kind === 'rhythm' && reading.title !== null && reading.title !== title
  return context.readings.some(isOther) || context.groups.some((other) => other !== group && (other.expressions[0]!.recurrence?.count ?? null) !== null)
}

/** 'Mon-Thu 30 mins a night': on the days named right before. */
export function addSessionsOfDaysBefore(context: ReadingContext, group: TimeGroup, minutes: number): boolean {
  const start = context.source.tokens[group.from]!.start
  const days = context.readings.findLast(({ end }) => end <= start && end >= start - 2)
  const isBeside = days?.kind === 'availability' && days.appliesTo === null && days.person === null && days.days.weekdays !== undefined && /^[ ,:]{1,2}$/u.test(context.prompt.slice(days.end, start))
  if (!isBeside || group.expressions[0]!.comparison !== null) return false
  addReading(context, group, {
    value: { kind: 'rhythm', title: null, count: null, per: 'week', atLeast: false, everyDays: null, days: days.days, windows: days.windows, minutes }, text: `Sessions: ${describeMinutes(minutes)}, ${days.text}`,
  })
  return true
}
