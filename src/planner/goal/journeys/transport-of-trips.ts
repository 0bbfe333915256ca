import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'
import { readAs, rereadStated } from './reread.ts'

const VEHICLE = /(?<!\p{L})(?:coach|train|flight|plane|bus|ferry|boat|zug|flug|flieger|fähre|bahn|tren|vuelo|avión|autobús|vol|avion|bateau|voo|comboio|trem|ônibus|barco)(?!\p{L})/iu
const HOMEWARD = /(?<!\p{L})(?:back|home|return|homeward|zurück|heim|rückflug|rückfahrt|vuelta|regreso|retour|volta|regresso)(?!\p{L})/iu
const GOING_HOME = /(?<!\p{L})(?:regressamos|voltamos|volvemos|regresamos|rentrons|repartons|(?:fly|drive|go|head|travel) (?:back|home)|(?:fahren|fliegen) (?:zurück|heim))(?!\p{L})/iu
const ARRIVES = /(?<!\p{L})(?:arriv\p{L}*|lands?|landing|gets? in|ankunft|lande[nt]|llega\p{L}*|chega\p{L}*)(?!\p{L})/iu

/** 'Arrives 12:20', 'train back 15:47': the first day begins and the last one ends with it. */
export function settleTransport(context: ReadingContext, trip: DaySpan): void {
  rereadStated(context, (reading) => {
    if (isArrivalBehind(context, reading)) return [beforeOn(reading, trip.first, reading.windows[0]!.from)]
    const from = hourOfTransport(reading, trip)
    if (from === null) return null
    if (reading.kind === 'event' && reading.days.first === trip.last && trip.last > trip.first) return [afterOn(reading, trip.last, from)]
    if ((ARRIVES.test(reading.words) || reading.kind === 'event' && INWARD.test(reading.words)) && !HOMEWARD.test(reading.words)) return [beforeOn(reading, trip.first, from)]
    if (GOING_HOME.test(reading.words)) return [afterOn(reading, trip.last, from)]
    if (!VEHICLE.test(reading.words)) return null
    if (HOMEWARD.test(reading.words)) return [afterOn(reading, trip.last, from)]
    if (reading.kind === 'event') return null
    const title = reading.appliesTo?.labels[0] ?? reading.words
    return [readAs(reading, { kind: 'event', title, days: { first: trip.first, last: trip.first }, from, to: null, place: null, person: null }, { text: `${title}: ${describeDay(trip.first)}` })]
  })
}

/** 'Our train leaves at 8:17 and is in Zurich at 12:05'. */
function isArrivalBehind({ prompt }: ReadingContext, reading: Reading): reading is ReadingOf<'availability'> & Reading {
  if (reading.kind !== 'availability' || reading.appliesTo !== null || reading.strength !== 'soft' || reading.windows.length !== 1) return false
  const clause = prompt.slice(0, reading.start).split(/[.;!?\n]/u).at(-1)!
  return THERE_AT.test(reading.words) && VEHICLE.test(clause) && !HOMEWARD.test(clause)
}

const THERE_AT = /^(?:and |und |y |et |e )?(?:is|are|we are|we're|ist|sind|wir sind|está|estamos|est|sommes|on est|chega|llega|arrives?|gets? in)(?!\p{L})/iu

/** The hour of a soft 'coach leaves school at 8:00'; or of an event on the first or last day that stayed in its name: 'flight in 11.35 on Friday'. */
function hourOfTransport(reading: Reading, trip: DaySpan): number | null {
  if (reading.kind === 'availability') return reading.appliesTo === null || reading.strength !== 'soft' || reading.windows.length !== 1 ? null : reading.windows[0]!.from
  // 'we get in at 17:40', which beside other days would be a time that is taken.
  if (reading.kind === 'commitment') return reading.windows.length === 1 && ARRIVES.test(reading.words) ? reading.windows[0]!.to : null
  // An hour without a day of its own was given the first one: 'train back leaves 16:10'.
  if (reading.kind === 'event' && reading.from !== null && reading.days.last === trip.first && !/(?<!\p{L})\p{L}{3,6}day(?!\p{L})|(?<!\d)\d{1,2} \p{L}{3}/u.test(reading.words) && (VEHICLE.test(reading.words) && HOMEWARD.test(reading.words) || ARRIVES.test(reading.words))) return reading.from
  if (reading.kind !== 'event' || reading.from !== null || reading.days.first !== reading.days.last) return null
  const isEdge = reading.days.first === trip.first || reading.days.first === trip.last
  const [, hour, minute] = isEdge && (VEHICLE.test(reading.words) || INWARD.test(reading.words) || OUTWARD.test(reading.words)) ? (DOTTED.exec(reading.words) ?? []) : []
  const at = hour === undefined ? NaN : Number(hour) * 60 + Number(minute)
  return at >= 0 && at < MINUTES_PER_DAY ? at : null
}

const DOTTED = /(?<![\d.])(\d{1,2})[.:h](\d{2})(?![\d.])/u
const INWARD = /(?<!\p{L})(?:in|inbound|hin|ida|aller)(?!\p{L})/iu
const OUTWARD = /^(?:and )?(?:out|outbound|zurück|vuelta|retour|volta)(?!\p{L})/iu

function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const CHECKS = /^check ?-? ?(in|out)(?!\p{L})/iu

/** 'Check-in 4 pm, check-out 10 am': before the one and after the other one has no bed there. */
export function settleCheckIn(context: ReadingContext, trip: DaySpan): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'availability' || reading.appliesTo === null || reading.windows.length !== 1) return null
    const which = CHECKS.exec(reading.appliesTo.labels[0] ?? '')?.[1]?.toLowerCase()
    if (which === undefined) return null
    const { from, to } = reading.windows[0]!
    const at = reading.strength === 'soft' || from > 0 ? from : to
    return [which === 'in' ? beforeOn(reading, trip.first, at) : afterOn(reading, trip.last, at)]
  })
}

const HOME = /^(?:(?:the|and|be|all|one) )*(?:back|home|return|home again|back home|zurück|zuhause|heimreise|vuelta|regreso|volvemos|en casa|retour|de volta|repart|partons|rentrons|voltamos|regressamos|leave|leaving|head home|drive home)(?:$| (?:at|in|to) )/iu
const EARLIEST = 9 * 60

/** 'Home by 6 pm on Sunday', 'we drive back Monday at 16:00': the last day ends then; 'flight home Sunday' of a week from Sunday to Sunday is on the last of them. */
export function settleHomecoming(context: ReadingContext, trip: DaySpan): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'event' || reading.days.first !== reading.days.last) return null
    if (HOMEWARD.test(reading.title) && reading.days.first === trip.first && (trip.last - trip.first) % 7 === 0 && trip.last > trip.first) {
      const days = { first: trip.last, last: trip.last }
      return [{ ...reading, days, text: `${reading.title}: ${describeDay(trip.last)}` }]
    }
    const at = reading.to !== null && reading.to - (reading.from ?? 0) > LONGEST_WAY ? reading.to : reading.from ?? reading.to
    if (reading.days.first !== trip.last || at === null || at < EARLIEST || !HOME.test(reading.title)) return null
    return [afterOn(reading, trip.last, at)]
  })
}

/** What takes longer is until when. */
const LONGEST_WAY = 4 * 60

function beforeOn(reading: Reading, day: number, at: number): Reading {
  return readAs(reading, { kind: 'exclusion', days: { spans: [{ first: day, last: day }] }, windows: [{ from: 0, to: at }], person: null }, { text: `Nothing before ${describeDay(day)} ${clockText(at)}` })
}

function afterOn(reading: Reading, day: number, at: number): Reading {
  return readAs(reading, { kind: 'exclusion', days: { spans: [{ first: day, last: day }] }, windows: [{ from: at, to: MINUTES_PER_DAY }], person: null }, { text: `Nothing after ${describeDay(day)} ${clockText(at)}` })
}
