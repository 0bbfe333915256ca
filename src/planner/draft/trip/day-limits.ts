import type { ClockWindow, Minute } from '../../time/calendar-time.ts'
import { freeWindows } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import type { TripDay } from './trip-days.ts'
import { DAY_PARTS } from './trip-stop.ts'
import type { DayPart } from './trip-stop.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** From the door of the hotel to the seat, and from the seat to it. */
const WAY_OUT = 150
const WAY_IN = 45
/** How far a part of the day may reach beyond its usual hours. */
const LEEWAY = HOUR

export const TRAVEL_WORDS = ['flight', 'train', 'arriv', 'depart', 'ferry', 'fly', 'flug', 'zug', '=abreise', '=anreise', '=ankunft', 'ruckreise', 'abfahrt', 'vuelo', '=tren', 'llegada', 'salida', '=vol', 'voo', '=trem', 'chegada', 'partida', 'journey home', 'way home', 'autocarro', 'comboio', 'coach home', 'ruckfahrt', 'heimfahrt', 'ruckflug', '=vuelta', 'regreso', '=retour', 'regresso', 'eurostar', 'goes home', 'goes back', 'plane']
export const DINNER = ['dinner', 'supper', 'abendessen', '=cena', '=diner', 'jantar']
const LANDING = /(?<!\p{L})(?:gets? (?:there|in)|am there|be there|land(?:s|ing)?|arriv(?:e|es|ing|al)|lande[nt]?|ankunft|llegada|llegamos|arrivée|chegada)(?: (?:at|um|a las|à|às))? (\d{1,2})[:.h](\d{2})/iu

const LEAVING = /(?<!\p{L})(?:leave|leaving|fly (?:home|back|out)|flight (?:home|back|out)?|rückflug|vuelta|retour|volta)(?: at| um| a las| à| às)? (\d{1,2})[:.h](\d{2})(?=[\s),.;]|$)/iu

/** Minutes of the day between which there is time on it: after one has landed, before one has to leave. */
export function openHours({ day, isFirst, isLast }: TripDay, frame: PlanFrame): { from: Minute; to: Minute } {
  const landed = isFirst ? arrivalOn(day, frame) : null
  const leaves = isLast ? departureOn(day, frame) : null
  return { from: landed === null ? 0 : landed + WAY_IN, to: leaves === null ? DAY : leaves - WAY_OUT }
}

const ARRIVING = /^(?:(?:the|our|my) )?(?:(?:flight|train|ferry|bus|coach|boat|plane|ship|eurostar) (?:arriv|lands|gets|docks|from|in$|in )|arriv|landing|pick(?:ing)? (?:up )?(?:the |our )?(?:boat|van|car|camper)|check ?-?in|anreise|ankunft|llegada|llegamos|arrivée|chegada|ferry .*docks)/iu

/** 'Train in 14:03', whatever of it became the name. */
const INWARD = /^(?:(?:the|our|my) )?(?:flight|train|ferry|bus|coach|boat|plane|ship|eurostar) in(?!\p{L})/iu

/** A ride that is told by when it leaves, on the first day. */
const OUTWARD = /^(?:(?:the|our|my) )?(?:(?:flight|plane|train|ferry|bus|coach|boat|eurostar)(?: (?:out|there|leaves|departs|to .*))?|(?:fly|drive|set off|leave|depart|travel)\S*(?: out)?)$/iu
/** From its hour to the bed, where nobody says how long it takes. */
const UNTIL_THERE = 5 * HOUR

/** When one has got there, by a ride out of which only the start is known. */
export function outwardOn(day: number, { of }: PlanFrame): Minute | null {
  const ride = of('event').find(({ days, from, title }) => days.first === day && from !== null && OUTWARD.test(title))
  return ride === undefined ? null : Math.min(ride.from! + UNTIL_THERE, DAY - HOUR)
}

/** When one lands or gets in: nothing of that day lies before it, or the prompt names the hour. */
function arrivalOn(day: number, frame: PlanFrame): Minute | null {
  const before = frame.of('exclusion').find(({ days, windows, appliesTo }) => appliesTo === null && windows.length === 1 && windows[0]!.from === 0 && (days.spans ?? []).some((span) => span.first === day && span.last === day))
  if (before) return before.windows[0]!.to
  const arrival = frame.of('event').find(({ days, from, title, words }) => days.first === day && from !== null && (ARRIVING.test(title) || INWARD.test(words)))
  if (arrival) return arrival.to ?? arrival.from
  const [, hour, minute] = LANDING.exec(frame.brief.prompt) ?? []
  return hour === undefined ? outwardOn(day, frame) : Number(hour) * HOUR + Number(minute)
}

/** When the flight or train home leaves, from its own event or from the end of that day's time. */
export function departureOn(day: number, frame: PlanFrame): Minute | null {
  const home = frame.of('event').find(({ days, title, from }) => days.first === day && from !== null && from >= 9 * HOUR && hasAnyKeyword(plainWords(title), TRAVEL_WORDS))
  const over = frame.of('exclusion').find(({ days, windows }) => windows.length === 1 && windows[0]!.to === DAY && (days.spans ?? []).some((span) => span.first === day))
  const [, hour, minute] = day === frame.last ? (LEAVING.exec(frame.brief.prompt) ?? []) : []
  const said = hour === undefined ? null : Number(hour) * HOUR + Number(minute)
  return home?.from ?? over?.windows[0]!.from ?? said
}

/** 'One fancy dinner on Saturday' is on Saturday evening, though nobody said at what hour. */
export function atItsHour(task: NetworkTask): NetworkTask {
  const { fixed } = task
  if (fixed === null || fixed.from !== null || fixed.days.first !== fixed.days.last || !hasAnyKeyword(plainWords(task.title), DINNER)) return task
  return { ...task, fixed: null, timed: true, effortMinutes: DINNER_MINUTES, allowedDays: fixed.days, wish: { day: fixed.days.first, windows: [{ from: DINNER_FROM, to: DINNER_UNTIL }], position: null } }
}

const DINNER_FROM = 19 * HOUR
const DINNER_UNTIL = 22 * HOUR
const DINNER_MINUTES = 120

/** The stop where its part of the day still has room for it, else nothing: an evening is no early morning. */
export function withinItsPart(task: NetworkTask, stop: { part: DayPart; isFramework: boolean; isAsked: boolean }, day: TripDay, frame: PlanFrame): NetworkTask[] {
  const hours = openHours(day, frame)
  if (hours.from === 0 && hours.to === DAY && !frame.of('event').some(({ days }) => days.first <= day.day && day.day <= days.last)) return [task]
  if (stop.isFramework) return framed(task, hours, freeWindows(day.day, task, frame))
  const part = DAY_PARTS[stop.part]
  const landed = hours.from > 0 ? hours.from + HOUR : 0
  const roomWith = (leeway: number) => {
    const room = longestFree({ from: Math.max(part.from - leeway, landed), to: Math.min(part.to + leeway, hours.to) }, day.day, frame)
    return room !== null && room.to - room.from >= task.effortMinutes ? room : null
  }
  const room = roomWith(0) ?? roomWith(LEEWAY)
  const isDinnerThere = stop.part === 'evening' && frame.of('event').some(({ days, title }) => days.first === day.day && hasAnyKeyword(plainWords(title), DINNER))
  if (stop.isAsked) return [task]
  return room === null || isDinnerThere ? [] : [{ ...task, wish: { ...task.wish, windows: [room] } }]
}

/** Arriving begins when one is there; leaving ends when one has to be gone, in the last free time before it; without any it needs no hour of its own. */
function framed(task: NetworkTask, { from, to }: { from: Minute; to: Minute }, free: readonly ClockWindow[]): NetworkTask[] {
  const [window] = task.wish.windows
  if (window === undefined) return [task]
  if (to < DAY && window.to > to) {
    const ends = free.filter((each) => Math.min(each.to, to) - each.from >= task.effortMinutes).map((each) => Math.min(each.to, to))
    return ends.length === 0 ? [] : [{ ...task, wish: { ...task.wish, windows: [{ from: Math.max(...ends) - task.effortMinutes, to: Math.max(...ends) }] } }]
  }
  return [from > window.from ? { ...task, wish: { ...task.wish, windows: [{ from, to: from + task.effortMinutes + HOUR }] } } : task]
}

function longestFree(range: { from: Minute; to: Minute }, day: number, frame: PlanFrame): { from: Minute; to: Minute } | null {
  const busy = frame.of('event').filter(({ days, from }) => days.first === day && from !== null).map(({ from, to }) => ({ from: from!, to: to ?? from! + HOUR })).toSorted((a, b) => a.from - b.from)
  const starts = [range.from, ...busy.map(({ to }) => Math.max(range.from, to))]
  const ends = [...busy.map(({ from }) => Math.min(range.to, from)), range.to]
  const free = starts.map((from, index) => ({ from, to: ends[index]! })).filter(({ from, to }) => to > from)
  return free.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null
}
