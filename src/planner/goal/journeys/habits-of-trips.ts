import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf, ReadingValue, TaskMatcher } from '../brief.ts'
import { describeDay, describeMinutes, describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** The same words of the prompt, read as something else. */
function as(reading: Reading, value: ReadingValue, { text, appliesTo = null }: { text: string; appliesTo?: TaskMatcher | null }): Reading {
  const { id, words, start, end, source } = reading
  return { id, words, start, end, source, strength: 'hard', appliesTo, text, ...value }
}

function replace(context: ReadingContext, change: (reading: Reading) => Reading[] | null): void {
  context.readings = context.readings.flatMap((reading) => (reading.source === 'stated' ? (change(reading) ?? [reading]) : [reading]))
}

const CLOSED = /^(?:(?:and|but|most|many|all|some|the|die|las|los|les|os|as) )*(\p{L}{4,})(?: \p{L}+)? (?:are|is|stay|remain|sind|están|sont|estão|haben|cierran|ferment|fecham)(?: (?:often|mostly|usually|all|always|meist|oft))?(?: (?:closed|shut|geschlossen|zu|cerrad[ao]s?|fermée?s?|fechad[ao]s?))?(?!\p{L})/iu
const SHUT = /(?<!\p{L})(?:closed|shut|geschlossen|zu|cerrad[ao]s?|cierran|fermée?s?|ferment|fechad[ao]s?|fecham)(?!\p{L})/iu
/** Whose closing closes the plan. */
const OF_THE_PLAN = /^(?:everything|everyone|everybody|roads?|trails?|passes|borders?|ferries|alles|todo|tout|tudo|they|these|those|days|mondays|sundays)$/iu

/** 'Museums are closed on Mondays' shuts museums, not the day. */
export function settleClosings(context: ReadingContext): void {
  replace(context, (reading) => {
    if (reading.kind !== 'exclusion' || reading.appliesTo !== null || !SHUT.test(reading.words)) return null
    const what = CLOSED.exec(reading.words)?.[1]
    if (what === undefined || OF_THE_PLAN.test(what)) return null
    return [{ ...reading, appliesTo: { labels: [what.toLowerCase().replace(/s$/u, '')] }, text: `${what}: ${reading.text}` }]
  })
}

const KEPT_OPEN = /(?<!\p{L})(?:keep|leave|leaving|keeping|have)\s(?:(?:the|our|my|all|most)\s)*(?:evenings?|mornings?|afternoons?|nights?|lunch ?times?|\p{L}+days?)\s(?:open|free|empty|unplanned|clear|to (?:our|my)sel\p{L}+)(?!\s(?:to|for) \p{L})/iu
const EVENING = 17 * 60

/** 'Keep the evenings open': on a trip that is time with no programme. */
export function settleKeptOpen(context: ReadingContext): void {
  replace(context, (reading) => {
    if (reading.kind !== 'availability' || reading.appliesTo !== null || !KEPT_OPEN.test(reading.words)) return null
    const windows = reading.windows.map(({ from, to }) => ({ from, to: from >= EVENING ? MINUTES_PER_DAY : to }))
    const { days, person } = reading
    return [as(reading, { kind: 'exclusion', days, windows, person }, { text: `Nothing on ${describePattern(days).toLowerCase()}${describeWindows(windows)}` })]
  })
}

const ONE_PART = /^(?:and )?(?:one|an?|1) (?:\p{L}+ )?(?:morning|afternoon|evening|night)(?: (?:for|of|with|at|in|on|just|only))? (?=\p{L})/iu
const LONGEST_WISH = 80

/** 'One afternoon just the grandparents with her': what one of the days has, and no hours for all of them. */
export function settleOneOfThem(context: ReadingContext): void {
  replace(context, (reading) => {
    if (reading.kind !== 'availability' || reading.appliesTo !== null || reading.windows.length !== 1 || Object.keys(reading.days).length > 0 || !ONE_PART.test(reading.words)) return null
    const rest = context.prompt.slice(reading.start).replace(ONE_PART, '').split(/[,.;!?\n]/u)[0]!.trim()
    if (rest === '' || rest.length > LONGEST_WISH) return null
    const topic = as(reading, { kind: 'topic', label: rest, list: ONCE, position: reading.start, amount: null, minutes: null }, { text: rest })
    return [topic, as(reading, { kind: 'availability', days: {}, windows: reading.windows, person: null }, { text: `${rest}:${describeWindows(reading.windows)}`, appliesTo: { labels: [rest] } })]
  })
}

const SLEEPS = /(?<!\p{L})(?:naps?|napping|nap ?time|sleeps?|asleep|schläft|schlafen|mittagsschlaf|siestas?|duerme|hace la siesta|sieste|dort|dorme|soneca|bed|bed ?time|lights out|ins bett|im bett|a la cama|se acuesta|au lit|couche|na cama|para a cama)(?!\p{L})/iu
const LEAST_NAP = 30
const SHORT_POINT = 60

/** 'She naps 12:30 to 2:30', 'in bed at 7': nobody sleeps by plan, and nothing else lies on it. */
export function settleSleepers(context: ReadingContext): void {
  replace(context, (reading) => {
    if (reading.kind !== 'rhythm' && reading.kind !== 'availability') return null
    const name = reading.kind === 'rhythm' ? reading.title : reading.appliesTo?.labels[0]
    if (name === null || name === undefined || reading.windows.length !== 1 || !SLEEPS.test(name)) return null
    const { from, to } = reading.windows[0]!
    const isPoint = to - from <= SHORT_POINT && from >= EVENING
    if (to - from < LEAST_NAP || from === 0) return null
    const windows = [{ from, to: isPoint ? MINUTES_PER_DAY : to }]
    return [as(reading, { kind: 'exclusion', days: reading.days, windows, person: null }, { text: `Nothing on ${describePattern(reading.days).toLowerCase()}${describeWindows(windows)}` })]
  })
}

const MORE_THAN = /^(?:more than|over|mehr als|más de|plus de|mais (?:de|do que))\s/iu
const DENIED = /(?<!\p{L})(?:no|not|never|nothing|none|don['’]t|do not|won['’]t|can['’]t|without|nicht|nichts|nie|kein\p{L}*|nada|nunca|jamais|pas|rien|não)(?!\p{L})[^.!?;]{0,30}$/iu

/** 'Nothing more than one outing a day', 'I don't want to drive more than 2 hours a day': the most of it, and no habit. */
export function settleMostADay(context: ReadingContext): void {
  replace(context, (reading) => {
    if (reading.kind !== 'rhythm' || reading.per !== 'day' && reading.everyDays !== 1) return null
    if (!MORE_THAN.test(reading.words) || !DENIED.test(context.prompt.slice(Math.max(0, reading.start - 40), reading.start))) return null
    const isVisit = reading.title === null || /(?:outing|trip|excursion|activit|thing|sight|visit|attraction|programme|museum)/iu.test(reading.title)
    if (reading.minutes !== null) return [as(reading, { kind: 'session', minMinutes: null, maxMinutes: reading.minutes }, { text: `${reading.title ?? 'Sessions'}: at most ${describeMinutes(reading.minutes)}`, appliesTo: reading.title === null ? null : { labels: [reading.title] } })]
    if (reading.count === null || !isVisit) return null
    return [as(reading, { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: reading.count, person: null }, { text: `At most ${reading.count} a day` })]
  })
}

/** 'Training on Saturdays', 'los sábados' are the weeks before. */
const EACH_WEEK = /(?<!\p{L})(?:every|each|weekly|\p{L}+days|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|cada|chaque|tous les|jede[nrs]?|\p{L}+tags|todos? os|aos)(?!\p{L})/iu

/** 'Whale watching on one morning', 'client workshop Wednesday 9-16': what the days of a trip hold once. */
export function settleOncePerTrip(context: ReadingContext, trip: DaySpan): void {
  replace(context, (reading) => {
    if (reading.kind !== 'rhythm' || reading.title === null || EACH_WEEK.test(reading.words)) return null
    const { title, windows } = reading
    const day = onlyDay(reading, trip)
    if (day !== null) {
      const [window] = windows
      const days = { first: day, last: day }
      const isPoint = window === undefined || window.to >= MINUTES_PER_DAY
      return [as(reading, { kind: 'event', title, days, from: window?.from ?? null, to: isPoint ? null : window.to, place: null, person: null }, { text: `${title}: ${describeDay(day)}${describeWindows(windows)}` })]
    }
    if (reading.count !== 1 || reading.per !== 'total') return null
    const topic = as(reading, { kind: 'topic', label: title, list: ONCE, position: reading.start, amount: null, minutes: reading.minutes }, { text: title })
    return windows.length === 0 ? [topic] : [topic, as(reading, { kind: 'availability', days: reading.days, windows, person: null }, { text: `${title}:${describeWindows(windows)}`, appliesTo: { labels: [title] } })]
  })
}

/** The hour of a soft 'coach leaves school at 8:00'; or of an event on the first or last day that stayed in its name: 'flight in 11.35 on Friday'. */
function hourOfTransport(reading: Reading, trip: DaySpan): number | null {
  if (reading.kind === 'availability') return reading.appliesTo === null || reading.strength !== 'soft' || reading.windows.length !== 1 ? null : reading.windows[0]!.from
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

/** A list of its own, after all that the topics have. */
const ONCE = 900

function onlyDay({ days, count, minutes }: ReadingOf<'rhythm'>, { first, last }: DaySpan): number | null {
  const [weekday, ...others] = days.weekdays ?? []
  if (weekday === undefined || others.length > 0 || days.everyWeeks !== undefined || count !== null && count > 1 || minutes !== null && days.weekdays === undefined) return null
  const found = daysOn(weekday, first, last)
  return found.length === 1 ? found[0]! : null
}

function daysOn(weekday: Weekday, first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((day) => weekdayOf(day) === weekday)
}

const VEHICLE = /(?<!\p{L})(?:coach|train|flight|plane|bus|ferry|boat|zug|flug|flieger|fähre|bahn|tren|vuelo|avión|autobús|vol|avion|bateau|voo|comboio|trem|ônibus|barco)(?!\p{L})/iu
const HOMEWARD = /(?<!\p{L})(?:back|home|return|homeward|zurück|heim|rückflug|rückfahrt|vuelta|regreso|retour|volta|regresso)(?!\p{L})/iu
const ARRIVES = /(?<!\p{L})(?:arriv\p{L}*|lands?|landing|gets? in|ankunft|lande[nt]|llega\p{L}*|chega\p{L}*)(?!\p{L})/iu

/** 'Arrives 12:20', 'train back 15:47': the first day begins and the last one ends with it. */
export function settleTransport(context: ReadingContext, trip: DaySpan): void {
  replace(context, (reading) => {
    const from = hourOfTransport(reading, trip)
    if (from === null) return null
    const on = (day: number, windows: { from: number; to: number }[], text: string) => [as(reading, { kind: 'exclusion', days: { spans: [{ first: day, last: day }] }, windows, person: null }, { text })]
    if (reading.kind === 'event' && reading.days.first === trip.last && trip.last > trip.first) return on(trip.last, [{ from, to: MINUTES_PER_DAY }], `Nothing after ${describeDay(trip.last)} ${clockText(from)}`)
    if ((ARRIVES.test(reading.words) || reading.kind === 'event' && INWARD.test(reading.words)) && !HOMEWARD.test(reading.words)) return on(trip.first, [{ from: 0, to: from }], `Nothing before ${describeDay(trip.first)} ${clockText(from)}`)
    if (!VEHICLE.test(reading.words)) return null
    if (HOMEWARD.test(reading.words)) return on(trip.last, [{ from, to: MINUTES_PER_DAY }], `Nothing after ${describeDay(trip.last)} ${clockText(from)}`)
    if (reading.kind === 'event') return null
    const title = reading.appliesTo?.labels[0] ?? reading.words
    return [as(reading, { kind: 'event', title, days: { first: trip.first, last: trip.first }, from, to: null, place: null, person: null }, { text: `${title}: ${describeDay(trip.first)}` })]
  })
}
