import type { Brief, TaskMatcher } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { boundTasks, readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import { startsAfter } from '../succession.ts'

/** What is with others, on its way or drying is used no sooner than it can be there: the last step of the part waits for the one before. */
export function checkWaits(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'wait').map((wait) => {
    const steps = boundTasks(wait, tasks.filter(({ type }) => type === 'task')).filter(({ subjects }) => isFirst(wait, subjects)).toSorted((a, b) => a.days.first - b.days.first || a.days.last - b.days.last)
    const [before, last] = steps.slice(-2)
    const isEarly = before !== undefined && last !== undefined && !startsAfter(last, before, { lagMinutes: wait.days * MINUTES_PER_DAY })
    const violations = isEarly ? [{ task: last, text: `${whereabouts(last)} is less than ${counted(wait.days, 'day')} behind ${whereabouts(before)}` }] : []
    return reportReading('waits', wait, { violations, met: steps.length > 1 ? `${counted(wait.days, 'day')} lie before its last step.` : 'Nothing in the plan waits for it.' })
  })
}

/** A step of several parts is one of the first of them: 'Schematic, order the boards: …' orders nothing. */
function isFirst({ appliesTo }: { appliesTo: TaskMatcher | null }, [first]: readonly string[]): boolean {
  return first === undefined || matchesTask(appliesTo, { title: '', subjects: [first] })
}
