import type { PlanFrame } from './plan-frame.ts'

/** What follows from a frame alone is found when it is first asked for, and kept as long as the frame. */
export function oncePerFrame<Found>(find: (frame: PlanFrame) => Found): (frame: PlanFrame) => Found {
  const known = new WeakMap<PlanFrame, { found: Found }>()
  return (frame) => {
    const before = known.get(frame)
    if (before !== undefined) return before.found
    const found = find(frame)
    known.set(frame, { found })
    return found
  }
}
