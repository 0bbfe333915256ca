import type { Playbook } from '../../playbooks/playbook.ts'
import { bareGoal, goalWithVerb } from './goal-head.ts'
import { statedTopics } from '../topics.ts'
import type { PlanFrame } from '../plan-frame.ts'

const LEARNS_IT = /^(?:learn(?:ing)?|start(?:ing)?(?: (?:to|with))?|begin(?:ning)?|get(?:ting)? into|teach (?:my|our)sel(?:f|ves)|take up|taking up|aprender|empezar|comenzar|começar|apprendre|commencer|me mettre|anfangen|beginnen)\b|\b(?:lernen|erlernen|anfangen|beginnen)\b/iu

/** 'Learn Italian' is said by whoever begins; who lists what to learn, or names a level, is taken at their word. */
export function withLevelOfNewcomer(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  return beginsIt(playbook, frame) ? { ...frame, level: 'beginner' } : frame
}

export function beginsIt(playbook: Playbook | null, frame: PlanFrame): boolean {
  const isPractice = playbook?.sessions !== undefined || playbook?.series !== undefined
  const isOpen = frame.of('level').length === 0 && frame.brief.plannerType === 'calendar' && frame.of('topic').length === 0 && statedTopics(frame).length === 0
  return isPractice && isOpen && frame.level !== 'advanced' && LEARNS_IT.test(bareGoal(goalWithVerb(frame)))
}
