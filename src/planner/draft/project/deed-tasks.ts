import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import type { StageKind } from '../../playbooks/general-stages.ts'
import { GENERAL_TASKS } from '../../playbooks/general.ts'
import { stageKind } from '../choosing/kinds-of-work.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import type { Topic } from '../topics.ts'
import { joined } from './outings.ts'
import { LONGEST_SUBJECT, projectTasks } from './project.ts'

/** A goal that no playbook knows but whose verbs tell what kinds of work it is: their steps, between those of any goal. */
export function deedTasks(deeds: readonly Topic[], fixed: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const sized = deeds.map((deed) => ({ ...deed, minutes: 60 * GENERAL_STAGES[stageKind(deed, frame)].reduce((sum, { share }) => sum + share, 0) }))
  const kinds = new Set(sized.map((deed) => stageKind(deed, frame)))
  const templates = GENERAL_TASKS.filter(({ id }) => AROUND_DEEDS.get(id)?.some((kind) => kind === 'any' || kinds.has(kind)))
  const subject = frame.brief.subject.length <= LONGEST_SUBJECT ? frame.brief.subject : joined(deeds.map(({ label }) => label), frame.language)
  return projectTasks({ playbook: null, templates, topics: sized, fixed, frame: { ...frame, brief: { ...frame.brief, subject } } })
}

/** Steps of any goal, by the kinds of work whose own steps leave them open. */
const AROUND_DEEDS: ReadonlyMap<string, readonly (StageKind | 'any')[]> = new Map([
  ['picture-the-end', ['learn', 'write', 'make', 'tidy', 'move']],
  ['learn-from-others', ['any']],
  ['outside-eye', ['learn', 'write', 'make']],
  ['look-back', ['any']],
])
