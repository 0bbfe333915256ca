import type { Playbook, Stage } from '../../playbooks/playbook.ts'
import { STAGES_OF_LARGE_PARTS } from '../../playbooks/software/software-stages.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedMinutes, statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { PLANNED_SHARE, teamMinutes } from './team-effort.ts'

/** Minutes of the team for each named part from which on it is a matter of weeks, as stories are written for it. */
const WEEKS_OF_WORK = 120 * 60
const TESTS = 'verify'
/** Playbooks of any software; those of a trade have the rest of its work in steps of their own. */
const OF_ANY_SOFTWARE: ReadonlySet<string> = new Set(['sprint-feature', 'sprint-software', 'sprint-mobile-app'])
const OF_SOFTWARE = ['criteria', 'build', 'backend', TESTS]

/**
 * Four parts named for six sprints are each a large one: what a thin slice leaves out for later is then later in this plan.
 * Only where the prompt speaks of sprints, and gives no hours for the part.
 */
export function withRoomForMore(stages: readonly Stage[], topic: Topic, { book, frame }: { book: Playbook; frame: PlanFrame }): readonly Stage[] {
  const isOfSoftware = OF_ANY_SOFTWARE.has(book.id) && OF_SOFTWARE.every((id) => stages.some((stage) => stage.id === id))
  const isFramed = frame.of('sprint-calendar').some(({ source }) => source === 'stated') && frame.of('person').length > 1
  if (!isOfSoftware || !isFramed || frame.language !== 'en' || topic.readingIds.length === 0 && frame.of('topic').length > 0 || statedMinutes(topic) !== null || minutesOfEach(frame) < WEEKS_OF_WORK) return stages
  return stages.flatMap((stage) => (stage.id === TESTS ? [...STAGES_OF_LARGE_PARTS, stage] : [stage]))
}

function minutesOfEach(frame: PlanFrame): number {
  return (teamMinutes(frame) * PLANNED_SHARE) / Math.max(1, statedTopics(frame).length)
}
