import { completeWithDays } from './complete-expression.ts'
import { isDottedClock, parseClock } from './parse-clock.ts'
import { parseClockSpan } from './parse-clock-span.ts'
import type { ClockSpan } from './clock-span.ts'
import { parseDuration } from './parse-duration.ts'
import { parseRecurrence } from './parse-recurrence.ts'
import { keyAt, operatorAt } from './source.ts'
import type { Match, Source } from './source.ts'
import { EMPTY_EXPRESSION } from './time-expression.ts'
import type { ExpressionParts as Parts, TimeExpression } from './time-expression.ts'

/** Words after which two plain numbers are hours: 'I work 9-5', 'busy 10-12', 'lunch 12-1'. */
const HOUR_ANNOUNCERS = /^(?:always|each|immer|jeweils|siempre|toujours|sempre|work|works|working|busy|free|can't|cannot|cant|can|not|available|open|lunch|blocked|booked|hours|shift|shifts|sleep|sleeps|school|job|office|class|classes|meeting|meetings|stuff|is|are|am|only|:|\(|trabajo|arbeite|travaille|trabalho|ocupado|ocupada|standup|unavailable|off|gym|training|dinner|naps?|nap|up|calls?|taken|occupied|engaged|appointments?|lessons?|lectures?|rehearsal|practice|seminar|clinic)$/u

const NO_SPAN = { to: null, isPoint: true, bound: null, part: null, isRepeated: false, narrowed: null, isApproximate: false, isBare: false } as const

/** The 11 of 'at 9, 11 and 14h', the 13.00 of 'around 7.30, 13.00 and 18.30': times go on in a list of times. */
export function parseListedPoint(source: Source, index: number, before: TimeExpression | null): Match<Parts> | null {
  if (!before?.clock?.isPoint || before.days || before.recurrence || source.tokens[index]!.kind !== 'digits' || !isJointBetween(source, before.end, index) || source.tokens[index - 1]!.kind === 'break') return null
  const clock = parseClock(source, index, { isExpected: true })
  if (!clock || clock.value.minute > 1440 || operatorAt(source, clock.next, 'to') > 0) return null
  const after = source.tokens[clock.next]
  const isEnd = after === undefined || after.kind === 'break' || /^[,.;)!]$/u.test(after.key) || operatorAt(source, clock.next, 'and', 'or', 'on', 'every') > 0 || parseRecurrence(source, clock.next) !== null
  if (clock.value.isBare && !isEnd) return null
  const point: Parts = { ...EMPTY_EXPRESSION, clock: { ...NO_SPAN, from: { ...clock.value, isBare: false } } }
  const days = completeWithDays(source, clock.next, point)
  return days ?? { value: point, next: clock.next }
}

/** '9-5' where the words before, or a time just before in the same list, say that hours are meant. */
export function parseBareRange(source: Source, index: number, { before, areHours }: { before: TimeExpression | null; areHours: boolean }): Match<Parts> | null {
  if (index === 0) return null
  const span = parseClockSpan(source, index)
  const isRange = span !== null && span.value.isBare && span.value.from !== null && span.value.to !== null
  // 'tables up to 12' is how far.
  const isBounded = span !== null && span.value.bound !== null && span.value.isBare && keyAt(source, index) !== 'up'
  if (isBounded || isRange && (areHours && !isInsideWord(source, index) && !isOfNoun(source, index, span.next) || isOpeningHours(source, index) || isWorkingDay(source, index))) return believed(span)
  if (source.tokens[index]!.kind !== 'digits' || isInsideWord(source, index)) return null
  if (isDottedPoint(source, index)) {
    const point = parseClock(source, index, { isExpected: true })
    if (point) return { value: { ...EMPTY_EXPRESSION, clock: { ...NO_SPAN, from: point.value } }, next: point.next }
  }
  return isRange && !span.value.isPoint && MEANING_HOURS.some((holds) => holds(source, index, before)) ? believed(span) : null
}

/** 'our 9-5 win', 'a 3-2 vote': numbers between an article and its noun. */
function isOfNoun(source: Source, index: number, next: number): boolean {
  return /^(?:the|an?|our|my|his|her|their|this|that)$/u.test(keyAt(source, index - 1)) && source.tokens[next]?.kind === 'word' && source.entries[next]!.length === 0
}

function believed({ value, next }: Match<ClockSpan>): Match<Parts> {
  return { value: { ...EMPTY_EXPRESSION, clock: { ...value, isBare: false } }, next }
}

/** What tells that two bare numbers are hours. */
const MEANING_HOURS: readonly ((source: Source, index: number, before: TimeExpression | null) => boolean)[] = [
  isListed, isTill, isBesideDays, isAnnounced, isBehindPlace, isForSeveralDays, isPairOfRanges, isBehindVerb, isLineOfHours, isOfDays,
]

/** '13.00 (30 min)', '(13.00)'. */
function isDottedPoint(source: Source, index: number): boolean {
  if (!isDottedClock(source, index)) return false
  const isLasting = keyAt(source, index + 3) === '(' && (parseDuration(source, index + 4)?.value.high ?? SECONDS_PER_DAY) < SECONDS_PER_DAY
  return isLasting || keyAt(source, index - 1) === '(' && /^[),]$/u.test(keyAt(source, index + 3))
}

const SECONDS_PER_DAY = 86_400

/** One more of a list of hours. */
function isListed(source: Source, index: number, before: TimeExpression | null): boolean {
  return before !== null && before.clock !== null && before.clock.from !== null && isJointBetween(source, before.end, index)
}

/** '10 till 3' can only be hours. */
function isTill(source: Source, index: number): boolean {
  return /^(?:till|til|'til|until)$/u.test(keyAt(source, index + 1)) && source.tokens[index + 2]?.kind === 'digits'
}

function isAnnounced(source: Source, index: number): boolean {
  // 'I work full time 9 to 5'.
  const isPartOfWorkingDay = keyAt(source, index - 1) === 'time' && /^(?:full|part)$/u.test(keyAt(source, keyAt(source, index - 2) === '-' ? index - 3 : index - 2))
  return isPartOfWorkingDay || HOUR_ANNOUNCERS.test(keyAt(source, index - 1))
}

/** 'our hours are nine to five', 'office hours: nine to five'. */
function isOpeningHours(source: Source, index: number): boolean {
  const before = [keyAt(source, index - 1), keyAt(source, index - 2)]
  return source.tokens[index]!.kind === 'word' && before.some((key) => /^hours$/u.test(key)) && (before[0] === 'hours' || /^(?:is|are|:|run|from)$/u.test(before[0]!))
}

/** 'the usual 9-to-5 working day', 'everybody works nine to five': hours before what they are hours of, and in words behind the verb. */
function isWorkingDay(source: Source, index: number): boolean {
  const span = parseClockSpan(source, index)
  if (!span?.value.isBare || !span.value.from || !span.value.to) return false
  if (source.tokens[index]!.kind === 'word') return /^(?:work|works|working|open|available|usual|normal|regular|standard)$/u.test(keyAt(source, index - 1))
  const noun = /^(?:working|office|business|work|normal)$/u.test(keyAt(source, span.next)) ? span.next + 1 : span.next
  return /^(?:day|days|workday|workdays|hours|schedule|window)$/u.test(keyAt(source, noun))
}

/** '9–17' on a line of its own, from an hour of the morning to one that only a clock counts to, or back to the small hours. */
function isLineOfHours(source: Source, index: number): boolean {
  const [first, sign, last, after] = source.tokens.slice(index, index + 4)
  const isAlone = index > 0 && source.tokens[index - 1]!.kind === 'break' && (after === undefined || after.kind === 'break')
  const [from, to] = [Number(first!.text), Number(last?.text)]
  return isAlone && sign?.key === '-' && last?.kind === 'digits' && from >= 6 && from <= 11 && (to >= 13 && to <= 23 || to >= 1 && to <= 6)
}

/** 'Saturdays only, 10 to 1', 'on 7 March, 10 to 3 in the hall': alone between its commas or before its place, right behind days. */
function isBesideDays(source: Source, index: number, before: TimeExpression | null): boolean {
  const after = source.tokens[index + 3]
  const isAlone = after === undefined || after.kind === 'break' || /^(?:[,.;)]|when|while|because|as)$/u.test(after.key) || isPlaceAt(source, index + 3)
  const hasDays = (before?.recurrence?.weekdays ?? null) !== null || before?.days?.grain === 'day' && before.bound === null
  // 'Afternoons only, 14-17'.
  const isPart = before !== null && before.clock !== null && before.clock.isRepeated && before.clock.part !== null && before.clock.from === null && before.clock.to === null && before.days === null
  return isAlone && (hasDays && before?.clock === null || isPart) && /^(?: only)?, $/u.test(source.text.slice(before.end, source.tokens[index]!.start))
}

/** 'in the hall', 'at Marlow Green'; 'in March' is none. */
function isPlaceAt(source: Source, index: number): boolean {
  const [preposition, named] = [source.tokens[index], source.tokens[index + 1]]
  if (named === undefined || !/^(?:in|at|on)$/u.test(preposition?.key ?? '')) return false
  return /^(?:the|our|my|their|his|her|a|an)$/u.test(named.key) || /^\p{Lu}\p{Ll}/u.test(named.text) && source.entries[index + 1]!.length === 0
}

/** 'On Wednesdays I have choir 19-21': at the end of a clause that began with a day of the week, hours that only a clock counts to. */
function isOfDays(source: Source, index: number, before: TimeExpression | null): boolean {
  const [first, sign, last, after] = [source.tokens[index]!, keyAt(source, index + 1), source.tokens[index + 2], source.tokens[index + 3]]
  const isHours = /^(?:-|to)$/u.test(sign) && last?.kind === 'digits' && Number(last.text) > 12 && Number(last.text) <= 24 && Number(first.text) < Number(last.text) && Number(first.text) >= 6
  const isEnd = after === undefined || after.kind === 'break' || /^[,.;)]$/u.test(after.key) && !(after.key === '.' && source.tokens[index + 4]?.spaced === false)
  const hasDay = before !== null && before.clock === null && ((before.recurrence?.weekdays ?? null) !== null || (before.days?.bareWeekday ?? null) !== null) && !/[.;:\n,]/u.test(source.text.slice(before.end, first.start))
  return isHours && isEnd && hasDay && !/s$|^(?:chapter|page|unit|lesson|section|exercise|question|week|day|part|module|level|number|no|kapitel|seite|capitulo|chapitre|page|version|room|grade|aged?|size)$/u.test(keyAt(source, index - 1))
}

function isRangeAt(source: Source, index: number): boolean {
  const [first, last] = [source.tokens[index], source.tokens[index + 2]]
  return first?.kind === 'digits' && first.text.length <= 2 && /^(?:-|to)$/u.test(keyAt(source, index + 1)) && last?.kind === 'digits' && last.text.length <= 2 && Number(first.text) <= 24 && Number(last.text) <= 24
}

/** '9-1 and 2-5 Mon-Sat': two ranges and the days behind them. */
function isPairOfRanges(source: Source, index: number): boolean {
  return isRangeAt(source, index) && /^(?:and|&)$/u.test(keyAt(source, index + 3)) && isRangeAt(source, index + 4) && parseRecurrence(source, index + 7) !== null
}

/** 'study 5-7 weekdays', 'revise 4-6 on Mondays': hours between a verb of the goal and its days. */
function isBehindVerb(source: Source, index: number): boolean {
  if (!isRangeAt(source, index) || !/^(?:study|revise|train|practi[cs]e|rehearse|write|paint|sew|swim|run)$/u.test(keyAt(source, index - 1))) return false
  const isPair = /^(?:and|&)$/u.test(keyAt(source, index + 3)) && source.tokens[index + 4]?.kind === 'digits'
  return isPair || parseRecurrence(source, index + 3) !== null || operatorAt(source, index + 3, 'on') > 0
}

/** '9-3 both days', '10-4 each day'. */
function isForSeveralDays(source: Source, index: number): boolean {
  return /^(?:-|to)$/u.test(keyAt(source, index + 1)) && source.tokens[index + 2]?.kind === 'digits' && /^(?:both|each|all|every)$/u.test(keyAt(source, index + 3)) && /^(?:days?|saturdays?|sundays?|weekends?|mornings?|evenings?|afternoons?)$/u.test(keyAt(source, index + 4)) && Number(source.tokens[index]!.text) <= 24 && Number(source.tokens[index + 2]!.text) <= 24
}

/** 'is at the Castle 10-12', 'in Old Town 14-16'. */
function isBehindPlace(source: Source, index: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(source.tokens[index - 1]!.text)) return false
  return [2, 3, 4].some((back) => /^(?:at|in)$/u.test(keyAt(source, index - back)))
}

function isJointBetween(source: Source, end: number, index: number): boolean {
  for (let at = index - 1; at >= 0 && source.tokens[at]!.start >= end; at -= 1) {
    if (!/^(?:,|and|&|\/|plus|y|und|et|e|;)$/u.test(keyAt(source, at))) return false
  }
  return true
}

/** 'x3' or 'covid19': digits glued to a word before them. */
export function isInsideWord(source: Source, index: number): boolean {
  const token = source.tokens[index]!
  return !token.spaced && token.kind === 'digits' && source.tokens[index - 1]?.kind === 'word'
}
