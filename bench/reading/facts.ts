import type { Brief, DayPattern, Reading } from '../../src/planner/goal/brief.ts'
import { numberSaid } from '../../src/planner/goal/journeys/number-words.ts'
import { stems } from '../../src/planner/goal/matcher.ts'
import type { ClockWindow, DayNumber, DaySpan, Weekday } from '../../src/planner/time/calendar-time.ts'
import { weekdayOf } from '../../src/planner/time/day-number.ts'
import type { TimeExpression } from '../../src/planner/time/grammar/time-expression.ts'
import type { MarkedGoal, MarkedWords, Role, Words } from './marked-goals.ts'
import { pointsAt } from './pointed-days.ts'

/** What one mark says of one thing, and what a brief has of it. `value`: the time was found, whatever it was given to. */
export type Fact = { role: Role | 'on+at' | 'order'; thing: string; said: string; outcome: 'held' | 'value' | 'lost' | 'no time' }

type Seen = { brief: Brief; expressions: readonly TimeExpression[]; goal: MarkedGoal }

const MINUTES = 1440
const WEEK = 7
const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Every fact that is marked in a goal, with what the brief made of it. */
export function factsOf(seen: Seen): Fact[] {
  const { goal } = seen
  const facts = [...goal.things.keys(), 0].flatMap((number) => goal.marks.flatMap((mark): Fact[] => {
    if (!mark.things.includes(number) || mark.role === 'who' && goal.plannerType === 'calendar') return []
    if (mark.role === 'at' && goal.marks.some((other) => other.role === 'on' && other.things.includes(number))) return []
    return [factOf(seen, number, mark)]
  }))
  return [...facts, ...goal.order.map((pair) => orderOf(seen, pair))]
}

function factOf(seen: Seen, number: number, mark: MarkedWords): Fact {
  const { goal, brief, expressions } = seen
  const names = goal.things.get(number) ?? []
  const hours = mark.role === 'on' ? goal.marks.filter((other) => other.role === 'at' && other.things.includes(number)) : []
  const role = hours.length === 1 ? 'on+at' as const : mark.role
  const said = [mark, ...hours.slice(0, 1)].map(({ text }) => text).join(' | ')
  const thing = names[0]?.text ?? '(all)'
  const wanted = role === 'who' ? null : timeOf(expressions, mark)
  const weekdays = weekdaysOf(expressions, mark)
  // 'Twice', 'five of them': so many in all, and no time.
  const inAll = mark.role === 'rate' && (wanted?.recurrence ?? null) === null ? countIn(mark.text) : null
  if (inAll !== null && brief.readings.some((reading) => reading.kind === 'rhythm' && reading.source === 'stated' && (reading.inAll === inAll || reading.per === 'total' && reading.count === inAll) && speaksOf(reading, names))) return { role, thing, said, outcome: 'held' }
  const hour = role === 'on+at' ? clockOf(expressions, hours[0]!) : undefined
  const pointed = mark.role === 'on' ? pointsAt(mark.text, datesOf(seen)) : null
  if (role !== 'who' && wanted === undefined && pointed === null || role === 'on+at' && hour === undefined) return { role, thing, said, outcome: 'no time' }
  const having = brief.readings.filter((reading) => reading.source === 'stated' && hasValue(reading, { role, mark, wanted: wanted ?? null, weekdays, hour, pointed }))
  const isHeld = having.some((reading) => number === 0 ? speaksOfAll(reading, role) : speaksOf(reading, names) || role === 'off' && isOfSomebody(reading))
  return { role, thing, said, outcome: isHeld ? 'held' : having.length > 0 ? 'value' : 'lost' }
}

function countIn(text: string): number | null {
  const word = /\d{1,2}|[\p{L}]+/u.exec(text.replace(/^(?:min|x) ?/iu, ''))?.[0].toLowerCase() ?? ''
  const number = word === 'twice' ? 2 : numberSaid(word)
  return number > 1 ? number : null
}

/** The days that a goal names by their dates. */
function datesOf({ goal, expressions }: Seen): DayNumber[] {
  return goal.marks.flatMap((mark) => {
    const days = mark.role === 'on' || mark.role === 'by' ? timeOf(expressions, mark)?.days : undefined
    return days && days.grain === 'day' && !days.isRelative && days.bareWeekday === null ? [days.first] : []
  })
}

/** `pointed`: whether a day is one that words without a date can point at. */
type Wanted = { role: Fact['role']; mark: Words; wanted: TimeExpression | null; weekdays: readonly Weekday[]; hour: number | undefined; pointed: ((day: DayNumber) => boolean) | null }

/** Whether a reading says of something, of whatever it may be, what the marked words say. */
function hasValue(reading: Reading, { role, mark, wanted, weekdays, hour, pointed }: Wanted): boolean {
  if (role === 'who') return reading.kind === 'person' && reading.name.split(' ').some((part) => mark.text.includes(part))
  if (pointed !== null && reading.kind === 'event' && pointed(reading.days.first) && (role === 'on' || role === 'on+at' && isAt(reading, hour))) return true
  if (wanted === null) return false
  const { days, duration } = wanted
  switch (role) {
    case 'on': return days !== null && (isHeldOn(reading, days.first) || isOnDay(reading, days.first))
    case 'on+at': return days !== null && reading.kind === 'event' && reading.days.first === days.first && isAt(reading, hour)
    case 'by': return days !== null && endsBy(reading, days)
    case 'from': return days !== null && beginsOn(reading, days.first)
    case 'span': return days !== null && liesWithin(reading, days) || duration !== null && lasts(reading, duration.high)
    case 'days': return hasDays(reading, wanted, weekdays)
    case 'at': case 'hours': return hasHours(reading, wanted)
    case 'off': return isOff(reading, wanted)
    case 'len': return duration !== null && takes(reading, duration)
    case 'rate': return hasRate(reading, wanted)
    default: return false
  }
}

function isAt(reading: Reading, hour: number | undefined): boolean {
  return reading.kind === 'event' && reading.from !== null && hour !== undefined && reading.from % 720 === hour % 720
}

function takes(reading: Reading, duration: NonNullable<TimeExpression['duration']>): boolean {
  return hasLength(reading, duration.high / 60) || reading.kind === 'topic' && reading.minutes === minutesOfWork(duration)
}

function isHeldOn(reading: Reading, day: DayNumber): boolean {
  return reading.kind === 'event' && reading.days.first <= day && reading.days.last >= day
}

function endsBy(reading: Reading, days: DaySpan): boolean {
  return reading.kind === 'deadline' && [days.first, days.last, days.last + 1].includes(Math.floor(reading.latest / MINUTES)) || reading.kind === 'horizon' && reading.last === days.last
}

function beginsOn(reading: Reading, day: DayNumber): boolean {
  if (reading.kind === 'horizon') return reading.first !== null && Math.abs(reading.first - day) <= 1
  if (reading.kind === 'sprint-calendar') return reading.firstDay === day
  return reading.kind === 'event' && reading.days.first === day || daysOf(reading)?.spans?.some(({ first }) => Math.abs(first - day) <= 1) === true
}

function liesWithin(reading: Reading, { first, last }: DaySpan): boolean {
  return reading.kind === 'horizon' && reading.last === last || reading.kind === 'event' && reading.days.last === last || daysOf(reading)?.spans?.some((span) => span.first === first && span.last === last) === true
}

/** To within three days: a month is one of several lengths. */
function lasts(reading: Reading, seconds: number): boolean {
  return reading.kind === 'horizon' && reading.first !== null && reading.last !== null && Math.abs((reading.last - reading.first + 1) * MINUTES - seconds / 60) <= 3 * MINUTES
}

function hasHours(reading: Reading, wanted: TimeExpression): boolean {
  if (wanted.clock !== null && windowsOf(reading).some((window) => meetsClock(window, wanted))) return true
  return wanted.recurrence !== null && wanted.recurrence.part !== null && (reading.kind === 'rhythm' || reading.kind === 'availability') && reading.windows.length > 0
}

function speaksOfAll(reading: Reading, role: Fact['role']): boolean {
  return reading.appliesTo === null || role === 'off' || reading.kind === 'event' || reading.kind === 'sprint-calendar'
}

function speaksOf(reading: Reading, names: readonly Words[]): boolean {
  const own = new Set(names.flatMap(({ text }) => stems(text)).filter((word) => word.length > 2))
  const labels = [...(reading.appliesTo?.labels ?? []), ...(reading.kind === 'event' || reading.kind === 'rhythm' || reading.kind === 'commitment' ? [reading.title ?? ''] : []), ...(reading.kind === 'person' ? reading.roles : []), ...(reading.kind === 'topic' ? [reading.label] : [])]
  return labels.some((label) => stems(label).some((word) => own.has(word)))
}

/** Whose days off they are is told by name, and not by what somebody does. */
function isOfSomebody(reading: Reading): boolean {
  return (reading.kind === 'exclusion' || reading.kind === 'commitment' || reading.kind === 'availability') && reading.person !== null
}

function orderOf({ brief, goal }: Seen, [first, then]: [number, number]): Fact {
  const [before, after] = [goal.things.get(first) ?? [], goal.things.get(then) ?? []]
  const isNamed = (labels: readonly string[], names: readonly Words[]) => {
    const own = new Set(names.flatMap(({ text }) => stems(text)).filter((word) => word.length > 2))
    return labels.some((label) => stems(label).some((word) => own.has(word)))
  }
  const orders = brief.readings.filter((reading) => reading.kind === 'precedence')
  const isHeld = orders.some((order) => isNamed(order.before.labels, before) && isNamed(order.after.labels, after)) || eventsInOrder(brief, before, after)
  const isHalf = orders.some((order) => isNamed(order.before.labels, before) || isNamed(order.after.labels, after))
  return { role: 'order', thing: before[0]?.text ?? '', said: `before ${after[0]?.text ?? ''}`, outcome: isHeld ? 'held' : isHalf ? 'value' : 'lost' }
}

/** Both have days that keep the order by themselves. */
function eventsInOrder({ readings }: Brief, before: readonly Words[], after: readonly Words[]): boolean {
  const ends = readings.flatMap((reading) => (speaksOf(reading, before) ? reading.kind === 'event' ? [reading.days.last * MINUTES + (reading.from ?? 0)] : reading.kind === 'deadline' ? [reading.latest] : [] : []))
  const starts = readings.flatMap((reading) => (reading.kind === 'event' && speaksOf(reading, after) ? [reading.days.first * MINUTES + (reading.from ?? MINUTES)] : reading.kind === 'horizon' && reading.first !== null && reading.appliesTo !== null && speaksOf(reading, after) ? [(reading.first + 1) * MINUTES] : []))
  return ends.length > 0 && starts.length > 0 && Math.min(...ends) <= Math.max(...starts)
}

function timeOf(expressions: readonly TimeExpression[], words: Words): TimeExpression | undefined {
  const found = expressions.filter(({ start, end }) => start < words.end && end > words.start)
  const [first, ...rest] = found
  if (!first) return undefined
  return rest.reduce((all, other) => ({ ...all, days: all.days ?? other.days, clock: all.clock ?? other.clock, duration: all.duration ?? other.duration, recurrence: all.recurrence ?? other.recurrence }), first)
}

/** Of several expressions as well: 'Tue/Thu', 'Mondays or Wednesdays'. */
function weekdaysOf(expressions: readonly TimeExpression[], words: Words): Weekday[] {
  const found = expressions.filter(({ start, end }) => start < words.end && end > words.start)
  const named = found.flatMap(({ recurrence, days }) => recurrence?.weekdays ?? (days?.bareWeekday ? [days.bareWeekday] : days?.grain === 'weekend' ? [6, 7] as const : days?.grain === 'day' ? [weekdayOf(days.first)] : []))
  return [...new Set(named)]
}

function clockOf(expressions: readonly TimeExpression[], words: Words): number | undefined {
  const clock = expressions.find(({ clock: said, start, end }) => said !== null && start < words.end && end > words.start)?.clock
  return clock?.from?.minute ?? clock?.to?.minute
}

function daysOf(reading: Reading): DayPattern | null {
  return reading.kind === 'rhythm' || reading.kind === 'availability' || reading.kind === 'exclusion' || reading.kind === 'commitment' ? reading.days : null
}

function windowsOf(reading: Reading): readonly ClockWindow[] {
  if (reading.kind === 'event') return reading.from === null ? [] : [{ from: reading.from, to: reading.to ?? MINUTES }]
  return reading.kind === 'rhythm' || reading.kind === 'availability' || reading.kind === 'exclusion' || reading.kind === 'commitment' ? reading.windows : []
}

function meetsClock({ from, to }: ClockWindow, { clock }: TimeExpression): boolean {
  const same = (one: number, other: number | undefined) => other !== undefined && one % 720 === other % 720
  return same(from, clock!.from?.minute) || same(to, clock!.to?.minute) || same(to, clock!.from?.minute) || same(from, clock!.to?.minute) || clock!.part !== null && to - from < MINUTES
}

function isOnDay(reading: Reading, day: DayNumber): boolean {
  const pattern = daysOf(reading)
  return reading.kind !== 'exclusion' && pattern?.spans?.some((span) => span.first <= day && span.last >= day && span.last - span.first < WEEK) === true
}

function hasDays(reading: Reading, { recurrence }: TimeExpression, weekdays: readonly Weekday[]): boolean {
  const pattern = daysOf(reading)
  if (pattern === null) return false
  if (weekdays.length === 0) return recurrence?.unit === 'day' && reading.kind === 'rhythm'
  const own = pattern.weekdays ?? (pattern.spans?.every(({ first, last }) => first === last) ? [...new Set(pattern.spans.map(({ first }) => weekdayOf(first)))] : undefined)
  if (reading.kind === 'exclusion') return own !== undefined && EVERY_DAY.every((day) => weekdays.includes(day) !== own.includes(day))
  return own?.length === weekdays.length && weekdays.every((day) => own.includes(day))
}

function isOff(reading: Reading, wanted: TimeExpression): boolean {
  if (reading.kind !== 'exclusion' && reading.kind !== 'commitment' && reading.kind !== 'availability') return false
  const { days, clock, recurrence } = wanted
  const { days: pattern, windows } = reading
  if (reading.kind === 'availability') return clock !== null && windows.some((window) => meetsClock(window, wanted)) || (recurrence?.weekdays ?? null) !== null && pattern.weekdays !== undefined && recurrence!.weekdays!.every((day) => !pattern.weekdays!.includes(day))
  if (recurrence?.weekdays) return pattern.weekdays !== undefined && recurrence.weekdays.every((day) => pattern.weekdays!.includes(day))
  if (days !== null) return pattern.spans?.some(({ first, last }) => first <= days.first && last >= Math.min(days.last, days.endsAt)) === true || days.first === days.last && pattern.weekdays?.includes(weekdayOf(days.first)) === true
  return clock !== null && windows.some((window) => meetsClock(window, wanted))
}

function hasLength(reading: Reading, minutes: number): boolean {
  switch (reading.kind) {
    case 'session': return reading.maxMinutes === minutes || reading.minMinutes === minutes
    case 'limit': return reading.max === minutes || reading.min === minutes
    case 'rhythm': return reading.minutes === minutes
    case 'topic': return reading.minutes === minutes
    case 'event': return reading.from !== null && reading.to !== null && reading.to - reading.from === minutes || (reading.days.last - reading.days.first + 1) * MINUTES === minutes
    case 'person': return reading.capacity?.minutes === minutes
    case 'sprint-calendar': return reading.lengthDays !== null && reading.lengthDays * MINUTES === minutes
    case 'wait': return reading.days * MINUTES === minutes
    default: return false
  }
}

/** Days and weeks of work: eight hours a day, five days a week. */
function minutesOfWork({ high, unit }: NonNullable<TimeExpression['duration']>): number | null {
  const days = high / 60 / MINUTES
  if (unit === 'minute' || unit === 'hour' || unit === 'second') return null
  return Math.round((unit === 'week' || unit === 'fortnight' || unit === 'month' ? (days / WEEK) * 5 : days) * 480)
}

function hasRate(reading: Reading, { recurrence, words }: TimeExpression): boolean {
  if (reading.kind === 'sprint-calendar') return reading.count !== null && words.includes(String(reading.count))
  if (reading.kind !== 'rhythm') return false
  if (recurrence?.count) return reading.count !== null && reading.count >= recurrence.count.low && reading.count <= recurrence.count.high
  return recurrence !== null && (recurrence.unit === 'day' ? reading.per === 'day' || reading.count === null : true)
}
