import { weekdayOf } from '../../time/day-number.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { describeDay, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { windowsOrPoint } from './add-rhythm.ts'
import type { RepeatingClause } from './repeating-clause.ts'

/** 'Practical on 3 Saturdays in June, 9-13': so many of those days, for that alone. */
export function addCountedDays(context: ReadingContext, { entry, days, words, around, label: named, weeks: count }: RepeatingClause): boolean {
  const isBefore = count !== null && around.segment !== null && BEFORE_IT.test(textOf(context, { from: around.right.from, to: Math.min(around.segment.to, around.right.from + 3) }))
  // 'We rehearse on the three Sundays before': on those alone, though it is the goal's own work.
  const said = named ?? (isBefore ? labelOf(context, around.left) : null)
  if (count === null || said === null || isWholePlan(said) || !isOwnActivity(around) || CEILING.test(said)) return false
  // 'Practical on 3' ends in the count.
  const isLast = isBefore || /\blast\b/iu.test(textOf(context, around.left))
  const label = said.replace(/(?: (?:on|for|over|during))?(?: the)? (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu, '').replace(/(?: on| in)?(?: the)? last$/iu, '').replace(/ on(?: the)?$/iu, '')
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count, per: 'total', atLeast: false, everyDays: null, days: isLast ? lastOfPlan(context, days, count) : days, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: { labels: [label] }, text: `${label}: ${count} times, ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
  return true
}

/** The 'before' of 'on the three Sundays before'. */
const BEFORE_IT = /^before(?:hand)?(?:$| (?:it|that|the|my|our)(?: |$)|,)/iu

/** 'máximo 6 domingos' names nothing that is done. */
const CEILING = /^(?:max(?:imum)?|m[aá]ximo|at most|no more than|up to|h[oö]chstens|maximal|au plus|only|just|solo|sólo|nur)(?: \d+| \p{L}+)?$/iu

/** Behind what the plan is, in a clause of its own. */
function isOwnActivity({ segment, left }: Surroundings): boolean {
  return segment !== null && (segment.sentence > 0 || segment.from > 0 && left.from >= segment.from && left.to > left.from)
}

/** 'Mock papers on the last two Sundays before the exam': the weeks right before what the plan leads to. */
function lastOfPlan({ readings }: ReadingContext, days: RepeatingClause['days'], count: number): RepeatingClause['days'] {
  const aim = readings.find((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null)
  const event = readings.findLast((reading) => reading.kind === 'event')
  if (aim?.kind !== 'deadline' && event?.kind !== 'event') return days
  const last = aim?.kind === 'deadline' ? Math.floor((aim.latest - 1) / 1440) : event?.kind === 'event' ? event.days.first : 0
  return { ...days, spans: [{ first: last - count * 7, last: last - 1 }] }
}

/** 'over 5 saturdays': a number right before the weekday counts weeks. */
export function weeksCounted(context: ReadingContext, { group, entry }: TypedTime): number | null {
  const number = group.from > 0 && entry.weekdays?.length === 1 ? parseNumber(context.source, group.from - 1) : null
  return number && number.next === group.from && number.value >= 2 && number.value <= 60 ? number.value : null
}

/** '3 test bakes (Saturdays)': so many of them in all, each on such a day. */
export function addCountedThings(context: ReadingContext, { entry, days, words, around: { segment }, label }: RepeatingClause): boolean {
  const counted = segment?.lead === '(' && entry.weekdays !== null && label !== null ? /^(\d{1,2}|two|three|four|five|six|eight|ten) (\p{L}.*s)$/iu.exec(label) : null
  const count = counted ? COUNTS[counted[1]!.toLowerCase()] ?? Number(counted[1]) : 0
  if (!counted || count < 2) return false
  const title = counted[2]!
  addReading(context, words, {
    value: { kind: 'rhythm', title, count, per: 'total', atLeast: false, everyDays: null, days, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: { labels: [title] }, text: `${title}: ${count} times, ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
  return true
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10 }

/** The last of the counted days; each of them that is skipped moves it by a week. */
export function addCountedWeeks(context: ReadingContext, { words, days, entry }: TypedTime, count: number): void {
  const stated = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)?.expressions[0]!.days?.first
  // 'two Sundays in October': the first ones of those days.
  const start = entry.frame && entry.frame.first > context.today ? entry.frame.first : stated ?? context.today
  const first = start + ((entry.weekdays![0]! - weekdayOf(start) + 7) % 7)
  const skipped = context.groups.filter((group) => group.expressions.some(({ days: other, bound }) => bound === null && other !== null && other.grain === 'day' && other.first > first && weekdayOf(other.first) === entry.weekdays![0])).length
  const last = first + (count - 1 + skipped) * 7
  addReading(context, words, { value: { kind: 'horizon', first: entry.frame && entry.frame.first > context.today ? first : null, last }, text: `${count} times, ${describePattern(days)}, to ${describeDay(last)}` })
}

/** 'regression and release on Friday' in a sprint of one week happens once, on that day. */
export function addDayOfOneWeek(context: ReadingContext, { entry, words, label }: RepeatingClause): boolean {
  const week = context.readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null && reading.last !== null && reading.last - reading.first <= 6)
  if (label === null || context.plannerType !== 'sprint' || week?.kind !== 'horizon' || entry.weekdays?.length !== 1 || entry.everyWeeks > 1) return false
  const day = week.first! + ((entry.weekdays[0]! - weekdayOf(week.first!) + 7) % 7)
  if (day > week.last!) return false
  const isPart = entry.part !== null
  addReading(context, words, {
    value: { kind: 'event', title: label, days: { first: day, last: day }, from: isPart ? null : (entry.point ?? entry.windows[0]?.from ?? null), to: isPart ? null : (entry.windows[0]?.to ?? null), place: null, person: null }, text: `${label}: ${describeDay(day)}`,
  })
  return true
}
