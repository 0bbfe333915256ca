import type { Plan, Task } from '../../contract/plan.ts'
import type { DescriptionBlock, TrackerItem } from '../../integrations/tracker-target.ts'

/** What a task looks like in a tracker. */
export function itemOfTask(_plan: Plan, task: Task): TrackerItem {
  return {
    taskId: task.id,
    title: task.title,
    description: describe(task),
    priority: task.priority,
    labels: task.tags,
    estimatedMinutes: Math.round(task.estimatedHours * 60),
    dueDate: task.endDate ?? task.date,
  }
}

function describe(task: Task): DescriptionBlock[] {
  const time = task.startTime === null ? '' : `, ${task.startTime}–${task.endTime}`
  const facts = [
    `Planned for ${task.date}${task.endDate === undefined ? '' : ` to ${task.endDate}`}${time}`,
    ...(task.assignee === undefined ? [] : [`Assigned to ${task.assignee}`]),
    ...(task.sprint === undefined ? [] : [`Sprint ${task.sprint} of the plan`]),
    ...(task.location === undefined ? [] : [`Place: ${task.location}`]),
  ]
  return [
    ...task.description.split(/\n+/u).filter(Boolean).map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'list', items: facts },
    ...(task.why === undefined ? [] : [{ kind: 'paragraph' as const, text: `Why then: ${task.why}` }]),
    ...(task.references.length === 0 ? [] : [{ kind: 'list' as const, items: task.references }]),
  ]
}
