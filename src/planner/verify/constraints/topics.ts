import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'

/** Everything that was asked for shows in the words of some task. */
export function checkTopics(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'topic').map((topic) => {
    const covering = tasks.filter((task) => covers(topic, task))
    const violations = covering.length > 0 ? [] : [{ task: null, text: `no task covers “${topic.label}”` }]
    return reportReading('topic', topic, { violations, met: `Covered by ${counted(covering.length, 'task')}.` })
  })
}

function covers({ label }: ReadingOf<'topic'>, task: PlacedTask): boolean {
  return matchesTask({ labels: [label] }, { title: task.title, subjects: [...task.visible, task.visible.join(' ')] })
}
