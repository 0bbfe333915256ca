import { GENERAL_SPRINT } from '../../playbooks/general-sprint.ts'
import { GENERAL_TEAM } from '../../playbooks/general-team.ts'
import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { isOfSoftware, speaksOfSoftware } from '../choosing/software-teams.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { BUILDING_ROLES, hasRole } from './team-roles.ts'

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

/** Work that leads to a day of its own (an opening, a party, a hearing) is over with it: nothing is handed over to anybody. */
export function withoutHandover(templates: readonly TaskTemplate[], { book, fixed, frame }: { book: Playbook; fixed: readonly NetworkTask[]; frame: PlanFrame }): TaskTemplate[] {
  const latest = frame.last - (frame.last - frame.first) / LAST_PART
  const leadsToDay = book === GENERAL_TEAM && fixed.some((task) => task.type === 'event' && task.fixed !== null && task.fixed.days.first >= latest)
  return templates.filter(({ id }) => !leadsToDay || !HANDING_OVER.has(id))
}

const LAST_PART = 4
const HANDING_OVER: ReadonlySet<string> = new Set(['handover-notes', 'release'])
