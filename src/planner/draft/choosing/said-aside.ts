import type { Playbook } from '../../playbooks/playbook.ts'
import { hasAnyKeyword, hasKeyword, plainWords } from '../wording.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { goalWithVerb } from './goal-head.ts'
import { isOurs } from './near-keywords.ts'
import type { Relevance } from './playbook-relevance.ts'

/**
 * The baby that naps next door, the inspection that a van has to pass anyway: what asks for a playbook stands nowhere in
 * what the goal is called or how it begins, and the goal as a whole speaks more of something else.
 */
export function isSaidAside(playbook: Playbook, frame: PlanFrame, relevance: readonly Relevance[]): boolean {
  const [best] = relevance
  if (frame.brief.plannerType !== 'calendar' || best === undefined || best.asked < FEWEST_WORDS || best.playbook === playbook && best.score >= PLAINLY || !isOurs(playbook)) return false
  const { strong } = playbook.matches
  const said = strong.filter((keyword) => hasKeyword(frame.words, keyword)).map((keyword) => keyword.replace(/^=/u, ''))
  // 'Its MOT' says no more than 'MOT'.
  const apart = said.filter((keyword) => !said.some((longer) => longer !== keyword && longer.includes(keyword))).length
  if (apart === 0 || hasAnyKeyword(headWords(frame), strong)) return false
  const known = relevance.find((other) => other.playbook === playbook)?.score ?? 0
  return best.playbook === playbook || known < (apart === 1 ? LESS : MUCH_LESS) * best.score || apart === 1 && known < PLAINLY
}

/** Relevance of what is told in passing alone is less. */
const PLAINLY = 1.3
/** A short goal is all head. */
const FEWEST_WORDS = 12
const MUCH_LESS = 0.75
/** Of one word alone. */
const LESS = 0.9
/** People say what they want within their first words. */
const OPENING_WORDS = 16

function headWords(frame: PlanFrame): string[] {
  const { subject, heading = '' } = frame.brief
  return [...plainWords([subject, goalWithVerb(frame), heading].join(' . ')), '.', ...frame.words.slice(0, OPENING_WORDS)]
}
