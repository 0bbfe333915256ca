import type { DaySpan } from '../../../time/calendar-time.ts'

type Journey = {
  places: readonly string[]
  daysOf: (place: string) => number
  fixed: ReadonlyMap<string, readonly DaySpan[]>
  connections: readonly { from: string; to: string; bothWays: boolean }[]
}

/** Steps after which a journey counts as possible. */
const MOST_STEPS = 200_000

/** Whether all the places can be gone through, each on its fixed days; the day of travel belongs to both stays. */
export function hasRoute({ places, daysOf, fixed, connections }: Journey): boolean {
  const ways = new Set(connections.flatMap(({ from, to, bothWays }) => (bothWays ? [`${from}\n${to}`, `${to}\n${from}`] : [`${from}\n${to}`])))
  const visited = new Set<string>()
  let steps = 0
  const goOn = (last: string | null, day: number): boolean => {
    steps += 1
    if (visited.size === places.length || steps > MOST_STEPS) return true
    return places.some((place) => {
      const end = day + daysOf(place) - 1
      const isOpen = !visited.has(place) && (last === null || ways.has(`${last}\n${place}`)) && (fixed.get(place) ?? []).every((span) => span.first >= day && span.last <= end)
      if (!isOpen) return false
      visited.add(place)
      const isThrough = goOn(place, end)
      visited.delete(place)
      return isThrough
    })
  }
  return goOn(null, 1)
}
