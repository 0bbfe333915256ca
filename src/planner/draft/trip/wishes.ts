import type { DayNumber } from '../../time/calendar-time.ts'
import type { Topic } from '../topics.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { NUMBER_WORDS } from '../../goal/journeys/number-words.ts'
import type { TripDay } from './trip-days.ts'
import type { DayPart } from './trip-stop.ts'

/** A wish at its part of a day; one that takes the whole day stands for all parts. */
export type GivenWish = { topic: Topic; part: DayPart; isWholeDay: boolean }

/** What a day of the trip has room for. `most`: how many things the prompt allows on it. */
export type DayRoom = { day: TripDay; parts: readonly DayPart[]; most: number; /** Whether arriving or leaving takes some of it. */ isEdge: boolean; /** Fixed on it at an hour. */ events: number }

/** What only the trip can say of a wish: its own day, and the parts of a day that it can be at, the best first. */
export type WishRules = {
  ownDay: (topic: Topic) => DayNumber | null
  parts: (topic: Topic) => readonly DayPart[]
  /** Whether a day's town is where the wish is: null where nothing says so. */
  isThere: (topic: Topic, day: TripDay) => boolean | null
  isAway: (topic: Topic) => boolean
  /** Whether the wish's own hours lie in the time that one is there. */
  isPossible: (topic: Topic, day: TripDay) => boolean
}

const ANY_PART: readonly DayPart[] = ['morning', 'afternoon', 'evening']
/** What counts against a place for a wish. */
const COST = { beside: 10, edge: 5, part: 2, firstInTown: 4, offTown: 30, later: 0.01, impossible: 100 }

/** Gives each wish a day and a part of it: those with a day of their own first, then those that take a day, then the others, as evenly as the days allow. */
export function shareWishes(wishes: readonly Topic[], rooms: readonly DayRoom[], rules: WishRules): ReadonlyMap<DayNumber, GivenWish[]> {
  const given = new Map<DayNumber, GivenWish[]>(rooms.map(({ day }) => [day.day, []]))
  const give = (room: DayRoom, wish: GivenWish) => given.get(room.day.day)!.push(wish)
  const on = (room: DayRoom) => given.get(room.day.day)!
  const isTaken = (room: DayRoom) => on(room).some(({ isWholeDay }) => isWholeDay)
  const pinned = wishes.filter((topic) => rules.ownDay(topic) !== null)
  const whole = wishes.filter((topic) => !pinned.includes(topic) && (rules.isAway(topic) || daysOfWish(topic) > 0))
  for (const topic of pinned) {
    const room = rooms.find(({ day }) => day.day === rules.ownDay(topic))
    if (room) give(room, { topic, part: freePart(topic, room, on(room), rules) ?? rules.parts(topic)[0] ?? 'morning', isWholeDay: false })
  }
  for (const topic of whole) {
    for (let count = Math.max(1, daysOfWish(topic)); count > 0; count -= 1) {
      const room = cheapest(rooms.filter((each) => !isTaken(each) && on(each).length === 0), (each) => costOfDay(each, topic, rules))
      if (room) give(room, { topic, part: 'morning', isWholeDay: true })
    }
  }
  // What only one town or one day has takes its place before what is anywhere.
  const choices = (topic: Topic) => rooms.filter(({ day }) => rules.isThere(topic, day) !== false && rules.isPossible(topic, day)).length
  for (const topic of wishes.toSorted((a, b) => choices(a) - choices(b))) {
    if (pinned.includes(topic) || whole.includes(topic)) continue
    const open = rooms.filter((room) => !isTaken(room))
    const places = open.flatMap((room) => {
      const part = on(room).length < room.most && rules.isPossible(topic, room.day) ? freePart(topic, room, on(room), rules) : null
      return part === null ? [] : [{ room, part }]
    })
    const cost = ({ room, part }: { room: DayRoom; part: DayPart }) => COST.beside * on(room).length + (room.isEdge ? COST.edge : 0) + COST.part * partsOf(topic, rules).indexOf(part) + (rules.isThere(topic, room.day) === false ? COST.offTown : 0) + COST.later * room.day.day
    const best = cheapest(places, cost) ?? leastTaken(open.length > 0 ? open : rooms, topic, { on, rules })
    if (best) give(best.room, { topic, part: best.part, isWholeDay: false })
  }
  return given
}

/** A day for nothing else: not the one of arriving, and not one with little room. */
function costOfDay(room: DayRoom, topic: Topic, rules: WishRules): number {
  const { day, parts, isEdge, events } = room
  return (isEdge ? COST.edge * 4 : 0) + (day.indexInStop === 0 ? COST.firstInTown : 0) + COST.beside * events + COST.beside * (ANY_PART.length - parts.filter((part) => ANY_PART.includes(part)).length) + (rules.isThere(topic, day) === false ? COST.offTown : 0) + COST.later * day.day
}

/** Where everything is full, the day with the least on it. */
function leastTaken(rooms: readonly DayRoom[], topic: Topic, { on, rules }: { on: (room: DayRoom) => GivenWish[]; rules: WishRules }): { room: DayRoom; part: DayPart } | null {
  const room = cheapest(rooms, (each) => (rules.isPossible(topic, each.day) ? 0 : COST.impossible) + on(each).length + (each.isEdge ? 1 : 0) + (rules.isThere(topic, each.day) === false ? COST.offTown : 0))
  if (room === null) return null
  const taken = new Set(on(room).map(({ part }) => part))
  return { room, part: [...partsOf(topic, rules), ...ANY_PART].find((part) => !taken.has(part)) ?? 'afternoon' }
}

function freePart(topic: Topic, room: DayRoom, given: readonly GivenWish[], rules: WishRules): DayPart | null {
  return partsOf(topic, rules).find((part) => room.parts.includes(part) && given.every((other) => other.part !== part)) ?? null
}

function partsOf(topic: Topic, rules: WishRules): readonly DayPart[] {
  const own = rules.parts(topic)
  return own.length > 0 ? own : ANY_PART
}

function cheapest<T>(items: readonly T[], cost: (item: T) => number): T | null {
  return items.length === 0 ? null : items.reduce((best, item) => (cost(item) < cost(best) ? item : best))
}

/** 'Two beach days', 'one sailing day on Milos', 'zwei Strandtage', 'a day at the lake': for how many whole days a wish is; 0 where it is none. */
function daysOfWish({ label }: Topic): number {
  const words = plainWords(label)
  const at = words.findIndex((word, index) => DAY_WORDS.has(word) || index < 3 && isDayOfSomething(word))
  if (at < 0 || at > 3 || hasAnyKeyword(words, NO_WHOLE_DAY)) return 0
  const number = words.slice(0, at).flatMap((word) => (/^\d{1,2}$/u.test(word) ? [Number(word)] : (NUMBER_WORDS.get(word) ?? [])))[0]
  return number ?? 1
}

const DAY_WORDS = new Set(['day', 'days', 'tag', 'tage', 'dia', 'dias', 'jour', 'jours', 'journee', 'journees'])
/** 'A day pass', 'half a day', 'day one': no day of its own. */
const NO_WHOLE_DAY = ['half', 'pass', 'ticket', 'halber', 'halben', 'medio', 'demi', 'meio', 'spa day pass', 'menu', 'valentine']

/** German writes what a day is for in one word. */
function isDayOfSomething(word: string): boolean {
  return /^\p{L}{4,}tage?$/u.test(word) && !/^(?:mon|diens|donners|frei|sams|sonn|geburts|feier|wochen|hochzeits|ruhe|jahres|alltag)/u.test(word)
}
