import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { parseDayCount } from './day-counts.ts'
import { knownNamesIn } from '../topics/proper-names.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import type { Stay } from './trip-start.ts'

/** Statements about a known place with days of the trip or dates: 'a wedding in Naples between day 20 and day 21'. */
export function addFixedDays(context: ReadingContext, { stays, places, dayOne }: { stays: Stay[]; places: ReadonlySet<string>; dayOne: DayNumber }): void {
  let last: Stay | null = null
  for (const statement of clausesWithPlaces(context, places)) {
    const [name] = knownNamesIn(context, statement, places)
    const stay = stays.find(({ place }) => place === name?.name) ?? null
    const counted = countedDaysIn(context, statement)
    const dated = counted.length > 0 ? [] : datedDaysIn(context, name ? partOf(context, statement, name) : statement)
    const target: Stay | null = stay ?? (counted.length > 0 ? last : null)
    if (stay) last = stay
    if (!target) continue
    for (const { first, last: until } of counted) target.within.push({ first: dayOne + first - 1, last: dayOne + until - 1 })
    const longest = (target.days ?? (target.nights ?? 0) + 1) + 1
    const fitting = dated.filter(({ first, last }) => first >= dayOne && last - first < longest)
    target.within.push(...fitting)
    if (counted.length + fitting.length > 0) claim(context, name && counted.length === 0 ? partOf(context, statement, name) : statement)
  }
}

/** Where several things have dates of their own, those of the part that names the place. */
function partOf(context: ReadingContext, statement: Words, name: Words): Words {
  const dates = context.groups.filter(({ from, to, expressions }) => from >= statement.from && to <= statement.to && expressions.some(({ days }) => days !== null))
  if (dates.length < 2) return statement
  const isCut = (index: number) => /^[,;]$/u.test(context.source.tokens[index]?.key ?? '')
  const from = context.source.tokens.slice(statement.from, name.from).findLastIndex((_, offset) => isCut(statement.from + offset))
  const to = context.source.tokens.slice(name.to, statement.to).findIndex((_, offset) => isCut(name.to + offset))
  return { from: from < 0 ? statement.from : statement.from + from + 1, to: to < 0 ? statement.to : name.to + to }
}

/** Sentences, cut at commas when each part has a place of its own. */
function clausesWithPlaces(context: ReadingContext, places: ReadonlySet<string>): Words[] {
  return statementsOf(context, { atCommas: false }).flatMap((statement) => {
    const names = knownNamesIn(context, statement, places)
    if (names.length < 2) return [statement]
    const cuts = names.slice(1).map(({ from }) => cutBefore(context, statement, from))
    const bounds = [statement.from, ...cuts, statement.to]
    return bounds.slice(0, -1).map((from, index) => ({ from, to: bounds[index + 1]! })).filter(({ from, to }) => to > from)
  })
}

/** The last comma or 'and' between two places. */
function cutBefore(context: ReadingContext, statement: Words, index: number): number {
  for (let at = index - 1; at > statement.from; at -= 1) {
    const { key } = context.source.tokens[at]!
    if (key === ',' || (key === 'and' && !/^(?:day|days)$/u.test(context.source.tokens[at + 1]?.key ?? ''))) return at
  }
  return index
}

function countedDaysIn(context: ReadingContext, words: Words): DaySpan[] {
  const spans: DaySpan[] = []
  for (let index = words.from; index < words.to; index += 1) {
    const count = parseDayCount(context.source, index)
    // 'Day 1 is 8 May' has been read.
    if (!count || context.claimed[index] === 1) continue
    spans.push(count.value)
    index = count.next - 1
  }
  return spans
}

/** Dates; a night also needs the morning after. */
function datedDaysIn(context: ReadingContext, words: Words): DaySpan[] {
  const { tokens } = context.source
  const isNight = tokens.slice(words.from, words.to).some(({ key }) => /^(?:night|nights|sleep|sleeping|overnight|evening|noche|nacht|ubernachten|nuit|noite)$/u.test(key))
  const days = context.groups.filter(({ from, to }) => from >= words.from && to <= words.to).flatMap(({ expressions }) => expressions)
    .flatMap(({ days, bound }) => (days && days.last - days.first <= 10 && bound === null ? [days] : []))
  return days.map(({ first, last }) => ({ first, last: isNight && first === last ? last + 1 : last }))
}
