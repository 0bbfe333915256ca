import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'

/** 'No hanging before the walls are dry on 10 April': the hanging from that day on, and the day itself is free for it. */
export function readBarredUntil(context: ReadingContext, { entry, around: { left, leftKeys }, words }: Pick<TypedTime, 'entry' | 'around' | 'words'>): boolean {
  const [span] = entry.spans
  const bar = leftKeys.findIndex((key) => !/^(?:so|and|but|then|there|is|there's|also)$/u.test(key))
  const before = leftKeys.findIndex((key) => /^(?:before|until|till)$/u.test(key))
  if (leftKeys[bar] !== 'no' || before < bar + 2 || before === leftKeys.length - 1 || entry.spans.length !== 1) return false
  const label = labelOf(context, { from: left.from + bar + 1, to: left.from + before })
  if (label === null || isWholePlan(label)) return false
  addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: null }, appliesTo: { labels: label.split(/ (?:or|nor) /u) }, text: `${label} from ${describeDay(span!.first)}` })
  return true
}
