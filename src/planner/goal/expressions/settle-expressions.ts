import type { DayNumber } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { parseExpression } from '../../time/grammar/find-time-expressions.ts'
import { parseDuration } from '../../time/grammar/parse-duration.ts'
import type { Source } from '../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { distant } from './distances/distant.ts'
import { occasionBefore } from './eves.ts'
import { spanBefore } from './settle-counted-days.ts'
import { isMeantOtherwise } from './meant-otherwise.ts'

const SECONDS_PER_DAY = 86_400
/** Words before a length that make it the length of the work rather than a day in the distance. */
const LENGTH_WORDS = /^(?:in|within|for|over|during|across|throughout|en|dentro|dans|durante|pendant|por|em|wahrend|innerhalb|binnen|fur|uber)$/u

/** Settles what the words around an expression say of it: lengths of the plan, repeated weekends, days counted from the main date. */
export function settleExpressions(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const tokenAt = tokenIndex(source)
  const main = mainDay(expressions)
  const repeats = expressions.some(({ recurrence }) => recurrence !== null && (recurrence.weekdays !== null || recurrence.unit === 'day') && recurrence.count === null)
  return expressions.flatMap((expression, index) => {
    const from = tokenAt(expression.start)
    if (isMeantOtherwise(source, expressions, index) || isHourBehind(source, expression, expressions[index + 1])) return []
    const morning = asMorning(source, expression, expressions[index - 1])
    if (morning) return [morning]
    const whole = withoutReason(source, expression)
    if (whole) return [whole]
    const apart = asDateAndHours(expression)
    if (apart) return apart
    const onTheDay = atMainDay(source, expressions, expression)
    if (onTheDay) return onTheDay
    const length = asHourAndLength(source, expression, from) ?? asLengthFrom(source, expression, from) ?? asLength(source, expression, from) ?? asSessionLength(source, expression, from)
    if (length) return length
    const anchor = occasionBefore(source.text, expressions, expression.start) ?? main ?? dayNamedBefore(expressions, index)
    const before = anchor === null ? null : beforeMainDay(source, { expression, from, main: anchor })
    return before ?? asDate(source, expression, from) ?? asEveryWeekend(expression, repeats) ?? asWorkingWeek(expression) ?? expression
  })
}

/** Token index of an offset; asked in rising order, so one pass in total. */
function tokenIndex(source: Source): (start: number) => number {
  let at = 0
  return (start) => {
    while (at < source.tokens.length && source.tokens[at]!.start < start) at += 1
    return at
  }
}

/** Whether text ends where a clause may begin. */
function opensClause(before: string): boolean {
  const said = before.trimEnd()
  return said === '' || /[.;:,(]$/u.test(said) || before.includes('\n', said.length)
}

/** 'for six weeks from tomorrow': a length and the day that it begins on. */
function asLengthFrom(source: Source, expression: TimeExpression, from: number): TimeExpression[] | null {
  const { days, words } = expression
  const isAlone = parseDuration(source, from) !== null && opensClause(source.text.slice(0, expression.start)) && /^\s*(?:$|[.;,)\n])/u.test(source.text.slice(expression.end, expression.end + 3))
  if (days?.grain !== 'day' || !isAlone && !LENGTH_LEADS.test(words) || !BEGINS_ON.test(words)) return null
  const length = parseDuration(source, isAlone ? from : source.tokens[from + 1]?.key === 'the' ? from + 2 : from + 1)
  const rest = length && length.value.high >= SECONDS_PER_DAY ? parseExpression(source, length.next) : null
  const end = rest ? source.tokens[rest.next - 1]!.end : -1
  if (!length || !rest || end !== expression.end || rest.value.days === null) return null
  const cut = source.tokens[length.next - 1]!.end
  const start = source.tokens[length.next]!.start
  return [{ ...EMPTY_EXPRESSION, duration: length.value, words: source.text.slice(expression.start, cut), start: expression.start, end: cut }, { ...rest.value, bound: 'since', words: source.text.slice(start, end), start, end }]
}

const LENGTH_LEADS = /^(?:for|over|durante|por|pendant|für|während) /iu
const BEGINS_ON = / (?:from|starting|beginning|ab|von|desde|a partir de|à partir d[eu]|dès) /iu

/** The 'for 10 days' of 'at 8pm for 10 days from tomorrow': an hour and a length, and no day in the distance. */
function asHourAndLength(source: Source, expression: TimeExpression, from: number): TimeExpression[] | null {
  const { days, clock, words, start, end } = expression
  if (!days?.isRelative || days.grain !== 'day' || !clock?.isPoint || !/^\P{L}*(?:\p{L}+ ){0,3}\d/u.test(words)) return null
  for (let at = from + 1; source.tokens[at] !== undefined && source.tokens[at]!.end < end; at += 1) {
    const { start: cut } = source.tokens[at]!
    if (!LENGTH_LEADS.test(source.text.slice(cut, end))) continue
    const behind = { ...expression, clock: null, words: source.text.slice(cut, end), start: cut }
    const [length, ...beginning] = asLengthFrom(source, behind, at) ?? asLength(source, behind, at) ?? []
    const hour = source.text.slice(start, cut).trimEnd()
    if (length) return [{ ...expression, days: null, words: hour, end: start + hour.length }, { ...length, start: cut, words: source.text.slice(cut, length.end) }, ...beginning]
  }
  return null
}

/** 'in 5 weeks', 'durante 6 semanas': the grammar took them for the day at the end of the length. */
function asLength(source: Source, expression: TimeExpression, from: number): TimeExpression[] | null {
  const { days } = expression
  if (!days?.isRelative || days.grain !== 'day' || !LENGTH_WORDS.test(source.tokens[from]?.key ?? '')) return null
  for (let at = from + 1; at <= from + 3; at += 1) {
    const length = parseDuration(source, at)
    if (!length || length.value.high < SECONDS_PER_DAY || length.value.isWhole) continue
    const end = source.tokens[length.next - 1]!.end
    const start = source.tokens[at]!.start
    const own = { ...expression, days: null, bound: null, clock: null, duration: length.value, start, end, words: source.text.slice(start, end) }
    return end === expression.end && expression.clock === null ? [own] : null
  }
  return null
}

/** 'in two-hour sessions', 'in 25 minute blocks': not two hours from now. */
function asSessionLength(source: Source, expression: TimeExpression, from: number): TimeExpression[] | null {
  if (expression.momentFromNow === null || expression.days !== null) return null
  for (let at = from + 1; at <= from + 2; at += 1) {
    const length = parseDuration(source, at)
    const noun = length ? source.tokens[length.next]?.key ?? '' : ''
    if (!length || source.tokens[length.next - 1]!.end !== expression.end || !/^(?:sessions?|blocks?|slots?|chunks?|stretches|lessons?|intervals?|steps|sittings?|bursts|shifts|portions|rounds|units|classes|sets|windows|pieces)$/u.test(noun)) continue
    const { start } = source.tokens[at]!
    return [{ ...expression, momentFromNow: null, duration: length.value, start, words: source.text.slice(start, expression.end) }]
  }
  return null
}

/** 'start cooking no later than 4 pm on the day': the day of the text, not today. */
function atMainDay({ text }: Source, expressions: readonly TimeExpression[], expression: TimeExpression): TimeExpression[] | null {
  const morning = partOfMainDay(text, expressions, expression)
  if (morning) return [morning]
  if (!expression.days?.isRelative || !/\b(?:on|of) the (?:(?:big|actual) )?day(?: at .*)?$/iu.test(expression.words)) return null
  const main = expressions.find(({ days, bound, end }) => days?.grain === 'day' && bound !== 'since' && bound !== 'after' && end <= expression.start)?.days
  return main ? [{ ...expression, bound: null, days: makeDays({ first: main.first, last: main.first }) }] : null
}

/** 'ice the cakes the morning of': of the one day that the text dates. */
function partOfMainDay(text: string, expressions: readonly TimeExpression[], { words, clock, start, end, ...rest }: TimeExpression): TimeExpression | null {
  const main = /^(?:on )?(?:the|that) (?:very )?(?:morning|afternoon|evening)$/iu.test(words) ? /^ of(?=\s*(?:$|[,.;:)!\n]))/iu.exec(text.slice(end, end + 6)) : null
  const day = main ? expressions.find(({ days, bound }) => days?.grain === 'day' && days.bareWeekday === null && bound === null)?.days : undefined
  return main && day ? { ...rest, clock, bound: null, start, end: end + 3, words: text.slice(start, end + 3), days: makeDays({ first: day.first, last: day.first }) } : null
}

/** The 'before breakfast' of 'before breakfast at 6:30': the hour is said behind it. */
function isHourBehind({ text }: Source, { words, end, clock, days, recurrence, duration }: TimeExpression, next: TimeExpression | undefined): boolean {
  const isPart = clock !== null && days === null && recurrence === null && duration === null && /^(?:before|after|over|at|during) (?:the )?(?:breakfast|lunch|dinner|work|school|class|bed)$/iu.test(words)
  return isPart && next !== undefined && next.days === null && next.recurrence === null && next.clock !== null && /\d/u.test(next.words) && next.clock.bound === null && /^,? ?$/u.test(text.slice(end, next.start))
}

/** The 6:30 of 'before breakfast at 6:30'. */
function asMorning(source: Source, expression: TimeExpression, before: TimeExpression | undefined): TimeExpression | null {
  const isEarly = before !== undefined && /^before (?:breakfast|work|school|class)$/iu.test(before.words) && /^,? ?\(?$/u.test(source.text.slice(before.end, expression.start))
  const { clock } = expression
  if (!isEarly || !clock?.from?.isAmbiguous) return null
  return { ...expression, clock: { ...clock, from: { ...clock.from, isAmbiguous: false }, to: clock.to && { ...clock.to, isAmbiguous: false } } }
}

/** 'Not Wednesdays (night class)': the bracket says why, and names no part of the day. */
function withoutReason(source: Source, expression: TimeExpression): TimeExpression | null {
  const { words, clock, recurrence, start, end } = expression
  const bracket = /\s?\((?:night|evening|day|morning|late|early)$/iu.exec(words)
  if (!bracket || clock === null || clock.from !== null || clock.to !== null || recurrence === null) return null
  if (!/(?:^|\s)(?:not|no|never|except|without) (?:on )?$/iu.test(source.text.slice(Math.max(0, start - 12), start)) || !/^ (?!only)\p{L}/iu.test(source.text.slice(end, end + 6))) return null
  return { ...expression, clock: null, recurrence: { ...recurrence, part: null }, words: words.slice(0, bracket.index), end: end - bracket[0].length }
}

/** 'on 27 March, evenings after 18:00': a date, and behind the comma what holds for many days. */
function asDateAndHours(expression: TimeExpression): TimeExpression[] | null {
  const { days, clock, words, start } = expression
  const comma = words.lastIndexOf(',')
  if (comma < 0 || days?.grain !== 'day' || days.bareWeekday !== null || clock === null) return null
  const behind = words.slice(comma + 1).trimStart()
  const date = { ...expression, clock: null, words: words.slice(0, comma), end: start + comma }
  const rest = { ...expression, days: null, bound: null, words: behind, start: expression.end - behind.length }
  return clock.isRepeated && clock.part !== null ? [date, rest] : null
}

/** 'del 20 de marzo', 'du 27 février', 'vom 5. März': of that day, not from it on. */
function asDate(source: Source, expression: TimeExpression, from: number): TimeExpression | null {
  if (expression.bound === 'since' && /^(?:apart|aside)$/u.test(source.tokens[from - 1]?.key ?? '')) return { ...expression, bound: null }
  const isOf = expression.bound === 'since' && expression.days?.grain === 'day' && /^(?:del?|du|do|da|vom) /iu.test(expression.words)
  return isOf ? { ...expression, bound: null } : null
}

/** 'Saturdays until 1pm, in the week only after 6:30pm': the days that are not the weekend. */
function asWorkingWeek(expression: TimeExpression): TimeExpression | null {
  const isWeek = expression.days?.grain === 'week' && expression.clock === null && expression.bound === null && /^(?:in|during|through) the week$/iu.test(expression.words)
  return isWeek ? { ...expression, days: null, recurrence: { every: 1, unit: 'week', weekdays: [1, 2, 3, 4, 5], nth: null, monthDays: null, count: null, amount: null, part: null, noun: null, each: null, parity: null } } : null
}

/** 'weekdays after 5 and any time at the weekend': beside other repeated times, the weekend repeats too. */
function asEveryWeekend(expression: TimeExpression, repeats: boolean): TimeExpression | null {
  const isWeekend = repeats && expression.days?.grain === 'weekend' && /^(?:(?:at|on|over|during|in) )?(?:the )?weekend$/iu.test(expression.words)
  return isWeekend ? { ...expression, days: null, recurrence: { every: 1, unit: 'week', weekdays: [6, 7], nth: null, monthDays: null, count: null, amount: null, part: null, noun: null, each: null, parity: null } } : null
}

/** The first calendar date of the text: what 'the week before' and 'two days before' are counted from. */
function mainDay(expressions: readonly TimeExpression[]): DayNumber | null {
  const single = expressions.filter(({ days, bound }) => days !== null && days.grain === 'day' && bound !== 'since' && bound !== 'after')
  const dated = single.filter(({ days }) => !days!.isRelative)
  const named = single.find(({ words, days }) => /^(?:on )?(?:this|next|coming|diesen|nächsten|este|ce) \p{L}{4}/iu.test(words) && !/week|woche|semana/iu.test(words) && days!.last === days!.first)
  return (dated.find(({ days }) => days!.bareWeekday === null) ?? named)?.days?.first ?? null
}

/** The lone weekday that was named last: 'the party is on Saturday … bake the day before'. */
function dayNamedBefore(expressions: readonly TimeExpression[], index: number): DayNumber | null {
  return expressions.slice(0, index).findLast(({ days, bound }) => days !== null && days.grain === 'day' && days.bareWeekday !== null && bound === null)?.days?.first ?? null
}

type Relative = { expression: TimeExpression; from: number; main: DayNumber }

/** 'three weeks before', 'the Friday before', 'the day before', 'the week before', with nothing behind that they could be before of. */
function beforeMainDay(source: Source, { expression, from, main }: Relative): TimeExpression | null {
  const { days, duration, clock } = expression
  if (/^(?:the )?(?:day|night|evening|week) (?:before|earlier|prior)(?: (?:at|from|after|,).*)?$/iu.test(expression.words) && (days?.isRelative ?? true)) return isOpen(source, expression.end) ? dayBefore(expression, main) : null
  let next = from
  while (next < source.tokens.length && source.tokens[next]!.end <= expression.end) next += 1
  if (!/^(?:before|beforehand|earlier|prior|ahead|vorher|davor|antes|avant)$/u.test(source.tokens[next]?.key ?? '') || !isOpen(source, source.tokens[next]!.end)) return null
  const end = source.tokens[next]!.end
  const words = { words: source.text.slice(expression.start, end), end }
  const isThatDay = duration === null && expression.recurrence === null && /^(?:on )?the (?:day|morning|afternoon|evening|night)$/iu.test(expression.words)
  if (isThatDay) return { ...expression, ...words, days: makeDays({ first: main - 1, last: main - 1 }) }
  if (duration && duration.high >= SECONDS_PER_DAY && clock === null) {
    if (duration.low < duration.high && expression.comparison === null) return { ...expression, ...words, duration: null, days: makeDays({ ...spanBefore(duration, main), grain: 'range' }) }
    const day = distant(main, duration, -1)
    return { ...expression, ...words, duration: null, comparison: null, days: makeDays({ first: day, last: day }), bound: 'by' }
  }
  if (days?.bareWeekday && duration === null) {
    const day = main - (((weekdayOf(main) - days.bareWeekday + 6) % 7) + 1)
    return { ...expression, ...words, days: makeDays({ first: day, last: day }) }
  }
  return null
}

function dayBefore(expression: TimeExpression, main: DayNumber): TimeExpression {
  const isWeek = /week/iu.test(expression.words)
  const day = isWeek ? mondayOf(main) - 1 : main - 1
  // 'the evening before at 5pm' is at five, not before it.
  const isPoint = expression.clock?.bound === 'before' && /\bbefore,? at\b/iu.test(expression.words)
  const clock = isPoint ? { ...expression.clock!, from: expression.clock!.to, to: null, bound: null, isPoint: true } : expression.clock
  return { ...expression, clock, days: makeDays({ first: day, last: day }), bound: isWeek ? 'by' : null, duration: null }
}

/** Nothing follows in the clause that the time could be before of. */
function isOpen(source: Source, end: number): boolean {
  return /^\s*(?:$|[,.;:)!\n]|(?:and|or|y|und|et|e|but)\b)/u.test(source.text.slice(end, end + 8))
}
