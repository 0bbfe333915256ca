import type { ReadingOf } from './brief.ts'
import type { ReadingContext } from './reading-context.ts'

type Horizon = ReadingOf<'horizon'>

/** Of several statements on the plan's days, a wide one ('in April') gives way to an exact one inside it ('April 5 to 10'). */
export function pruneHorizons(context: ReadingContext): void {
  const horizons = context.readings.filter((reading): reading is Horizon => reading.kind === 'horizon' && reading.appliesTo === null && reading.source === 'stated')
  const sprints = context.readings.some((reading) => reading.kind === 'sprint-calendar' && reading.firstDay !== null && reading.count !== null)
  if (sprints) context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || reading.appliesTo !== null || reading.first === null || reading.last === null)
  const isWhole = ({ first, last }: Horizon) => first !== null && last !== null
  const exact = horizons.filter(isWhole).toSorted((a, b) => a.last! - a.first! - (b.last! - b.first!))[0]
  if (!exact) return
  const dropped = new Set(horizons.filter((horizon) => horizon !== exact && isWhole(horizon) && horizon.first! <= exact.first! && horizon.last! >= exact.last!))
  context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || !dropped.has(reading))
}
