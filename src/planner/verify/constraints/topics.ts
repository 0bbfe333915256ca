import type { Brief } from '../../goal/brief.ts'
import { stems, wordBase } from '../../goal/matcher.ts'
import { readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'

/** Everything that was asked for shows in the words of some task: its hidden labels do not count. */
export function checkTopics(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const topics = readingsOf(brief, 'topic')
  const texts = topics.length === 0 ? [] : tasks.map(visibleStems)
  return topics.map((topic) => {
    const wanted = stems(topic.label)
    const covering = texts.filter((text) => wanted.length > 0 && wanted.every((stem) => text.words.includes(` ${stem}`) || text.bases.has(wordBase(stem))))
    const violations = covering.length > 0 ? [] : [{ task: null, text: `no task covers “${topic.label}”` }]
    return reportReading('topic', topic, { violations, met: `Covered by ${counted(covering.length, 'task')}.` })
  })
}

/** ' limit law find ' and the bases of these words: what matchers look at, laid out for many topics. */
function visibleStems({ visible }: PlacedTask): { words: string; bases: ReadonlySet<string> } {
  const words = visible.flatMap(stems)
  return { words: ` ${words.join(' ')} `, bases: new Set(words.map(wordBase)) }
}
