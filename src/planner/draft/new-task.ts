import type { NetworkTask } from './task-network.ts'

const NOTHING_STATED: Omit<NetworkTask, 'id' | 'title' | 'description' | 'effortMinutes'> = {
  priority: 'medium',
  type: 'task',
  tags: [],
  references: [],
  location: null,
  subjects: [],
  timed: true,
  spanDays: 1,
  after: [],
  optional: false,
  fixed: null,
  allowedDays: null,
  wish: { day: null, windows: [], position: null },
  occurrence: null,
  assignee: null,
  role: null,
  sprintWish: null,
  answers: [],
}

/** A task with the usual values for whatever is not given. */
export function newTask(task: Pick<NetworkTask, 'id' | 'title' | 'description' | 'effortMinutes'> & Partial<NetworkTask>): NetworkTask {
  return { ...NOTHING_STATED, ...task, effortMinutes: Math.max(1, Math.round(task.effortMinutes)) }
}
