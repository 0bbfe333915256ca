/** Days relative to the start of the trip, inclusive. A wanted span holds when the stay covers it. */
export type StayOption = {
  /** Days from arrival to departure, both counted. */
  days: number
  /** Each must lie in the stay, or hold the stay when it is the longer one. */
  within: readonly { first: number; last: number }[]
  /** Indices of stays that come earlier. */
  after: readonly number[]
  /** The departure day is not spent here (stays counted in nights). */
  leavesEarly: boolean
}
export type StayProblem = {
  stays: readonly StayOption[]
  /** Whether one may follow the other directly, and what the way costs. */
  isAllowed: (from: number, to: number) => boolean
  cost: (from: number, to: number) => number
  /** 1 when a travel day belongs to both places, 0 when the next stay begins the day after. */
  sharedDays: 0 | 1
  /** Latest day of the trip. */
  lastDay: number
}
export type StayPlace = { stay: number; first: number; last: number }

const EXACT_STAYS = 16

/**
 * An order of the stays, back to back from day 0, that keeps successions, lengths and wanted days; the cheapest way of those,
 * then the given order. Dynamic programming over (set of stays, last stay): the set alone fixes the day (Held and Karp 1962).
 * When no order holds them all, the order that holds most.
 */
export function orderStays(problem: StayProblem): StayPlace[] {
  const count = Math.min(problem.stays.length, EXACT_STAYS)
  const cost = new Float64Array((1 << count) * count).fill(Infinity)
  const before = new Int8Array((1 << count) * count).fill(-1)
  let best = -1
  for (let mask = 0; mask < 1 << count; mask++) {
    const day = arrivalDay(problem, mask, count)
    for (let next = 0; next < count; next++) {
      if (mask & (1 << next) || !fits(problem, { stay: next, day, mask })) continue
      const state = (mask | (1 << next)) * count + next
      for (let last = mask === 0 ? -1 : 0; last < (mask === 0 ? 0 : count); last++) {
        const sum = reach(problem, { cost, mask, last, next, count })
        if (sum >= cost[state]!) continue
        cost[state] = sum
        before[state] = last
      }
      if (cost[state]! < Infinity && isBetterEnd(cost, { state, best, count })) best = state
    }
  }
  return best < 0 ? [] : trace(problem, { before, best, count })
}

function arrivalDay(problem: StayProblem, mask: number, count: number): number {
  let day = 0
  for (let stay = 0; stay < count; stay++) if (mask & (1 << stay)) day += problem.stays[stay]!.days - problem.sharedDays
  return day
}

function fits(problem: StayProblem, { stay, day, mask }: { stay: number; day: number; mask: number }): boolean {
  const { days, within, after, leavesEarly } = problem.stays[stay]!
  const last = day + days - 1
  if (last > problem.lastDay || after.some((earlier) => !(mask & (1 << earlier)))) return false
  return within.every((span) => {
    const wanted = span.last - span.first + 1
    // As many days as arrival and departure span can only be all of them.
    const lastSpent = leavesEarly && days > 1 && wanted !== days ? last - 1 : last
    return span.last - span.first <= lastSpent - day ? day <= span.first && span.last <= lastSpent : span.first <= day && lastSpent <= span.last
  })
}

type Step = { cost: Float64Array; mask: number; last: number; next: number; count: number }

function reach(problem: StayProblem, { cost, mask, last, next, count }: Step): number {
  if (last < 0) return 0
  const sum = cost[mask * count + last]!
  return sum < Infinity && problem.isAllowed(last, next) ? sum + problem.cost(last, next) : Infinity
}

function isBetterEnd(cost: Float64Array, { state, best, count }: { state: number; best: number; count: number }): boolean {
  if (best < 0) return true
  const sizes = [state, best].map((each) => bits(Math.floor(each / count)))
  return sizes[0]! > sizes[1]! || (sizes[0] === sizes[1] && cost[state]! < cost[best]!)
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}

function trace(problem: StayProblem, { before, best, count }: { before: Int8Array; best: number; count: number }): StayPlace[] {
  const places: StayPlace[] = []
  let mask = Math.floor(best / count)
  for (let stay = best % count; stay >= 0; ) {
    const rest = mask & ~(1 << stay)
    const first = arrivalDay(problem, rest, count)
    places.push({ stay, first, last: first + problem.stays[stay]!.days - 1 })
    stay = before[mask * count + stay]!
    mask = rest
  }
  return places.toReversed()
}
