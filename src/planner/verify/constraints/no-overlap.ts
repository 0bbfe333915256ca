import type { Brief } from '../../goal/brief.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { PlacedTask } from '../placed-task.ts'
import { reportRule, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

/** Nobody does two timed things at once. Deadlines are markers and take no time. */
export function checkNoOverlap(_brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const timed = tasks.filter(({ time, type }) => time !== null && type !== 'deadline')
  const byPerson = groupBy(timed, ({ assignee }) => assignee ?? '')
  const violations = [...byPerson.values()].flatMap(overlaps)
  return [reportRule('no-overlap', 'Nothing overlaps', { violations, met: 'No two tasks of one person share a minute.' })]
}

function overlaps(tasks: PlacedTask[]): Violation[] {
  const sorted = tasks.toSorted((a, b) => a.time!.start - b.time!.start || a.time!.end - b.time!.end)
  const violations: Violation[] = []
  let latest: PlacedTask | null = null
  for (const task of sorted) {
    if (latest && task.time!.start < latest.time!.end) {
      violations.push({ task, text: `${whereabouts(task)} overlaps “${latest.title}” by ${latest.time!.end - task.time!.start} min` })
    }
    if (!latest || task.time!.end > latest.time!.end) latest = task
  }
  return violations
}
