import type { DayNumber } from '../../../time/calendar-time.ts'
import type { ReadingContext } from '../../reading-context.ts'
import type { Said } from '../said.ts'
import { anchorsOf } from './anchors.ts'
import type { Anchor } from './anchors.ts'
import { sentencesOf } from './clauses.ts'
import type { Clause, Sentence } from './clauses.ts'
import { beginningOf } from './beginning.ts'
import { momentsOf } from './moments.ts'
import type { Moment } from './moments.ts'
import { NOTHING_HELD, thingsInStretch } from './days-in-stretch.ts'
import { toldApart } from './told-apart.ts'
import type { Item } from './told-apart.ts'
import { deedOf, isReason, isThing, thingOf } from './things.ts'
import { dayNear, isSurelyNear } from './weekday-near.ts'

type Wanted = { context: Pick<ReadingContext, 'expressions' | 'is24'>; today: DayNumber; language: string }
type Around = { anchors: readonly Anchor[]; today: DayNumber }

/** The sentence behind that of an occasion may still tell of it, and the one behind that. */
const MOST_SENTENCES = 2

/** 'Concert on Friday 2 July, tea at the club 15:30-17:30, posters up Thursday': what a clause gives only an hour or a weekday to, with the day that it means. */
export function agendaOf(text: string, { context, today, language }: Wanted): Said[] {
  const sentences = sentencesOf(text, momentsOf(text, context.expressions, context.is24))
  const dated = anchorsOf(text, sentences)
  const anchors = dated.filter(({ isAbsent }) => !isAbsent)
  if (dated.length === 0) return []
  const inStretch = sentences.map((sentence) => thingsInStretch(text, sentence, anchors))
  // One weekday alone may be anything.
  const held = inStretch.reduce((sum, { weekdays }) => sum + weekdays, 0) > 1 ? inStretch : inStretch.map(() => NOTHING_HELD)
  const isAll = held.map(({ items, headings, isWhole: isOwn }, index) => isOwn && isWhole(sentences[index]!, [...items.map(({ clause }) => clause), ...headings]))
  // Where one of the days under headings does not come out whole, all of them are told in a way of their own.
  const isLaidOut = held.every(({ headings }, index) => headings.length === 0 || isAll[index]!)
  return sentences.flatMap((sentence, index) => {
    const around = { anchors, today }
    const stretch = held[index]!
    if (stretch.items.length > 0 || stretch.headings.length > 0) return isAll[index]! && (isLaidOut || stretch.headings.length === 0) ? toldApart(text, sentence, stretch, language) : []
    const reasons = reasonsOf(text, sentence, dated)
    if (reasons.length > 0) return toldApart(text, sentence, { items: reasons }, language)
    const begun = beginningOf(text, sentence, anchors, language)
    const near = weekdaysNear(text, sentence, around)
    const hours = hoursOfTheDay(text, sentence, { anchors, begun: begun?.clause ?? null })
    const items = [...near, ...hours].filter(({ clause }) => clause !== begun?.ending).toSorted((a, b) => a.clause.start - b.clause.start)
    if (isWhole(sentence, [...items.map(({ clause }) => clause), ...(begun ? [begun.clause, ...(begun.ending ? [begun.ending] : [])] : [])])) return [...(begun?.said ?? []), ...toldApart(text, sentence, { items }, language)]
    return isWhole(sentence, near.map(({ clause }) => clause)) ? toldApart(text, sentence, { items: near }, language) : []
  })
}

/** No hour and no weekday of the sentence is left over that might belong to what was taken: 'lights Wednesday, both 9-12'. */
function isWhole({ clauses }: Sentence, used: readonly Clause[]): boolean {
  const taken = new Set(used)
  return clauses.every((clause) => taken.has(clause) || clause.moments.every(({ kind }) => kind === 'length' || kind === 'part') || clause.moments.some(({ kind }) => kind === 'days' || kind === 'other'))
}

/** In minutes: midnight is the end of a day as well. */
const A_DAY = 1440
const TIMETABLE = /(?<!\p{L})(?:schedule|timetable|programme|program|running order|timings|agenda|itinerary|ablauf\p{L}*|zeitplan|programm|horario|programa|déroulé|cronograma)(?!\p{L})/iu

/** What has hours and no day of its own, behind the one day that its sentence names. */
function hoursOfTheDay(text: string, { clauses }: Sentence, { anchors, begun }: { anchors: readonly Anchor[]; begun: Item['clause'] | null }): Item[] {
  const found = clauses.flatMap((clause, index) => {
    const [hours] = clause.moments
    if (hours?.kind !== 'hours' || clause.moments.length > 1 || clause === begun) return []
    const anchor = anchors.findLast((other) => other.sentence === clause.sentence && other.clause.end <= clause.start && other.days.length === 1)
    // Of two dates each may have hours of its own, and a timetable holds things without any.
    const isOther = anchors.some((other) => other.sentence === clause.sentence && other.clause.start >= clause.end) || TIMETABLE.test(text.slice(clauses[0]!.start, clause.start))
    const isCut = anchor === undefined || isOther || hours.to === null && hours.from % A_DAY === 0 || clauses.slice(clauses.indexOf(anchor.clause) + 1, index).some(({ moments }) => moments.some(({ kind }) => kind !== 'hours'))
    const label = thingOf(text, clause)
    return isCut || label === null || !isThing(label) ? [] : [{ clause, label, anchor, hours: { from: hours.from, to: hours.to } }]
  })
  // One hour alone is that of the occasion itself, or stands beside it: 'Funeral on 3 March, service 11:00'.
  const isOwn = found.length > 1 || begun !== null || found.some(({ anchor, hours }) => anchor.hasHours && hours.to !== null)
  return isOwn ? found.map(({ clause, label, anchor, hours }) => ({ clause, label, days: [anchor.days[0]!], hours, part: null })) : []
}

/** 'Except 24 July, when I have a stall at 9am': what keeps somebody on the day before it. */
function reasonsOf(text: string, { clauses }: Sentence, dated: readonly Anchor[]): Item[] {
  return clauses.flatMap((clause, index) => {
    const [hours] = clause.moments
    const anchor = dated.find((other) => other.isAbsent && other.clause === clauses[index - 1] && other.days.length === 1)
    const label = hours?.kind === 'hours' && clause.moments.length === 1 && anchor && isReason(clause) ? thingOf(text, clause) : null
    return hours?.kind !== 'hours' || label === null || !isThing(label) ? [] : [{ clause, label, days: anchor!.days, hours: { from: hours.from, to: hours.to }, part: null }]
  })
}

/** What has a weekday alone, beside the occasion that it leads up to or follows. */
function weekdaysNear(text: string, { clauses }: Sentence, { anchors, today }: Around): Item[] {
  let before: DayNumber | null = null
  const found = clauses.flatMap((clause, index) => {
    const weekdays = clause.moments.filter((moment): moment is Moment & { kind: 'weekday' } => moment.kind === 'weekday')
    const [weekday] = weekdays
    const rest = clause.moments.filter(({ kind }) => kind !== 'weekday')
    const isPlain = weekdays.length === 1 && rest.length <= 1 && rest.every(({ kind }) => kind === 'hours' || kind === 'part')
    const anchor = anchors.findLast((other) => other.clause.end <= clause.start)
    const said = isPlain ? thingOf(text, clause) : null
    const label = said === null || isThing(said) ? said : deedOf(said)
    // Between two dates it is the next one behind the first.
    const isInRow = anchors.some((other) => other.clause.start >= clause.end && other.sentence === clause.sentence)
    if (weekday === undefined || isInRow || isListed(clause, clauses[index + 1]) || label === null || !isThing(label) || SPORT.test(label) || anchor?.days.length !== 1) return []
    const occasion = { day: anchor.days[0]!, isPrepared: anchor.isPrepared }
    const isFollowing = /(?:^|\s)the \p{L}+/iu.test(text.slice(Math.max(0, weekday.start - 4), weekday.end))
    const day = dayNear(weekday.weekday, label, { occasion, before, today, isFollowing })
    if (day === null) return []
    before = day
    const [time] = rest
    const item: Item = { clause, label, days: [day], hours: time?.kind === 'hours' ? { from: time.from, to: time.to } : null, part: time?.kind === 'part' ? time.part : null }
    return [{ item, anchor, distance: clause.sentence - anchor.sentence }]
  })
  const isOneOfMany = found.length > 1
  return found.flatMap(({ item, anchor, distance }) => (distance === 0 || isOneOfMany && distance <= MOST_SENTENCES || isSurelyNear(item.label, item.days[0]! - anchor.days[0]!, distance > MOST_SENTENCES) ? [item] : []))
}

/** What is done on its weekdays week by week, whatever it leads up to. */
const SPORT = /(?<!\p{L})(?:runs?|intervals?|rides?|swims?|tempo|hills|strength|physio|lessons?|class|classes|sessions?|training|practi[cs]e|läufe?|lauf|carrera|rodaje|series|sortie|corrida)(?!\p{L})/iu

/** 'Physio Monday, Wednesday and Friday': the days of one thing. */
function isListed(clause: Clause, next: Clause | undefined): boolean {
  const isOpen = clause.moments.at(-1)?.end === clause.end
  return isOpen && next?.lead === ',' && next.moments[0]?.start === next.start && next.moments[0].kind !== 'hours'
}
