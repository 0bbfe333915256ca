import type { Plan, Task } from '../../../contract/plan.ts'
import type { Language } from '../../playbooks/playbook.ts'
import { say } from './say.ts'
import { tagIn } from './tag-names.ts'

/** The plan with everything that the planner itself says of it in the plan's language; titles and texts of tasks are so already. */
export function localisedPlan(plan: Plan, language: Language): Plan {
  if (language === 'en') return plan
  const said = (text: string) => say(text, language)
  return {
    ...plan,
    tasks: plan.tasks.map((task) => localisedTask(task, language)),
    metadata: { ...plan.metadata, estimatedDuration: said(plan.metadata.estimatedDuration) },
    assumptions: plan.assumptions.map((assumption) => ({ ...assumption, text: said(assumption.text) })),
    checks: plan.checks.map(({ name, ok, detail }) => ({ name: said(name), ok, detail: said(detail) })),
    warnings: plan.warnings.map(said),
  }
}

function localisedTask(task: Task, language: Language): Task {
  const isOurs = task.id.startsWith('travel-to-')
  return {
    ...task,
    ...(isOurs || task.title.endsWith(' (after midnight)') ? { title: say(task.title, language) } : {}),
    ...(isOurs ? { description: say(task.description, language) } : {}),
    ...(task.why === undefined ? {} : { why: say(task.why, language) }),
    tags: [...new Set(task.tags.map((tag) => tagIn(tag, language)))],
  }
}
