import { GENERAL_SPRINT } from '../../playbooks/general-sprint.ts'
import { GENERAL_TEAM } from '../../playbooks/general-team.ts'
import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { isDenseList } from '../choosing/dense-lists.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { buildsThings, isAmongThemselves } from './unknown-work.ts'

type Around = { book: Playbook; fixed: readonly NetworkTask[]; frame: PlanFrame }

/** Steps that any team could be told to take are left out where they would say nothing: beside a list of its own, for one person alone, behind the day it leads to. */
export function worthIt(templates: readonly TaskTemplate[], { book, fixed, frame }: Around): TaskTemplate[] {
  const left = new Set([...(isListed(book, frame) ? AROUND_A_LIST : []), ...(isAlone(frame) ? OF_SEVERAL : []), ...(leadsToDay(book, fixed, frame) ? HANDING_OVER : [])])
  const ofAnyTeam = book === GENERAL_TEAM ? new Set(GENERAL_TEAM.tasks) : IN_EVERY_SPRINT
  return templates.filter((template) => !(ofAnyTeam.has(template) && left.has(template.id)))
}

const IN_EVERY_SPRINT: ReadonlySet<TaskTemplate> = new Set(GENERAL_SPRINT.tasks)
/** 'Jingles, a pilot episode, a guest list, posts': who names what there is to do has agreed on it. What a trade knows of its own beginning stays. */
const AROUND_A_LIST: readonly string[] = ['risks', 'who-else', 'midpoint-demo', 'handover-notes', 'release']
const OF_SEVERAL: readonly string[] = ['scope', 'who-else', 'midpoint-demo', 'handover-notes', 'release']
const HANDING_OVER: readonly string[] = ['handover-notes', 'release']

function isListed(book: Playbook, frame: PlanFrame): boolean {
  return !buildsThings(book, frame) && (isDenseList(frame) || isAmongThemselves(frame))
}

function isAlone(frame: PlanFrame): boolean {
  return frame.of('person').length === 1
}

/** Work that leads to a day of its own (an opening, a party, a hearing) is over with it: nothing is handed over to anybody. */
function leadsToDay(book: Playbook, fixed: readonly NetworkTask[], frame: PlanFrame): boolean {
  const latest = frame.last - (frame.last - frame.first) / LAST_PART
  return book === GENERAL_TEAM && fixed.some((task) => task.type === 'event' && task.fixed !== null && task.fixed.days.first >= latest)
}

const LAST_PART = 4
