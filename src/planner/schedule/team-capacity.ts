import { sprintDays } from './activity-order.ts'
import { segmentMinutes } from './day-segments.ts'
import type { Capacity } from './placement.ts'
import { sprintOf } from './plan-span.ts'
import type { Problem, Resource } from './problem.ts'

/** What each named person could work in each sprint that the plan reaches: their hours, less absences and meetings. */
export function teamCapacity(problem: Problem, lastDay: number): Capacity[] {
  const { sprints, resources } = problem
  if (sprints === null) return []
  const count = sprintOf(sprints, lastDay) ?? sprints.count ?? 0
  return resources.flatMap((resource) =>
    resource.name === null
      ? []
      : Array.from({ length: count }, (_, index) => ({ assignee: resource.name!, sprint: index + 1, minutes: minutesIn(problem, resource, index + 1) })),
  )
}

function minutesIn(problem: Problem, resource: Resource, sprint: number): number {
  const { first, last } = sprintDays(problem, sprint)
  const open = resource.windows.slice(Math.max(0, first), last + 1).reduce((sum, segments) => sum + segmentMinutes(segments), 0)
  return Math.min(open, ...quotasWithin(problem, resource, { first, last }))
}

/** The person's own limits of minutes that reach over no more than this sprint. */
function quotasWithin(problem: Problem, resource: Resource, { first, last }: { first: number; last: number }): number[] {
  return resource.quotas.flatMap((index) => {
    const { measure, bucketOfDay, max } = problem.quotas[index]!
    if (measure !== 'minutes') return []
    const buckets = new Set(bucketOfDay.slice(Math.max(0, first), last + 1).filter((bucket) => bucket >= 0))
    return buckets.size === 0 ? [] : [buckets.size * max]
  })
}
