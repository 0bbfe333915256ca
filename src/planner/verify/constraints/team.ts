import type { Brief } from '../../goal/brief.ts'
import { isMarker, readingsOf, sameName } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'

/** In a sprint plan everybody named has work, and nobody else has. */
export function checkTeam(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const people = readingsOf(brief, 'person')
  if (brief.plannerType !== 'sprint' || people.length === 0) return []
  const work = tasks.filter((task) => !isMarker(task) && task.assignee !== null)
  const strangers = work.filter((task) => !people.some(({ name }) => sameName(name, task.assignee!)))
  return people.map((person, index) => {
    const mine = work.filter((task) => sameName(task.assignee!, person.name))
    const idle = mine.length === 0 ? [{ task: null, text: `${person.name} has no task` }] : []
    const unknown = index === 0 ? strangers.map((task) => ({ task, text: `${whereabouts(task)} is given to ${task.assignee}, whom you did not name` })) : []
    return { ...reportReading('team', person, { violations: [...unknown, ...idle], met: `${person.name} has ${counted(mine.length, 'task')}.` }), strength: unknown.length > 0 ? 'hard' : 'soft' }
  })
}
