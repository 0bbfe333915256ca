import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import { stems } from '../goal/matcher.ts'
import { readingsOf } from './day-pattern.ts'

export type Travel = { placeOf: (task: NetworkTask) => number; minutes: number[][]; indexOf: (place: string) => number }

/** Travel times between the places the brief names; -1 is a task anywhere else. */
export function compileTravel(brief: Brief): Travel {
  const travels = readingsOf(brief, 'travel')
  const keys = [...new Set(travels.flatMap(({ from, to }) => [placeKey(from), placeKey(to)]))]
  const indexes = new Map(keys.map((key, index) => [key, index]))
  const minutes = keys.map(() => keys.map(() => 0))
  for (const { from, to, minutes: length, bothWays } of travels) {
    const a = indexes.get(placeKey(from))!
    const b = indexes.get(placeKey(to))!
    minutes[a]![b] = length
    if (bothWays && minutes[b]![a] === 0) minutes[b]![a] = length
  }
  const indexOf = (place: string) => indexes.get(placeKey(place)) ?? -1
  return { placeOf: (task) => (task.location === null ? -1 : indexOf(task.location)), minutes, indexOf }
}

export function placeKey(place: string): string {
  return stems(place).join(' ')
}
