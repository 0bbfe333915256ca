import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import { stageKind } from '../choosing/kinds-of-work.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import type { Topic } from '../topics.ts'
import { stepsAroundDeeds } from './general-steps.ts'
import { joined } from './outings.ts'
import { LONGEST_SUBJECT, projectTasks } from './project.ts'

/** A goal that no playbook knows but whose verbs tell what kinds of work it is: their steps, between those of any goal. */
export function deedTasks(deeds: readonly Topic[], fixed: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const sized = deeds.map((deed) => ({ ...deed, minutes: 60 * GENERAL_STAGES[stageKind(deed, frame)].reduce((sum, { share }) => sum + share, 0) }))
  const kinds = new Set(sized.map((deed) => stageKind(deed, frame)))
  const templates = stepsAroundDeeds(kinds, frame)
  const subject = frame.brief.subject.length <= LONGEST_SUBJECT ? frame.brief.subject : joined(deeds.map(({ label }) => label), frame.language)
  return projectTasks({ playbook: null, templates, topics: sized, fixed, frame: { ...frame, brief: { ...frame.brief, subject } } })
}
