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
  rereadStated(context, (reading) => (reading.kind === 'event' ? onItsDay(context, reading, trip) : null))
  rereadStated(context, (reading) => {
    // 'Plane lands 13:20, ours home goes 17:55'.
    if (reading.kind === 'event' && context.language === 'en' && reading.days.first === trip.last && reading.from !== null && GOES_HOME.test(reading.title)) return [{ ...reading, title: 'journey home', text: `journey home: ${describeDay(trip.last)}` }]
    const home = hourOfRideHome(reading, trip)
    if (home !== null) return [reading, { ...afterOn(reading, trip.last, home), id: '' }]
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

/** Nothing of the trip lies behind it. */
function hourOfRideHome(reading: Reading, { first, last }: DaySpan): number | null {
  const isHome = reading.kind === 'event' && reading.days.first === last && last > first && VEHICLE.test(reading.words) && HOMEWARD.test(reading.words)
  return isHome && reading.from !== null && reading.from >= EARLIEST ? reading.from : null
}

function onItsDay(context: ReadingContext, reading: ReadingOf<'event'> & Reading, trip: DaySpan): Reading[] | null {
  const day = isDayless(context, reading, trip) ? dayBefore(context, reading) : null
  return day === null || day <= trip.first || day > trip.last ? null : [{ ...reading, days: { first: day, last: day }, text: `${reading.title}: ${describeDay(day)}` }]
}

/** 'We get off on the 12th at 9:00, flight 13:30': without a day of its own, it was given the first one. */
function isDayless({ expressions }: ReadingContext, reading: ReadingOf<'event'> & Reading, trip: DaySpan): boolean {
  return reading.from !== null && reading.days.first === trip.first && reading.days.last === trip.first && VEHICLE.test(reading.title) && !expressions.some(({ days, start, end }) => days !== null && start < reading.end && end > reading.start)
}

/** The day that the same sentence named last. */
function dayBefore({ expressions, prompt }: ReadingContext, { start }: Reading): number | null {
  const said = expressions.findLast(({ days, end }) => days !== null && days.first === days.last && end <= start && !/[.!?\n]\s/u.test(prompt.slice(end, start)))
  return said?.days?.first ?? null
}

/** 'Our train leaves at 8:17 and is in Zurich at 12:05'. */
function isArrivalBehind({ prompt }: ReadingContext, reading: Reading): reading is ReadingOf<'availability'> & Reading {
  if (reading.kind !== 'availability' || reading.appliesTo !== null || reading.strength !== 'soft' || reading.windows.length !== 1) return false
  const clause = prompt.slice(Math.max(0, reading.start - LONGEST_CLAUSE), reading.start).split(/[;!?\n]|(?<!\d)\./u).at(-1)!
  return THERE_AT.test(reading.words) && VEHICLE.test(clause) && !HOMEWARD.test(clause)
}

const GOES_HOME = /^(?:ours|mine|it|the one|that one) (?:home|back)(?: (?:goes|leaves|is|departs|at))?$|^(?:home|back) (?:goes|leaves|departs)$|^(?:ours|mine|it|we) (?:goes?|leaves?|heads?|departs?) (?:back|home)$/iu
const LONGEST_CLAUSE = 80
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

const GIVEN_BACK = /(?<!\p{L})(?:give|hand|bring|take|drop|return)(?:s|ing)? (?:it|them|the \p{L}+) ?(?:back|off)?(?!\p{L})/iu
const WHAT_IS_HIRED = /(?<!\p{L})(?:hired?|rent(?:ed|al)?|pick(?:ing)? up|collect)(?: (?:the|our|a|an))* (camper ?van|camper|motorhome|van|cars?|bikes?|boat|canoes?)(?!\p{L})/iu
const HANDING_BACK_MINUTES = 60

/** 'Give it back by 17:00 on Friday': an hour before then, and no day's work. */
export function settleHiredThings(context: ReadingContext, trip: DaySpan): void {
  const what = WHAT_IS_HIRED.exec(context.prompt)?.[1]
  rereadStated(context, (reading) => {
    if (reading.kind === 'deadline' && reading.appliesTo === null && reading.event !== null && GIVEN_BACK.test(reading.words)) return []
    if (reading.kind !== 'event' || reading.days.first !== trip.last || reading.days.last !== trip.last || reading.to === null || !GIVEN_BACK.test(reading.words)) return null
    const title = what === undefined || context.language !== 'en' ? reading.title : `give the ${what.toLowerCase()} back`
    return [{ ...reading, title, from: Math.max(0, reading.to - HANDING_BACK_MINUTES), text: `${title}: ${describeDay(trip.last)} ${clockText(reading.to)}` }]
  })
}
