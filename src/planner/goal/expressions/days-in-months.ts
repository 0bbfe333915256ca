import type { Weekday } from '../../time/calendar-time.ts'
import { addMonths, civilOf, dayFromCivil, weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { weekdayIn } from '../weekday-names.ts'

/** 'a weekend away in October (8th-10th)', 'one Saturday in April (the 17th)': the days in brackets are those of the month before them. */
export function withDaysInMonths(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const explained = new Set<TimeExpression>()
  const named = expressions.map((expression) => ofNoun(text, expression))
  const settled = named.map((expression, index) => {
    const month = named[index - 1]
    const { days } = expression
    const beside = inMonthBeside(text, month, expression)
    if (beside !== null) return { ...expression, days: makeDays({ ...days!, first: beside, last: beside, endsAt: beside, isDayOfMonth: false, past: null }) }
    if (month?.days?.grain !== 'month' || month.bound !== null || month.days.narrowed !== null || month.clock !== null || days === null || days.bareWeekday !== null || expression.bound !== null) return expression
    if (!ORDINALS.test(expression.words) || !isBesideMonth(text.slice(month.end, expression.start), month, days) || days.last - days.first > 30) return expression
    const first = dayOfMonth(month.days.first, civilOf(days.first).day)
    if (first === null) return expression
    explained.add(month)
    const weekday = expressions[index - 2]
    // The Saturday of 'one Saturday in April (the 17th)'.
    if (weekday && weekday.days !== null && weekday.days.bareWeekday !== null && weekday.clock === null && text.slice(weekday.end, month.start).trim() === '') explained.add(weekday)
    const last = first + (days.last - days.first)
    return { ...expression, days: makeDays({ ...days, first, last, endsAt: first, isDayOfMonth: false, isRelative: false, past: null }) }
  })
  return settled.filter((expression) => !explained.has(expression))
}

/** The February of 'les vacances de février (du 13 au 21)' begins nothing. */
function ofNoun(text: string, expression: TimeExpression): TimeExpression {
  const isOfNoun = expression.bound === 'since' && expression.days?.grain === 'month' && /^(?:de|d['’]|do|da) ?\p{L}+$/iu.test(expression.words) && /(?:vacances|vacaciones|f[eé]rias|semaine|semana|fin|mois|mes|m[eê]s|cong[eé]s|ponts?|feria|festivos?) $/iu.test(text.slice(0, expression.start)) && /^ ?\(/u.test(text.slice(expression.end))
  return isOfNoun ? { ...expression, bound: null } : expression
}

const ORDINALS = /^(?=.*(?:\d(?:st|nd|rd|th|\.)|^(?:vom|del|du|from) ))(?:(?:on|from|vom|am|den|del|du|do|le|el) )?(?:the )?\d{1,2}(?:st|nd|rd|th|\.|er)?(?: ?(?:-|–|to|and|&|bis|zum|al|au|ao|a) ?(?:the |zum )?\d{1,2}(?:st|nd|rd|th|\.)?)?\.?$/iu

/** 'By mid May (craft market on the 15th, 10-4)', 'in April sometime, before the 16th': the day is one of the month that its sentence names before it. */
function inMonthBeside(text: string, month: TimeExpression | undefined, { days, start, bound, words }: TimeExpression): number | null {
  if (days?.isDayOfMonth !== true || days.last > days.first || month?.days?.grain !== 'month' || month.bound === 'since' || month.bound === 'after') return null
  const between = text.slice(month.end, start)
  const isInBrackets = bound === null && /^ ?\((?:[\p{L}'’-]+ ){0,4}$/u.test(between)
  const isInSentence = !days.isRelative && between.length <= (bound === null ? LONGEST_CLAUSE : LONGEST_ASIDE) && !/[.;:!?\n()]|(?<!\p{L})(?:not|away|off|busy|nicht|weg|frei|no|fuera|pas|absente?|não|fora)(?!\p{L})|n['’]t/u.test(between)
  const day = isInBrackets || isInSentence ? dayOfMonth(month.days.first, civilOf(days.first).day) : null
  // 'Sunday the 19th' is the one that is a Sunday.
  const isOtherWeekday = day !== null && weekdayIn(words) !== null && weekdayOf(day) !== weekdayOf(days.first)
  return isOtherWeekday ? null : day
}

/** Between a month and a day of it, in characters: 'by mid March as my parents arrive the 19th', 'in April, before the 16th'. */
const LONGEST_CLAUSE = 60
const LONGEST_ASIDE = 16

/** 'in October (8th-10th)', 'In February I am away from the 8th to the 14th', 'Im Februar bin ich vom 8. bis 14. weg'. */
function isBesideMonth(between: string, { words }: TimeExpression, { first, last }: { first: number; last: number }): boolean {
  if (/^ ?[(:] ?(?:on )?(?:the )?$/iu.test(between)) return true
  return last > first && /^(?:in|im|en|em|during) /iu.test(words) && /^,? [^.;:!?()\d\n]{0,30}$/u.test(between)
}

function dayOfMonth(monthStart: number, day: number): number | null {
  const { year, month } = civilOf(monthStart)
  const found = dayFromCivil(year, month, 1)! + day - 1
  return found < addMonths(dayFromCivil(year, month, 1)!, 1) ? found : null
}

/** Half a year is as far as a day of the month without its month is looked for. */
const MONTHS_AHEAD = 6
const EXCEPTED = /(?:\bexcept|\bbut not|\bnot|\bbar|\bapart from|\bexcluding|\bskip(?:ping)?)(?: on)? (?:the )?$/iu

/** 'Saturdays all day except the 25th': the next 25th that is a Saturday. */
export function withExceptedDays(text: string, expressions: readonly TimeExpression[], today: number): TimeExpression[] {
  return expressions.map((expression, index) => {
    const { days, words, start } = expression
    const weekdays = weekdaysBefore(text, expressions.slice(0, index))
    const day = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/iu.exec(words)?.[1]
    if (days === null || day === undefined || weekdays.length === 0 || weekdays.includes(weekdayOf(days.first)) || !EXCEPTED.test(text.slice(Math.max(0, start - 24), start))) return expression
    const month = today - civilOf(today).day + 1
    const found = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => dayOfMonth(addMonths(month, ahead), Number(day))).find((date) => date !== null && date >= today && weekdays.includes(weekdayOf(date)))
    return found === undefined || found === null ? expression : { ...expression, days: makeDays({ ...days, first: found, last: found, endsAt: found, isDayOfMonth: false, isRelative: false, past: null }) }
  })
}

/** The days of the week that were named last, one or several of them: 'Sat and Sun afternoons'. */
function weekdaysBefore(text: string, expressions: readonly TimeExpression[]): Weekday[] {
  const named: Weekday[] = []
  for (const [index, { recurrence, days, end }] of [...expressions.entries()].toReversed()) {
    const own = recurrence?.weekdays ?? (days?.bareWeekday ? [days.bareWeekday] : [])
    const next = expressions[index + 1]
    if (own.length === 0 && named.length === 0) continue
    if (own.length === 0 || named.length > 0 && !/^ ?(?:,|and|&|\+|\/|, and|or) ?$/iu.test(text.slice(end, next!.start))) break
    // A single day that is not of every week is a date of its own.
    if (named.length === 0 && recurrence === null) break
    named.push(...own)
  }
  return named
}
