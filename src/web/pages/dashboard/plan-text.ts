import type { Plan } from '../../../contract/plan.ts'

/** What Copy puts on the clipboard: title, description and the list of task titles. */
export function planText(plan: Pick<Plan, 'title' | 'description' | 'tasks'>): string {
  const titles = plan.tasks.map((task) => `- ${task.title}`).join('\n')
  return [plan.title, plan.description, titles].filter((part) => part !== '').join('\n\n')
}
