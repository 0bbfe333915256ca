import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { describeEvent } from '../describe.ts'
import { stems } from '../matcher.ts'
import { isNoThing, isPointing } from '../names/no-things.ts'
import { segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, surroundingsOf } from '../surroundings.ts'
import { weekdayIn } from '../weekday-names.ts'
import { closingDay } from './closing-days.ts'
import { titleOf } from './dated-titles.ts'
import { nameBehindHours } from './names-behind-hours.ts'

type Hours = Reading & ReadingOf<'availability'>
type Event = Reading & ReadingOf<'event'>

/** A day on which something happens, and where it is said. */
/** `isDate`: by its own date, and not from another day. `isOne`: false for one of several days said in one breath. */
type ToldDay = { day: DayNumber; start: number; end: number; sentence: number; isDate: boolean; isOne: boolean }

/**
 * Several things with an hour each share a day that is told once: 'Burns night, Sat 23 Jan. Piper due 6.45, dinner 7.15',
 * 'doors 6.30, first set 8, all on Friday 5 March'. An hour of a named thing that comes back by no word of the goal, and that
 * has neither days nor lengths of its own, is held on the day of its sentence, else on the day last told, else on the only one.
 */
export function holdHoursOnToldDays(context: ReadingContext): void {
  holdDatedHours(context)
  const days = toldDays(context)
  nameHours(context, days)
  for (const reading of context.readings) {
    if (!isOnce(context, days, reading)) continue
    const hours = hoursOf(context, reading)
    const day = hours === null ? null : Object.keys(reading.days).length === 0 ? dayFor(context, days, reading) : reading.days.spans![0]!.first
    if (hours === null || day === null) continue
    const title = reading.appliesTo!.labels[0]!
    if (givesHours(context, reading, { day, ...hours })) continue
    context.readings = context.readings.filter((other) => !isTwin(other, { reading, title, day }))
    becomeEvent(reading, { title, day, ...hours })
  }
}

/** '08.30 briefing', '6pm: investiture': an hour that its name stands behind, where a day is told for it. */
function nameHours(context: ReadingContext, days: readonly ToldDay[]): void {
  for (const reading of context.readings) {
    if (reading.kind !== 'availability' || reading.appliesTo !== null || reading.source !== 'stated' || Object.keys(reading.days).length > 0 || hoursOf(context, reading) === null) continue
    const label = nameBehindHours(context, reading)
    if (label === null || isWholePlan(label) || HABITS.test(label) || isPointing(label, context.language) || isNoThing(label, context.language)) continue
    const called: Hours = { ...reading, appliesTo: { labels: [label] } }
    if (isOnce(context, days, called) && dayFor(context, days, called) !== null) reading.appliesTo = called.appliesTo
  }
}

/** An hour of a date that was taken for one when nothing goes, or when all goes, although its clause names a thing and denies none: 'cake stall bank holiday Monday 3 May 9.30 to 1'. */
function holdDatedHours(context: ReadingContext): void {
  for (const reading of context.readings) {
    if (reading.kind !== 'exclusion' && reading.kind !== 'availability' || reading.source !== 'stated' || reading.person !== null || reading.appliesTo !== null || reading.days.spans === undefined || !isOfNoDays(reading.days) || reading.windows.some(({ from, to }) => from === 0 || to === MINUTES_PER_DAY)) continue
    const hours = COMES_BACK.test(reading.words) || AWAY.test(reading.words) ? null : hoursOf(context, reading)
    const title = hours === null ? null : titleOfHours(context, reading)
    if (hours === null || title === null) continue
    const day = reading.days.spans[0]!.first
    context.readings = context.readings.filter((other) => !isTwin(other, { reading, title, day }))
    becomeEvent(reading, { title, day, ...hours })
  }
}

function titleOfHours(context: ReadingContext, { start, end }: Reading): string | null {
  const { tokens } = context.source
  const group = context.groups.find(({ from, to, expressions }) => tokens[from]!.start < end && tokens[to - 1]!.end > start && expressions.some(({ days }) => days !== null))
  const title = group === undefined ? null : titleOf(context, surroundingsOf(context, group))
  return title === null || isWholePlan(title) || HABITS.test(title) || AWAY.test(title) || isPointing(title, context.language) || isNoThing(title, context.language) ? null : title
}

/** What somebody has no time for, or has time at. */
const AWAY = /(?<![\p{L}-])(?:no|not|nothing|none|nor|never|without|can['’]?t|cannot|won['’]?t|don['’]?t|isn['’]?t|aren['’]?t|couldn['’]?t|away|off|out|busy|blocked|unavailable|bar|except|avoid|(?<!bank )holidays?|hols|vacation|i|i['’]m|me|nicht|kein\p{L}*|weg|frei|urlaub|nada|ning\p{L}*|sin|fuera|libre|pas|rien|aucun\p{L}*|sauf|absent\p{L}*|libres?|congés?|não|nunca|fora|livre|menos)(?!\p{L})/iu

/** 'The sofa comes Wed 17 March, window 12 to 4': of what is brought, and no second thing. */
function givesHours(context: ReadingContext, reading: Hours, { day, from, to }: { day: DayNumber; from: number; to: number | null }): boolean {
  const sentence = sentenceAt(context, reading.start)
  const event = context.readings.findLast((other): other is Event => other.kind === 'event' && other.start < reading.start && sentenceAt(context, other.start) === sentence)
  if (event === undefined || event.from !== null || event.days.first !== day || event.title !== reading.appliesTo!.labels[0] && !SLOT.test(reading.words) && !BROUGHT.test(event.words)) return false
  Object.assign(event, { from, to })
  Object.assign(event, { start: event.start, end: Math.max(event.end, reading.end), words: context.prompt.slice(event.start, Math.max(event.end, reading.end)), text: describeEvent(event) })
  context.readings = context.readings.filter((other) => other !== reading)
  return true
}

const SLOT = /(?<!\p{L})(?:window|slot|gate|sign|someone|somebody|zeitfenster|franja|créneau|janela)(?!\p{L})/iu
const BROUGHT = /(?<!\p{L})(?:com(?:es?|ing)|arriv\p{L}*|deliver\p{L}*|install\p{L}*|collect\p{L}*|drop(?:s|ped)?|fitted|geliefert|kommt|lieferung|entreg\p{L}*|llega\p{L}*|livr\p{L}*|arrive\p{L}*|cheg\p{L}*)(?!\p{L})/iu

/** A part of the same name, whose words the appointment has taken. */
function isTwin(other: Reading, { reading, title, day }: { reading: Reading; title: string; day: DayNumber }): boolean {
  if (other.start >= reading.end || other.end <= reading.start) return false
  return other.kind === 'topic' && (other.label === title || reading.words.startsWith(other.label)) || other.kind === 'event' && other.title === title && other.from === null && other.days.first === day
}

function becomeEvent(reading: Reading, { title, day, from, to }: { title: string; day: DayNumber; from: number; to: number | null }): void {
  const days = { first: day, last: day }
  for (const key of ['windows', 'person']) Reflect.deleteProperty(reading, key)
  Object.assign(reading, { kind: 'event', title, days, from, to, place: null, person: null, strength: 'hard', appliesTo: null, text: describeEvent({ title, days, from, to }) })
}

/** Hours of one named thing that come on no days, or on a single date. */
function isOnce(context: ReadingContext, days: readonly ToldDay[], reading: Reading): reading is Hours {
  if (reading.kind !== 'availability' || reading.source !== 'stated' || reading.person !== null || !isOfNoDays(reading.days)) return false
  const [label, ...more] = reading.appliesTo?.labels ?? []
  if (label === undefined || more.length > 0 && !isHeaded(context, days, reading) || isWholePlan(label) || HABITS.test(label) || COMES_BACK.test(reading.words) || namesWeekday(reading.words)) return false
  const own = new Set(stems(label))
  return !context.readings.some((other) => other !== reading && RECURRING.has(other.kind) && other.source === 'stated' && other.appliesTo?.labels.some((name) => name === label || stems(name).some((stem) => stem.length > 3 && own.has(stem))) === true)
}

/** 'Towers: Ledbury 10 to 11, Bosbury 11:45': under a heading, whose name it has as well. */
function isHeaded(context: ReadingContext, days: readonly ToldDay[], { start, words, appliesTo }: Hours): boolean {
  const segment = segmentOfReading(context, { start, source: 'stated' })
  const heading = segment === null ? undefined : sentenceOf(context, segment).find(({ lead, from }) => lead === ':' && from <= segment.from)
  // The day of another thing behind them is none of theirs.
  const isDated = days.some(({ end }) => end <= start) || closingDay(context, days, start) !== null
  return heading !== undefined && isDated && appliesTo!.labels.filter((label) => words.includes(label)).length === 1
}

/** 'Some Wednesday 12:30', 'Samstagen, 9-13 Uhr'. */
function namesWeekday(words: string): boolean {
  return words.split(/[^\p{L}-]+/u).some((word) => word.length > 4 && weekdayIn(word.replace(/(?:s|en|e)$/u, '')) !== null)
}

function isOfNoDays({ weekdays, spans, everyWeeks }: DayPattern): boolean {
  return weekdays === undefined && everyWeeks === undefined && (spans === undefined || spans.length === 1 && spans[0]!.first === spans[0]!.last)
}

const RECURRING: ReadonlySet<string> = new Set(['rhythm', 'session', 'limit', 'spacing', 'wait'])

/** When it begins and ends by the clock; null where a part of the day, one bound or a length is all that is said. */
function hoursOf({ expressions }: ReadingContext, { start, end, windows, words }: Pick<Hours, 'start' | 'end' | 'windows' | 'words'>): { from: number; to: number | null } | null {
  const own = expressions.filter((expression) => expression.start < end && expression.end > start)
  const clocks = own.flatMap(({ clock }) => (clock === null ? [] : [clock]))
  const [window] = windows
  if (clocks.length !== 1 || window === undefined || own.some(({ recurrence, duration }) => recurrence !== null || duration !== null)) return null
  const [clock] = clocks
  const last = windows.at(-1)!
  if (windows.length > 2 || windows.length === 2 && (last.from !== 0 || window.to !== MINUTES_PER_DAY)) return null
  if (clock!.from === null) return DUE.test(words) && window.from === 0 ? { from: window.to, to: null } : null
  const isPoint = clock!.isPoint || clock!.to === null
  if (clock!.bound === 'after' || window.from >= MINUTES_PER_DAY) return null
  return { from: window.from, to: isPoint || window.to === MINUTES_PER_DAY ? null : window.to }
}

const DUE = /(?<!\p{L})due(?!\p{L})/iu

/** What people do again and again when nothing is said of it. */
const HABITS = /(?<!\p{L})(?:practi[cs]\p{L}*|revis\p{L}*|stud(?:y|ies|ying)|homework|read(?:ing)?|flash ?cards?|vocab\p{L}*|writ(?:e|ing)|learn\p{L}*|train(?:ing)?|work ?outs?|gym|runs?|running|yoga|meditat\p{L}*|stretch\p{L}*|exercis\p{L}*|walk(?:s|ing)?|sessions?|less?ons?|drills|scales|shifts?|tablets?|pills?|medicines?|medication|insulin|injections?|s[eé]chage|feeds?|nap|sleeps?|bed ?time|commut\p{L}*|work|job|office|school|kids|library|shops?|stores?|opening hours|family (?:breakfast|lunch|dinner|meal)|üben|lernen|lektionen|laufen|schule|arbeit|estudi\p{L}*|entren\p{L}*|practicar|repas\p{L}*|clases?|trabajo|révis\p{L}*|étudi\p{L}*|entraîne\p{L}*|cours|travail|estud\p{L}*|trein\p{L}*|aulas?|trabalho)(?!\p{L})/iu

/** Words by which something comes again, or is only possible. */
const COMES_BACK = /(?<!\p{L})(?:each|every|daily|nightly|always|usual\p{L}*|normal\p{L}*|most|never|any|some|only|just|nur|s[oó]lo|solamente|seulement|apenas|free|available|open|opens|clos\p{L}*|shuts?|locks?|locked|cierran?|ferm\p{L}*|go(?:es)? away|used to|(?:i|we) (?:leave|finish|get)|pops?|(?:i|he|she|we|they)(?: am| is| are|['’](?:m|s|re)) (?:in|at)|days|nights|mornings|afternoons|evenings|weekdays|weekends|jede\p{L}*|täglich|immer|cada|siempre|diari\p{L}*|chaque|toujours|tous|sempre|todo)(?!\p{L})/iu

/** The day of its own sentence, else the date that was told last, else the only one; what is held 'on the night' is held on the first. */
function dayFor(context: ReadingContext, days: readonly ToldDay[], reading: Hours): DayNumber | null {
  const { start, words } = reading
  const sentence = sentenceAt(context, start)
  const own = context.readings.find((other) => other.kind === 'horizon' && other.first !== null && other.appliesTo?.labels[0] === reading.appliesTo!.labels[0] && sentenceAt(context, other.start) === sentence)
  if (own?.kind === 'horizon') return own.first
  const dates = days.filter(({ isDate }) => isDate)
  if (saysRhythm(context, sentence)) return null
  if (OF_OCCASION.test(words)) return dates[0]?.day ?? null
  const here = days.filter((told) => told.sentence === sentence)
  if (isOfSeveral(context, here)) return null
  const closing = here.length === 0 ? closingDay(context, days, start) : null
  if (closing !== null) return closing
  const told = here.findLast((other) => other.end <= start) ?? (new Set(here.map(({ day }) => day)).size === 1 ? here[0] : undefined) ?? dates.findLast((other) => other.end <= start)
  if (told !== undefined) return told.isOne ? told.day : null
  return new Set(dates.map(({ day }) => day)).size === 1 ? dates[0]!.day : null
}

/** 'At work 8 to 4.30 on weekdays, mum looks in at noon': what else the sentence says comes back as well, or goes on for days. */
function saysRhythm(context: ReadingContext, sentence: number): boolean {
  return context.expressions.some(({ words, recurrence, days, start }) => (recurrence !== null && (recurrence.weekdays !== null || recurrence.unit === 'day') || days !== null && days.first !== days.last || PERIOD.test(words)) && sentenceAt(context, start) === sentence)
}

const PERIOD = /(?<!\p{L})(?:weeks?|woche|semana|semaine)(?!\p{L})/iu

/** 'Saturday 22 and Sunday 23 May, matches 9 to 2': of each of them. */
function isOfSeveral({ prompt }: ReadingContext, days: readonly ToldDay[]): boolean {
  return days.some((told, index) => index > 0 && told.day !== days[index - 1]!.day && /^[\s,;]*(?:and|or|[&+/–-]|und|oder|y|o|et|ou|e)[\s]*$/iu.test(prompt.slice(days[index - 1]!.end, told.start)))
}

/** Of what the goal is for, whichever day was told last. */
const OF_OCCASION = /(?<!\p{L})(?:on the (?:day|night)|(?:the )?same (?:day|night|evening)|am (?:selben )?(?:tag|abend)|el mismo d[ií]a|le jour m[eê]me|no (?:mesmo|próprio) dia)(?!\p{L})/iu

/** The single days on which something happens: those of occasions, and dates that stand for themselves. */
function toldDays(context: ReadingContext): ToldDay[] {
  const { expressions, readings, today } = context
  return expressions.flatMap(({ days, bound, recurrence, start, end }): ToldDay[] => {
    if (days === null || days.grain !== 'day' || days.first !== days.last || days.first < today || bound !== null || recurrence !== null) return []
    const over = readings.filter((reading) => reading.source === 'stated' && reading.start < end && reading.end > start)
    const events = over.filter((reading): reading is Event => reading.kind === 'event' && reading.days.first === reading.days.last)
    const [event] = events
    const isOne = new Set(events.map((each) => each.days.first)).size <= 1
    const isOccasion = event !== undefined || days.first > today && over.every((reading) => reading.kind === 'topic' || reading.kind === 'horizon' && isBareDate(reading) || reading.kind === 'availability' && reading.days.spans !== undefined)
    const isDate = !days.isRelative && days.bareWeekday === null
    return isOccasion && event?.recurs === undefined ? [{ day: event?.days.first ?? days.first, start, end, isDate, isOne, sentence: sentenceAt(context, start) }] : []
  })
}

/** '12 May', 'all Saturday 21 August', and no 'from' or 'until' of it. */
function isBareDate({ words, appliesTo }: Reading & ReadingOf<'horizon'>): boolean {
  return appliesTo === null && !BOUNDS.test(words)
}

const BOUNDS = /(?<!\p{L})(?:from|until|till?|by|before|after|not|start\p{L}*|between|ab|bis|vor|nach|hasta|desde|antes|a partir|jusqu\p{L}*|avant|dès|depuis|até|após)(?!\p{L})/iu

function sentenceAt(context: ReadingContext, start: number): number {
  return segmentOfReading(context, { start, source: 'stated' })?.sentence ?? 0
}
