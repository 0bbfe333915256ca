import { somePeople, somePlaces } from '../names.ts'
import type { Naming } from '../names.ts'
import type { PlannedTask } from '../planned-tasks.ts'
import { minuteOf } from '../times.ts'

/** Somebody who can be met at a place between two times, in minutes of the day. */
export type Friend = { name: string; place: string; from: number; to: number; minutes: number }
/** Minutes from each place to each other one. */
export type Ways = Readonly<Record<string, Readonly<Record<string, number>>>>
export type FriendsPuzzle = { start: { place: string; at: number }; friends: readonly Friend[]; ways: Ways; most: number }

/** Friends of whom at least two can be met, with the largest number that can be. */
export function randomFriendsPuzzle(naming: Naming): FriendsPuzzle {
  for (;;) {
    const puzzle = anyPuzzle(naming)
    const most = mostMeetings(puzzle)
    if (most >= 2 && puzzle.friends.every(({ from, to, minutes }) => to - from >= minutes)) return { ...puzzle, most }
  }
}

function anyPuzzle(naming: Naming): Omit<FriendsPuzzle, 'most'> {
  const { draws } = naming
  const names = somePeople(3 + draws.below(4), naming)
  const places = somePlaces(names.length + 1, naming)
  const friends = names.map((name, index): Friend => {
    const minutes = draws.oneOf([15, 30, 45, 60, 75, 90, 105, 120])
    const from = 15 * (32 + draws.below(40))
    return { name, place: places[index + 1]!, from, to: Math.min(1425, from + minutes + 15 * draws.below(14)), minutes }
  })
  return { start: { place: places[0]!, at: 540 + 15 * draws.below(4) }, friends, ways: someWays(places, naming) }
}

/** Ways of which some take as long there as back, and others do not. */
function someWays(places: readonly string[], { draws }: Naming): Ways {
  const same = draws.happens(0.4)
  const ways: Record<string, Record<string, number>> = {}
  for (const from of places) ways[from] = Object.fromEntries(places.filter((to) => to !== from).map((to) => [to, (same ? ways[to]?.[from] : undefined) ?? 5 + draws.below(28)]))
  return ways
}

const wayBetween = (ways: Ways, from: string, to: string) => (from === to ? 0 : (ways[from]?.[to] ?? Infinity))

function mostMeetings({ start, friends, ways }: Omit<FriendsPuzzle, 'most'>): number {
  const meetFrom = (place: string, at: number, left: readonly Friend[]): number => Math.max(0, ...left.map((friend) => {
    const begin = Math.max(at + wayBetween(ways, place, friend.place), friend.from)
    return begin + friend.minutes > friend.to ? 0 : 1 + meetFrom(friend.place, begin + friend.minutes, left.filter((other) => other !== friend))
  }))
  return meetFrom(start.place, start.at, friends)
}

type Meeting = { friend: Friend; from: number; to: number; date: string }

/** What is wrong with the planned day, or an empty string. The day is about 9 January 2027. */
export function checkFriends({ start, friends, ways, most }: FriendsPuzzle, tasks: readonly PlannedTask[]): string {
  const meetings = meetingsOf(friends, tasks)
  let at = start.at
  let place = start.place
  for (const [index, { friend, from, to, date }] of meetings.entries()) {
    const wrong = from < at + wayBetween(ways, place, friend.place) ? 'way' : from < friend.from || to > friend.to ? 'hours' : to - from < friend.minutes ? 'length' : date !== meetings[0]!.date ? 'date' : ''
    if (wrong !== '') return `${index} of ${most} met, then ${friend.name}: ${wrong}`
    at = to
    place = friend.place
  }
  const [first] = meetings
  if (first && (first.date < '2027-01-03' || first.date > '2027-01-10')) return `date ${first.date}`
  return meetings.length >= most ? '' : `${meetings.length} of ${most} met`
}

function meetingsOf(friends: readonly Friend[], tasks: readonly PlannedTask[]): Meeting[] {
  const longestFirst = friends.toSorted((one, other) => other.name.length - one.name.length)
  const meetings = new Map<Friend, Meeting>()
  for (const { title, date, startTime, endTime } of tasks.filter((task) => task.type === 'meeting' && task.startTime)) {
    const friend = longestFirst.find(({ name }) => title.includes(name))
    if (friend && !meetings.has(friend)) meetings.set(friend, { friend, from: minuteOf(startTime ?? ''), to: minuteOf(endTime ?? ''), date })
  }
  return [...meetings.values()].toSorted((one, other) => one.from - other.from)
}
