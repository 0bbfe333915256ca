import { claim, isClaimed } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { addOwnTimes, bracketAt } from './own-times.ts'
import type { Person } from './people-words.ts'

/** How many words may stand between those who are counted and a bracket of their days. */
const MOST_BETWEEN = 8
const RELEASED = /^(?:only|just|always|is|are|who|here|there|in|on|available|released|freed|free|loaned|lent|seconded|with|us|working|works?|every|each|nur|jeweils|solo|seulement|apenas)$/u
const ONLY_THEN = /^(?:only|just|nur) (?:then|on that day|on those days|dann)$/u

/**
 * '3 nurses (Tuesdays only)', 'one inspector shared with the depot (Mondays and Fridays)', 'four cooks released every
 * Friday (only then)': the weekdays behind people who are counted are when each of them is there.
 */
export function giveDaysToCounted(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  if (context.plannerType !== 'sprint') return
  const all = [...people.values()]
  const counted = all.filter(({ words }) => isCounted(context, words))
  for (const from of new Set(counted.map(({ words }) => words.to))) {
    const days = daysBehind(context, from, all.map(({ words }) => words.from))
    if (days === null) continue
    for (const { name } of counted.filter(({ words }) => words.to === from)) addOwnTimes(context, name, days)
    claim(context, { from, to: withOnlyThen(context, days.to) })
  }
}

/** Whoever has a name has other readers. */
function isCounted({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return to > from && tokens.slice(from, to).some(({ kind, key }) => kind === 'digits' || NUMBER.test(key)) && tokens.slice(from, to).every(({ kind, text, key }) => kind !== 'word' || text === key || text.toUpperCase() === text || NUMBER.test(key))
}

const NUMBER = /^(?:an?|one|two|three|four|five|six|seven|eight|ein|eine|einen|zwei|drei|vier|fünf|un|una|une|dos|tres|deux|trois|quatre|um|uma|dois|duas)$/u

function daysBehind(context: ReadingContext, from: number, heads: readonly number[]): Words | null {
  const { tokens } = context.source
  const bare = weekdaysAt(context, from)
  if (bare !== null) return isClaimed(context, bare) ? null : bare
  let open = from
  while (open < tokens.length && open - from <= MOST_BETWEEN && tokens[open]!.kind === 'word' && !heads.includes(open)) open += 1
  const bracket = bracketAt(context, open)
  const days = bracket && weekdaysAt(context, bracket.from)
  return bracket !== null && days !== null && days.to === bracket.to && !isClaimed(context, bracket) ? bracket : null
}

/** Words of being there and the weekdays behind them, up to the end of the clause. */
function weekdaysAt(context: ReadingContext, from: number): Words | null {
  const { tokens } = context.source
  const isSkipped = (index: number) => RELEASED.test(tokens[index]?.key ?? '')
  const groupAt = (index: number) => context.groups.find((group) => group.from === index && areWeekdays(group))
  let at = from
  while (groupAt(at) === undefined && isSkipped(at)) at += 1
  const group = groupAt(at)
  if (group === undefined) return null
  let to = group.to
  while (isSkipped(to)) to += 1
  return tokens[to] === undefined || tokens[to]!.kind === 'break' || /^[,;.()]$/u.test(tokens[to]!.key) ? { from, to } : null
}

function areWeekdays({ expressions }: TimeGroup): boolean {
  return expressions.every(({ duration, clock, recurrence, days, bound }) => duration === null && clock === null && bound === null && (recurrence !== null ? recurrence.amount === null && (recurrence.weekdays?.length ?? 0) > 0 : days !== null && days.bareWeekday !== null))
}

function withOnlyThen(context: ReadingContext, to: number): number {
  const aside = bracketAt(context, to)
  return aside !== null && ONLY_THEN.test(context.source.tokens.slice(aside.from, aside.to).map(({ key }) => key).join(' ')) ? aside.to + 1 : to
}
