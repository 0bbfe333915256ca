import type { Brief } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { movableTasks, readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { reportReading, whereabouts } from '../report.ts'

/** Verbs with which somebody would deal with the thing once more. */
const AGAIN = /^(?:book|find|choose|hire|reserve|order|rent)\b/iu

/** What is booked already, or somebody else does, is not booked again. */
export function checkSettled(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const movable = movableTasks(brief, tasks)
  return readingsOf(brief, 'settled').map((settled) => {
    const violations = movable
      .filter(({ title }) => AGAIN.test(title) && matchesTask(settled.appliesTo, { title: title.split(': ')[0]!, subjects: [] }))
      .map((task) => ({ task, text: `${whereabouts(task)} does it again` }))
    return reportReading('settled', settled, { violations, met: 'Left as it is.' })
  })
}
