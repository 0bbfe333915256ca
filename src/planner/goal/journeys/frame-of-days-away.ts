import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What is asked for before one leaves; then the days of the trip are what is led up to. */
export const PREPARED = /(?<!\p{L})(?:before (?:it|that|then|this|we (?:go|leave|travel|fly|set off)|i (?:go|leave|travel|fly|set off)|the trip|leaving)|beforehand|in advance|by then|still (?:have|need|got) to|(?:need|needs|have|has) to be (?:booked|sorted|bought|organi[sz]ed|ordered|reserved)|to sort(?: out)?:|(?:get|getting) (?:fit|ready|in shape)|prepare|preparation|preparing|pack(?:ing)?(?: list)?|passports?|visas?|vaccinations?|to book|book (?:the|flights?|hotels?|huts?|beds|trains?|ferries)|training|train for|antes|preparar|preparativos|entrenar|reservar|vorher|davor|vorbereit\p{L}*|buchen|besorgen|packen|avant (?:ça|cela|de partir|le départ)|préparer|préparatifs|réserver|preparação|trainieren|entrenamientos?|entraînements?|treinar|treinos?|passaportes?|pasaportes?|passeports?|reisep[aä]ss\p{L}*|vacinas?|vacunas?|vaccins?|impfung\p{L}*|malas|maletas|valises|koffer)(?!\p{L})/iu

/** 'City trip to Kraków, 13 to 16 May, arrival Thursday 14:22 …': with nothing to be done before, the days themselves are planned. */
export function settleDaysAway(context: ReadingContext): void {
  if (PREPARED.test(context.prompt)) return
  const led = context.readings.find((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null)
  const event = led?.kind === 'deadline' ? context.readings.find((reading) => reading.kind === 'event' && reading.title === led.event && reading.days.last > reading.days.first && reading.days.last - reading.days.first < LONGEST_TRIP) : undefined
  if (led?.kind !== 'deadline' || event?.kind !== 'event' || !isGoal(context, event)) return
  const { id, words, start, end, source, days } = event
  const horizon: Reading = { id, words, start, end, source, strength: 'hard', appliesTo: null, text: describeSpan(days), kind: 'horizon', ...days }
  context.readings = context.readings.flatMap((reading) => (reading === event ? [horizon] : reading === led ? [] : [reading]))
}

/** 'Camping with friends at Lake Annecy, 22 to 27 July', 'we are having a holiday at home, 5 to 11 April': what opens the prompt is planned, and keeps nobody from anything. */
export function settleGoalAsAbsence(context: ReadingContext): void {
  if (context.readings.some(({ kind, source, appliesTo }) => kind === 'horizon' && source === 'stated' && appliesTo === null)) return
  const goalEnd = context.prompt.search(/[.!?\n](?:\s|$)/u)
  const away = context.readings.find((reading) => reading.kind === 'exclusion' && reading.source === 'stated' && reading.appliesTo === null && reading.windows.length === 0 && reading.days.weekdays === undefined && reading.days.spans?.length === 1 && (goalEnd < 0 || reading.start < goalEnd))
  if (away?.kind !== 'exclusion' || !(away.start === 0 && AWAY_AS_GOAL.test(away.words) || AT_HOME.test(away.words))) return
  const [span] = away.days.spans!
  if (span!.last <= span!.first || span!.last - span!.first >= LONGEST_TRIP) return
  const { id, words, start, end, source } = away
  const horizon: Reading = { id, words, start, end, source, strength: 'hard', appliesTo: null, text: describeSpan(span!), kind: 'horizon', ...span! }
  context.readings = context.readings.map((reading) => (reading === away ? horizon : reading))
}

const AWAY_AS_GOAL = /^(?:(?:we(?:'re| are)?|i(?:'m| am)?|a|our|my|plan|family|going) )*(?:camping|glamping|backpacking|interrailing|trekking|skiing|sailing|surfing|hiking|cycling|houseboat\p{L}*|trip|holiday|holidays|vacation|weekend|visit|visiting)(?!\p{L})/iu
/** Days off without going anywhere. */
export const AT_HOME = /(?<!\p{L})(?:(?:holidays?|vacation|week off|break) at home|staycation|urlaub (?:zu hause|daheim|auf balkonien)|ferien (?:zu hause|daheim)|vacaciones en casa|vacances à la maison|férias em casa)(?!\p{L})/iu

const LEAVES = /(?<!\p{L})(?:leaves?|leaving|depart\p{L}*|sets? off|starts?|abfahrt|los|salimos|sale|salida|part(?:ons|ent|ir|ida)?|départ|partimos|saímos|saída)(?!\p{L})/iu
const RETURNS = /(?<!\p{L})(?:back|home|return\p{L}*|zurück|rückkehr|rückfahrt|vuelta|regreso|volvemos|retour|rentr\p{L}*|volta|regresso)(?!\p{L})/iu

/** 'Coach leaves Saturday 13 Feb 18:00, back Sunday 21 Feb 7:30': the days between them are the trip's, from the one hour to the other. */
export function settleLeavingAndReturning(context: ReadingContext): void {
  if (context.readings.some(({ kind, source, appliesTo }) => kind === 'horizon' && source === 'stated' && appliesTo === null)) return
  const edges = context.readings.flatMap((reading) => (reading.source === 'stated' && reading.kind === 'exclusion' && reading.appliesTo === null && reading.windows.length === 1 && reading.windows[0]!.to === MINUTES_PER_DAY && reading.windows[0]!.from > 0 && reading.days.spans?.length === 1 ? [reading] : []))
  const from = edges.find(({ words }) => LEAVES.test(words) && !RETURNS.test(words))
  const to = edges.find(({ words, days }) => RETURNS.test(words) && from !== undefined && days.spans![0]!.first > from.days.spans![0]!.first)
  if (from === undefined || to === undefined) return
  const days = { first: from.days.spans![0]!.first, last: to.days.spans![0]!.last }
  if (days.last - days.first >= LONGEST_TRIP) return
  const { id, words, start, end, source } = from
  const stated = { id, words, start, end, source, strength: 'hard', appliesTo: null } as const
  const title = words.split(/\s(?=\d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6} \d)/iu)[0]!.trim()
  const horizon: Reading = { ...stated, text: describeSpan(days), kind: 'horizon', ...days }
  const leaving: Reading = { ...stated, text: `${title}: ${describeSpan({ first: days.first, last: days.first })}`, kind: 'event', title, days: { first: days.first, last: days.first }, from: from.windows[0]!.from, to: null, place: null, person: null }
  const before: Reading = { ...from, windows: [{ from: 0, to: from.windows[0]!.from }], text: `Nothing before ${describeSpan({ first: days.first, last: days.first })}` }
  context.readings = context.readings.flatMap((reading) => (reading === from ? [horizon, leaving, before] : [reading]))
}

const LONGEST_TRIP = 31

/** The first words of the prompt, and what else of it is not in their days cannot be. */
function isGoal({ prompt, readings }: ReadingContext, event: Reading): boolean {
  if (event.kind !== 'event') return false
  if (ORGANISED.test(prompt)) return false
  const opens = prompt.slice(0, OPENING + event.title.length).toLowerCase().includes(event.title.toLowerCase())
  // Hours of other weeks are hours of getting ready.
  if (readings.some((reading) => reading.kind === 'rhythm' && reading.source === 'stated' || reading.kind === 'availability' && reading.source === 'stated' && (reading.days.weekdays ?? []).length > 0)) return false
  const isInside = (reading: Reading) => reading === event || reading.kind !== 'event' || reading.days.first >= event.days.first && reading.days.last <= event.days.last + 1
  return opens && readings.every(isInside)
}

/** What is got ready for others. */
const ORGANISED = /^\s*(?:please )?(?:organi[sz]|arrang|prepar|host|hold|run|set up|vorbereit|ausricht|veranstalt|préparer|monter)/iu
/** Characters that may stand before what the goal is. */
const OPENING = 12

const STAYS_ON = /(?<!\p{L})(?:stay(?:ing)?(?: on)?|bleibe?n?|me quedo|nos quedamos|reste|restons|fico|ficamos)(?!\p{L})/iu
const LONGEST_MORE = 10

/** 'Conference in Lisbon 19-21 May … and staying on until Sunday 23': the trip goes on behind what it was for. */
export function settleLongerStay(context: ReadingContext): boolean {
  const led = context.readings.find((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null)
  const event = led?.kind === 'deadline' ? context.readings.find((reading) => reading.kind === 'event' && reading.title === led.event && reading.days.last > reading.days.first) : undefined
  const until = context.readings.find((reading) => STAYS_ON.test(reading.words) && (reading.kind === 'deadline' && reading.appliesTo !== null && STAYS_ON.test(reading.appliesTo.labels.join(' ')) || reading.kind === 'exclusion' && reading.appliesTo === null && reading.days.spans?.length === 1))
  const last = until?.kind === 'deadline' ? Math.floor((until.latest - 1) / MINUTES_PER_DAY) : until?.kind === 'exclusion' ? until.days.spans![0]!.last : null
  if (event?.kind !== 'event' || last === null || last <= event.days.last || last - event.days.last > LONGEST_MORE) return false
  const days = { first: event.days.first, last }
  const { id, words, start, end, source } = event
  const horizon: Reading = { id, words, start, end, source, strength: 'hard', appliesTo: null, text: describeSpan(days), kind: 'horizon', ...days }
  context.readings = context.readings.flatMap((reading) => (reading === led ? [horizon] : reading === until ? [] : [reading]))
  return true
}

/** 'One night cruise on the bay (5-6 April)' inside 'Hanoi, 3-7 April': the wider days are the trip, the narrower hold a part of it. */
export function settleNestedDays(context: ReadingContext): void {
  joinEdges(context)
  joinAroundAside(context)
  addFrameOfRides(context)
  const spans = context.readings.filter((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.last !== null)
  const widest = spans.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  // 'In April: 5 to 10 April' names a month first, and then the days.
  if (widest?.kind !== 'horizon' || spans.length < 2 || !/\d/u.test(widest.words) || lengthOf(widest) >= MONTH) return
  context.readings = context.readings.flatMap((reading) => {
    if (!spans.includes(reading) || reading === widest || reading.kind !== 'horizon' || lengthOf(reading) === lengthOf(widest)) return [reading]
    if (reading.first! < widest.first! || reading.last! > widest.last!) return [reading]
    const title = titleBefore(context.prompt, reading.start)
    if (title === null) return [reading]
    const { id, words, start, end, source } = reading
    const days = { first: reading.first!, last: reading.last! }
    return [{ id, words, start, end, source, strength: 'hard' as const, appliesTo: null, text: `${title}: ${describeSpan(days)}`, kind: 'event' as const, title, days, from: null, to: null, place: null, person: null }]
  })
}

/** 'Fri 4 June to Sun 6 June' read as two days: the first and the last of one span. */
function joinEdges(context: ReadingContext): void {
  const days = context.readings.filter((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && (reading.last === null || reading.last === reading.first))
  const [from, to] = days.toSorted((a, b) => a.start - b.start)
  if (days.length !== 2 || from?.kind !== 'horizon' || to?.kind !== 'horizon' || to.first! <= from.first! || to.start - from.end > LONGEST_JOINT) return
  if (!/(?:^|\s)(?:to|until|till|through|bis|hasta|al|jusqu|au|até|a|-|–)(?:\s|$)/iu.test(context.prompt.slice(Math.max(0, from.end - LONGEST_JOINT), to.start + LONGEST_JOINT))) return
  const span = { first: from.first!, last: to.first! }
  const joined: Reading = { ...from, ...span, end: to.end, words: context.prompt.slice(from.start, to.end), text: describeSpan(span) }
  context.readings = context.readings.flatMap((reading) => (reading === from ? [joined] : reading === to ? [] : [reading]))
}

/** 'Weekend in Bruges, Fri 26 March (we get in at 17:40) to Sun 28 March': the first day read as an occasion, the last behind the brackets. */
function joinAroundAside(context: ReadingContext): void {
  const { prompt, readings } = context
  const from = readings.find((reading) => reading.kind === 'event' && reading.source === 'stated' && reading.days.first === reading.days.last && reading.from === null && prompt.slice(0, OPENING + reading.title.length).includes(reading.title))
  const to = readings.find((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first === null && reading.last !== null)
  if (from?.kind !== 'event' || to?.kind !== 'horizon' || to.last! <= from.days.first || to.last! - from.days.first > LONGEST_TRIP) return
  if (!/^\s*\([^()\n]{1,80}\)\s*$/u.test(prompt.slice(from.end, to.start))) return
  const days = { first: from.days.first, last: to.last! }
  const { id, words, start, source } = from
  const joined: Reading = { id, words, start, end: from.end, source, strength: 'hard', appliesTo: null, text: describeSpan(days), kind: 'horizon', ...days }
  context.readings = readings.flatMap((reading) => (reading === from ? [joined] : reading === to ? [] : [reading]))
}

/** Characters of 'to' and the signs around it. */
const LONGEST_JOINT = 4

/** Landing on the 3rd and flying back on the 7th frame a trip, where only days inside it were read as its days. */
function addFrameOfRides(context: ReadingContext): void {
  const edges = context.readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.appliesTo === null && reading.windows.length === 1 && reading.days.spans?.length === 1 ? [{ reading, day: reading.days.spans[0]!.first, window: reading.windows[0]! }] : []))
  const first = edges.find(({ window }) => window.from === 0)
  const last = edges.find(({ window }) => window.to === MINUTES_PER_DAY)
  const inside = context.readings.find((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null)
  if (!first || !last || inside?.kind !== 'horizon' || inside.first === null || inside.last === null) return
  const isInside = first.day <= inside.first && inside.last <= last.day && last.day - first.day > inside.last - inside.first && last.day - first.day < LONGEST_TRIP
  if (!isInside) return
  const days = { first: first.day, last: last.day }
  const { id, words, start, end, source } = first.reading
  context.readings.push({ id, words, start, end, source, strength: 'hard', appliesTo: null, text: describeSpan(days), kind: 'horizon', ...days })
}

function lengthOf(reading: Reading): number {
  return reading.kind === 'horizon' ? (reading.last ?? 0) - (reading.first ?? 0) : 0
}

const MONTH = 27

/** The words of the sentence before a bracket or a date. */
function titleBefore(prompt: string, at: number): string | null {
  const before = prompt.slice(0, at).trimEnd()
  const sentence = (before.endsWith('(') ? before.slice(0, -1) : before).split(/[.;!?\n,:]/u).at(-1)!.trim().replace(/\s(?:from|on|vom|am|del|du|de|do)$/iu, '').replace(/^\s*(?:and |plus |then |with )?(?:one|a|an) /iu, '').trim()
  return /\p{L}{3}/u.test(sentence) && sentence.length <= LONGEST_TITLE ? sentence : null
}

const LONGEST_TITLE = 60
