import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'

/**
 * The parts of a step of the playbook without those that the goal puts behind another of them: 'first fix, plaster, tiles,
 * second fix' are two visits, and the step that knows both is the first of them.
 */
export function withoutLaterOnes(topics: readonly Topic[], frame: PlanFrame): readonly Topic[] {
  if (topics.length < 2 || frame.brief.plannerType !== 'calendar') return topics
  const orders = frame.of('precedence').filter(({ source, before, after }) => source === 'stated' && before.except === undefined && after.except === undefined)
  if (orders.length === 0) return topics
  const isBehind = (topic: Topic, first: Topic) => {
    const reached = [first.label]
    for (const label of reached) for (const { before, after } of orders) if (before.labels.some((one) => one.toLowerCase() === label.toLowerCase())) reached.push(...after.labels.filter((one) => !reached.includes(one)))
    return reached.slice(1).some((label) => label.toLowerCase() === topic.label.toLowerCase() || matchesTask({ labels: [label] }, { title: topic.label, subjects: [] }) && !matchesTask({ labels: [label] }, { title: first.label, subjects: [] }))
  }
  return topics.filter((topic) => !topics.some((first) => first !== topic && isBehind(topic, first) && !isBehind(first, topic)))
}
