import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { isInOrder } from '../../goal/matcher.ts'
import { readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'
import { startsAfter } from '../succession.ts'

/** What was to come first is finished before what was to come after starts. */
export function checkPrecedence(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'precedence').map((precedence) => {
    const bound = tasks.filter((task) => !onlySpeaksOfIt(task))
    const earlier = bound.filter((task) => isInOrder(precedence.before, task) && !isInOrder(precedence.after, task))
    const later = bound.filter((task) => isInOrder(precedence.after, task) && !isInOrder(precedence.before, task))
    const violations = later.flatMap((task) => tooEarly(precedence, task, earlier))
    return reportReading('precedence', precedence, { violations, met: earlier.length > 0 && later.length > 0 ? 'In that order.' : 'Nothing in the plan is bound by it.' })
  })
}

/** A sprint's meeting that names its goal, or the marker of a deadline: about the work, and none of it. */
function onlySpeaksOfIt({ type, subjects, sprint }: PlacedTask): boolean {
  return subjects.length === 0 && (type === 'deadline' || (type === 'meeting' && sprint !== null))
}

function tooEarly({ lagMinutes }: ReadingOf<'precedence'>, task: PlacedTask, earlier: readonly PlacedTask[]): Violation[] {
  const unfinished = earlier.find((before) => !startsAfter(task, before, { lagMinutes }))
  return unfinished ? [{ task, text: `${whereabouts(task)} starts before ${whereabouts(unfinished)} is done` }] : []
}
