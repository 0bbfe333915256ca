import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf, TaskMatcher } from '../brief.ts'
import { describeDay, describeMinutes, describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'
import { readAs, rereadStated } from './reread.ts'
import { OUTINGS } from './travel-signs.ts'

const CLOSED = /^(?:(?:and|aber|pero|mais|mas|but|most|many|all|some|the|die|las|los|les|os|as) )*(\p{L}{4,})(?: \p{L}+)? (?:are|is|stay|remain|sind|están|sont|estão|haben|cierran|ferment|fecham)(?: (?:often|mostly|usually|all|always|meist|oft))?(?: (?:closed|shut|geschlossen|zu|cerrad[ao]s?|fermée?s?|fechad[ao]s?))?(?!\p{L})/iu
const SHUT = /(?<!\p{L})(?:closed|shut|geschlossen|zu|cerrad[ao]s?|cierran|fermée?s?|ferment|fechad[ao]s?|fecham)(?!\p{L})/iu
/** How far behind its hours German says that something is shut. */
const SHUT_BEHIND = 4
/** Whose closing closes the plan. */
const OF_THE_PLAN = /^(?:everything|everyone|everybody|roads?|trails?|passes|borders?|ferries|alles|todo|tout|tudo|they|these|those|days|mondays|sundays)$/iu

/** 'Museums are closed on Mondays' shuts museums, not the day. */
export function settleClosings(context: ReadingContext): void {
  rereadStated(context, (reading) => {
    // 'Kunsthaus (montags zu)': its day off, and no day of every week.
    if (reading.kind === 'rhythm' && reading.title !== null && (reading.days.weekdays ?? []).length > 0 && SHUT.test(context.prompt.slice(reading.start, reading.end + SHUT_BEHIND))) return [readAs(reading, { kind: 'exclusion', days: reading.days, windows: reading.windows, person: null }, { text: `${reading.title}: ${describePattern(reading.days)}`, appliesTo: { labels: [reading.title] } })]
    if (reading.kind !== 'exclusion' && reading.kind !== 'event' || reading.appliesTo !== null || !SHUT.test(context.prompt.slice(reading.start, reading.end + SHUT_BEHIND))) return null
    const what = CLOSED.exec(reading.words)?.[1]
    if (what === undefined || OF_THE_PLAN.test(what)) return null
    if (reading.kind === 'event') {
      const windows = reading.from === null ? [] : [{ from: reading.from, to: reading.to ?? MINUTES_PER_DAY }]
      return [readAs(reading, { kind: 'exclusion', days: { spans: [reading.days] }, windows, person: null }, { text: `${what}: ${describeDay(reading.days.first)}${describeWindows(windows)}`, appliesTo: { labels: [what.toLowerCase()] } })]
    }
    return [{ ...reading, appliesTo: { labels: [what.toLowerCase().replace(/s$/u, '')] }, text: `${what}: ${reading.text}` }]
  })
}

const ALL_ONE = /(?<!\p{L})(?:egal|does(?:n['’]t| not) matter|do(?:n['’]t| not) mind|no importa|da igual|peu importe|tanto faz|whatever)(?!\p{L})/iu

/** 'Montags ist uns egal' asks for nothing on Mondays. */
export function settleIndifference(context: ReadingContext): void {
  rereadStated(context, (reading) => ((reading.kind === 'rhythm' || reading.kind === 'availability') && ALL_ONE.test(reading.words) ? [] : null))
}

const MEALS = /^(?:dinner|lunch|breakfast|supper|tea|meals?|abendessen|mittagessen|frühstück|cena|comida|almuerzo|desayuno|dîner|déjeuner|jantar|almoço|leave|start|home|back|sessions?|check.*|.*stay.*|arriv.*|.*train.*|.*flight.*|hut.*|walk.*)$/iu

/** 'Hikes before ten' and 'to arrive before three' bound what they name. 'A puppet show in the evening', 'spa in the late afternoon': what has its part of a day is wished for as much as what has none. */
export function settlePartsOfDays(context: ReadingContext): void {
  const labels = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label.toLowerCase()] : reading.kind === 'event' ? [reading.title.toLowerCase()] : []))
  rereadStated(context, (reading) => {
    const isOnce = reading.strength === 'soft' && ONCE_AT.test(reading.words)
    if (reading.kind !== 'availability' || reading.appliesTo === null || reading.strength !== 'hard' && !isOnce || reading.windows.length !== 1 || reading.windows[0]!.from === 0 || (reading.days.weekdays ?? []).length > 0) return null
    const label = (reading.appliesTo.labels[0] ?? '').replace(/\s(?:numa|num|una|un|une|one|an?|einem|einer|in|ao|à|am|im)$/iu, '')
    if (label === '' || MEALS.test(label) || reading.start === 0 || labels.some((known) => known.includes(label.toLowerCase()))) return null
    const topic = readAs(reading, { kind: 'topic', label, list: ONCE, position: reading.start, amount: null, minutes: null }, { text: label })
    if (!isOnce) return [topic, { ...reading, appliesTo: { labels: [label] } }]
    const { from } = reading.windows[0]!
    const windows = [{ from, to: Math.min(MINUTES_PER_DAY, from + AROUND_ITS_HOUR) }]
    return [topic, { ...reading, strength: 'hard', windows, appliesTo: { labels: [label] }, text: `${label}:${describeWindows(windows)}` }]
  })
}

/** 'Arthur's Seat one morning at 6:30': once, and about then. */
const ONCE_AT = /(?<!\p{L})(?:one|an?|eine[ms]?|una?|une|uma?) (?:morning|afternoon|evening|night|mañana|tarde|noche|matin|soir|manhã|noite|morgen|vormittag|nachmittag|abend)(?!\p{L})/iu
const AROUND_ITS_HOUR = 150
const FOR_A_SIGHT = /^(?:for|zum|para|pour|to (?:see|catch)) (?:the |el |la |le |o )?(?:sunrise|sunset|sonnenaufgang|sonnenuntergang|amanecer|atardecer|lever|coucher|nascer|pôr)/iu

/** 'Nobody moves before 11, apart from the sunrise at 6:30': the hours of the trip, which what has hours of its own leaves. */
export function settleLateRisers(context: ReadingContext): void {
  rereadStated(context, (reading) => (reading.kind === 'availability' && reading.appliesTo === null && FOR_A_SIGHT.test(reading.words) ? [] : null))
  const hasEarlier = (from: number) => context.readings.some((reading) => reading.kind === 'availability' && reading.appliesTo !== null && reading.strength === 'hard' && reading.windows.some((window) => window.from < from && window.from > 0))
  rereadStated(context, (reading) => {
    if (reading.kind !== 'exclusion' || reading.appliesTo !== null || reading.windows.length !== 1 || reading.windows[0]!.from > 0 || Object.keys(reading.days).length > 0 || !hasEarlier(reading.windows[0]!.to)) return null
    const windows = [{ from: reading.windows[0]!.to, to: MINUTES_PER_DAY }]
    return [readAs(reading, { kind: 'availability', days: {}, windows, person: reading.person }, { text: `Every day${describeWindows(windows)}` })]
  })
}

const CAN_WAIT = /(?<!\p{L})(?:can|may|kann|können|puede|peut|pode)\s(?:wait|be skipped|skip|warten|ausfallen|esperar|attendre)(?!\p{L})/iu
const BEDTIME = /(?<!\p{L})(?:bed ?-?time|lights out|in bed|ins bett|au lit|a la cama|na cama)(?!\p{L})/iu
const NOON = 12 * 60
const BEFORE_HOUR = 10
const LONGEST_REST = 40
const RESTS = /(?<!\p{L})(?:rests?|naps?|descansa|duerme|ruht|schläft|se repose|fait la sieste|dorme)(?!\p{L})/iu

const NEGATED = /^(?:(?:on|nous|we|wir|man|and|et|und|y|e) )?(?:ne |n['’]|no longer |nicht |kein |não |ya no )/iu

/** 'On ne pédale plus après 16h': until then, and not from then on. */
export function settleNegatedHours(context: ReadingContext): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'availability' || reading.appliesTo === null || reading.windows.length !== 1 || !NEGATED.test(reading.appliesTo.labels[0] ?? '')) return null
    const { from, to } = reading.windows[0]!
    if (from < NOON || to < MINUTES_PER_DAY) return null
    const label = reading.appliesTo.labels[0]!.replace(NEGATED, '')
    return [{ ...reading, appliesTo: { labels: [label] }, windows: [{ from: 0, to: from }], text: `${label}:${describeWindows([{ from: 0, to: from }])}` }]
  })
}

/** 'In Santiago on Saturday the 8th for the mass at 12': the hour is that of the day before it. */
export function settleHoursBehindDays(context: ReadingContext, trip: DaySpan): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'availability' || reading.appliesTo === null || reading.windows.length !== 1 || !FOR_WHAT.test(reading.words) || reading.windows[0]!.from < EARLIEST_EVENT) return null
    const said = context.expressions.findLast(({ days, end }) => days !== null && days.first === days.last && end <= reading.start && reading.start - end <= NEAR_DAY && !/[.;!?\n]/u.test(context.prompt.slice(end, reading.start)))
    const day = said?.days?.first
    if (day === undefined || day < trip.first || day > trip.last) return null
    const { from } = reading.windows[0]!
    const title = reading.appliesTo.labels[0]!
    return [readAs(reading, { kind: 'event', title, days: { first: day, last: day }, from, to: null, place: null, person: null }, { text: `${title}: ${describeDay(day)}${describeWindows([{ from, to: from + UNENDED }])}` })]
  })
}

const FOR_WHAT = /^(?:and |y |und |et |e )?(?:for|para|für|zu[mr]|pour|pra) (?:the |la |el |die |den |das |le |l['’]|o |a )?\p{L}/iu
const NEAR_DAY = 12
const EARLIEST_EVENT = 5 * 60

const UNENDED = 90
/** 'Comedy Friday 21:15, a play Saturday 16:00, an hour each'. */
const EACH_LONG = /^\s(?:each|apiece|long each|jeweils|cada un|chacun)/iu
const OWN_LENGTH = /(?<!\p{L})(?:wedding|party|marathon|race|hochzeit|boda|mariage|casamento|arriv\p{L}*|depart\p{L}*|coach|train|flight|plane|bus|ferry|boat|sails?|zug|flug|tren|vuelo|vol|voo|autocarro)(?!\p{L})/iu

/** A ceremony at eight in the evening does not last until midnight: what is gone to on a trip takes an hour and a half. */
export function settleUnendedEvents(context: ReadingContext, trip: DaySpan): void {
  const each = context.readings.find((reading) => reading.kind === 'session' && reading.maxMinutes !== null && EACH_LONG.test(context.prompt.slice(reading.end, reading.end + 8)))
  const sentence = each ? Math.max(0, ...[...context.prompt.slice(0, each.start).matchAll(/[.!?\n]\s/gu)].map(({ index }) => index)) : 0
  const lengthOf = ({ start }: Reading) => (each?.kind === 'session' && start >= sentence && start < each.start ? each.maxMinutes! : UNENDED)
  context.readings = context.readings.filter((reading) => reading !== each)
  rereadStated(context, (reading) => {
    if (reading.kind !== 'event' || reading.from === null || reading.to !== null || reading.days.first !== reading.days.last || reading.days.first < trip.first || reading.days.first > trip.last || OWN_LENGTH.test(reading.title)) return null
    return [{ ...reading, to: Math.min(MINUTES_PER_DAY - 1, reading.from + lengthOf(reading)) }]
  })
}

const HEADING = /^(?:evenings?|mornings?|afternoons?|abends?|vormittags?|nachmittags?|noches|tardes|mañanas|soirs|matins|noites|manhãs)$/iu
/** 'Tuesday leave completely empty'. */
const LEFT_EMPTY = /^(?:(?:please |bitte )?(?:leave|keep|left|kept) (?:it |that |this )?(?:\p{L}+ )?(?:empty|free|open|clear|unplanned)|nothing(?: (?:at all|planned|on))?|(?:bitte )?(?:ganz )?frei (?:lassen|halten))$/iu

const KEPT_OPEN = /(?<!\p{L})(?:keep|leave|leaving|keeping|have)\s(?:(?:the|our|my|all|most)\s)*(?:evenings?|mornings?|afternoons?|nights?|lunch ?times?|\p{L}+days?)\s(?:open|free|empty|unplanned|clear|to (?:our|my)sel\p{L}+)(?!\s(?:to|for) \p{L})/iu
const EVENING = 17 * 60

/** 'Keep the evenings open': on a trip that is time with no programme. */
export function settleKeptOpen(context: ReadingContext): void {
  rereadStated(context, (reading) => {
    // 'Evenings: bowling on Tuesday, quiz on Wednesday' heads a list.
    if (reading.kind === 'exclusion' && HEADING.test(reading.words) && context.prompt[reading.end] === ':') return []
    if (reading.kind === 'event' && reading.from === null && LEFT_EMPTY.test(reading.title)) return [readAs(reading, { kind: 'exclusion', days: { spans: [reading.days] }, windows: [], person: null }, { text: `Nothing on ${describeDay(reading.days.first)}` })]
    if (reading.kind !== 'availability' || reading.appliesTo !== null || !KEPT_OPEN.test(reading.words)) return null
    const windows = reading.windows.map(({ from, to }) => ({ from, to: from >= EVENING ? MINUTES_PER_DAY : to }))
    const { days, person } = reading
    return [readAs(reading, { kind: 'exclusion', days, windows, person }, { text: `Nothing on ${describePattern(days).toLowerCase()}${describeWindows(windows)}` })]
  })
}

const ONE_PART = /^(?:(?:and|y|e|et|und|plus) )?(?:one|an?|1|una|un|uma|um|une|eine?n?) (?:\p{L}+ )?(?:morning|afternoon|evening|night|mañana|tarde|noche|manhã|noite|matin|matinée|après-midi|soir|soirée|vormittag|nachmittag|abend)(?: (?:for|of|with|at|in|on|just|only|para|de|pour|für))? (?=\p{L})/iu
const LONGEST_WISH = 80

/** 'One afternoon just the grandparents with her': what one of the days has, and no hours for all of them. */
export function settleOneOfThem(context: ReadingContext): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'availability' && reading.kind !== 'exclusion') return null
    if (reading.appliesTo !== null || reading.windows.length !== 1 || Object.keys(reading.days).length > 0 || !ONE_PART.test(reading.words)) return null
    const clause = context.prompt.slice(reading.start).split(/[,.;!?\n]/u)[0]!.trim()
    // 'Una tarde sin planes' is called by its part of the day.
    const rest = reading.kind === 'exclusion' ? clause.replace(/^(?:y|e|et|und|and|plus) /iu, '').replace(/^\p{L}+ /u, '') : clause.replace(ONE_PART, '')
    if (rest === '' || rest.length > LONGEST_WISH) return null
    const topic = readAs(reading, { kind: 'topic', label: rest, list: ONCE, position: reading.start, amount: null, minutes: null }, { text: rest })
    return [topic, readAs(reading, { kind: 'availability', days: {}, windows: reading.windows, person: null }, { text: `${rest}:${describeWindows(reading.windows)}`, appliesTo: { labels: [rest] } })]
  })
}

const SLEEPS = /(?<!\p{L})(?:quiet|rest time|ruhezeit|mittagsruhe|naps?|napping|nap ?time|sleeps?|asleep|schläft|schlafen|mittagsschlaf|siestas?|duerme|hace la siesta|sieste|dort|dorme|soneca|bed|bed ?time|lights(?: out)?|ins bett|im bett|a la cama|se acuesta|au lit|couche|na cama|para a cama)(?!\p{L})/iu
const LEAST_NAP = 30
const SHORT_POINT = 60

/** 'She naps 12:30 to 2:30', 'in bed at 7': nobody sleeps by plan, and nothing else lies on it. */
export function settleSleepers(context: ReadingContext): void {
  rereadStated(context, (reading) => {
    // 'Naps can wait that day': nothing that is gone to.
    if (reading.kind === 'event' && SLEEPS.test(reading.title) && CAN_WAIT.test(reading.title)) return []
    // 'Bedtime is at seven', where the word alone was taken for a part of the day.
    if (reading.kind === 'availability' && reading.appliesTo === null && reading.windows.length === 1 && BEDTIME.test(context.prompt.slice(Math.max(0, reading.start - BEFORE_HOUR), reading.start))) {
      const from = reading.windows[0]!.from + (reading.windows[0]!.from < NOON ? NOON : 0)
      return [readAs(reading, { kind: 'exclusion', days: {}, windows: [{ from, to: MINUTES_PER_DAY }], person: null }, { text: `Nothing on every day${describeWindows([{ from, to: MINUTES_PER_DAY }])}` })]
    }
    if (reading.kind === 'availability' && reading.appliesTo === null && BEDTIME.test(reading.words.slice(-BEFORE_HOUR))) return []
    // 'My father rests after lunch, from 14:30 to 16:30'.
    const clause = context.prompt.slice(Math.max(0, reading.start - LONGEST_REST), reading.start).split(/[.;!?\n]/u).at(-1)!
    if (reading.kind === 'availability' && reading.appliesTo === null && reading.windows.length === 1 && reading.windows[0]!.to < MINUTES_PER_DAY && reading.windows[0]!.from > 0 && RESTS.test(clause)) return [readAs(reading, { kind: 'exclusion', days: reading.days, windows: reading.windows, person: null }, { text: `Nothing on ${describePattern(reading.days).toLowerCase()}${describeWindows(reading.windows)}` })]
    if (reading.kind !== 'rhythm' && reading.kind !== 'availability') return null
    const name = reading.kind === 'rhythm' ? reading.title : reading.appliesTo?.labels[0]
    if (name === null || name === undefined || reading.windows.length !== 1 || !SLEEPS.test(name)) return null
    // "Bedtime's at seven" is no hour of the morning.
    const late = BEDTIME.test(reading.words) && reading.windows[0]!.from < NOON ? NOON : 0
    const [from, to] = [reading.windows[0]!.from + late, reading.windows[0]!.to + late]
    const isPoint = to - from <= SHORT_POINT && from >= EVENING
    if (to - from < LEAST_NAP || from === 0) return null
    const windows = [{ from, to: isPoint ? MINUTES_PER_DAY : to }]
    return [readAs(reading, { kind: 'exclusion', days: reading.days, windows, person: null }, { text: `Nothing on ${describePattern(reading.days).toLowerCase()}${describeWindows(windows)}` })]
  })
}

const MORE_THAN = /^(?:more than|over|mehr als|más de|plus de|mais (?:de|do que))\s/iu
const DENIED = /(?<!\p{L})(?:no|not|never|nothing|none|don['’]t|do not|won['’]t|can['’]t|without|nicht|nichts|nie|kein\p{L}*|nada|nunca|jamais|pas|rien|não)(?!\p{L})[^.!?;]{0,30}$/iu

const OUTING = /(?:outing|trip|excursion|activit|thing|sight|visit|attraction|programme|museum|ausflug|programmpunkt|excursión|actividad|sortie|activité|passeio|atividade)/iu

/** 'One outing a day, mornings only' is as much as a day of a trip holds; the hours are those of the trip. */
function asManyOutings(reading: ReadingOf<'rhythm'>): Reading[] | null {
  const { count, title, windows, days } = reading
  if (count === null || count < 1 || title === null || !/^(?:outings?|excursions?|activit(?:y|ies)|things?|sights?|ausfl[uü]ge?|ausflug|actividad(?:es)?|sorties?|atividades?|passeios?)$/iu.test(title)) return null
  const limit = readAs(reading, { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: count, person: null }, { text: `At most ${count} a day`, appliesTo: OF_OUTINGS })
  return windows.length === 0 ? [limit] : [limit, readAs(reading, { kind: 'availability', days, windows, person: null }, { text: `${describePattern(days)}${describeWindows(windows)}` })]
}

const ROAD = /(?<!\p{L})(?:driv\p{L}*|wheel|car|road|autofahr\p{L}*|fahrzeit|fahren|auto|coche|conduc\p{L}*|carretera|voiture|route|condui\p{L}*|carro|estrada|dirig\p{L}*|volante)(?!\p{L})/iu
const LONGEST_UNIT = 30

/** 'At most two hours in the car a day' bounds the rides and not what is done there. */
function ofTheRoad({ prompt }: ReadingContext, reading: ReadingOf<'limit'> & Reading): Reading[] | null {
  if (reading.measure !== 'minutes' || reading.per !== 'day' || reading.max === null || reading.appliesTo !== null) return null
  const clause = prompt.slice(Math.max(0, reading.start - LONGEST_UNIT), reading.start).split(/[.,;!?]/u).at(-1)! + prompt.slice(reading.start, reading.end + LONGEST_UNIT).split(/[.,;!?]/u)[0]!
  if (!ROAD.test(clause)) return null
  return [readAs(reading, { kind: 'session', minMinutes: null, maxMinutes: reading.max }, { text: `driving: at most ${describeMinutes(reading.max)}`, appliesTo: { labels: ['driving'] } })]
}

const OF_OUTINGS: TaskMatcher = { labels: [OUTINGS], ofParts: true }

/** 'At most two things a day' are those that one goes to. */
function ofOutings(reading: ReadingOf<'limit'> & Reading): Reading[] | null {
  return reading.measure === 'tasks' && reading.per === 'day' && reading.appliesTo === null && reading.person === null ? [{ ...reading, appliesTo: OF_OUTINGS }] : null
}

/** 'Nothing more than one outing a day', 'I don't want to drive more than 2 hours a day': the most of it, and no habit. */
export function settleMostADay(context: ReadingContext): void {
  rereadStated(context, (reading) => {
    if (reading.kind === 'limit') return ofTheRoad(context, reading) ?? ofOutings(reading)
    if (reading.kind !== 'rhythm' || reading.per !== 'day' && reading.everyDays !== 1) return null
    const plain = asManyOutings(reading)
    if (plain !== null) return plain
    if (!MORE_THAN.test(reading.words) || !DENIED.test(context.prompt.slice(Math.max(0, reading.start - 40), reading.start))) return null
    const isVisit = reading.title === null || OUTING.test(reading.title)
    if (reading.minutes !== null) return [readAs(reading, { kind: 'session', minMinutes: null, maxMinutes: reading.minutes }, { text: `${reading.title ?? 'Sessions'}: at most ${describeMinutes(reading.minutes)}`, appliesTo: reading.title === null ? null : { labels: [reading.title] } })]
    if (reading.count === null || !isVisit) return null
    return [readAs(reading, { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: reading.count, person: null }, { text: `At most ${reading.count} a day`, appliesTo: OF_OUTINGS })]
  })
}

/** 'Training on Saturdays', 'los sábados' are the weeks before. */
const EACH_WEEK = /(?<!\p{L})(?:every|each|weekly|\p{L}+days|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|cada|chaque|tous les|jede[nrs]?|\p{L}+tags|todos? os|aos)(?!\p{L})/iu

/** 'Whale watching on one morning', 'client workshop Wednesday 9-16': what the days of a trip hold once. */
export function settleOncePerTrip(context: ReadingContext, trip: DaySpan): void {
  rereadStated(context, (reading) => {
    if (reading.kind !== 'rhythm' || reading.title === null || EACH_WEEK.test(reading.words)) return null
    const { title, windows } = reading
    const found = daysOfIt(reading, trip)
    if (found.length > 0) {
      const [window] = windows
      const isPoint = window === undefined || window.to >= MINUTES_PER_DAY
      return found.map((day) => readAs(reading, { kind: 'event', title, days: { first: day, last: day }, from: window?.from ?? null, to: isPoint ? null : window.to, place: null, person: null }, { text: `${title}: ${describeDay(day)}${describeWindows(windows)}` }))
    }
    if (reading.count !== 1 || reading.per !== 'total') return null
    const topic = readAs(reading, { kind: 'topic', label: title, list: ONCE, position: reading.start, amount: null, minutes: reading.minutes }, { text: title })
    return windows.length === 0 ? [topic] : [topic, readAs(reading, { kind: 'availability', days: reading.days, windows, person: null }, { text: `${title}:${describeWindows(windows)}`, appliesTo: { labels: [title] } })]
  })
}

/** A list of its own, after all that the topics have. */
const ONCE = 900

/** 'On weekdays' is no list of days. */
const MOST_NAMED_DAYS = 3

/** The days of the trip that its weekdays are, where each of them is one: 'workshops Tuesday and Wednesday'. */
function daysOfIt({ days, count, minutes }: ReadingOf<'rhythm'>, { first, last }: DaySpan): number[] {
  const { weekdays = [] } = days
  if (weekdays.length === 0 || weekdays.length > MOST_NAMED_DAYS || days.everyWeeks !== undefined || (days.spans ?? []).length > 0 || count !== null && count > weekdays.length || minutes !== null && days.weekdays === undefined) return []
  const found = weekdays.map((weekday) => daysOn(weekday, first, last))
  return found.every(({ length }) => length === 1) ? found.flat().toSorted((a, b) => a - b) : []
}

function daysOn(weekday: Weekday, first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((day) => weekdayOf(day) === weekday)
}

/** A whole day has no hours of its own. */
const LONGEST_EVENT = 10 * 60
const MEAL_MINUTES = 60

/** Parts of a day that several words of a clause gave ('in the morning, one evening of jazz') are no hours; 'lunch by 12' takes the hour before. */
export function settleHoursOfDays(context: ReadingContext): void {
  rereadStated(context, (reading) => {
    if (reading.kind === 'event' && reading.days.first === reading.days.last && reading.from !== null && reading.to !== null && reading.to - reading.from > LONGEST_EVENT) return [{ ...reading, from: null, to: null, text: `${reading.title}: ${describeDay(reading.days.first)}` }]
    const isMeal = reading.kind === 'commitment' && reading.windows.length === 1 && reading.windows[0]!.from === 0 && /^(?:lunch|breakfast|dinner|mittagessen|almuerzo|comida|déjeuner|almoço)$/iu.test(reading.title)
    if (!isMeal || reading.kind !== 'commitment') return null
    const { to } = reading.windows[0]!
    const windows = [{ from: Math.max(0, to - MEAL_MINUTES), to }]
    return [{ ...reading, windows, text: `${reading.title}:${describeWindows(windows)}` }]
  })
}
