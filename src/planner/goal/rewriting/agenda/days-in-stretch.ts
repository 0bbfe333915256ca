import type { DayNumber } from '../../../time/calendar-time.ts'
import { weekdayOf } from '../../../time/day-number.ts'
import type { Anchor } from './anchors.ts'
import type { Clause, Sentence } from './clauses.ts'
import type { Moment } from './moments.ts'
import type { Item } from './told-apart.ts'
import { deedOf, isThing, thingOf, wordsOf } from './things.ts'

/** Sentences that may lie between a stretch of days and what it holds. */
const MOST_SENTENCES = 5

/** 'Half term is 15-19 February. Grandma can take them Monday and Tuesday 8:30-17:00, Thursday zoo': what stands on weekdays of a few days that the text dates. */
export function thingsInStretch(text: string, sentence: Sentence, anchors: readonly Anchor[]): { items: Item[]; headings: Clause[] } {
  const first = sentence.clauses[0]
  const stretch = first && anchors.findLast(({ clause, days }) => days.length > 2 && clause.end <= sentence.end && days.at(-1)! - days[0]! === days.length - 1)
  if (!first || !stretch || first.sentence - stretch.sentence > MOST_SENTENCES || anchors.some(({ clause }) => clause.sentence === first.sentence && clause !== stretch.clause)) return { items: [], headings: [] }
  let current: DayNumber[] | null = null
  let weekdays = 0
  const headings: Clause[] = []
  const items = sentence.clauses.flatMap((clause, index) => {
    if (clause.start < stretch.clause.end) return []
    const own = clause.moments.filter((moment): moment is Moment & { kind: 'weekday' } => moment.kind === 'weekday')
    const days = own.flatMap(({ weekday }) => dayIn(stretch.days, weekday))
    const words = wordsOf(text, clause)
    if (own.length > 0) {
      // A weekday alone before a colon heads what stands behind it.
      const isHeading = words === '' && sentence.clauses[index + 1]?.lead === ':'
      current = isHeading && days.length === 1 ? days : null
      if (current !== null) headings.push(clause)
      weekdays += days.length === own.length ? 1 : 0
      const item = days.length === own.length && !isHeading ? itemOf(text, clause, days) : null
      return item ? [item] : []
    }
    const item = current === null ? null : itemOf(text, clause, current)
    return item ? [item] : []
  })
  return { items: weekdays > 0 ? items : [], headings }
}

function dayIn(days: readonly DayNumber[], weekday: number): DayNumber[] {
  return days.filter((day) => weekdayOf(day) === weekday).slice(0, 1)
}

function itemOf(text: string, clause: Clause, days: DayNumber[]): Item | null {
  const rest = clause.moments.filter(({ kind }) => kind !== 'weekday')
  const [time] = rest
  if (rest.length > 1 || time !== undefined && time.kind !== 'hours' && time.kind !== 'part') return null
  const said = clause.moments.length === 0 ? wordsOf(text, clause) : thingOf(text, clause)
  const label = said === null || isThing(said) ? said : deedOf(said)
  if (label === null || label === '' || label.split(/\s+/u).length > MOST_WORDS) return null
  return { clause, label, days, hours: time?.kind === 'hours' ? { from: time.from, to: time.to } : null, part: time?.kind === 'part' ? time.part : null }
}

const MOST_WORDS = 10
