import { GENERAL_SPRINT } from '../../playbooks/general-sprint.ts'
import { GENERAL_TEAM } from '../../playbooks/general-team.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { isOfSoftware, speaksOfSoftware } from '../choosing/software-teams.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { BUILDING_ROLES } from './role-words.ts'
import { hasRole } from './team-roles.ts'

/** What no playbook knows is built where somebody builds, or where nobody is named and the goal speaks of software; all else is done without releases. */
export function unknownWork(frame: PlanFrame): Playbook {
  return frame.of('person').length > 0 ? (buildsSomebody(frame) ? GENERAL_SPRINT : GENERAL_TEAM) : isOfSoftware(frame) ? GENERAL_SPRINT : GENERAL_TEAM
}

export function buildsSomebody(frame: PlanFrame): boolean {
  return speaksOfSoftware(frame) || isOfSoftware(frame) && [...BUILDING_ROLES].some((role) => hasRole(frame, role))
}

/** Whether what this playbook is about is made by those who build: a product, a service, a device. */
export function buildsThings(book: Playbook, frame: PlanFrame): boolean {
  if (isGeneral(book)) return buildsSomebody(frame)
  const roles = [...book.tasks, ...(book.topicStages ?? [])].flatMap(({ role }) => role ?? [])
  return roles.filter((role) => BUILDING_ROLES.has(role)).length > BUILT_SHARE * book.tasks.length
}

const BUILT_SHARE = 0.25

export function isGeneral(book: Playbook): boolean {
  return book === GENERAL_SPRINT || book === GENERAL_TEAM
}

/** Whether a few people do it beside their days, a list of their own without sprints and without building software: nobody accepts what another has done. */
export function isAmongThemselves(frame: PlanFrame): boolean {
  return unknownWork(frame) === GENERAL_TEAM && (frame.sprints.length === 0 && frame.of('topic').length >= LISTED || frame.of('person').length === 1)
}

const LISTED = 2
