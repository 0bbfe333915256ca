import { OUTINGS } from '../../goal/journeys/travel-signs.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { freeWindows } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { openHours, TRAVEL_WORDS } from './day-limits.ts'
import type { TripDay } from './trip-days.ts'
import { DAY_PARTS } from './trip-stop.ts'
import type { DayPart, TripStop } from './trip-stop.ts'
import type { DayRoom } from './wishes.ts'

/** What a part needs to be worth setting out for. */
const LEAST_MINUTES = 75
/** How far a part may reach beyond its usual hours. */
const LEEWAY = 45

/** How many things the prompt allows on a day; Infinity where it says nothing. */
export function mostADay(frame: PlanFrame): number {
  return Math.min(Infinity, ...frame.of('limit').filter(({ measure, per, max, appliesTo, person }) => measure === 'tasks' && per === 'day' && max !== null && (appliesTo === null || appliesTo.labels[0] === OUTINGS) && person === null).map(({ max }) => max!))
}

/** What a day has room for beside what is fixed on it and the rides, the arriving and the leaving (`taken`). */
export function roomOf(day: TripDay, { parts, taken }: { parts: readonly DayPart[]; taken: readonly DayPart[] }, frame: PlanFrame): DayRoom {
  const events = frame.of('event').filter(({ days, from }) => days.first === day.day && days.last === day.day && from !== null)
  const hours = openHours(day, frame)
  const free = freeWindows(day.day, { title: frame.brief.subject, subjects: [] }, frame)
  const isOpen = (part: DayPart) => {
    const wanted = { from: Math.max(DAY_PARTS[part].from - LEEWAY, hours.from), to: Math.min(DAY_PARTS[part].to + LEEWAY, hours.to) }
    return Math.max(0, ...free.map((window) => longestBetween(meeting(window, wanted), events.map(({ from, to }) => ({ from: from!, to: to ?? from! + USUAL_EVENT }))))) >= LEAST_MINUTES
  }
  // A stated market at nine is that morning's.
  const holdsEvent = (part: DayPart) => events.some(({ from }) => from! >= DAY_PARTS[part].from - LEEWAY && from! < DAY_PARTS[part].to - LEEWAY)
  const open = parts.filter((part) => !taken.includes(part) && !holdsEvent(part) && isOpen(part))
  return { day, parts: open, most: Math.max(0, Math.min(open.length, mostADay(frame) - events.filter(({ title }) => !hasAnyKeyword(plainWords(title), TRAVEL_WORDS)).length)), isEdge: taken.length > 0 || hours.from > 0 || hours.to < MIDNIGHT, events: frame.of('event').filter(({ days }) => days.first === day.day && days.last === day.day).length }
}

const USUAL_EVENT = 60
const MIDNIGHT = 24 * 60

function meeting(a: ClockWindow, b: ClockWindow): ClockWindow {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
}

/** The longest stretch of a window that none of these takes. */
function longestBetween({ from, to }: ClockWindow, busy: readonly ClockWindow[]): number {
  const starts = [from, ...busy.map((each) => Math.max(from, each.to))]
  return Math.max(0, ...starts.map((start) => Math.min(to, ...busy.filter((each) => each.to > start).map((each) => each.from)) - start))
}

/** What stays of a day where only so many things are allowed: the ways, what was asked for, then sights beside them; in the order of the day. */
export function keptStops(stops: readonly TripStop[], most: number): TripStop[] {
  if (most === Infinity) return [...stops]
  const asked = stops.filter(({ topic }) => topic !== null).slice(0, Math.max(0, most))
  const ways = stops.filter(({ topic, isFramework }) => topic === null && isFramework === true)
  const sights = stops.filter((stop) => isOuting(stop) && stop.topic === null).slice(0, Math.max(0, most - asked.length - ways.length))
  const kept = new Set([...asked, ...ways, ...sights])
  return stops.filter((stop) => kept.has(stop))
}

/** Whether one goes somewhere for it. */
export function isOuting({ topic, isFramework, part }: TripStop): boolean {
  return topic !== null || isFramework !== true && part !== 'lunch' && part !== 'evening'
}
