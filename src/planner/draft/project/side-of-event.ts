import { dayOfMinute } from '../../time/day-number.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'

/** 'Before she comes: crate, vet. Then: lead, being alone': a part with a side of its own goes with the playbook's tasks on that side alone. */
export function suitsSide({ at }: TaskTemplate, { label }: Topic, frame: PlanFrame): boolean {
  if (frame.anchor >= frame.last) return true
  if (isAfter(label, frame)) return at >= 1
  return at <= 1 || !isBefore(label, frame)
}

function isAfter(label: string, frame: PlanFrame): boolean {
  return frame.of('horizon').some(({ appliesTo, first }) => appliesTo !== null && appliesTo.labels.includes(label) && first !== null && first >= frame.anchor)
}

function isBefore(label: string, frame: PlanFrame): boolean {
  return frame.of('deadline').some(({ appliesTo, event, latest }) => appliesTo !== null && appliesTo.labels.includes(label) && event !== null && dayOfMinute(latest - 1) <= frame.anchor)
}
