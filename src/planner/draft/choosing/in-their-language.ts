import { languagesOf } from '../../playbooks/playbook-texts.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { SOFTWARE_PLAYBOOKS } from '../../playbooks/software/software-playbooks.ts'
import { SPRINT_FEATURE } from '../../playbooks/software/sprint-feature.ts'
import { buildsSomebody } from '../sprints/unknown-work.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { bareGoal, goalWithVerb } from './goal-head.ts'
import { isOurs } from './near-keywords.ts'

/**
 * What stands in English only says less to whoever wrote in another language than steps of that kind of work in their own: a plan is
 * read by those who asked for it. What an operator has added is meant for their users as it stands.
 */
export function inTheirLanguage(known: Playbook | null, frame: PlanFrame): Playbook | null {
  if (known !== null && (!isOurs(known) || stands(known, frame))) return known
  const wider = frame.brief.plannerType === 'sprint' ? ofAnySoftware(known, frame) : ofAnySkill(known, frame)
  return wider !== null && stands(wider, frame) ? wider : null
}

function stands(playbook: Playbook, { language }: PlanFrame): boolean {
  return languagesOf(playbook).includes(language)
}

function ofAnySoftware(known: Playbook | null, frame: PlanFrame): Playbook | null {
  return known !== null && (SOFTWARE.has(known) || buildsSomebody(frame)) ? SPRINT_FEATURE : null
}

const SOFTWARE: ReadonlySet<Playbook> = new Set(SOFTWARE_PLAYBOOKS)

/** An examination is studied for, and what one learns to do is practised, whichever it is. */
function ofAnySkill(known: Playbook | null, frame: PlanFrame): Playbook | null {
  const byId = (id: string) => frame.playbooks.find((playbook) => playbook.id === id) ?? null
  if (known?.tags?.includes('study')) return byId('exam-study')
  const goal = bareGoal(goalWithVerb(frame))
  return LEARNS_TO_DO.test(goal) || known !== null && LEARNS.test(goal) ? byId('skill-learning') : null
}

/** 'Aprender a bailar', 'nähen lernen': a verb is learnt by doing it, a subject is read about. */
const LEARNS_TO_DO = /^(?:[Aa]prender a|[Aa]pprendre à) \p{L}+(?:[aei]r|re)(?!\p{L})|(?<!\p{L})(?:\p{Ll}{2,}n|\p{Lu}\p{L}{2,}(?:ieren|ähen|nzen|fen)) lernen(?!\p{L})/u
const LEARNS = /^(?:aprender|apprendre)(?!\p{L})|(?<!\p{L})lernen(?!\p{L})/iu
