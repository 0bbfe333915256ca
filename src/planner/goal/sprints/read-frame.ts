import type { DayNumber } from '../../time/calendar-time.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { factsOfClause } from './facts-of-frame.ts'
import type { FrameFact } from './facts-of-frame.ts'
import { frameClauses } from './frame-clauses.ts'
import type { FrameClause } from './frame-clauses.ts'
import { START } from './frame-words.ts'

/** How many sprints of how many days from when until when, as far as it is told; `words`: the clauses that told it. */
export type SprintFrame = { count: number | null; lengthDays: number | null; firstDay: DayNumber | null; lastDay: DayNumber | null; words: Words[] }

const WEEKEND_DAYS = 3
const DENIAL = /^(?:no|nope|nah|rather|better|not|nein|lieber|mejor|non|plutot|nao|melhor)$/u

/**
 * The frame of a sprint plan from all that the prompt says of it, in whatever clauses: null unless these facts make one
 * whole, with a length and nothing that contradicts.
 *
 * @example 'Sprints last four weeks, there are three, and we begin on 8 February' is three sprints of 28 days from that day
 */
export function readFrame(context: ReadingContext): SprintFrame | null {
  if (context.plannerType !== 'sprint') return null
  const clauses = clausesOfFrame(frameClauses(context), context)
  const told = clauses.map((clause) => ({ clause, facts: clause.isDenied ? [] : factsOfClause(clause) })).filter(({ facts }) => facts.length > 0)
  const facts = told.flatMap((each) => each.facts)
  const values = { length: valueOf(facts, 'length'), count: valueOf(facts, 'count'), first: valueOf(facts, 'first'), last: valueOf(facts, 'last') }
  const numbered = sprintsByNumber(facts)
  if (Object.values(values).includes('contradicts') || numbered === 'contradicts') return null
  const count = number(values.count) ?? numbered?.count ?? null
  const first = numbered?.firstDay ?? number(values.first) ?? filledFrom(context, clauses, { count, lengthDays: number(values.length) })
  const last = number(values.last)
  const lengthDays = number(values.length) ?? numbered?.lengthDays ?? shareOf({ count, first, last })
  if (lengthDays === null || numbered?.lengthDays && numbered.lengthDays !== lengthDays || numbered && values.first !== null && number(values.first) !== first) return null
  // An end that nothing needs is told of something else, too.
  const words = told.filter(({ facts: own }) => own.every(({ kind }) => kind !== 'last' || number(values.count) === null || number(values.length) === null)).map(wordsOf)
  return { count: count ?? partsOf(facts, lengthDays), lengthDays, firstDay: first, lastDay: last, words }
}

/** As many sprints as there are up to the last day; null where that is not told. */
export function countToLast({ lastDay }: SprintFrame, { firstDay, lengthDays }: { firstDay: DayNumber | null; lengthDays: number | null }): number | null {
  return firstDay === null || lengthDays === null || lastDay === null ? null : Math.max(1, Math.floor((lastDay - firstDay + WEEKEND_DAYS) / lengthDays))
}

/** The clauses of a frame that was taken are those of `words` as far as they stand beside it; what is told elsewhere stays for others to read. */
export function claimFrame(context: ReadingContext, frame: SprintFrame, words: Words): Words {
  let all = words.from < 0 ? frame.words[0] ?? words : words
  const left = new Set(frame.words)
  for (let isGrowing = true; isGrowing; ) {
    const next = [...left].find(({ from, to }) => from <= all.to + BESIDE && to >= all.from - BESIDE)
    isGrowing = next !== undefined
    if (!next) continue
    left.delete(next)
    all = { from: Math.min(all.from, next.from), to: Math.max(all.to, next.to) }
    claim(context, next)
  }
  return all
}

/** In tokens: a sign, and the 'and' behind it. */
const BESIDE = 3

/** 'Cem (design, off 1-12 February)' says when somebody is not there. */
function isOfAbsence({ items }: FrameClause): boolean {
  return items.some((item) => 'key' in item && ABSENT.test(item.key))
}

const ABSENT = /^(?:off|away|out|leave|holidays?|vacation|absent|unavailable|frei|urlaub|abwesend|vacaciones|ausente|conges?|absente?|ferias|folga)$/u

/** Those with sprints, and those beside them that speak of nothing else; a question that is answered with no asks for nothing. */
function clausesOfFrame(clauses: readonly FrameClause[], context: ReadingContext): (FrameClause & { isDenied: boolean })[] {
  const open = clauses.map((clause, index) => ({ ...clause, isDenied: clause.isAsked && DENIAL.test(context.source.tokens[clauses[index + 1]?.from ?? -1]?.key ?? '') }))
  const isNear = open.map(({ hasSprint }) => hasSprint)
  for (const step of [1, -1]) {
    for (let index = step > 0 ? 1 : open.length - 2; index >= 0 && index < open.length; index += step) {
      const [clause, beside] = [open[index]!, open[index - step]!]
      const isBare = clause.items.every((item) => item.kind === 'days' || item.kind === 'sign')
      if (isNear[index - step] && clause.isPure && !isOfAbsence(clause) && (isBare ? step > 0 && clause.sentence === beside.sentence && beside.isPure : Math.abs(clause.sentence - beside.sentence) <= 1)) isNear[index] = true
    }
  }
  const hasFirst = open.some((clause, index) => isNear[index] && factsOfClause(clause).some(({ kind, isSure }) => isSure && (kind === 'first' || kind === 'numbered')))
  return open.filter((clause, index) => isNear[index] || !hasFirst && clause.isPure && clause.items.some((item) => item.kind === 'word' && START.test(item.key)))
}

/** Of a clause that speaks of something else as well, or of days that say nothing of the sprints, no more than its facts and the sprints beside them. */
function wordsOf({ clause, facts }: { clause: FrameClause; facts: readonly FrameFact[] }): Words {
  const areUsed = clause.items.every((item) => item.kind !== 'days' || facts.some(({ from }) => from === item.from))
  if (clause.isPure && areUsed) return { from: clause.from, to: clause.to }
  let [from, to] = [Math.min(...facts.map((fact) => fact.from)), Math.max(...facts.map((fact) => fact.to))]
  for (const item of clause.items.filter(({ kind }) => kind === 'sprint')) {
    const isBeside = !clause.items.some((other) => (other.kind === 'other' || other.kind === 'days') && (other.from >= item.to && other.to <= from || other.from >= to && other.to <= item.from))
    if (isBeside) [from, to] = [Math.min(from, item.from), Math.max(to, item.to)]
  }
  return { from, to }
}

type Value = number | null | 'contradicts'

/** What all sure facts of a kind agree on; without them, what the others do. */
function valueOf(facts: readonly FrameFact[], kind: Exclude<FrameFact['kind'], 'numbered'>): Value {
  const own = facts.filter((fact) => fact.kind === kind)
  const sure = new Set(own.filter(({ isSure }) => isSure).map(({ value }) => value))
  const all = sure.size > 0 ? sure : new Set(own.map(({ value }) => value))
  if (all.size === 0) return null
  if (all.size === 1) return [...all][0]!
  return sure.size > 0 ? 'contradicts' : null
}

function number(value: Value): number | null {
  return typeof value === 'number' ? value : null
}

/** 'Sprint 1 starts 18 January, sprint 2 on 1 February': as many as are numbered on, equally long. */
function sprintsByNumber(facts: readonly FrameFact[]): { count: number | null; lengthDays: number | null; firstDay: DayNumber } | 'contradicts' | null {
  const starts = new Map(facts.flatMap((fact) => (fact.kind === 'numbered' ? [[fact.number, fact.value] as const] : [])))
  const [first, second] = [starts.get(1), starts.get(2)]
  if (first === undefined) return null
  const lengthDays = second === undefined ? null : second - first
  const areRegular = [...starts].every(([at, day]) => lengthDays === null ? at === 1 : day === first + (at - 1) * lengthDays)
  if (!areRegular) return 'contradicts'
  return { count: starts.size > 1 && Math.max(...starts.keys()) === starts.size ? starts.size : null, lengthDays, firstDay: first }
}

/** 'We close on 2 August, by the 29th it has to be ready, so four one-week sprints': two days of one sentence that as many sprints fill. */
function filledFrom({ groups, segments }: ReadingContext, clauses: readonly FrameClause[], { count, lengthDays }: { count: number | null; lengthDays: number | null }): DayNumber | null {
  if (count === null || count < 2 || lengthDays === null) return null
  const own = segments.filter(({ sentence }) => clauses.some((clause) => clause.hasSprint && clause.sentence === sentence))
  const days = groups.filter(({ from }) => own.some((segment) => segment.from <= from && from < segment.to)).flatMap(({ expressions }) => expressions.flatMap((each) => (each.days?.grain === 'day' ? [each.days.first] : [])))
  const pairs = days.flatMap((first) => (days.some((last) => last - first + 1 <= count * lengthDays && last - first + WEEKEND_DAYS >= count * lengthDays) ? [first] : []))
  return new Set(pairs).size === 1 ? pairs[0]! : null
}

/** 'Five weeks from 11 January, one week each': a longer length is that of all. */
function partsOf(facts: readonly FrameFact[], lengthDays: number): number | null {
  const whole = facts.find(({ kind, isSure, value }) => kind === 'length' && !isSure && value > lengthDays && value % lengthDays === 0)
  return whole ? whole.value / lengthDays : null
}

/** 'Three equal sprints between 18 January and 26 February': whole weeks of each. */
function shareOf({ count, first, last }: { count: number | null; first: DayNumber | null; last: DayNumber | null }): number | null {
  if (count === null || count < 2 || first === null || last === null) return null
  const days = Math.ceil((last - first + 1) / 7) * 7 / count
  return days > 0 && days % 7 === 0 && days <= 42 ? days : null
}
