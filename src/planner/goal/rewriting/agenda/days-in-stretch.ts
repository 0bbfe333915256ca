import type { DayNumber } from '../../../time/calendar-time.ts'
import { weekdayOf } from '../../../time/day-number.ts'
import { weekdayIn } from '../../weekday-names.ts'
import type { Anchor } from './anchors.ts'
import type { Clause, Sentence } from './clauses.ts'
import type { Moment } from './moments.ts'
import type { Item } from './told-apart.ts'
import { deedOf, isThing, thingOf, wordsOf } from './things.ts'

/** Sentences that may lie between a stretch of days and what it holds. */
const MOST_SENTENCES = 5

/** Things with their days, the weekdays that head some of them, whether every weekday and everything below a heading is one of them, and how many clauses name a weekday. */
export type InStretch = { items: Item[]; headings: Clause[]; isWhole: boolean; weekdays: number }

export const NOTHING_HELD: InStretch = { items: [], headings: [], isWhole: true, weekdays: 0 }

/** 'Half term is 15-19 February. Grandma can take them Monday and Tuesday 8:30-17:00, Thursday zoo': what stands on weekdays of a few days that the text dates. */
export function thingsInStretch(text: string, sentence: Sentence, anchors: readonly Anchor[]): InStretch {
  const first = sentence.clauses[0]
  const stretch = first && anchors.findLast(({ clause, days }) => days.length > 2 && clause.end <= sentence.end && days.every((day, index) => day === days[0]! + index))
  if (!first || !stretch || first.sentence - stretch.sentence > MOST_SENTENCES || anchors.some(({ clause }) => clause.sentence === first.sentence && clause !== stretch.clause)) return NOTHING_HELD
  let current: DayNumber[] | null = null
  let last: DayNumber[] | null = null
  let [weekdays, isWhole] = [0, true]
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
      last = days.length === 1 ? days : null
      if (current !== null) headings.push(clause)
      weekdays += days.length === own.length ? 1 : 0
      const item = days.length === own.length && !isHeading ? itemOf(text, clause, days) : null
      isWhole &&= item !== null || isHeading
      return item ? [item] : []
    }
    if (weekdayIn(clause.text) !== null || clause.moments.some(({ kind }) => kind !== 'hours')) last = null
    const inherited: DayNumber[] | null = current ?? (clause.moments.length > 0 ? last : null)
    const item = inherited === null ? null : itemOf(text, clause, inherited)
    isWhole &&= current === null || item !== null
    return item ? [item] : []
  })
  // 'Erg Tue and Thu 7-8pm' alone is done every week.
  const isSingle = headings.length > 0 || items.some(({ days }) => days.length === 1)
  return { items: weekdays > 0 && isSingle ? items : [], headings, isWhole, weekdays }
}

function dayIn(days: readonly DayNumber[], weekday: number): DayNumber[] {
  return days.filter((day) => weekdayOf(day) === weekday).slice(0, 1)
}

function itemOf(text: string, clause: Clause, days: DayNumber[]): Item | null {
  const rest = clause.moments.filter(({ kind }) => kind !== 'weekday')
  const [hours, part] = [rest.find((moment) => moment.kind === 'hours'), rest.find((moment) => moment.kind === 'part')]
  if (rest.length > Number(hours !== undefined) + Number(part !== undefined)) return null
  const said = clause.moments.length === 0 ? wordsOf(text, clause) : thingOf(text, clause)
  const label = said === null || isThing(said) ? said : deedOf(said)
  if (label === null || label === '' || /\d/u.test(label) && clause.moments.length === 0 || label.split(/\s+/u).length > MOST_WORDS) return null
  // 'Afternoon tea at 3:30' keeps its name.
  if (hours !== undefined && part !== undefined && /^ \p{L}/u.test(text.slice(part.end, part.end + 2)) && !/^(?:in|am|por|de|le|à|da|pela) /iu.test(text.slice(part.start, part.end))) return null
  const isLate = hours !== undefined && !hours.isSure && hours.from < HALF_DAY && part !== undefined && /evening|night|afternoon/u.test(part.part)
  return { clause, label, days, hours: hours === undefined ? null : { from: hours.from + (isLate ? HALF_DAY : 0), to: hours.to }, part: hours === undefined ? part?.part ?? null : null }
}

const MOST_WORDS = 10
/** In minutes. */
const HALF_DAY = 720
