import { matchesTask } from '../goal/matcher.ts'
import type { Matchable } from '../goal/matcher.ts'
import { onDay } from './days/available-time.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'

/**
 * Where a task happens by the prompt; null when it does not say. A place that names its tasks wins; one that names
 * none is where the event is when there is an event, else where the work is done.
 */
export function placeFor(task: Matchable, frame: PlanFrame): string | null {
  const named = frame.of('place').find((place) => place.days === undefined && place.appliesTo !== null && matchesTask(place.appliesTo, task))
  return named?.name ?? (frame.of('event').length === 0 ? placeOfWork(frame) : null)
}

/** 'Before our trip to Egypt' says where the trip goes, and not where one gets ready for it. */
function placeOfWork(frame: PlanFrame): string | null {
  const name = unnamedPlace(frame)
  return name !== null && frame.of('deadline').some(({ event }) => event !== null && event.includes(name)) ? null : name
}

/** What recurs on days that have a place of their own says so. */
export function atPlacesOfDays(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const places = frame.of('place').flatMap(({ id, name, days }) => (days === undefined ? [] : [{ id, name, days }]))
  return tasks.map((task) => {
    const place = task.fixed === null && task.wish.day !== null ? places.find(({ days }) => onDay(days, task.wish.day!)) : undefined
    return place ? { ...task, title: `${task.title} – ${place.name}`, allowedDays: { first: task.wish.day!, last: task.wish.day! }, answers: [...task.answers, place.id] } : task
  })
}

/** Where an event happens. */
export function eventPlace(task: Matchable, frame: PlanFrame): string | null {
  return placeFor(task, frame) ?? unnamedPlace(frame)
}

function unnamedPlace(frame: PlanFrame): string | null {
  return frame.of('place').find((place) => place.appliesTo === null && place.days === undefined)?.name ?? null
}
