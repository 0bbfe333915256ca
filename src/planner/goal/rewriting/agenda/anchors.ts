import type { DayNumber } from '../../../time/calendar-time.ts'
import { GOALS } from '../../dates/dated-events.ts'
import type { Clause, Sentence } from './clauses.ts'
import type { Moment } from './moments.ts'

/** One day or a few that the text dates, which what stands behind may share or lie near to. */
export type Anchor = {
  clause: Clause
  /** Where the words of its dates end. */
  end: number
  sentence: number
  /** In order; every one of a stretch of days. */
  days: DayNumber[]
  /** Something is made ready for it: nothing is for what only begins then. */
  isPrepared: boolean
  hasHours: boolean
  /** Somebody is not there then, or nothing is done. */
  isAbsent: boolean
}

/** What only begins on its day is followed by what is named beside it, and not prepared. */
const BEGINNING = /(?<!\p{L})(?:kick-?\s?off|starts?|starting|begins?|beginning|freeze|from|arrives?|arrival|comes?|first|moves? in|slot|beginnt|startet|ab|empieza|comienza|llega|desde|commence|arrive|dès|começa|chega)(?!\p{L})/iu
/** Who is not there, and when nothing is done. */
const ABSENCE = /(?<!\p{L})(?:not?|except|without|apart from|away|off|closed|shut|skip\p{L}*|no|nicht|außer|menos|salvo|fuera|sauf|absent\p{L}*|exceto|fora)(?!\p{L})/iu
const LONGEST_STRETCH = 8
const THROUGH = /(?<!\p{L})(?:through|thru|to|until|till|bis|hasta|au|jusqu\p{L}*|até)(?!\p{L})|[–—-]/iu

/** The days of a text that others may hang on, from left to right. */
export function anchorsOf(text: string, sentences: readonly Sentence[]): Anchor[] {
  let isFirst = true
  return sentences.flatMap((sentence) => {
    const found: Anchor[] = []
    for (const clause of sentence.clauses) {
      const dated = clause.moments.filter((moment): moment is Moment & { kind: 'days' } => moment.kind === 'days')
      const [first, second] = dated
      const isThrough = dated.length === 2 && second!.first - first!.first < LONGEST_STRETCH && second!.first > first!.first && THROUGH.test(text.slice(first!.end, second!.start))
      const spans = isThrough ? [{ first: first!.first, last: second!.last }] : dated
      const days = spans.flatMap(({ first, last }) => (last - first < LONGEST_STRETCH ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : []))
      if (days.length === 0 || dated.length > 1 && dated.some(({ first, last }) => first !== last) || clause.moments.some(({ kind }) => kind === 'other')) continue
      // A stretch of days that only words count, 'the week before', holds nothing.
      if (days.length > 1 && !/\d/u.test(clause.text)) continue
      const before = clause.depth > 0 ? sentence.clauses[sentence.clauses.indexOf(clause) - 1]?.text ?? '' : ''
      const said = text.slice(sentence.start, clause.end)
      found.push({ clause, end: dated.at(-1)!.end, sentence: clause.sentence, days, isPrepared: (GOALS.test(said) || isFirst) && !BEGINNING.test(clause.text), hasHours: clause.moments.some(({ kind }) => kind === 'hours'), isAbsent: ABSENCE.test(clause.text) || ABSENCE.test(before) })
      isFirst = false
    }
    return asStretch(text, found)
  })
}

/** 'Sat 6 Nov through opening night Fri 12 Nov': the days between, beside each end. */
function asStretch(text: string, found: readonly Anchor[]): readonly Anchor[] {
  const [from, to] = found
  if (found.length !== 2 || from!.days.length > 1 || to!.days.length > 1) return found
  const [first, last] = [from!.days[0]!, to!.days[0]!]
  const isJoined = last > first && last - first < LONGEST_STRETCH && from!.clause.end >= to!.clause.start - 2 && THROUGH.test(text.slice(from!.end, to!.clause.end))
  return isJoined ? [from!, { ...to!, days: Array.from({ length: last - first + 1 }, (_, index) => first + index) }] : found
}
