import { parseNumber } from '../../time/grammar/parse-number.ts'
import { keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { compoundWeeks, countInTotal, endOfLast } from './start-words.ts'
import { SPRINT_WORDS, extend } from './stated-sprints.ts'
import type { StatedSprints } from './stated-sprints.ts'

/** 'weekly sprints, 4 of them'. */
export function readCountOfThem(context: ReadingContext, calendar: StatedSprints): void {
  const { tokens } = context.source
  const near = calendar.words.to + 6
  const start = tokens[calendar.words.from]!.key === 'each' ? Math.max(0, calendar.words.from - 8) : calendar.words.to
  for (let at = start; at < Math.min(tokens.length, near + 8) && calendar.count === null && !/^[.!]$/u.test(tokens[at]!.key); at += 1) {
    const number = parseNumber(context.source, at)
    const isWanted = /(?:^| )(?:we have|we've|we've got|we have got|there are|got|have|run|plan|do|need|want|take)$/u.test(keysOf(context, { from: Math.max(0, at - 3), to: at }).join(' '))
    if (at >= near && !isWanted && !/^(?:of|in|altogether)$/u.test(tokens[number?.next ?? at]?.key ?? '')) continue
    if (number && isWanted && /^(?:[.;!,)]|in|all|)$/u.test(tokens[number.next]?.key ?? '') && number.value <= 26) {
      calendar.count = number.value
      extend(calendar, context, { from: at, to: number.next })
      continue
    }
    const total = countInTotal(context, at)
    if (total) {
      calendar.count = total.value
      extend(calendar, context, { from: at, to: total.next })
      continue
    }
    if (number && /^(?:davon|deles|d'entre)$/u.test(tokens[number.next]?.key ?? '')) {
      calendar.count = number.value
      extend(calendar, context, { from: at, to: number.next + 1 })
      continue
    }
    if (!number || tokens[number.next]?.key !== 'of' || !/^(?:them|these|those|such)$/u.test(tokens[number.next + 1]?.key ?? '')) continue
    calendar.count = number.value
    extend(calendar, context, { from: at, to: number.next + 2 })
  }
}

/** 'two-week sprints until the end of March': as many as fit. */
export function countUntil(context: ReadingContext, calendar: StatedSprints): number | null {
  const { lengthDays, words } = calendar
  const group = context.groups.find(({ from, expressions: [first] }) => from >= words.to && from - words.to <= 2 && !isOfOther(context, { from: words.to, to: from }) && first!.days !== null && /^(?:until|by)$/u.test(first!.bound ?? ''))
  const ofGoal = group ? undefined : context.groups.find((other) => isOfGoal(context, other, words) && /^(?:until|by|before)$/u.test(other.expressions[0]!.bound ?? '') && !/(?:before|davor|vorher|antes|avant)$/iu.test(other.expressions[0]!.words))
  // 'Copy deadline 19 February, printer gets the files on 5 March': a day of the goal goes on to what is dated behind it.
  const later = ofGoal ? context.groups.filter((other) => isOfGoal(context, other, words) && other.from >= ofGoal.from && other.expressions[0]!.days!.grain === 'day').map(({ expressions: [first] }) => first!.days!.last) : []
  const last = endOfLast(context) ?? group?.expressions[0]!.days?.last ?? (ofGoal ? Math.max(ofGoal.expressions[0]!.days!.last, ...later) : undefined)
  if (lengthDays === null || last === undefined) return null
  const count = Math.floor((last - (calendar.firstDay ?? context.today) + 3) / lengthDays)
  if (count < 1) return null
  if (group) extend(calendar, context, group)
  return count
}

/** 'Sprints from 3 May. Permit by 28 May': behind the end of the sentence, and a thing of its own. */
function isOfOther({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const between = tokens.slice(from, to)
  return between.some(({ kind, key }) => kind === 'break' || /^[.;!?]$/u.test(key)) && between.some(({ kind }) => kind === 'word')
}

/** Dated in the sentence that says what is wanted, before the sprints. */
function isOfGoal(context: ReadingContext, { to, expressions: [first] }: TimeGroup, words: Words): boolean {
  return to <= words.from && segmentAt(context, to - 1)?.sentence === 0 && first!.days !== null
}

/** 'Sprint 1: …, Sprint 2: …, Sprints 3-4: …': as many as have a heading, from the first on. */
export function countOfHeads(context: ReadingContext): number | null {
  const { tokens } = context.source
  const heads = tokens.flatMap(({ key }, index) => {
    const number = /^sprints?$/u.test(key) ? parseNumber(context.source, index + 1) : null
    const last = number && key === 'sprints' && tokens[number.next]?.key === '-' ? parseNumber(context.source, number.next + 1) : number
    return number && last && /^[:=(-]$/u.test(tokens[last.next]?.key ?? '') ? Array.from({ length: Math.max(0, last.value - number.value) + 1 }, (_, offset) => number.value + offset) : []
  })
  return heads.length > 1 && heads.every((value, index) => value === index + 1) ? heads.length : null
}

/** 'Six modules, one sprint (a week) for each': as many as there are of what each has one; '20 hours a sprint each' has none. */
export function countOfEach(context: ReadingContext): number | null {
  const { tokens } = context.source
  const at = tokens.findIndex(({ key }, index) => SPRINT_WORDS.has(key) && /^(?:one|a|1|ein|eine|un|une|um|uma)$/u.test(tokens[index - 1]?.key ?? '') && tokens.slice(index + 1, index + FURTHEST_EACH).some((next) => /^(?:each|every|per|je|jeden|jede|cada|chaque|chacun|chacune)$/u.test(next.key)))
  const first = at < 0 ? null : segmentAt(context, at)
  const numbers = first === null ? [] : tokens.slice(0, at - 1).flatMap(({ kind }, index) => {
    const number = kind === 'symbol' || segmentAt(context, index)?.sentence !== first.sentence ? null : parseNumber(context.source, index)
    return number && Number.isInteger(number.value) && number.value > 1 && number.value <= MOST_SPRINTS && /^\p{Ll}{3,}s$/u.test(tokens[number.next]?.text ?? '') && !context.source.entries[number.next]!.some(({ sense }) => sense.type === 'unit') ? [number.value] : []
  })
  return numbers.at(-1) ?? null
}

const FURTHEST_EACH = 9
const MOST_SPRINTS = 26

/** 'A sprint lasts three weeks', 'let's call that a sprint', 'two weeks, the first begins on Tuesday': said of all there will be. */
const OF_ANY = /(?:^| )(?:(?:a|one|each|every|our|the) (?:sprint|iteration) (?:lasts?|is|are|takes?|runs?|means?|=)|calls? (?:that|this|it|these) (?:a |our )?(?:sprint|iteration)|the (?:first|next) (?:one )?(?:begins?|starts?|kicks|is|runs))(?: |$)/u

/** 'a 2-week sprint', 'sprint 7 (14 days)': nothing speaks of more than one. */
export function countOfOne(context: ReadingContext): number | null {
  if (OF_ANY.test(context.source.tokens.map(({ key }) => key).join(' '))) return null
  // 'In each sprint', 'each two-week sprint'.
  if (context.source.tokens.some(({ key }, index) => /^(?:each|every|cada|chaque|jede[rmns]?)$/u.test(key) && context.source.tokens.slice(index + 1, index + 5).some((next) => SPRINT_WORDS.has(next.key)) && !context.source.tokens.slice(index + 1, index + 5).some(({ kind, key: sign }) => kind === 'break' || /^[.,;:!?]$/u.test(sign)))) return null
  const isPlural = context.source.tokens.some(({ key }, index) => key.endsWith('s') && compoundWeeks(key) !== null || (SPRINT_WORDS.has(key) && key.endsWith('s')) || (SPRINT_WORDS.has(key) && /^(?:length|duration|cadence|by|after)$/u.test(context.source.tokens[index + 1]?.key ?? '')))
  return isPlural ? null : 1
}
