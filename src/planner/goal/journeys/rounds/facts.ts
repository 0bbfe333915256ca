import { parseClock, writesFourDigits } from '../../../time/grammar/parse-clock.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { groupsIn } from '../../meetings/meeting-people.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import { pointOf, windowsOf } from '../../times/clock-windows.ts'
import type { Mention } from '../name-mentions.ts'

/** What is said of somebody: where, from when or until when or both, and how long. */
export type Fact = Words & ({ kind: 'place'; place: string } | { kind: 'hours'; start: number | null; end: number | null } | { kind: 'length'; minutes: number })

/** The facts of a stretch in the order in which they are said. */
export function factsIn(context: ReadingContext, words: Words, places: readonly Mention[]): Fact[] {
  const timed = groupsIn(context, words).flatMap((group) => group.expressions.map((expression) => ({ expression, ...tokensOf(context, group, expression) }))).filter(({ expression: { duration, clock } }) => clock !== null || duration === null || duration.low <= LONGEST_VISIT * 60 || !/^(?:second|minute|hour)$/u.test(duration.unit))
  const hours = timed.flatMap(({ expression, from, to }) => hoursOf(context, expression, { isDenied: isDenied(context, words, from) }).map((fact): Fact => ({ ...fact, from, to })))
  const loose = clocksApart(context, words, timed)
  const lengths = timed.flatMap(({ expression: { duration, momentFromNow, clock }, from, to }): Fact[] => {
    const seconds = clock === null ? duration?.low ?? momentFromNow : null
    return seconds !== null && seconds < SECONDS_PER_DAY ? [{ kind: 'length', minutes: Math.round(seconds / 60), from, to }] : []
  })
  const bare = lengths.length > 0 ? [] : bareLengths(context, words, [...timed, ...loose])
  return [...places.filter(({ from, to }) => from >= words.from && to <= words.to).map(({ name, from, to }): Fact => ({ kind: 'place', place: name, from, to })), ...hours, ...loose, ...lengths, ...bare].toSorted((a, b) => a.from - b.from)
}

const SECONDS_PER_DAY = 86_400

function tokensOf({ source: { tokens } }: ReadingContext, group: Words, { start, end }: TimeExpression): Words {
  const inside = Array.from({ length: group.to - group.from }, (_, offset) => group.from + offset).filter((index) => tokens[index]!.start >= start && tokens[index]!.end <= end)
  return { from: inside[0] ?? group.from, to: (inside.at(-1) ?? group.to - 1) + 1 }
}

/** The 'won't' of 'won't be at the pier before 6', in the same clause. */
function isDenied({ source: { tokens } }: ReadingContext, words: Words, at: number): boolean {
  const lead = tokens.slice(Math.max(words.from, at - FURTHEST_DENIAL), at)
  return lead.slice(lead.findLastIndex(({ key }) => /^(?:[,;:.]|and|but)$/u.test(key)) + 1).some(({ key }) => /^(?:not|never|cannot)$|n['’]t$/u.test(key))
}

const FURTHEST_DENIAL = 9

function hoursOf({ is24 }: ReadingContext, { clock, recurrence }: TimeExpression, { isDenied }: { isDenied: boolean }): { kind: 'hours'; start: number | null; end: number | null }[] {
  if (clock === null || recurrence !== null && clock.from === null && clock.to === null) return []
  if (clock.from && clock.to || clock.part && !clock.from && !clock.to) return windowsOf(clock, is24).slice(0, 1).map(({ from, to }) => ({ kind: 'hours', start: from, end: to }))
  // 'Not before 6' is from 6 on, 'not after 9' until 9.
  const isTurned = isDenied && clock.bound !== null && clock.bound !== 'since'
  if (clock.from && isTurned) return [{ kind: 'hours', start: null, end: pointOf(clock, is24) }]
  if (clock.to && isTurned) return [{ kind: 'hours', start: pointOf({ ...clock, from: clock.to }, is24), end: null }]
  if (clock.from) return [{ kind: 'hours', start: pointOf(clock, is24), end: null }]
  return clock.to ? [{ kind: 'hours', start: null, end: pointOf({ ...clock, from: clock.to }, is24) }] : []
}

/** '9h', '9.00' and '1630', which could be any number elsewhere, where nothing else says when. */
function clocksApart(context: ReadingContext, { from, to }: Words, timed: readonly Words[]): Fact[] {
  const { tokens } = context.source
  const found: Fact[] = []
  for (let index = from; index < to; index += 1) {
    if (tokens[index]!.kind !== 'digits' || timed.some((words) => index >= words.from && index < words.to)) continue
    const written = parseClock(context.source, index, { isExpected: true })
    const isFull = /^(?:[01]\d|2[0-3])[0-5]\d$/u.test(tokens[index]!.text) && writesFourDigits(context.source)
    if (isFull) found.push({ kind: 'hours', start: Number(tokens[index]!.text.slice(0, 2)) * 60 + Number(tokens[index]!.text.slice(2)), end: null, from: index, to: index + 1 })
    else if (written && !written.value.isBare && written.next <= to) found.push({ kind: 'hours', start: pointOf({ from: written.value, to: null, isPoint: true, bound: null, part: null, isRepeated: false, narrowed: null, isApproximate: false, isBare: false }, context.is24), end: null, from: index, to: written.next })
    index = Math.max(index, (found.at(-1)?.to ?? 0) - 1)
  }
  return found
}

/** The 30 of 'Rita, the pier, 9:00, 11:00, 30' and of 'Rita | 30', minutes in a field of their own; of '30′' and of 'at least 30'. */
function bareLengths({ source: { tokens } }: ReadingContext, { from, to }: Words, timed: readonly Words[]): Fact[] {
  return tokens.slice(from, to).flatMap(({ kind, text }, offset): Fact[] => {
    const index = from + offset
    const isField = kind === 'digits' && text.length <= 3 && (index === from || /^[,|:;/(=]$/u.test(tokens[index - 1]!.key)) && (index + 1 >= to || /^[,|;/)'’′+]$/u.test(tokens[index + 1]!.key))
    const isSigned = kind === 'digits' && text.length <= 3 && (/^['′]$/u.test(tokens[index + 1]?.key ?? '') && !tokens[index + 1]!.spaced || /^(?:least|minimum|min|>|≥)$/u.test(tokens[index - 1]?.key ?? ''))
    const isFree = !timed.some((words) => index >= words.from && index < words.to)
    return (isField || isSigned) && isFree && Number(text) >= SHORTEST_VISIT && Number(text) <= LONGEST_VISIT ? [{ kind: 'length', minutes: Number(text), from: index, to: index + 1 }] : []
  })
}

const SHORTEST_VISIT = 5
const LONGEST_VISIT = 600
