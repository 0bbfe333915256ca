import { languagesOf } from '../../playbooks/playbook-texts.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../../playbooks/software/sprint-feature.ts'
import { buildsSomebody } from '../sprints/unknown-work.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isOurs } from './near-keywords.ts'

/** A team that names its parts has a plan in its own words and language: they say more to it than what is known in English only. */
export function inTheirLanguage(known: Playbook | null, frame: PlanFrame): Playbook | null {
  const isTheirs = known === null || !isOurs(known) || frame.brief.plannerType !== 'sprint' || languagesOf(known).includes(frame.language)
  if (isTheirs || frame.of('topic').length < SEVERAL) return known
  return buildsSomebody(frame) && languagesOf(SPRINT_FEATURE).includes(frame.language) ? SPRINT_FEATURE : null
}

const SEVERAL = 3
