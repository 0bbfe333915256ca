import type { Position } from '../../playbooks/destinations/destination.ts'

const KM_PER_DEGREE = 111.2
const WALKING_KM = 2

/** Kilometres as the crow flies; exact enough for what lies within a country. */
export function kilometres(from: Position, to: Position): number {
  const north = (to[0] - from[0]) * KM_PER_DEGREE
  const east = (to[1] - from[1]) * KM_PER_DEGREE * Math.cos(((from[0] + to[0]) / 2) * (Math.PI / 180))
  return Math.hypot(north, east)
}

/** How to get from one part of a town to another; minutes are approximate, 0 round the corner. */
export function hopBetween(from: Position, to: Position): { way: 'near' | 'walk' | 'transport'; minutes: number } {
  const km = kilometres(from, to)
  if (km < 0.3) return { way: 'near', minutes: 0 }
  // Streets are longer than the crow's way; a kilometre on foot takes a quarter of an hour.
  return km <= WALKING_KM ? { way: 'walk', minutes: rounded(km * 1.3 * 15) } : { way: 'transport', minutes: rounded(10 + km * 4) }
}

export type RideMode = 'train' | 'car' | 'flight' | 'ferry'
export type Ride = { mode: RideMode; minutes: number }

const TRAIN_KM = 800
/** Door to door, approximate: kilometres an hour, and what boarding takes. */
const SPEEDS: Record<RideMode, { kmh: number; extra: number }> = {
  train: { kmh: 150, extra: 20 },
  car: { kmh: 75, extra: 10 },
  flight: { kmh: 650, extra: 150 },
  ferry: { kmh: 35, extra: 60 },
}

/** The usual way between two towns, or the wanted one; minutes are approximate. */
export function rideBetween(from: Position, to: Position, wanted: RideMode | null): Ride {
  const km = kilometres(from, to) * 1.2
  const mode = wanted ?? (km <= TRAIN_KM ? 'train' : 'flight')
  const { kmh, extra } = SPEEDS[mode]
  return { mode, minutes: rounded(extra + (km / kmh) * 60) }
}

function rounded(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5)
}
