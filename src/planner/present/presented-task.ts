import type { Task } from '../../contract/plan.ts'

/** A task as it is shown, with the labels that matchers see. */
export type PresentedTask = { task: Task; subjects: readonly string[] }
