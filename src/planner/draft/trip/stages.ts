import type { ClockWindow } from '../../time/calendar-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise } from '../wording.ts'
import { openHours } from './day-limits.ts'
import { addressOf } from './route.ts'
import type { TripDay } from './trip-days.ts'
import type { TripStop } from './trip-stop.ts'
import { wayOfTrip } from './way-days.ts'
import { stopWords, tripWords } from './words/trip-words.ts'

/** From bed to bed on foot or by bicycle: each day is a stage. */
const STAGES = /(?<!\p{L})(?:hut[ -]to[ -]hut|inn[ -]to[ -]inn|hüttentour|hüttenwanderung|fernwanderung|jakobsweg|camino (?:de|del|inglés|ingles|francés|frances|portugués|portugues|primitivo|norte)|chemin de (?:saint-jacques|compostelle)|caminho de santiago|via francigena|(?:coast|coastal|river|canal|ridge) (?:path|to coast)|long[- ]distance (?:path|walk|trail)|de refuge en refuge|de refugio en refugio|wir wandern|etap(?:as|pes|pen)|(?:miles|km|kilomet(?:er|re)s?) (?:a|per|pro|al|par|por) (?:day|tag|día|jour|dia)|pilgrimage on foot)(?!\p{L})/iu
/** 'Walk the Cleveland Way', by its own name. */
const NAMED_WAY = /(?<!\p{L})(?:[Ww]alk|[Hh]ik|[Tt]rek|[Cc]ycl|[Rr]id)(?:e|ing)? the \p{Lu}[^.!?,;]{2,40}(?:Way|Path|Trail|Route|Wall)(?!\p{L})/u
const REST_DAY = /(?<!\p{L})(?:rest day|day of rest|ruhetag|pausentag|día de descanso|jour de repos|dia de descanso)(?!\p{L})/iu
const STARTING = /(?<!\p{L})(?:start|set off|set out|leave|los|losgehen|aufbruch|starten|salgo|salimos|salir|partir|partons|part|saio|saímos|sair)/iu
const USUAL: ClockWindow = { from: 8 * 60 + 30, to: 17 * 60 }
const LONGEST_STAGE = 6.5 * 60
const SHORTEST_STAGE = 90
const SHORT_STAGE = 5 * 60
const EARLIEST_START = 6 * 60
const NOON = 12 * 60

/** By one's own strength from bed to bed, where the beds are named. */
const ON_THEIR_OWN = /(?<!\p{L})(?:on foot|walk(?:ing)?|hik(?:e|ing)|trek(?:king)?|cycl(?:e|ing)|by bike|bike tour|kayak(?:ing)?|canoe(?:ing)?|narrowboat|canal ?boat|houseboat|barge|hausboot|péniche|zu fuß|wander\p{L}*|\p{L}*radtour|\p{L}*radweg|e-?bikes?|mit dem (?:fahr)?rad|a pie|a pé|andando|en bici(?:cleta)?|de bicicleta|à pied|à vélo|rando(?:nnée)?|camino)(?!\p{L})/iu
const LONGEST_BED = 3

/** Whether the days of the trip are stages of one way. */
export function isStageTour(frame: PlanFrame): boolean {
  const { brief, of } = frame
  if (wayOfTrip(frame) !== null) return true
  const beds = of('stay')
  const isOwnWay = STAGES.test(brief.prompt) || NAMED_WAY.test(brief.prompt)
  if (beds.length === 0) return isOwnWay
  return beds.length > 1 && (isOwnWay || ON_THEIR_OWN.test(brief.prompt)) && beds.every(({ nights, days }) => (nights ?? days ?? 1) <= LONGEST_BED)
}

/** 'Milfontes – Almograve (15 km)': how far it is to a place, by the prompt. */
export function lengthTo(goal: string, prompt: string): string {
  const behind = prompt.split(goal).slice(1).map((text) => /^\s*\(([^()\n]{0,12}?\d[\d.,]* ?(?:km|miles?|mi|m)\b[^()\n]{0,12})\)/u.exec(text)?.[1]).find((text) => text !== undefined)
  return behind === undefined ? '' : ` (${behind})`
}

/** The day in the middle where a day of rest is wished for; null where none is. */
export function restDayOf(days: readonly TripDay[], frame: PlanFrame): TripDay | null {
  return REST_DAY.test(frame.brief.prompt) && days.length > 2 ? days[Math.floor(days.length / 2)]! : null
}

/** A day on which a way stands still. */
export function restStop(day: TripDay, { language }: PlanFrame): TripStop {
  return { part: 'morning', topic: null, location: '', minutes: 120, isFramework: true, ...stopWords(tripWords(language).wayRest, day.stop, { language }) }
}

/** One day's stage and the evening behind it. */
export function stageStops(day: TripDay, { number, count, way, location, isDriven, until }: { number: number; count: number; /** 'Neda → Pontedeume', where the beds are named. */ way?: string; location?: string; isDriven?: boolean; /** When something else of the day begins. */ until?: number }, frame: PlanFrame): TripStop[] {
  const { language } = frame
  const words = tripWords(language)
  const slots = { number: String(number), count: String(count), place: way ?? wayName(frame) }
  const hours = hoursOfStages(frame)
  const open = openHours(day, frame)
  // Who has to be somewhere at noon sets off early.
  const from = Math.max(until === undefined ? hours.from : Math.max(EARLIEST_START, Math.min(hours.from, until - SHORT_STAGE)), open.from)
  const window = { from, to: Math.max(Math.min(hours.to, open.to, until ?? hours.to), from + SHORTEST_STAGE) }
  const stage: TripStop = { part: 'morning', topic: null, location: location ?? addressOf(day.stop, null), minutes: minutesOfStage(window, day, frame), window, isFramework: true, ...stopWords(isDriven ? words.drive : words.stage, day.stop, { language, slots }) }
  const evening: TripStop = { part: 'evening', topic: null, location: location ?? addressOf(day.stop, null), minutes: 60, ...stopWords(words.stageEvening, day.stop, { language, slots }) }
  return [stage, evening]
}

/** As the goal calls it, without the verb. */
function wayName({ brief }: PlanFrame): string {
  return capitalise(brief.subject.replace(/^(?:walk|hik|trekk?|cycl|rid)(?:e|ing)? (?:the )?/iu, ''))
}

/** From when one sets off until one has to be there. */
function hoursOfStages(frame: PlanFrame): ClockWindow {
  const all = frame.of('availability').filter(({ source, windows }) => source === 'stated' && windows.length === 1)
  const starts = all.filter(({ words, strength }) => strength === 'soft' && STARTING.test(words)).map(({ windows }) => windows[0]!.from)
  const ends = all.filter(({ windows }) => windows[0]!.from === 0 && windows[0]!.to > NOON).map(({ windows }) => windows[0]!.to)
  const from = starts[0] ?? USUAL.from
  return { from, to: Math.max(from + 60, Math.min(...ends, Math.max(USUAL.to, from + LONGEST_STAGE))) }
}

/** As long as the day, its events and the prompt allow. */
function minutesOfStage({ from, to }: ClockWindow, { day }: TripDay, frame: PlanFrame): number {
  const sessions = frame.of('session').filter(({ appliesTo, maxMinutes }) => appliesTo === null && maxMinutes !== null).map(({ maxMinutes }) => maxMinutes!)
  const taken = frame.of('event').filter(({ days, from: at }) => days.first === day && days.last === day && at !== null && at >= from && at < to).reduce((sum, event) => sum + (event.to ?? event.from! + 60) - event.from!, 0)
  const most = frame.of('limit').filter(({ measure, per, max }) => measure === 'minutes' && per === 'day' && max !== null).map(({ max }) => max!)
  return Math.max(SHORTEST_STAGE, Math.min(LONGEST_STAGE, to - from - taken, ...most, ...sessions))
}
