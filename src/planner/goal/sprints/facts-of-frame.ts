import type { DayNumber } from '../../time/calendar-time.ts'
import type { Words } from '../reading-context.ts'
import type { FrameClause, FrameItem } from './frame-clauses.ts'
import { EACH, ENOUGH, FIRST, HAVE, HEADS, LAST, POINTING, START, TOTAL } from './frame-words.ts'

/** One thing that a clause says of the sprints. `isSure`: by its words and not by where it stands alone. */
export type FrameFact = Words & { isSure: boolean } & (
  | { kind: 'length' | 'count'; value: number }
  | { kind: 'first' | 'last'; value: DayNumber }
  /** Which sprint begins on which day. */
  | { kind: 'numbered'; value: DayNumber; number: number }
)

type At = { items: readonly FrameItem[]; index: number; clause: FrameClause }
/** What heads a day. */
const EDGE = /^(?:the )?(?:first|last) day$/iu
const AND = /^(?:and|und|y|et|e)$/u
/** Whole weeks of a sprint that a Friday may end. */
const WEEKEND_DAYS = 2

/**
 * What a clause says of the sprints, in whatever order. A clause that speaks of nothing else (`isPure`) says it by each of
 * its words; of another one only what stands at its sprints counts.
 *
 * @example the facts of 'there are three' are one count of 3
 */
export function factsOfClause(clause: FrameClause): FrameFact[] {
  const { items } = clause
  return items.flatMap((item, index): FrameFact[] => {
    const at = { items, index, clause }
    if (item.kind === 'length') return lengthFact(item.days, at)
    if (item.kind === 'number') return countFact(item.value, at)
    if (item.kind === 'days') return dayFacts(item, at)
    if (item.kind === 'sprint' && item.isFortnight) return [{ kind: 'length', value: 14, isSure: true, from: item.from, to: item.to }]
    return []
  })
}

function lengthFact(days: number, at: At): FrameFact[] {
  const { clause, items, index } = at
  const [before, after] = [neighbour(at, -1), neighbour(at, 1)]
  const isOfSprint = isSprint(after) || isWord(after, POINTING) || isWord(after, EACH) || isWord(before, EACH) && clause.isPure || runHasSprint(at, -1) || before?.kind === 'sprint'
  const isHeaded = items.slice(0, index).some((item) => isWord(item, HEADS))
  // 'We have eight weeks': a length of all there is.
  const isAll = clause.isPure && !clause.hasSprint && isWord(before, HAVE) && !/^(?:is|are|sind|son|sao)$/u.test(keyOf(before))
  if (isAll) return []
  return isOfSprint || clause.isPure ? [{ kind: 'length', value: days, isSure: isOfSprint || isHeaded && clause.hasSprint, from: items[index]!.from, to: items[index]!.to }] : []
}

function countFact(value: number, at: At): FrameFact[] {
  const { clause, items, index } = at
  const { from, to } = items[index]!
  const [before, after] = [neighbour(at, -1), neighbour(at, 1)]
  // 'Every one of them', 'sprint one'.
  if (before?.kind === 'other' || isOrdinalNumber(before) || value === 1 && isWord(before, EACH)) return []
  const fact = (isSure: boolean): FrameFact[] => [{ kind: 'count', value, isSure, from, to }]
  const behind = afterLength(at)
  // 'Three trial cycles': a word between them says which.
  const isOfKind = behind?.kind === 'other' && isNumberOfSprints(items[items.indexOf(behind) + 1]) && /^\p{L}/u.test(behind.key) && value > 1
  const isOfThem = isWord(after, /^(?:of|davon|d'entre|deles|dellos)$/u) && (keyOf(after) !== 'of' || isWord(items[index + 2], POINTING)) || isWord(after, /^(?:such|more)$/u)
  const isOfFirst = countsFirstOf(at)
  const isTimes = isSign(after, /^[x×*]$/u) || isSign(before, /^[x×*]$/u)
  const isTotal = [1, 2].some((step) => isWord(items[index + step], TOTAL)) || [1, 2].some((step) => isWord(items[index - step], /^(?:total|insgesamt)$/u))
  if (isSprint(behind) && isNumberOfSprints(behind)) return fact(value > 1)
  if (isOfThem || isOfFirst || isOfKind) return fact(true)
  if (!clause.isPure) return []
  if (isTotal || isTimes || items.slice(0, index).some((item) => item.kind === 'word' && item.key === 'number')) return fact(true)
  const isLast = after === undefined || isWord(after, ENOUGH) || isWord(after, AND)
  if (isLast && (isWord(before, HAVE) || isSign(before, /^[:=]$/u) || isWord(after, ENOUGH))) return fact(true)
  return after === undefined && (before === undefined || isSign(before, /^[:=]$/u)) ? fact(false) : []
}

/** The four of 'the first of the four', the three of 'sprint 1 of 3'. */
function countsFirstOf({ items, index }: At): boolean {
  const joint = keyOf(items[index - 1]) === 'the' ? items[index - 2] : items[index - 1]
  return isWord(joint, /^(?:of|von|der|de|des|dos|los|las)$/u) && items.slice(0, index).some((item) => isWord(item, FIRST) || item.kind === 'sprint' && item.value === 1)
}

function dayFacts(item: FrameItem & { kind: 'days' }, at: At): FrameFact[] {
  const { clause, items, index } = at
  // 'Last day Friday 19 February' are two expressions of one day.
  const [expression, ...others] = item.group.expressions.slice(Number(item.group.expressions.length === 2 && EDGE.test(item.group.expressions[0]!.words)))
  const days = expression!.days!
  const isTimed = expression!.clock !== null || others.length > 0 || expression!.recurrence !== null
  const run = runBefore(at)
  if (isTimed || !clause.isPure && !run.some((each) => each.kind === 'sprint')) return []
  const fact = (kind: 'first' | 'last', value: DayNumber, isSure: boolean): FrameFact => ({ kind, value, isSure, from: item.from, to: item.to })
  const around = [...run, ...items.slice(index + 1, index + 3)]
  const numbered = run.findLast((each) => each.kind === 'sprint' && each.value !== null)
  const number = numbered?.kind === 'sprint' ? numbered.value! : null
  const own = item.group.expressions.map(({ words }) => words).join(' ').toLowerCase().split(/[^\p{L}]+/u)
  const isBegun = around.some((each) => isWord(each, START) || isWord(each, FIRST)) || number !== null || /^(?:since|from)$/u.test(expression!.bound ?? '')
  const isEnded = own.some((word) => LAST.test(word)) || run.some((each) => isWord(each, LAST)) || /^(?:until|by)$/u.test(expression!.bound ?? '')
  if (days.grain === 'range') {
    if (number !== null) return [{ kind: 'numbered', number, value: days.first, isSure: true, from: item.from, to: item.to }, { kind: 'length', value: wholeWeeks(days.last - days.first + 1), isSure: true, from: item.from, to: item.to }]
    const isFirstOnly = run.some((each) => isWord(each, FIRST)) && run.some((each) => each.kind === 'sprint')
    if (isFirstOnly) return [fact('first', days.first, true), { kind: 'length', value: wholeWeeks(days.last - days.first + 1), isSure: true, from: item.from, to: item.to }]
    // 'One-week sprint 18-22 January' has the days of the plan, which others read.
    return isOneSprint(items) ? [] : [fact('first', days.first, clause.hasSprint), fact('last', days.last, clause.hasSprint)]
  }
  // 'Until the end of March'.
  if (isEnded && number === null && /^(?:until|by)$/u.test(expression!.bound ?? '')) return [fact('last', days.last, clause.isPure)]
  if (days.grain !== 'day') return []
  if (number !== null && !isEnded) return [{ kind: 'numbered', number, value: days.first, isSure: true, from: item.from, to: item.to }]
  if (isEnded && number === null) return [fact('last', days.first, clause.isPure)]
  return expression!.bound === null || expression!.bound === 'since' ? [fact('first', days.first, isBegun)] : []
}

function isOneSprint(items: readonly FrameItem[]): boolean {
  return items.some((item) => item.kind === 'sprint' && item.isSingle) && !items.some((item) => item.kind === 'number' && item.value > 1)
}

function wholeWeeks(days: number): number {
  return Math.ceil((days + WEEKEND_DAYS - 2) / 7) * 7
}

/** The stretch of words of the frame that ends before an item. */
function runBefore({ items, index }: At): readonly FrameItem[] {
  const start = items.slice(0, index).findLastIndex((item) => item.kind === 'other') + 1
  return items.slice(start, index)
}

/** Whether the item that stands nearest before, but for words that join, is a sprint: 'sprints of', 'sprint length is', 'sprints that last'. */
function runHasSprint(at: At, step: -1): boolean {
  for (let index = at.index + step; index >= 0; index += step) {
    const item = at.items[index]!
    if (item.kind === 'sprint') return true
    if (item.kind === 'other' || item.kind === 'days' || item.kind === 'length') return false
  }
  return false
}

/** The next item but for hyphens and words that only lengthen. */
function neighbour({ items, index }: At, step: 1 | -1): FrameItem | undefined {
  for (let at = index + step; at >= 0 && at < items.length; at += step) {
    const item = items[at]!
    if (isSign(item, /^[-']$/u) || isWord(item, /^(?:long|full|whole|equal|consecutive|about|exactly|lang|longs?)$/u)) continue
    return item
  }
  return undefined
}

/** What a number counts: the item behind it, a length in between left out. */
function afterLength(at: At): FrameItem | undefined {
  const next = neighbour(at, 1)
  if (next?.kind !== 'length') return next
  return neighbour({ ...at, index: at.items.indexOf(next) }, 1)
}

function isNumberOfSprints(item: FrameItem | undefined): boolean {
  return item?.kind === 'sprint' && item.value === null
}

/** The one of 'number one', 'sprint one', 'day one'. */
function isOrdinalNumber(item: FrameItem | undefined): boolean {
  return isWord(item, /^(?:number|day|no|nummer|tag|numero)$/u) && keyOf(item) !== 'number' || item?.kind === 'sprint' && item.value !== null
}

function isSprint(item: FrameItem | undefined): boolean {
  return item?.kind === 'sprint'
}

function isWord(item: FrameItem | undefined, words: RegExp): boolean {
  return item?.kind === 'word' && words.test(item.key)
}

function isSign(item: FrameItem | undefined, signs: RegExp): boolean {
  return item?.kind === 'sign' && signs.test(item.key)
}

function keyOf(item: FrameItem | undefined): string {
  return item?.kind === 'word' || item?.kind === 'sign' || item?.kind === 'other' ? item.key : ''
}
