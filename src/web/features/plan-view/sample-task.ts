import type { Task } from '../../../contract/plan.ts'

/** A task for tests, named by its title; a date-only one of an hour unless the fields say otherwise. */
export function sampleTask(title: string, fields: Partial<Task> = {}): Task {
  return {
    id: title,
    title,
    description: '',
    date: '2027-01-04',
    startTime: null,
    endTime: null,
    priority: 'medium',
    status: 'todo',
    tags: [],
    estimatedHours: 1,
    references: [],
    type: 'task',
    ...fields,
  }
}
