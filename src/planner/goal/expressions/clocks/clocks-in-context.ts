import { EMPTY_EXPRESSION } from '../../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { keyAt, wordsBetween } from '../../../time/grammar/source.ts'
import type { Source } from '../../../time/grammar/source.ts'
import { weekdayOf } from '../../../time/day-number.ts'
import { candidateAt } from './clock-candidates.ts'
import type { Candidate } from './clock-candidates.ts'
import { EVENTS_WITH_HOURS } from './events-with-hours.ts'
import { beginsClause, countsSomething, endsClause } from './surroundings-of-number.ts'
import { withHalvesOfDay } from './halves-of-day.ts'

/**
 * Numbers that are hours by what else the goal says: 'Sat 5 June: coach 7.15, picnic 12, home by 6', 'piper half two, the 28th'.
 * Each needs a day beside it, hours of the same list around it, or a form and place that nothing else has; what is counted,
 * priced or numbered is left alone. An hour right behind its day becomes part of that expression.
 */
export function withClocksInContext(source: Source, found: TimeExpression[]): TimeExpression[] {
  let times = found.filter((time, index) => !isHourOfDay(source, time, found[index - 1]))
  const candidates = freeCandidates(source, times)
  if (candidates.length === 0) return found
  // What was taken for an hour is evidence for its neighbours, in a fixed number of rounds.
  let open = candidates
  for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
    const taken = open.filter((candidate) => isHour({ source, times, candidate }))
    if (taken.length === 0) break
    times = taken.reduce((all, candidate) => withClock(source, all, candidate), times)
    open = open.filter((candidate) => !taken.includes(candidate))
  }
  return withHalvesOfDay(source.text, times)
}

/** The 2.10 of 'Tuesday 12 January, 2.10' and of 'calls at 9.05' was taken for a day of a month. */
function isHourOfDay({ text }: Source, { words, start, days, clock }: TimeExpression, before: TimeExpression | undefined): boolean {
  if (days === null || clock !== null || !/^\d{1,2}\.[0-5]\d$/u.test(words)) return false
  if (/(?<!\p{L})at $/iu.test(text.slice(Math.max(0, start - 4), start))) return true
  if (!before || !isOpenDay(before) || before.end > start || !BESIDE.test(text.slice(before.end, start))) return false
  return before.days !== null && (before.days.bareWeekday === null || before.days.bareWeekday !== weekdayOf(days.first))
}

const ROUNDS = 3

function freeCandidates(source: Source, found: readonly TimeExpression[]): Candidate[] {
  const candidates: Candidate[] = []
  let [at, known] = [0, 0]
  while (at < source.tokens.length) {
    const { start } = source.tokens[at]!
    while (known < found.length && found[known]!.end <= start) known += 1
    const time = found[known]
    const candidate = time && time.start <= start ? null : candidateAt(source, at)
    const isFree = candidate !== null && (time === undefined || source.tokens[candidate.next - 1]!.end <= time.start)
    if (isFree && !countsSomething(source, candidate)) candidates.push(candidate)
    at = isFree ? candidate.next : at + 1
  }
  return candidates
}

type Seen = { source: Source; times: readonly TimeExpression[]; candidate: Candidate }

function isHour(seen: Seen): boolean {
  const { source, candidate: { index, next, form, isRange } } = seen
  if (IN_OR_OUT.test(source.text.slice(Math.max(0, source.tokens[index]!.start - MOST_BEHIND), source.tokens[index]!.start))) return false
  const place = { begins: beginsClause(source, index), ends: endsClause(source, next) }
  const isBeside = hasDayBefore(seen) || hasDayBehind(seen)
  switch (form) {
    case 'loose': return true
    case 'dotted': return isDottedHour(seen, place, isBeside)
    case 'run': return isBeside || isRunHour(seen)
    case 'half': return isBeside || place.ends && (place.begins || hasDays(seen))
    case 'h': case 'spoken': return place.ends && (isBeside || place.begins && hasDays(seen)) || keyAt(source, index - 1) === 'at'
    default: return isRange ? isStretch(seen, place.ends) : !isInCount(seen) && isLoneHour(seen, place)
  }
}

/** '7.30' in steps of five at an end of its clause, or '11.58' where more than its form tells it. */
function isDottedHour(seen: Seen, { begins, ends }: Place, isBeside: boolean): boolean {
  if (!hasTimes(seen)) return false
  const { from, to } = seen.candidate.clock
  const isRound = from!.minute % 5 === 0 && (to === null || to.minute % 5 === 0)
  // 'Joan 12.15 cut, Ada 1 o'clock colour'.
  if (isRound) return isBeside || begins || ends || hasEventBefore(seen) || hasDayInSentence(seen) || seen.times.some(isPoint)
  return ends && isBeside || (begins || ends) && hasNeighbours(seen)
}

/** '730', '1115' where nothing is between it and its day but what happens, or other hours are near. */
function isRunHour(seen: Seen): boolean {
  const minutes = seen.candidate.clock.from!.minute % 60
  if (hasDayInSentence(seen) && minutes !== 0 && minutes !== 50) return true
  return (hasEventBefore(seen) || hasNeighbours(seen) || hasRunsBesideDays(seen)) && hasTimes(seen)
}

/** 'Train in 12.15 on Friday, out 19.40 on Monday' frames a journey, as what reads journeys knows. */
const IN_OR_OUT = /(?:^|[.,;:(–—-] ?|\n)(?:and )?(?:(?:the )?(?:trains?|flights?|bus|coach|ferry|boat|plane) )?(?:in|out|inbound|outbound) $/iu

type Place = { begins: boolean; ends: boolean }

/** '10–1', 'nine to eleven'. */
function isStretch(seen: Seen, ends: boolean): boolean {
  if (hasDayBefore(seen) || ends && hasDayBehind(seen)) return true
  const { from, to } = seen.candidate.clock
  // '9 to 4', '10–3': from a higher number to a lower one only a clock counts.
  const isDescending = to !== null && from!.minute >= EARLIEST_OPENING && to.minute < from!.minute
  return ends && (hasEventBefore(seen) || hasNeighbours(seen) || isDescending || hasDayInSentence(seen) && !isBehindSign(seen)) && hasTimes(seen)
}

/** In minutes; lower numbers may be results, 5–3. */
const EARLIEST_OPENING = 420

/** '7', 'seven': a number without anything that makes it an hour needs the most around it. */
function isLoneHour(seen: Seen, { begins, ends }: Place): boolean {
  const { source, candidate: { next, form } } = seen
  const isDigits = form === 'whole'
  // 'the Sunday one', 'interview two'.
  if (!isDigits && !isBehindSign(seen) || isOfDaysBehind(seen)) return false
  if (hasDayBefore(seen)) return ends || isDigits && !isBehindSign(seen)
  if (ends) return begins && hasDayBehind(seen) && keyAt(source, next) !== 'a' || isDigits && (!begins || /^(?:[.;]|\n|)$/u.test(keyAt(source, next))) && hasNeighbours(seen) || hasEventBefore(seen) && hasDays(seen)
  return isDigits && begins && hasNeighboursAtHead(seen)
}

/** The four of 'two hours on weekdays, four at weekends'. */
function isOfDaysBehind({ source, times, candidate: { next } }: Seen): boolean {
  const { end } = source.tokens[next - 1]!
  return times.some(({ start, recurrence }) => start > end && recurrence !== null && /^ (?:(?:at|on|in|am|an|los|le|les|aos|à) )?$/u.test(source.text.slice(end, start))) || /^ (?:at|on|every|each) (?:the )?(?:weekends?|weekdays|others?)/u.test(source.text.slice(end, end + MOST_BEHIND))
}

/** Any other time of the goal: a text with no day and no hour in it has no timetable. */
function hasTimes({ times }: Seen): boolean {
  return times.some(({ days, clock, recurrence }) => days !== null || clock !== null || recurrence !== null)
}

function hasDays({ times }: Seen): boolean {
  return times.some(({ days, recurrence }) => days?.grain === 'day' || (recurrence?.weekdays ?? null) !== null)
}

/** A day, or days of the week, without an hour. */
function isOpenDay({ days, recurrence, clock, duration, momentFromNow }: TimeExpression): boolean {
  const isDay = days !== null ? days.grain === 'day' : recurrence !== null && recurrence.weekdays !== null && recurrence.amount === null
  return isDay && duration === null && momentFromNow === null && (clock === null || clock.from === null && clock.to === null)
}

function dayBefore({ source, times, candidate }: Seen): TimeExpression | null {
  const { start } = source.tokens[candidate.index]!
  const time = times.findLast(({ end }) => end <= start)
  if (!time || !isOpenDay(time) || !BESIDE.test(source.text.slice(time.end, start))) return null
  // 'Jan 6, 8' may be two days.
  const isListOfDays = /\p{L}\.? \d{1,2}$/u.test(time.words) && /^[\p{L}.]+ \d/u.test(time.words) && candidate.form === 'whole' && Number(source.tokens[candidate.index]!.text) > Number(/(?<!\d)\d+$/u.exec(time.words)?.[0])
  return isListOfDays || time.bound !== null && source.text.slice(time.end, start).trim() !== '' ? null : time
}

const BESIDE = /^(?: ?[,:;–—-]| ?\()? ?$/u

function hasDayBefore(seen: Seen): boolean {
  const { source, candidate } = seen
  const { start } = source.tokens[candidate.index]!
  return dayBefore(seen) !== null || POINTED.test(source.text.slice(Math.max(0, start - MOST_BEHIND), start))
}

/** A day of which something is said before: 'the carer comes that day 9 and 5'. */
const POINTED = /(?<!\p{L})(?:that|same|the next|the following) (?:day|morning|afternoon|evening|night),? $/iu

/** A day before it in its sentence, with no hour and no other number between. */
function hasDayInSentence({ source, times, candidate }: Seen): boolean {
  const { start } = source.tokens[candidate.index]!
  const time = times.findLast(({ end }) => end <= start)
  return time !== undefined && isOpenDay(time) && start - time.end <= MOST_BETWEEN && !/[.;!?\n\d]/u.test(source.text.slice(time.end, start))
}

function isBehindSign({ source, candidate }: Seen): boolean {
  return source.tokens[candidate.index - 1]?.kind === 'symbol'
}

/** '7.30, Friday 9 July', '2.15, 28th', '9.20 the same morning'. */
function hasDayBehind({ source, times, candidate }: Seen): boolean {
  const { end } = source.tokens[candidate.next - 1]!
  const behind = source.text.slice(end, end + MOST_BEHIND)
  if (/^,? (?:on )?(?:the |that |this )?(?:same|next|following|that|this) (?:day|morning|afternoon|evening|night)(?!\p{L})/iu.test(behind)) return true
  const time = times.find(({ start }) => start >= end)
  return time !== undefined && isOpenDay(time) && time.bound === null && /^(?:,|\.?:| [–—-])? ?(?:on |the |date |of )*$/u.test(source.text.slice(end, time.start))
}

const MOST_BEHIND = 40

function hasEventBefore({ source, candidate: { index } }: Seen): boolean {
  const at = /^[:,]$/u.test(keyAt(source, index - 1)) ? index - 2 : index - 1
  return EVENTS_WITH_HOURS.test(keyAt(source, at))
}

/** Another hour of the same list: one of the clauses just before or behind, and no day of its own between. */
function hasNeighbours({ source, times, candidate }: Seen): boolean {
  const [start, end] = [source.tokens[candidate.index]!.start, source.tokens[candidate.next - 1]!.end]
  return times.some((time) => isPoint(time) && (isNear(source.text, time.end, start) || isNear(source.text, end, time.start)))
}

/** '7.00 reveille, 7.20 run, 8 breakfast': hours at the head of what is done. */
function hasNeighboursAtHead({ source, times, candidate }: Seen): boolean {
  const start = source.tokens[candidate.index]!.start
  return times.some((time) => isPoint(time) && isNear(source.text, time.end, start) && /(?:^|[\n,;:./•*-]\s*)$/u.test(source.text.slice(Math.max(0, time.start - 3), time.start)) && /^ ?(?:[:–—-] ?)?\p{L}/u.test(source.text.slice(time.end, time.end + 4)))
}

function isPoint({ clock }: TimeExpression): boolean {
  return clock !== null && (clock.from ?? clock.to) !== null
}

function isNear(text: string, from: number, to: number): boolean {
  return to > from && to - from <= MOST_BETWEEN && /\p{L}/u.test(text.slice(from, to)) && !/\d/u.test(text.slice(from, to))
}

/** In characters. */
const MOST_BETWEEN = 48

/** Hours without their point stand elsewhere beside days: 'flu jab thurs 920 … pickup 330'. */
function hasRunsBesideDays({ times, source, candidate: { next } }: Seen): boolean {
  return times.some(({ words, clock }) => clock !== null && /(?:^|[ ,])\d{3,4}$/u.test(words)) && source.tokens[next - 1]!.kind === 'digits'
}

/** One of several numbers in a row: 'numbers 3, 4 and 7', '2, 5'. */
function isInCount({ source, candidate: { index, next } }: Seen): boolean {
  const isDigits = (at: number) => source.tokens[at]?.kind === 'digits'
  return /^(?:,|and|or|&|\/)$/u.test(keyAt(source, next)) && isDigits(next + 1) && !/^[.:]$/u.test(keyAt(source, next + 2)) && keyAt(source, next) === ',' || /^[,/]$/u.test(keyAt(source, index - 1)) && isDigits(index - 2) && !isDayNumber(source, index - 2)
}

function isDayNumber(source: Source, at: number): boolean {
  return source.entries[at - 1]?.some(({ sense }) => sense.type === 'month' || sense.type === 'weekday') === true
}

/** The hour in its place among the times, joined to its day where that stands right before it. */
function withClock(source: Source, times: readonly TimeExpression[], candidate: Candidate): TimeExpression[] {
  const own = wordsBetween(source, candidate.index, candidate.next)
  const before = dayBefore({ source, times, candidate })
  const day = before ?? dayJustBehind(source, times, own.end)
  if (day === null) {
    const at = times.findIndex(({ start }) => start >= own.end)
    return times.toSpliced(at < 0 ? times.length : at, 0, { ...EMPTY_EXPRESSION, clock: candidate.clock, ...own })
  }
  const part = day.clock?.part ?? day.recurrence?.part ?? null
  const [start, end] = before ? [day.start, own.end] : [own.start, day.end]
  const joined = { ...day, clock: { ...candidate.clock, part }, words: source.text.slice(start, end), start, end }
  return times.map((time) => (time === day ? joined : time))
}

/** The day of '8.30 Sunday', '7, Fri 9 July', unless that has an hour of its own behind it. */
function dayJustBehind(source: Source, times: readonly TimeExpression[], end: number): TimeExpression | null {
  const time = times.find(({ start }) => start >= end)
  const isJoined = time !== undefined && isOpenDay(time) && time.bound === null && /^,? (?:on )?$/u.test(source.text.slice(end, time.start))
  return isJoined && !/^(?:,|:| at| from)? ?\d/u.test(source.text.slice(time.end, time.end + MOST_BEHIND)) ? time : null
}
