import type { NetworkTask, TaskNetwork } from '../../draft/task-network.ts'
import type { Brief, ReadingKind, ReadingOf } from '../../goal/brief.ts'
import { readingsOf } from '../day-pattern.ts'
import type { Problem, ProblemTask } from '../problem.ts'

/** A task decided by exact search: its time or days, or null when the best answer leaves it out. */
export type Decision = { task: number; fixed: ProblemTask['fixed'] }
export type ExactInput = { brief: Brief; network: TaskNetwork; problem: Problem }

/** Tasks that answer a reading of a kind and that the user has not fixed, with that reading. */
export function answersTo<K extends ReadingKind>(brief: Brief, network: TaskNetwork, kind: K): { index: number; task: NetworkTask; reading: ReadingOf<K> }[] {
  const readings = new Map<string, ReadingOf<K>>(readingsOf(brief, kind).map((reading) => [reading.id, reading]))
  return network.tasks.flatMap((task, index) => {
    const id = task.fixed === null ? task.answers.find((answer) => readings.has(answer)) : undefined
    return id === undefined ? [] : [{ index, task, reading: readings.get(id)! }]
  })
}

/** The problem with the decided tasks where they were decided to be. */
export function withDecisions(problem: Problem, decisions: readonly Decision[]): Problem {
  const fixedBy = new Map(decisions.map(({ task, fixed }) => [task, fixed]))
  return { ...problem, tasks: problem.tasks.map((task) => ({ ...task, fixed: fixedBy.get(task.index) ?? task.fixed })) }
}
