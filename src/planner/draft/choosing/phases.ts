import { PHASES } from '../../playbooks/phases.ts'
import type { Stage } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import type { Topic } from '../topics.ts'
import { wordsOfKeyword } from '../wording.ts'
import { ownMatterStages } from './kinds-of-work.ts'

/** Steps of a stage of a team's own way ('research, wireframes, build'), which no playbook makes as it makes its parts; null for what is made. */
export function phaseStages({ words, kind }: Topic, { language }: PlanFrame): readonly Stage[] | null {
  const name = words.filter((word) => !GENERAL.has(word))
  return language === 'en' && kind === undefined ? (PHASES.find(({ about }) => about.some((keyword) => wordsOfKeyword(keyword).join(' ') === name.join(' ')))?.stages ?? null) : null
}

/** 'Final testing' is testing; a water test and a garden design are things of their own. */
const GENERAL = new Set(['the', 'our', 'final', 'first', 'second', 'initial', 'internal', 'technical', 'visual', 'detailed', 'full', 'short', 'joint', 'last', 'phase'])

/** Each phase begins when the one listed before it is over; a pilot or an interview, which have steps of their own in any goal, have their place between phases. Where the goal says an order itself, that one holds. */
export function inOrderOfPhases(tasks: readonly NetworkTask[], topics: readonly Topic[], frame: PlanFrame): NetworkTask[] {
  if (frame.of('precedence').length > 0) return [...tasks]
  const phases = topics.flatMap((topic) => {
    const isPhase = phaseStages(topic, frame) !== null
    const own = isPhase || ownMatterStages(topic, frame) !== null ? tasks.filter(({ subjects }) => subjects[0] === topic.label) : []
    return own.length > 0 ? [{ isPhase, list: topic.list, first: own[0]!.id, last: own.at(-1)!.id }] : []
  })
  const before = new Map(phases.flatMap((phase, index) => {
    const previous = phases[index - 1]
    return previous !== undefined && previous.list === phase.list && (previous.isPhase || phase.isPhase) ? [[phase.first, previous.last] as const] : []
  }))
  return tasks.map((task) => (before.has(task.id) ? { ...task, after: [...task.after, { taskId: before.get(task.id)!, lagMinutes: 0 }] } : task))
}
