import type { DaySpan, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { describeMinutes, describePattern, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { surroundingsOf } from '../surroundings.ts'
import { windowsOrPoint } from './add-rhythm.ts'
import { consequence } from './said-behind.ts'
import type { TimeGroup } from './time-groups.ts'
import { addDayEvent } from '../dates/add-day-event.ts'

type Heading = { group: TimeGroup; weekdays: Weekday[]; content: Segment | null; minutes: number | null; to: number }

const SECONDS_PER_DAY = 86_400

/**
 * 'Mon: legs, Wed: back', 'Tue = club 19:00-20:30', 'Mon 30 min, Wed 45 min': weekdays that head what is done then,
 * every week. One alone counts behind an equals sign only; else it may be a date.
 */
export function readDayHeadings(context: ReadingContext): void {
  for (const group of context.groups) addEveryHeading(context, group)
  const week = context.groups.find(({ expressions: [first] }) => first!.bound === null && first!.days !== null && (first!.days.grain === 'range' || first!.days.grain === 'week') && first!.days.last - first!.days.first <= 6)?.expressions[0]!.days ?? null
  if (week) return readDaysOfWeek(context, week)
  const headed = context.groups.map((group, index) => headingAt(context, group, context.groups[index + 1] ?? null))
  const sure = new Set(headed.flatMap((heading) => (heading ? [segmentAt(context, heading.group.from)?.sentence] : [])))
  const headings = headed.map((heading, index) => heading ?? (sure.size > 0 ? besideHeadings(context, context.groups[index]!, sure) : null)).filter((heading) => heading !== null)
  const isSure = headings.length > 1 || headings.some(({ group }) => context.source.tokens[group.to]?.key === '=')
  if (!isSure) return
  for (const heading of headings) addHeading(context, heading)
}

function headingAt(context: ReadingContext, group: TimeGroup, next: TimeGroup | null): Heading | null {
  const weekdays = weekdaysOf(group)
  const segment = segmentAt(context, group.from)
  if (weekdays === null || !segment || segment.from !== group.from || context.claimed[group.from] === 1) return null
  const length = next?.expressions[0]!.duration ?? null
  const isLength = next !== null && next.from - group.to <= 1 && length !== null && length.high < SECONDS_PER_DAY && !length.isWhole && next.to >= segment.to && /^(?:\(|:|=|-|)$/u.test(next.from === group.to ? '' : context.source.tokens[group.to]!.key)
  if (isLength) return { group, weekdays, content: null, minutes: Math.round(length.high / 60), to: next.to }
  if (segment.to !== group.to || !/^[:=]$/u.test(context.source.tokens[group.to]?.key ?? '')) return null
  const content = context.segments[context.segments.indexOf(segment) + 1]
  if (!content || content.line !== segment.line || content.from !== group.to + 1 || !/^[:=]$/u.test(content.lead)) return null
  // 'Sundays = church and family, no study'.
  if (consequence(context, surroundingsOf(context, group)).length > 0) return null
  return { group, weekdays, content, minutes: null, to: content.to }
}

/** 'Every Sunday at 4pm: meal plan, 2 hrs': with its hour, and one thing behind the colon. */
function addEveryHeading(context: ReadingContext, group: TimeGroup): void {
  const [entry] = group.entries
  const segment = segmentAt(context, group.from)
  const isEvery = /^(?:every|each)$/u.test(context.source.tokens[group.from]!.key) && group.entries.length === 1 && entry!.weekdays !== null && entry!.everyWeeks === 1 && entry!.ofMonth === null
  if (!isEvery || segment?.from !== group.from || segment.to !== group.to || context.claimed[group.from] === 1) return
  const at = context.segments.indexOf(segment)
  const behind = context.segments.slice(at + 1).filter(({ sentence }) => sentence === segment.sentence)
  const end = behind.findIndex(({ lead }, index) => index > 0 && lead !== '+')
  const things = end < 0 ? behind : behind.slice(0, end)
  const length = end < 0 ? null : context.groups.find(({ from, to }) => from === behind[end]!.from && to === behind[end]!.to) ?? null
  const duration = length?.expressions[0]!.duration ?? null
  if (behind[0]?.lead !== ':' || end >= 0 && (end < behind.length - 1 || duration === null || duration.high >= SECONDS_PER_DAY)) return
  const content = { from: things[0]!.from, to: things.at(-1)!.to }
  const label = context.groups.some(({ from }) => from >= content.from && from < content.to) ? null : labelOf(context, content, 6)
  if (label === null) return
  const minutes = duration === null ? null : Math.round(duration.high / 60)
  const windows = windowsOrPoint(entry!)
  const days = { weekdays: entry!.weekdays!.toSorted((a, b) => a - b) }
  addReading(context, { from: group.from, to: length?.to ?? content.to }, {
    value: { kind: 'rhythm', title: label, count: days.weekdays.length, per: 'week', atLeast: false, everyDays: null, days, windows, minutes }, appliesTo: { labels: [label] }, text: `${label}: ${describePattern(days)}${describeWindows(windows)}`,
  })
  claim(context, { from: group.from, to: length?.to ?? content.to })
}

/** Inside a single week each day comes once: 'Monday morning: triage. Tuesday to Thursday: fixing. Friday: release'. */
function readDaysOfWeek(context: ReadingContext, week: DaySpan): void {
  for (const group of context.groups) {
    const [entry] = group.entries
    const bare = entry!.expressions.flatMap(({ days }) => (days?.bareWeekday ? [days.bareWeekday] : []))
    const weekdays = entry!.weekdays ?? bare
    const segment = segmentAt(context, group.from)
    const content = segment ? context.segments[context.segments.indexOf(segment) + 1] : undefined
    const isHeading = segment?.from === group.from && segment.to === group.to && content?.lead === ':' && content.line === segment.line
    const label = isHeading && context.claimed[group.from] !== 1 ? labelOf(context, content) : null
    const days = Array.from({ length: week.last - week.first + 1 }, (_, offset) => week.first + offset).filter((day) => weekdays.includes(weekdayOf(day)))
    if (label === null || days.length === 0 || group.entries.length !== 1) continue
    const span = { first: days[0]!, last: days.at(-1)! }
    const words = { from: group.from, to: content!.to }
    claim(context, group)
    if (days.length === 1) addDayEvent(context, words, { title: label, days: span })
    else addReading(context, words, { value: { kind: 'horizon', ...span }, appliesTo: { labels: [label] }, text: `${label}: ${describeSpan(span)}` })
  }
}

/** The 'sun long' of 'tue 1h, thu 1h, sun long': beside other headings, a word or two behind a weekday will do. */
function besideHeadings(context: ReadingContext, group: TimeGroup, sentences: ReadonlySet<number | undefined>): Heading | null {
  const weekdays = weekdaysOf(group)
  const segment = segmentAt(context, group.from)
  const isShort = segment !== null && segment.from === group.from && segment.to > group.to && segment.to - group.to <= 3 && sentences.has(segment.sentence)
  if (weekdays === null || !isShort || context.claimed[group.from] === 1) return null
  const words = context.source.tokens.slice(group.to, segment.to)
  if (!words.every(({ kind, key }) => kind === 'word' && !/^(?:is|are|off|free|not|no|never|only|closed|out)$/u.test(key))) return null
  return { group, weekdays, content: { ...segment, from: group.to }, minutes: null, to: segment.to }
}

/** Bare or repeated weekdays without hours of their own. */
function weekdaysOf({ entries }: TimeGroup): Weekday[] | null {
  const [entry] = entries
  if (entries.length !== 1 || entry!.windows.length > 0 || entry!.point !== null || entry!.everyWeeks > 1 || entry!.ofMonth !== null) return null
  const bare = entry!.expressions.map(({ days }) => days?.bareWeekday ?? null).filter((weekday) => weekday !== null)
  if (entry!.weekdays !== null) return entry!.weekdays
  return bare.length > 0 && bare.length === entry!.expressions.length ? bare : null
}

function addHeading(context: ReadingContext, { group, weekdays, content, minutes, to }: Heading): void {
  const inside = content ? context.groups.filter(({ from, to: end }) => from >= content.from && end <= content.to) : []
  const untimed = content ? labelOf(context, { from: content.from, to: inside[0] && inside[0].from > content.from ? inside[0].from : inside[0] ? inside.at(-1)!.to : content.to }) : null
  const label = untimed ?? (content && inside.length > 0 ? labelOf(context, { from: inside.at(-1)!.to, to: content.to }) : null)
  const length = inside.map(({ expressions: [first] }) => first!.duration).find((duration) => duration !== null && duration.high < SECONDS_PER_DAY) ?? null
  const windows = inside.flatMap(({ entries }) => entries.flatMap((entry) => entry.windows))
  const days = { weekdays: weekdays.toSorted((a, b) => a - b) }
  const words: Words = { from: group.from, to }
  const each = minutes ?? (length ? Math.round(length.high / 60) : null)
  if (label === null) addReading(context, words, { value: { kind: 'availability', days, windows, person: null }, text: `${describePattern(days)}${describeWindows(windows)}` })
  if (label !== null || each !== null) {
    addReading(context, words, {
      value: { kind: 'rhythm', title: label, count: label === null ? null : days.weekdays.length, per: 'week', atLeast: false, everyDays: null, days, windows, minutes: each },
      appliesTo: label === null ? null : { labels: [label] }, text: `${label ?? 'Sessions'}: ${each === null ? '' : `${describeMinutes(each)} on `}${describePattern(days)}${describeWindows(windows)}`,
    })
  }
  claim(context, group)
  for (const other of inside) claim(context, other)
  if (content === null) claim(context, words)
}
