import { matchesTask } from '../goal/matcher.ts'
import type { Matchable } from '../goal/matcher.ts'
import type { PlanFrame } from './plan-frame.ts'

/** Where a task happens by the prompt; null when it does not say. A place that names its tasks wins. */
export function placeFor(task: Matchable, frame: PlanFrame): string | null {
  const places = frame.of('place').filter((place) => matchesTask(place.appliesTo, task))
  return (places.find((place) => place.appliesTo !== null) ?? places[0])?.name ?? null
}
