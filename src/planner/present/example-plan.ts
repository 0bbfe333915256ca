import type { Plan, Task } from '../../contract/plan.ts'

/** A task for tests of how plans are shown. */
export function exampleTask(changes: Partial<Task> = {}): Task {
  return { id: 'task', title: 'Read chapter 1', description: '', date: '2027-01-05', startTime: '18:00', endTime: '19:00', priority: 'medium', status: 'todo', tags: [], estimatedHours: 1, references: [], type: 'task', ...changes }
}

export function examplePlan(tasks: Task[], changes: Partial<Plan> = {}): Plan {
  return {
    id: 'plan-1',
    plannerType: 'calendar',
    title: 'Read the book',
    description: '',
    tasks,
    metadata: { totalTasks: tasks.length, estimatedDuration: '1 day', startDate: tasks[0]!.date, endDate: tasks.at(-1)!.date },
    assumptions: [],
    checks: [],
    warnings: [],
    timeZone: 'Europe/Berlin',
    ...changes,
  }
}
