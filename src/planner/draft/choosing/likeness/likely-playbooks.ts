import { PLAYBOOKS } from '../../../playbooks/all-playbooks.ts'
import type { Playbook } from '../../../playbooks/playbook.ts'
import { english } from '../../../playbooks/playbook-texts.ts'
import { SAMPLE_GOALS } from '../../../playbooks/sample-goals/sample-goals.ts'
import { oncePerFrame } from '../../once-per-frame.ts'
import type { PlanFrame } from '../../plan-frame.ts'
import { ownKeywords, relevantPlaybooks } from '../playbook-relevance.ts'
import { ENOUGH, scoredPlaybooks } from '../playbook-scores.ts'
import { textOfWork } from '../text-of-work.ts'
import { discriminantOf } from './discriminant.ts'
import type { Discriminant } from './discriminant.ts'
import { goalVector, hasMeaning, meanOf, unit } from './goal-vector.ts'
import type { Vector } from './goal-vector.ts'

/** How likely a goal is meant for this playbook, if for any of the plan's type; they add up to 1. */
export type Likely = { playbook: Playbook; probability: number }

/** Our playbooks of the plan's type that no operator's replaces, likeliest first, by what the goal means, the words that it shares with them, and their keywords. English goals only; others have none. */
export const likelyPlaybooks = oncePerFrame((frame): Likely[] => {
  const scores = meaningOf(frame)
  if (scores === null) return []
  const relevance = new Map(relevantPlaybooks(frame).map(({ playbook, score }) => [playbook, score]))
  const keywords = new Map(scoredPlaybooks(frame).filter(({ score }) => score >= ENOUGH).map(({ playbook, score }) => [playbook, Math.min(score, MOST_OF_KEYWORDS)]))
  const open = new Set(frame.playbooks)
  const asked = PLAYBOOKS.flatMap((playbook, index) => (open.has(playbook) && playbook.plannerTypes.includes(frame.brief.plannerType) ? [{ playbook, meaning: scores[index]! }] : []))
  const meaning = standardised(asked.map(({ meaning }) => meaning))
  const words = standardised(asked.map(({ playbook }) => relevance.get(playbook) ?? 0))
  const evidence = asked.map(({ playbook }, index) => EVIDENCE.meaning * meaning[index]! + EVIDENCE.words * words[index]! + EVIDENCE.keywords * (keywords.get(playbook) ?? 0))
  const most = Math.max(...evidence)
  const likelihoods = evidence.map((value) => Math.exp(value - most))
  const total = likelihoods.reduce((sum, value) => sum + value, 0)
  return asked.map(({ playbook }, index) => ({ playbook, probability: likelihoods[index]! / total })).toSorted((a, b) => b.probability - a.probability)
})

/** Whether what the goal means is closer to one of these playbooks than to any of those, of whatever type they are. English goals only. */
export function meansRather(these: readonly Playbook[], those: readonly Playbook[], frame: PlanFrame): boolean {
  const scores = meaningOf(frame)
  if (scores === null) return false
  const best = (playbooks: readonly Playbook[]) => {
    const ids = new Set(playbooks.map(({ id }) => id))
    return PLAYBOOKS.reduce((most, { id }, index) => (ids.has(id) ? Math.max(most, scores[index]!) : most), -Infinity)
  }
  return best(these) > best(those)
}

/** How much the goal as a whole sounds like what each of our playbooks is meant for, in their order; null where it is not in English. */
const meaningOf = oncePerFrame(({ brief }: PlanFrame): Float64Array | null => {
  if (brief.language !== 'en' || !hasMeaning(brief.prompt)) return null
  const { discriminant, centre } = model()
  return discriminant(centred(goalVector(textOfWork(brief), brief.subject), centre))
})

/** Weights of a multinomial logit, fitted on sample goals that had been kept apart: `npm run bench:choice` tells how they hold. */
const EVIDENCE = { meaning: 1.66, words: 0.66, keywords: 0.28 }
const MOST_OF_KEYWORDS = 16

function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation))
}

type Model = { discriminant: Discriminant; centre: Vector }
let fitted: Model | null = null

/** Fitted once, in some tenths of a second: the sample goals and keywords are its only source, so that it cannot grow stale. */
function model(): Model {
  if (fitted) return fitted
  const goals = PLAYBOOKS.map(vectorsOf)
  const centre = meanOf(goals.flat())
  fitted = { discriminant: discriminantOf(goals.map((vectors) => vectors.map((vector) => centred(vector, centre)))), centre }
  return fitted
}

/** What a playbook says of itself counts as much as two of its sample goals. */
function vectorsOf(playbook: Playbook): Vector[] {
  const ofItself = goalVector([english(playbook.title), ...ownKeywords(playbook)].join(' '))
  return [...(SAMPLE_GOALS[playbook.id] ?? []).map((goal) => goalVector(goal)), ofItself, ofItself]
}

/** What all goals have in common tells nothing. */
function centred(vector: Vector, centre: Vector): Vector {
  return unit(vector.map((value, index) => value - centre[index]!))
}
