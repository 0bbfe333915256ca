import { hasMeaning } from '../choosing/likeness/goal-vector.ts'
import { likelySteps } from '../choosing/likeness/same-work.ts'
import type { Text, TaskTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'

/** How likely a step of the playbook is the one that a part means, and whether it is the likeliest; null where nothing tells. */
export type Meant = (template: TaskTemplate, topic: Topic) => { probability: number; isBest: boolean } | null

/**
 * 'Choose the florist' is done by 'Flowers: choose florist, bouquet, …', whatever keywords say: each part that the user names is
 * compared by meaning with all steps that the plan may have. What comes again and again is nothing that is named once.
 */
export function meantSteps(topics: readonly Topic[], templates: readonly TaskTemplate[], { language, brief }: PlanFrame): Meant {
  if (language !== 'en' || brief.language !== 'en' || brief.plannerType !== 'calendar') return () => null
  const steps = templates.filter(({ everyWeeks }) => everyWeeks === undefined)
  const named = topics.filter(({ readingIds, kind, label }) => readingIds.length > 0 && kind === undefined && hasMeaning(label))
  // Copies of a template have its title.
  const likely = new Map(named.map((topic) => [topic, new Map<Text, number>([...likelySteps(topic.words, steps)].map(([{ title }, probability]) => [title, probability]))]))
  const best = new Map([...likely].map(([topic, all]) => [topic, Math.max(0, ...all.values())]))
  return ({ title }, topic) => {
    const probability = likely.get(topic)?.get(title)
    return probability === undefined ? null : { probability, isBest: probability === best.get(topic) }
  }
}
