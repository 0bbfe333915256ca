import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import type { Reading, ReadingOf, TaskMatcher } from '../brief.ts'
import { isOffSchool } from '../dates/prepared-spans.ts'
import { describeDay, describeSpan } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isArrangedBefore, isDoneAfterwards } from './arranged-before.ts'
import { PREPARED } from './frame-of-days-away.ts'
import { readAs } from './reread.ts'

/** Nearer trips are packed for and gone on; there are no weeks to lay out before them. */
const SHORTEST_LEAD_DAYS = 3
/** Hours that leave less of a day are those of an evening at home. */
const LEAST_OF_A_DAY = 6 * 60
const MOST_LABELS = 40

/**
 * 'Work trip to Chicago 15-18 March: boat, jazz club. Before I go: slides, shirts': what is got ready leads up to the
 * trip, and what is done there has the days of the trip, its own hours, and nothing of the weeks before.
 */
export function settlePreparedTrip(context: ReadingContext, trip: DaySpan): void {
  if (isOffSchool(context) || trip.first < context.today + SHORTEST_LEAD_DAYS || context.readings.some(({ kind }) => kind === 'visit' || kind === 'meeting')) return
  const before = stretchesBefore(context)
  const isBefore = (reading: Reading) => before.some(({ from, to }) => reading.start >= from && reading.start < to) || isDoneBefore(reading, trip) || reading.kind === 'topic' && isArrangedBefore(reading.label)
  const own = context.readings.filter(isSomethingToDo).filter((reading) => reading.kind !== 'topic' || !isDoneAfterwards(reading.label))
  const afterwards = context.readings.filter((reading) => reading.kind === 'topic' && isDoneAfterwards(reading.label))
  const prepared = own.filter(isBefore)
  const there = own.filter((reading) => !isBefore(reading) && !prepared.some((other) => other.kind === 'topic' && reading.kind === 'topic' && other.label === reading.label))
  const isItsDays = prepared.some(({ kind }) => kind === 'topic') && context.readings.some((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first === trip.first && reading.last === trip.last)
  // With nothing to do there but what its days hold, a trip that is one event stays it.
  if (prepared.length + afterwards.length === 0 || !hasProgramme(context, there, trip) && !isItsDays) return
  const event = leadTo(context, trip)
  const labels = [event.title, ...new Set(there.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : [])))].slice(0, MOST_LABELS)
  const ofTrip: TaskMatcher = { labels, ofParts: true }
  context.readings = context.readings.map(asHoursOfPreparing).map((reading) => boundToSide(reading, { trip, ofTrip, isBefore }))
  addDaysOf(context, event, ofTrip)
  const late = afterwards.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))
  if (late.length > 0) context.readings.push({ id: '', words: afterwards[0]!.words, start: afterwards[0]!.start, end: afterwards[0]!.end, source: 'stated', strength: 'hard', appliesTo: { labels: late, ofParts: true }, text: `${late.join(', ')} from ${describeDay(trip.last + 1)}`, kind: 'horizon', first: trip.last + 1, last: null })
}

const AND_AFTER: Readonly<Record<string, string>> = { en: 'and the days after', de: 'und die Tage danach', es: 'y los días después', fr: 'et les jours d’après', pt: 'e os dias depois' }

type Stretch = { from: number; to: number }

/** Sentences, and what stands behind 'before we go:', that speak of getting ready. */
function stretchesBefore({ prompt }: ReadingContext): Stretch[] {
  const stretches: Stretch[] = []
  for (const { 0: sentence, index } of prompt.matchAll(/[^.!?;\n]+(?:[.!?;\n]+(?!\s)[^.!?;\n]+)*/gu)) {
    const cue = PREPARED.exec(sentence) ?? UNTIL_THEN.exec(sentence) ?? ORGANISING.exec(sentence)
    if (cue === null || index === 0 && !LEADS_LIST.test(sentence.slice(cue.index))) continue
    // 'The museum on Friday. Before: insurance': what stands before the cue in the first sentence is the trip.
    stretches.push({ from: index === 0 ? cue.index : index, to: index + sentence.length })
  }
  return stretches
}

const UNTIL_THEN = /(?<!\p{L})(?:until then|till then|to do before|for the (?:admin|organi[sz]ing|planning|prep)|bis dahin|hasta entonces|d'ici là|até lá|^\s*(?:before|antes|avant|davor|vorher|prep))(?!\p{L})/iu
const ORGANISING = /(?<!\p{L})(?:i only (?:get|have|can)|i have (?:an hour|only)|paperwork|insurance|first aid kit|kit list|packing|reisepass|versicherung|seguro|assurance|seguro de viagem|bookings?)(?!\p{L})/iu
const LEADS_LIST = /^[^.:]{0,30}:/u

function isSomethingToDo(reading: Reading): boolean {
  return reading.source === 'stated' && (reading.kind === 'topic' || reading.kind === 'event' || reading.kind === 'rhythm' || reading.kind === 'deadline' && reading.appliesTo !== null)
}

/** It has its own day before the trip, or comes back in the weeks before it. */
function isDoneBefore(reading: Reading, { first }: DaySpan): boolean {
  if (reading.kind === 'event') return reading.days.last < first
  if (reading.kind === 'deadline') return reading.appliesTo !== null && reading.event === null && dayOfMinute(reading.latest - 1) < first
  if (reading.kind === 'horizon') return reading.appliesTo !== null && reading.last !== null && reading.last < first
  return reading.kind === 'rhythm' && reading.per === 'week' && (reading.days.spans ?? []).every((span) => span.first < first)
}

/** Two things, or one beside nights in places, make days that somebody wants planned. */
function hasProgramme({ readings }: ReadingContext, there: readonly Reading[], { first, last }: DaySpan): boolean {
  const done = there.filter((reading) => reading.kind === 'topic' || reading.kind === 'event' && reading.days.first >= first && reading.days.last <= last && reading.days.last - reading.days.first < last - first)
  return done.length >= 2 || readings.some(({ kind }) => kind === 'stay')
}

/** The trip as what the plan leads up to: as it was read, or from the days of the whole plan. */
function leadTo(context: ReadingContext, trip: DaySpan): ReadingOf<'event'> {
  const known = context.readings.find((reading): reading is ReadingOf<'event'> & Reading => reading.kind === 'event' && reading.days.first === trip.first && reading.days.last === trip.last)
  const horizon = context.readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first === trip.first && reading.last === trip.last)
  // 'Year 9 trip to Ypres, 38 pupils + 4 staff, 16-18 June' is no event of the pupils.
  const opening = known !== undefined && isOpening(context, known.title) ? known.title : titleOf(context, known?.start ?? horizon?.start ?? 0)
  const named = LENGTH_FIRST.test(opening) ? `${JOURNEY[context.language] ?? JOURNEY['en']!}: ${opening}` : opening
  // What the trip is for has the name already.
  const title = context.readings.some((reading) => reading !== known && reading.kind === 'event' && reading.title === named) ? `${named} ${AND_AFTER[context.language] ?? AND_AFTER['en']!}` : named
  const { words, start, end } = known ?? horizon ?? { words: '', start: 0, end: 0 }
  const event = known?.title === title ? known : ({ id: '', words, start, end, source: 'stated', strength: 'hard', appliesTo: null, text: `${title}: ${describeSpan(trip)}`, kind: 'event', title, days: trip, from: null, to: null, place: null, person: null } as const satisfies Reading)
  const isFrame = (reading: Reading) => (reading.kind === 'horizon' && reading.appliesTo === null) || isLead(reading)
  const isLead = (reading: Reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.event !== null
  const deadline: Reading = { id: '', words, start, end, source: 'stated', strength: 'hard', appliesTo: null, text: `${title}: ready by ${describeDay(trip.first)}`, kind: 'deadline', latest: trip.first * MINUTES_PER_DAY, event: title }
  context.readings = [...context.readings.filter((reading) => reading !== known && !isFrame(reading)), event, deadline]
  return event
}

/** 'Week in Menorca' is read as a length where it stands alone as a name. */
const LENGTH_FIRST = /^(?:(?:an?|the|our|my|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|long|short|family|eine?|unser\p{L}*|zwei|drei|lange\p{L}*|una?|dos|tres|une?|deux|trois|uma?|duas|três) )*(?:days?|nights?|weeks?|weekend|tage?|nächte|wochen?|wochenende|días?|noches?|semanas?|fin de semana|jours?|nuits?|semaines?|week-end|dias?|noites?|fim de semana)(?!\p{L})/iu
const JOURNEY: Readonly<Record<string, string>> = { en: 'Trip', de: 'Reise', es: 'Viaje', fr: 'Voyage', pt: 'Viagem' }

function isOpening({ prompt }: ReadingContext, title: string): boolean {
  return prompt.slice(0, OPENING + title.length).toLowerCase().includes(title.toLowerCase())
}

/** Characters that may stand before what the goal is. */
const OPENING = 12

/** The first words of the prompt, up to its days or the next sign. */
function titleOf({ prompt }: ReadingContext, start: number): string {
  const before = start > 0 ? prompt.slice(0, start) : prompt
  const opening = before.split(/[.!?;:,\n(]/u)[0]!.split(/\s(?=\d{1,2} ?(?:-|–|to|bis|al|au|a) ?\d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6} \d)/iu)[0]!.trim().replace(/\s(?:from|on|vom|am|del|du|de|do|le|el)$/iu, '')
  return opening.length > LONGEST_TITLE ? opening.slice(0, LONGEST_TITLE).replace(/\s\S*$/u, '') : opening
}

const LONGEST_TITLE = 60

/** 'I'm the organiser and have Tuesdays 8-9 pm for it': when the work is done, and no work of its own. */
function asHoursOfPreparing(reading: Reading): Reading {
  if (reading.kind !== 'rhythm' || reading.title === null || !PREPARING.test(reading.title) || reading.windows.length === 0) return reading
  const { days, windows, text } = reading
  return readAs(reading, { kind: 'availability', days, windows, person: null }, { text })
}

type Sides = { trip: DaySpan; ofTrip: TaskMatcher; isBefore: (reading: Reading) => boolean }

/** Hours and limits are those of the weeks before, or those of the days away. */
function boundToSide(reading: Reading, { trip, ofTrip, isBefore }: Sides): Reading {
  if (reading.source !== 'stated') return reading
  // 'Preparation only on weekday evenings': the hours of all that is prepared.
  if (reading.kind === 'availability' && reading.appliesTo !== null && reading.appliesTo.labels.every((label) => PREPARING.test(label))) return { ...reading, appliesTo: null }
  if (reading.appliesTo !== null) return reading
  const isOfWeeks = isBefore(reading) || isOfOrdinaryWeeks(reading)
  if (reading.kind === 'availability' || reading.kind === 'limit' || reading.kind === 'session') return isOfWeeks ? reading : { ...reading, appliesTo: ofTrip }
  if (reading.kind !== 'exclusion' && reading.kind !== 'commitment' || (reading.days.spans ?? []).length > 0) return reading
  const side = isOfWeeks ? { first: 0, last: trip.first - 1 } : trip
  return { ...reading, days: { ...reading.days, spans: [side] } }
}

const PREPARING = /^(?:(?:the|my|our|all) )?(?:prep(?:aration)?s?|preparing|planning|organi[sz]ing|organi[sz]er|organi[sz]ation|admin|paperwork|packing|vorbereitung(?:en)?|preparativos|préparatifs)$/iu

/** 'Fridays 14:00-15:30', 'evenings after 6', 'I work Monday to Friday'. */
function isOfOrdinaryWeeks(reading: Reading): boolean {
  if (reading.kind === 'limit') return reading.per === 'week'
  if (reading.kind !== 'availability' && reading.kind !== 'exclusion' && reading.kind !== 'commitment') return false
  if ((reading.days.weekdays ?? []).length > 0) return reading.kind !== 'exclusion' || reading.days.weekdays!.length >= 4
  const open = reading.windows.reduce((sum, { from, to }) => sum + to - from, 0)
  return reading.kind === 'availability' && open > 0 && open < LEAST_OF_A_DAY
}

/** What belongs to the trip has its days, and any hour of them that the trip itself leaves. */
function addDaysOf(context: ReadingContext, { words, start, end, title, days }: ReadingOf<'event'> & Pick<Reading, 'words' | 'start' | 'end'>, ofTrip: TaskMatcher): void {
  const stated = { id: '', words, start, end, source: 'stated', strength: 'hard', appliesTo: ofTrip } as const
  context.readings.push({ ...stated, text: `${title}: ${describeSpan(days)}`, kind: 'horizon', ...days })
  const hasHours = context.readings.some((reading) => reading.kind === 'availability' && reading.appliesTo === ofTrip)
  if (!hasHours) context.readings.push({ ...stated, text: `${title}: any hour`, kind: 'availability', days: { spans: [days] }, windows: [], person: null })
}
