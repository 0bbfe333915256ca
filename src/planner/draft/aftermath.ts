import type { Reading, ReadingOf } from '../goal/brief.ts'
import { describeDay } from '../goal/describe.ts'
import type { Playbook, TaskTemplate } from '../playbooks/playbook.ts'
import { holds, planFrame } from './plan-frame.ts'
import type { PlanFrame } from './plan-frame.ts'

/** Days that a plan goes on after its event: a weekend and some working days, whatever the playbook would do later. */
const DAYS_AFTER = { least: 4, most: 7 }

/** A plan that nobody ended and that leads to an event goes on a little after it, where the playbook has work to do then. */
export function withAftermath(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const after = (playbook?.tasks ?? []).filter((task) => task.at > 1 && !task.optional && holds(task.when, frame))
  const horizon = openEnd(frame)
  if (after.length === 0 || horizon === null || recurs(playbook, frame) || frame.anchor <= frame.first) return frame
  const last = frame.anchor + daysNeeded(after, frame)
  if (last <= horizon.last!) return frame
  const readings = frame.brief.readings.map((reading) => (reading === horizon ? ending(horizon, last, frame) : reading))
  return { ...planFrame({ ...frame.brief, readings }), language: frame.language, playbooks: frame.playbooks }
}

/** The assumed end of a plan that only its event bounds; null where the goal itself says when all is done. */
function openEnd(frame: PlanFrame): ReadingOf<'horizon'> | null {
  const ends = frame.of('horizon').filter(({ appliesTo, last }) => appliesTo === null && last !== null)
  const isDue = frame.of('deadline').some(({ appliesTo }) => appliesTo === null)
  const [last] = frame.of('event').filter(({ days }) => days.first === frame.anchor)
  return frame.brief.plannerType === 'calendar' && !isDue && last !== undefined && ends.length === 1 && ends[0]!.source === 'assumed' ? ends[0]! : null
}

/** What comes again week after week would go on after the event as well. */
function recurs(playbook: Playbook | null, frame: PlanFrame): boolean {
  return frame.of('rhythm').length > 0 || playbook?.id === 'trip' || (playbook?.series ?? []).length > 0 || playbook?.sessions !== undefined
}

function daysNeeded(after: readonly TaskTemplate[], frame: PlanFrame): number {
  const latest = Math.max(...after.map(({ at }) => at))
  const days = Math.ceil((latest - 1) * (frame.anchor - frame.first))
  return Math.min(DAYS_AFTER.most, Math.max(DAYS_AFTER.least, days))
}

function ending(horizon: ReadingOf<'horizon'>, last: number, frame: PlanFrame): Reading {
  const first = horizon.first ?? frame.first
  return { ...horizon, last, text: `${last - first + 1} days from ${describeDay(first)}` }
}
