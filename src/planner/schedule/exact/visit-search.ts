/** A visit of one day: where, how long, and the free stretches (flat pairs, minutes of the day) that may hold it. */
export type VisitOption = { place: number; minutes: number; free: readonly number[] }
export type VisitProblem = {
  visits: readonly VisitOption[]
  start: { place: number; at: number }
  /** Minutes from place to place. */
  travel: (from: number, to: number) => number
}
export type VisitStop = { visit: number; start: number }

/** Up to here every set and order is covered; beyond it each layer keeps its quickest labels only. */
const EXACT_VISITS = 15
const BEAM_WIDTH = 20_000
/** Sets are bits of an integer. */
const MOST_VISITS = 30

type Label = { visited: number; last: number; finish: number; start: number; before: Label | null }

/**
 * The route that makes the most visits, ending earliest among those: dynamic programming over (visited set, last visit),
 * the earliest finish dominating (orienteering with time windows, Kantor and Rosenwein 1992).
 */
export function mostVisits(problem: VisitProblem): VisitStop[] {
  let best: Label = { visited: 0, last: -1, finish: problem.start.at, start: 0, before: null }
  for (let layer = [best]; layer.length > 0; layer = extend(problem, layer)) {
    best = layer.reduce((a, b) => (b.finish < a.finish ? b : a))
  }
  return stopsOf(best)
}

/** Every label extended by every visit it lacks; one label for each set and last visit. */
function extend(problem: VisitProblem, labels: readonly Label[]): Label[] {
  const count = Math.min(problem.visits.length, MOST_VISITS)
  const next = new Map<number, Label>()
  for (const label of labels) {
    for (let visit = 0; visit < count; visit++) {
      const extended = label.visited & (1 << visit) ? null : visitFrom(problem, label, visit)
      if (extended === null) continue
      const key = extended.visited * MOST_VISITS + visit
      const known = next.get(key)
      if (!known || extended.finish < known.finish) next.set(key, extended)
    }
  }
  const layer = [...next.values()]
  if (count <= EXACT_VISITS || layer.length <= BEAM_WIDTH) return layer
  return layer.toSorted((a, b) => a.finish - b.finish).slice(0, BEAM_WIDTH)
}

function visitFrom(problem: VisitProblem, label: Label, visit: number): Label | null {
  const { place, minutes, free } = problem.visits[visit]!
  const from = label.last < 0 ? problem.start.place : problem.visits[label.last]!.place
  const arrival = label.finish + problem.travel(from, place)
  for (let i = 0; i < free.length; i += 2) {
    const start = Math.max(arrival, free[i]!)
    if (start + minutes > free[i + 1]!) continue
    return { visited: label.visited | (1 << visit), last: visit, finish: start + minutes, start, before: label }
  }
  return null
}

function stopsOf(label: Label): VisitStop[] {
  const stops: VisitStop[] = []
  for (let at: Label | null = label; at !== null && at.last >= 0; at = at.before) stops.push({ visit: at.last, start: at.start })
  return stops.toReversed()
}
