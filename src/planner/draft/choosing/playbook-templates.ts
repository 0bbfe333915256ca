import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { holds } from '../plan-frame.ts'
import { withoutAbroad } from '../trip/in-ones-own-country.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword } from '../wording.ts'
import { withoutSettled } from './settled-things.ts'

/** The playbook's own tasks and those it shares from others, each id once. */
export function templatesOf(playbook: Playbook, frame: PlanFrame): TaskTemplate[] {
  const used = (playbook.uses ?? []).filter((use) => holds(use.when, frame)).flatMap((use) => frame.playbooks.find((other) => other.id === use.id)?.tasks.filter((task) => task.shared) ?? [])
  const asked = namedMatters(playbook, frame)
  const own = new Set(playbook.tasks.map((task) => task.id))
  const borrowed = used.filter((task) => !own.has(task.id)).map((task) => ({ ...task, optional: true }))
  const all = [...asked, ...borrowed]
  return frame.brief.plannerType === 'sprint' ? playbook.tasks : withoutSettled(playbook.id === 'trip' ? withoutAbroad(all, frame) : all, frame)
}

/** 'Do my taxes' is not a reason to renew a passport: of separate matters only the named ones, where enough are named. */
export function namedMatters({ tasks, namedOnlyFrom, namedOnlyUnless = [] }: Playbook, frame: PlanFrame): TaskTemplate[] {
  const says = (task: TaskTemplate | undefined) => task?.about !== undefined && hasAnyKeyword(frame.words, task.about)
  const isNamed = (task: TaskTemplate) => says(task) || (task.goesWith !== undefined && says(tasks.find(({ id }) => id === task.goesWith)))
  const named = new Set(tasks.filter(isNamed).map((task) => task.about![0]))
  return namedOnlyFrom === undefined || named.size < namedOnlyFrom || hasAnyKeyword(frame.words, namedOnlyUnless) ? tasks : tasks.filter((task) => !task.about || task.always || isNamed(task))
}
