import { dayOfMinute } from '../../time/day-number.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'

/** 'Before she comes: crate, vet. Then: lead, being alone': a part with a side of its own goes with the playbook's tasks on that side alone. */
export function suitsSide({ at }: TaskTemplate, { label: shown, said }: Topic, frame: PlanFrame): boolean {
  if (frame.anchor >= frame.last) return true
  const label = said ?? shown
  if (isAfterEvent(label, frame)) return at >= 1
  return at <= 1 || !isBefore(label, frame)
}

/** What is said to be done behind the event that the plan leads to. */
export function isAfterEvent(label: string, frame: PlanFrame): boolean {
  return frame.anchor < frame.last && frame.of('horizon').some(({ appliesTo, first }) => appliesTo !== null && appliesTo.labels.includes(label) && first !== null && first >= frame.anchor)
}

function isBefore(label: string, frame: PlanFrame): boolean {
  return frame.of('deadline').some(({ appliesTo, event, latest }) => appliesTo !== null && appliesTo.labels.includes(label) && event !== null && dayOfMinute(latest - 1) <= frame.anchor)
}
