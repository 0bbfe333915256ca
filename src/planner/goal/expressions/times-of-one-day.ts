import { weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

type Pair = (text: string, first: TimeExpression, second: TimeExpression) => TimeExpression | null

/** 'On Monday (11 January)': the weekday and its date are one day. */
const withDateInBrackets: Pair = (text, first, second) => {
  const { days, clock, recurrence } = second
  const isWeekday = (first.days?.bareWeekday ?? null) !== null && first.clock === null && first.recurrence === null
  const isDate = days?.grain === 'day' && days.bareWeekday === null && !days.isRelative && clock === null && recurrence === null && second.bound === null && weekdayOf(days.first) === first.days?.bareWeekday
  // 'Carnival Tuesday (16 February)' is the name of the day.
  const isPlain = first.bound !== null || /^(?:on|am|el|le|next|this|starting|from) /iu.test(first.words) || /(?<!\p{L})(?:on|from|starting|beginning|until|by|am|ab|el|le|desde) $/iu.test(text.slice(Math.max(0, first.start - 12), first.start))
  if (!isWeekday || !isPlain || !isDate || !/^ ?\((?:the )?$/u.test(text.slice(first.end, second.start)) || !/^[),;]/u.test(text.slice(second.end, second.end + 1))) return null
  const end = text[second.end] === ')' ? second.end + 1 : second.end
  return { ...first, days, end, words: text.slice(first.start, end) }
}

/** 'The night of 27 February', 'la noche del 3 de mayo': that part of that day. */
const withPartOfDate: Pair = (text, first, second) => {
  const isPart = first.clock !== null && first.clock.part !== null && first.clock.from === null && first.clock.to === null && first.days === null && first.recurrence === null
  const isDate = second.days?.grain === 'day' && second.clock === null && second.recurrence === null && (second.bound === null || second.bound === 'since' && /^(?:del|vom|du|do|de) /iu.test(second.words))
  if (!isPart || !isDate) return null
  const isOf = / (?:of|vom|des|del|du|do)$/iu.test(first.words) ? /^ (?:the )?$/u : /^ (?:of|vom|des|del|de|du|do)(?: the)? $/iu
  if (!isOf.test(text.slice(first.end, second.start)) && !(/^(?:del|vom|du|do|of) /iu.test(second.words) && text.slice(first.end, second.start) === ' ')) return null
  return { ...second, bound: null, clock: first.clock, start: first.start, words: text.slice(first.start, second.end) }
}

/** 'The weekend 6/7 February': those two days. */
const withDatesOfWeekend: Pair = (text, first, second) => {
  const isWeekend = /(?:^| )(?:weekend|wochenende|fin de semana|week-end|fim de semana)$/iu.test(first.words) && first.clock === null && first.bound === null
  const isRange = second.days !== null && second.bound === null && second.clock === null && second.recurrence === null && second.days.bareWeekday === null && second.days.last - second.days.first <= 2 && weekdayOf(second.days.first) >= 5 && /\d/u.test(second.words)
  return isWeekend && isRange && /^,? ?\(?(?:of |on |vom |del |du )?(?:the )?$/iu.test(text.slice(first.end, second.start)) ? { ...second, start: first.start, words: text.slice(first.start, second.end), days: { ...second.days!, grain: 'range' } } : null
}

const PAIRS: readonly Pair[] = [withDateInBrackets, withPartOfDate, withDatesOfWeekend]

/** Times that stand side by side and are one. */
export function withTimesOfOneDay(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const settled: TimeExpression[] = []
  for (const expression of expressions) {
    const last = settled.at(-1)
    const joined = last ? PAIRS.map((pair) => pair(text, last, expression)).find((made) => made !== null) : undefined
    if (joined) settled[settled.length - 1] = joined
    else settled.push(expression)
  }
  return settled
}

const RESULT = /(?<!\p{L})(?:pb|pr|pbs|personal best|season['’]?s? best|best(?: time)?|sub|target(?: time)?|goal time|finish time|finishing time|split|pace(?: of)?|record|bestzeit|unter|marca|r[ée]cord|temps|chrono)(?: is| was| of|:| currently)? ?$/iu
/** 'Shift my bedtime from 1am to 22:45': what changes, and no hours for anything. */
const CHANGED = /(?<!\p{L})(?:shift|move|bring|change|push|pull|get|reset|set)(?:ing)? (?:my |our |his |her |their |the )?(?:bed ?-?time|wake-?up(?: time)?|waking(?: time)?|alarm|sleep(?: schedule| rhythm| times?)?|get(?:ting)?[- ]up|lights[- ]out|dinner ?time|rhythm)(?: forward| back| earlier| later)? $/iu

/** 'PB 7:52, want sub 7:40': how fast, not when. */
export function withoutResults(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.filter(({ clock, days, recurrence, start, words }) => {
    const isHour = clock !== null && days === null && recurrence === null
    // 'Bedtime' is a part of the day to the grammar.
    const own = /^bed ?-?time (?=from )/iu.exec(words)?.[0] ?? ''
    const before = text.slice(Math.max(0, start - LONGEST_LEAD), start) + own
    return !(isHour && (clock.isPoint && RESULT.test(before) || CHANGED.test(before)))
  })
}

/** In characters. */
const LONGEST_LEAD = 48
