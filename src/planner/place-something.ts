import type { TaskNetwork } from './draft/task-network.ts'
import type { Brief, Reading, ReadingKind } from './goal/brief.ts'
import type { Schedule } from './schedule/placement.ts'
import { scheduleNetwork } from './schedule/schedule-network.ts'
import { MINUTES_PER_DAY } from './time/calendar-time.ts'

/**
 * What has to give before a plan would be empty, one step after the other. The scheduler never bends a hard
 * constraint; an empty answer helps nobody, so the brief is read without these, and the verifier then says that
 * the plan does not keep them.
 */
const AMOUNTS: readonly ReadingKind[] = ['limit', 'session', 'rhythm']
const DATES: readonly ReadingKind[] = ['deadline', 'event']
const SPANS: readonly ReadingKind[] = ['horizon', 'sprint-calendar', 'meeting', 'visit', 'stay']
const HOURS: readonly ReadingKind[] = ['availability', 'exclusion', 'commitment', 'person']
const GIVING_WAY: readonly ReadonlySet<ReadingKind>[] = [
  new Set(DATES),
  new Set(AMOUNTS),
  new Set([...DATES, ...AMOUNTS]),
  new Set([...DATES, ...AMOUNTS, ...SPANS]),
  new Set([...DATES, ...AMOUNTS, ...SPANS, ...HOURS]),
]

/** The schedule of the network; where nothing at all can be placed, one that shows what would be possible instead. */
export function placeSomething(brief: Brief, network: TaskNetwork, { seed }: { seed: number }): Schedule {
  const asked = scheduleNetwork(brief, network, { seed })
  if (asked.placements.length > 0) return asked
  for (const readings of concessions(brief)) {
    const possible = scheduleNetwork({ ...brief, readings }, withoutDates(network), { seed })
    if (possible.placements.length > 0) return { ...possible, unplaced: [], remedies: asked.remedies }
  }
  return { placements: network.tasks.slice(0, 1).map((task) => today(brief, task.id)), unplaced: asked.unplaced.slice(1), remedies: asked.remedies, capacity: asked.capacity }
}

/** A meeting that suits everybody but one is closer to what was asked than one at any time. */
function* concessions(brief: Brief): Generator<Reading[], void, void> {
  const invited = new Set(brief.readings.flatMap((reading) => (reading.kind === 'meeting' ? reading.people : [])))
  for (const person of invited) yield brief.readings.filter((reading) => !('person' in reading && reading.person === person))
  for (const kinds of GIVING_WAY) yield brief.readings.filter(({ kind }) => !kinds.has(kind))
}

function withoutDates(network: TaskNetwork): TaskNetwork {
  return { ...network, tasks: network.tasks.map((task) => ({ ...task, fixed: null, allowedDays: null })) }
}

function today(brief: Brief, taskId: string): Schedule['placements'][number] {
  const day = Math.floor(brief.now / MINUTES_PER_DAY)
  return { taskId, days: { first: day, last: day }, time: null, assignee: null, sprint: null, boundBy: { kind: 'earliest' } }
}
