import type { DayNumber } from '../../../time/calendar-time.ts'
import type { ReadingContext } from '../../reading-context.ts'
import { GOALS } from '../../dates/dated-events.ts'
import type { Said } from '../said.ts'
import { sentencesOf } from './clauses.ts'
import type { Clause, Sentence } from './clauses.ts'
import { momentsOf } from './moments.ts'
import type { Moment } from './moments.ts'
import { toldApart } from './told-apart.ts'
import type { Item } from './told-apart.ts'
import { isThing, thingOf } from './things.ts'
import { dayNear, isSurelyNear } from './weekday-near.ts'
import type { Occasion } from './weekday-near.ts'

type Wanted = { context: Pick<ReadingContext, 'expressions' | 'is24'>; today: DayNumber; language: string }
type Anchor = Occasion & { sentence: number; clause: Clause; isWhole: boolean }

/** The sentence behind that of an occasion may still tell of it, and the one behind that. */
const MOST_SENTENCES = 2
/** What only begins on its day is followed by what is named beside it, and not prepared. */
const BEGINNING = /(?<!\p{L})(?:kick-?\s?off|starts?|starting|begins?|beginning|freeze|from|arrives?|arrival|comes?|first|moves? in|beginnt|startet|ab|empieza|comienza|llega|desde|commence|arrive|dès|começa|chega)(?!\p{L})/iu

/** 'Concert on Friday 2 July, tea at the club 15:30-17:30, posters up Thursday': what a clause gives only an hour or a weekday to, with the day that it means. */
export function agendaOf(text: string, { context, today, language }: Wanted): Said[] {
  const sentences = sentencesOf(text, momentsOf(text, context.expressions, context.is24))
  const anchors = anchorsOf(text, sentences)
  if (anchors.length === 0) return []
  return sentences.flatMap((sentence) => {
    const near = weekdaysNear(text, sentence, { anchors, today })
    const hours = hoursOfTheDay(text, sentence, anchors)
    const items = isWhole(sentence, [...near, ...hours]) ? [...near, ...hours] : isWhole(sentence, near) ? near : []
    return toldApart(text, sentence, items.toSorted((a, b) => a.clause.start - b.clause.start), language)
  })
}

/** No hour and no weekday of the sentence is left over that might belong to what was taken: 'lights Wednesday, both 9-12'. */
function isWhole({ clauses }: Sentence, items: readonly Item[]): boolean {
  const taken = new Set(items.map(({ clause }) => clause))
  return clauses.every((clause) => taken.has(clause) || clause.moments.every(({ kind }) => kind === 'length' || kind === 'part') || clause.moments.some(({ kind }) => kind === 'days' || kind === 'other'))
}

/** The clauses with one day of the calendar, which what stands behind them may share. */
function anchorsOf(text: string, sentences: readonly Sentence[]): Anchor[] {
  const dated = sentences.flatMap(({ clauses }) => clauses.flatMap((clause) => {
    const days = clause.moments.filter((moment): moment is Moment & { kind: 'days' } => moment.kind === 'days')
    const isSingle = days.length === 1 && days[0]!.first === days[0]!.last && !clause.moments.some(({ kind }) => kind === 'other')
    return isSingle ? [{ clause, day: days[0]!.first }] : []
  }))
  return dated.map(({ clause, day }, index) => {
    const around = sentences.find(({ clauses }) => clauses.includes(clause))!
    const said = text.slice(around.start, clause.end)
    const others = around.clauses.flatMap(({ moments }) => moments.flatMap((moment) => (moment.kind === 'days' && moment.first !== day ? [moment] : [])))
    return { clause, day, sentence: clause.sentence, isPrepared: (GOALS.test(said) || index === 0) && !BEGINNING.test(clause.text), isWhole: others.length === 0 }
  })
}

/** What has hours and no day of its own, behind the one day that its sentence names. */
function hoursOfTheDay(text: string, { clauses }: Sentence, anchors: readonly Anchor[]): Item[] {
  const found = clauses.flatMap((clause, index) => {
    const [hours] = clause.moments
    if (hours?.kind !== 'hours' || clause.moments.length > 1) return []
    const anchor = anchors.findLast((other) => other.clause.sentence === clause.sentence && other.clause.end <= clause.start)
    const isCut = anchor === undefined || clauses.slice(clauses.indexOf(anchor.clause) + 1, index).some(({ moments }) => moments.some(({ kind }) => kind !== 'hours'))
    const label = thingOf(text, clause)
    return isCut || label === null || !isThing(label) ? [] : [{ clause, label, anchor, hours: { from: hours.from, to: hours.to } }]
  })
  // One hour alone is that of the occasion itself: 'Funeral on 3 March, service 11:00'.
  const isOwn = found.length > 1 || found.some(({ anchor }) => anchor.clause.moments.some(({ kind }) => kind === 'hours'))
  return isOwn ? found.map(({ clause, label, anchor, hours }) => ({ clause, label, days: [anchor.day], hours, part: null })) : []
}

/** What has a weekday alone, beside the occasion that it leads up to or follows. */
function weekdaysNear(text: string, { clauses }: Sentence, { anchors, today }: { anchors: readonly Anchor[]; today: DayNumber }): Item[] {
  let before: DayNumber | null = null
  const found = clauses.flatMap((clause) => {
    const weekdays = clause.moments.filter((moment): moment is Moment & { kind: 'weekday' } => moment.kind === 'weekday')
    const [weekday] = weekdays
    const rest = clause.moments.filter(({ kind }) => kind !== 'weekday')
    const isPlain = weekdays.length === 1 && rest.length <= 1 && rest.every(({ kind }) => kind === 'hours' || kind === 'part')
    const anchor = anchors.findLast((other) => other.clause.end <= clause.start)
    const label = isPlain ? thingOf(text, clause) : null
    // Between two dates it is the next one behind the first.
    const isInRow = anchors.some((other) => other.clause.start >= clause.end && other.clause.sentence === clause.sentence)
    if (weekday === undefined || isInRow || label === null || !isThing(label) || anchor === undefined || clause.sentence - anchor.sentence > MOST_SENTENCES) return []
    const day = dayNear(weekday.weekday, label, { occasion: anchor, before, today })
    if (day === null) return []
    before = day
    const [time] = rest
    const item: Item = { clause, label, days: [day], hours: time?.kind === 'hours' ? { from: time.from, to: time.to } : null, part: time?.kind === 'part' ? time.part : null }
    return [{ item, anchor }]
  })
  const isListed = found.length > 1
  return found.flatMap(({ item, anchor }) => (isListed || anchor.sentence === item.clause.sentence || isSurelyNear(item.label, item.days[0]!, anchor) ? [item] : []))
}
