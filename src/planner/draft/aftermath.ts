import type { Reading, ReadingOf } from '../goal/brief.ts'
import { describeDay } from '../goal/describe.ts'
import type { Playbook, TaskTemplate } from '../playbooks/playbook.ts'
import { holds, planFrame } from './plan-frame.ts'
import type { PlanFrame } from './plan-frame.ts'

/** Days after the event: what is done sooner belongs to the event's own day, what is done later to a plan of its own. */
const DAYS_AFTER = { least: 4, most: 10 }

type Horizon = ReadingOf<'horizon'>

/** A plan that nobody ended and that leads to an event goes on a little after it, where the playbook has work to do then. */
export function withAftermath(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const after = (playbook?.tasks ?? []).filter((task) => holds(task.when, frame)).map((task) => daysAfter(task, frame)).filter((days) => days >= DAYS_AFTER.least && days <= DAYS_AFTER.most)
  const end = frame.brief.plannerType === 'calendar' && frame.anchor > frame.first ? openEnd(frame) : null
  if (after.length === 0 || end === null || recurs(playbook, frame)) return frame
  const last = frame.anchor + Math.max(...after)
  if (last <= frame.last) return frame
  const readings = frame.brief.readings.map((reading) => (reading === end ? endingOn(end, last, frame) : reading))
  return { ...planFrame({ ...frame.brief, readings }), language: frame.language, playbooks: frame.playbooks }
}

/** The span that was assumed for a plan that only its event bounds; null where the goal says when all is done. */
function openEnd(frame: PlanFrame): Horizon | null {
  const ends = frame.of('horizon').filter(({ last, appliesTo }) => last !== null && appliesTo === null)
  const isDue = frame.of('deadline').some(({ appliesTo }) => appliesTo === null)
  const leadsToEvent = frame.of('event').some(({ days }) => days.first === frame.anchor)
  return leadsToEvent && !isDue && ends.length === 1 && ends[0]!.source === 'assumed' ? ends[0]! : null
}

/** What comes again week after week would go on after the event as well. */
function recurs(playbook: Playbook | null, frame: PlanFrame): boolean {
  return frame.of('rhythm').length > 0 || playbook?.id === 'trip' || (playbook?.series ?? []).length > 0 || playbook?.sessions !== undefined
}

/** Days from the event to the place of a task; less than 0 before it. */
function daysAfter({ at }: TaskTemplate, frame: PlanFrame): number {
  return Math.round((at - 1) * (frame.anchor - frame.first))
}

function endingOn(end: Horizon, last: number, frame: PlanFrame): Reading {
  const first = end.first ?? frame.first
  return { ...end, last, text: `${last - first + 1} days from ${describeDay(first)}` }
}
