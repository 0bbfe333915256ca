import { matchesTask } from '../goal/matcher.ts'
import type { Matchable } from '../goal/matcher.ts'
import type { PlanFrame } from './plan-frame.ts'

/**
 * Where a task happens by the prompt; null when it does not say. A place that names its tasks wins; one that names
 * none is where the event is when there is an event, else where the work is done.
 */
export function placeFor(task: Matchable, frame: PlanFrame): string | null {
  const named = frame.of('place').find((place) => place.appliesTo !== null && matchesTask(place.appliesTo, task))
  return named?.name ?? (frame.of('event').length === 0 ? unnamedPlace(frame) : null)
}

/** Where an event happens. */
export function eventPlace(task: Matchable, frame: PlanFrame): string | null {
  return placeFor(task, frame) ?? unnamedPlace(frame)
}

function unnamedPlace(frame: PlanFrame): string | null {
  return frame.of('place').find((place) => place.appliesTo === null)?.name ?? null
}
