import type { Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { senseAt } from '../../time/grammar/source.ts'
import type { ReadingOf } from '../brief.ts'
import { describeDay, describePattern, describeWindows } from '../describe.ts'
import { hasCue } from '../cues.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, keysOf, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeEntry } from '../times/time-entries.ts'

type Calendar = ReadingOf<'sprint-calendar'> & { count: number; firstDay: number; lengthDays: number }
/** One day of each sprint: the first or last of all, of the working days, or of a weekday. */
type Edge = Words & { isLast: boolean; weekday: Weekday | null; isOnce?: boolean; isVerb?: boolean }

type Hour = Words & { entry: TimeEntry }

const FRIDAY = 5
const MINUTES = 60
/** In words, between the day and the hour. */
const NEAR = 4

/** 'Review on the last Friday of each sprint at 14:00', 'planning on the first day of every sprint': held once in each. */
export function readDaysOfEachSprint(context: ReadingContext): void {
  const stated = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  const calendar = stated?.kind === 'sprint-calendar' ? withinRange(context, stated) : null
  if (context.plannerType !== 'sprint' || !calendar || !isWhole(calendar)) return
  for (let index = 1; index < context.source.tokens.length; index += 1) {
    const edge = edgeAt(context, index) ?? edgeOfVerb(context, index) ?? edgeOfPlan(context, index)
    const segment = edge ? segmentAt(context, index) : null
    if (!edge || !segment) continue
    const hour = hourBeside(context, segment, edge)
    const [weekday] = hour?.entry.weekdays ?? []
    if (weekday !== undefined) edge.weekday ??= weekday
    const words = { from: Math.min(edge.from, hour?.from ?? edge.from), to: Math.max(edge.to, hour?.to ?? edge.to) }
    if (hasCue(keysOf(context, segment), 'never') && !edge.isOnce) {
      addDaysOff(context, calendar, edge, segment)
      continue
    }
    const title = titleOf(context, { segment, edge, words })
    if (title === null) continue
    addMeetings(context, calendar, { title, edge, hour, words: { from: Math.min(segment.from, words.from), to: Math.max(words.to, edge.to) } })
  }
}

/** Of sprints 'between 18 January and 26 February', or 'starting 18 January', the first day and the count are settled later, by those days. */
function withinRange({ groups, today }: ReadingContext, calendar: ReadingOf<'sprint-calendar'>): ReadingOf<'sprint-calendar'> {
  const days = groups.map(({ expressions: [first] }) => first!.days).find((span) => span?.grain === 'range' && span.first >= today)
  if (calendar.lengthDays === null || calendar.firstDay !== null) return calendar
  const since = groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days?.grain === 'day' && first!.days.first >= today)
  if (since && calendar.count !== null) return { ...calendar, firstDay: since.expressions[0]!.days!.first }
  if (!days) return calendar
  return { ...calendar, firstDay: days.first, count: calendar.count ?? Math.ceil((days.last - days.first + 1) / calendar.lengthDays) }
}

function isWhole(calendar: ReadingOf<'sprint-calendar'>): calendar is Calendar {
  return calendar.count !== null && calendar.firstDay !== null && calendar.lengthDays !== null
}

/** The 'last Friday of each sprint' whose noun is the token `at`. */
function edgeAt(context: ReadingContext, at: number): Edge | null {
  const key = (index: number) => context.source.tokens[index]?.key ?? ''
  if (!/^(?:sprints?|iterations?)$/u.test(key(at)) || !/^(?:the|each|every|a|any|all|our)$/u.test(key(at - 1)) || !/^(?:of|in)$/u.test(key(at - 2))) return null
  if (/^(?:end|close|start|beginning)$/u.test(key(at - 3))) return { from: leadOf(context, at - 3), to: at + 1, isLast: /^(?:end|close)$/u.test(key(at - 3)), weekday: null }
  const weekday = senseAt(context.source, at - 3, 'weekday')
  const isDay = /^(?:day|workday|weekday|morning|afternoon)$/u.test(key(at - 3))
  const ordinal = isDay && /^(?:working|work|business)$/u.test(key(at - 4)) ? at - 5 : at - 4
  if (weekday === null && !isDay || !/^(?:first|last|final|1st|very)$/u.test(key(ordinal))) return null
  return { from: leadOf(context, ordinal), to: at + 1, isLast: /^(?:last|final)$/u.test(key(ordinal)), weekday: weekday?.value.weekday ?? null }
}

/** 'Every sprint ends with a review at 13:00'. */
function edgeOfVerb(context: ReadingContext, at: number): Edge | null {
  const key = (index: number) => context.source.tokens[index]?.key ?? ''
  const isVerb = /^sprint$/u.test(key(at)) && /^(?:every|each)$/u.test(key(at - 1)) && /^(?:ends|finishes|closes|starts|begins|opens)$/u.test(key(at + 1)) && key(at + 2) === 'with'
  return isVerb ? { from: at - 1, to: at + 3, isLast: /^(?:ends|finishes|closes)$/u.test(key(at + 1)), weekday: null, isVerb: true } : null
}

/** The 'first Monday' of 'kick-off on the first Monday at 10': of all the sprints together. */
function edgeOfPlan(context: ReadingContext, at: number): Edge | null {
  const key = (index: number) => context.source.tokens[index]?.key ?? ''
  const weekday = senseAt(context.source, at, 'weekday')
  const isOwn = weekday !== null && !weekday.value.plural && /^(?:first|last|final)$/u.test(key(at - 1)) && key(at - 2) === 'the' && key(at - 3) === 'on'
  const behind = context.source.tokens[at + 1]
  if (!isOwn || /^(?:of|in|before|after|and|or|each|every)$/u.test(behind?.key ?? '') || behind?.kind === 'digits') return null
  return { from: leadOf(context, at - 1), to: at + 1, isLast: key(at - 1) !== 'first', weekday: weekday.value.weekday, isOnce: true }
}

function leadOf({ source: { tokens } }: ReadingContext, from: number): number {
  let first = from
  while (first > 0 && /^(?:the|on|at|always|each|every|in)$/u.test(tokens[first - 1]!.key)) first -= 1
  return first
}

/** A clock time of the sentence, not far away: 'at 3 on the last day' holds both, 'a demo, Fridays at 3' says which day. */
function hourBeside(context: ReadingContext, segment: Segment, edge: Edge): Hour | null {
  const { tokens } = context.source
  const next = context.segments[context.segments.indexOf(segment) + 1]
  const last = next?.sentence === segment.sentence && next.lead === ',' ? next.to : segment.to
  const [start, end] = [tokens[segment.from]!.start, tokens[last - 1]!.end]
  for (const group of context.groups) {
    const isOne = group.from < edge.to && group.to > edge.from
    const entry = group.entries.find(({ spans, weekdays, point, windows, expressions }) => {
      const isHour = point !== null || windows.length > 0 && expressions.some(({ clock }) => clock?.from)
      const isFree = isOne || edge.isVerb || spans.length === 0 && (weekdays === null || weekdays.length === 1 && edge.weekday === null)
      return isHour && isFree && expressions.some(({ clock, ...said }) => clock?.from && said.start >= start && said.end <= end)
    })
    const isNear = isOne || group.from >= edge.to && (group.from < segment.to || group.from - segment.to <= NEAR) || group.to <= edge.from && edge.from - group.to <= NEAR
    if (entry && context.claimed[group.from] === 0 && isNear) return { from: Math.max(segment.from, group.from), to: group.to, entry }
  }
  return null
}

/** What is said before the day, or behind it. */
function titleOf(context: ReadingContext, { segment, edge, words }: { segment: Segment; edge: Edge; words: Words }): string | null {
  const { tokens } = context.source
  const joint = tokens.findLastIndex(({ key }, index) => index >= segment.from && index < words.from && (/^(?:and|but|plus)$/u.test(key) || context.claimed[index] === 1))
  const from = joint < 0 ? segment.from : joint + 1
  const before = from < words.from ? nameOf(context, { from, to: words.from }) : null
  const behind = segment.to > words.to ? nameOf(context, { from: words.to, to: segment.to }) : segment.from < words.from || words.from >= edge.to ? null : nameOf(context, { from: edge.to, to: words.to })
  const heading = segment.lead === ':' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  return before ?? behind ?? (heading ? labelOf(context, heading, 5) : null)
}

/** Planning is an empty word elsewhere. */
function nameOf(context: ReadingContext, words: Words): string | null {
  const time = context.groups.find(({ from, to }) => from < words.to && to > words.from)
  const bare = time && time.from > words.from ? { from: words.from, to: time.from } : words
  const label = labelOf(context, bare, 5)?.replace(/^(?:there(?:['’]s| is| are)|hold|have|do|run|host) (?:an? |the |our )?/iu, '').replace(/ on (?:its|the)(?: (?:very )?(?:last|first) (?:working )?day)?$/iu, '') ?? null
  const { tokens } = context.source
  const planning = tokens.findIndex(({ key }, index) => index >= bare.from && index < bare.to && key === 'planning')
  return planning < 0 ? label : textOf(context, { from: tokens[planning - 1]?.key === 'sprint' && planning > bare.from ? planning - 1 : planning, to: planning + 1 })
}

function addMeetings(context: ReadingContext, calendar: Calendar, { title, edge, hour, words }: { title: string; edge: Edge; hour: Hour | null; words: Words }): void {
  const entry = hour?.entry
  const from = entry?.point ?? entry?.windows[0]?.from ?? null
  const window = entry?.windows[0]
  const to = from === null ? null : window && window.to - window.from < 720 ? window.to : from + MINUTES
  const only = edge.isOnce ? (edge.isLast ? calendar.count - 1 : 0) : null
  for (let number = 0; number < calendar.count; number += 1) {
    if (only !== null && number !== only) continue
    const day = dayIn({ first: calendar.firstDay + number * calendar.lengthDays, last: calendar.firstDay + (number + 1) * calendar.lengthDays - 1 }, edge)
    addReading(context, words, {
      value: { kind: 'event', title, days: { first: day, last: day }, from, to, place: null, person: null },
      text: `${title}: ${describeDay(day)}${from === null ? '' : describeWindows([{ from, to: to! }])}`,
    })
  }
  claim(context, words)
}

/** 'Nobody works on the last Friday of the sprint'. */
function addDaysOff(context: ReadingContext, calendar: Calendar, edge: Edge, segment: Segment): void {
  if (!/^(?:(?:and|but) )?(?:nobody|no one|nothing|none of us|no work|we don't work|we aren't)(?= |$)/u.test(keysOf(context, segment).join(' '))) return
  const spans = Array.from({ length: calendar.count }, (_, number) => {
    const first = calendar.firstDay + number * calendar.lengthDays
    const day = dayIn({ first, last: first + calendar.lengthDays - 1 }, edge)
    return { first: day, last: day }
  })
  addReading(context, segment, { value: { kind: 'exclusion', days: { spans }, windows: [], person: null }, text: `Nothing on ${describePattern({ spans })}` })
  claim(context, segment)
}

/** Without a weekday, the edges of a sprint are working days. */
function dayIn({ first, last }: { first: number; last: number }, { isLast, weekday }: Edge): number {
  if (weekday !== null) return isLast ? last - ((weekdayOf(last) - weekday + 7) % 7) : first + ((weekday - weekdayOf(first) + 7) % 7)
  if (isLast) return last - Math.max(0, weekdayOf(last) - FRIDAY)
  return weekdayOf(first) > FRIDAY ? first + 8 - weekdayOf(first) : first
}
