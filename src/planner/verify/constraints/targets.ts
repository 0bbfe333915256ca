import type { Brief } from '../../goal/brief.ts'
import { readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'

/** What is to be reached in numbers is said by a task, in the words of the goal. */
export function checkTargets(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'target').map((target) => {
    const about = tasks.filter(({ visible }) => visible.some((text) => text.toLowerCase().includes(target.aim.toLowerCase())))
    const violations = about.length > 0 ? [] : [{ task: null, text: 'no task measures it' }]
    return reportReading('target', target, { violations, met: `Measured in ${counted(about.length, 'task')}.` })
  })
}
