import type { ReadingOf } from '../../goal/brief.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/** Days: whoever is away for less only begins later. */
const LONG = 14

/** Of those who could do a task, whoever is there at its time: 'layout from March' waits for March, and what comes before it does not wait for who does it. All of them where none is there. */
export function peopleThere<P extends Pick<ReadingOf<'person'>, 'name'>>(task: NetworkTask, able: readonly P[], frame: PlanFrame): readonly P[] {
  const { position } = task.wish
  if (position === null || able.length < 2) return able
  const day = frame.first + Math.round(position * (frame.last - frame.first))
  const there = able.filter(({ name }) => !frame.of('exclusion').some(({ person, windows, days }) => person === name && windows.length === 0 && (days.spans ?? []).some(({ first, last }) => first <= day && day <= last && last - first >= LONG)))
  return there.length > 0 ? there : able
}
