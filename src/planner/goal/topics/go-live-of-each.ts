import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Part = Reading & ReadingOf<'topic'>

const ALL_LIVE = /(?<!\p{L})(?:everything|all(?: of (?:it|them|the \p{L}+)| three| four| sites| shops| wards)?|they|every \p{L}+|each(?: \p{L}+)?)(?: (?:has|have|must|needs?|should|is|are|to|be|go|goes|going|gone|in)){0,5} live(?!\p{L})/iu
const FEWEST = 2
/** Of one go-live, with somebody at hand. */
const HOURS = 2
const LIST_OF_GO_LIVES = 95

/** 'Leeds, then Derby, then Hull … everything has to be live by 19 March': each of a row is worked on, and then taken live. */
export function readGoLiveOfEach(context: ReadingContext): void {
  const due = context.plannerType === 'sprint' ? context.readings.find((reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.source === 'stated' && ALL_LIVE.test(reading.words)) : undefined
  const row = due ? rowOf(context) : []
  if (!due || row.length < FEWEST) return
  for (const [position, { label }] of row.entries()) {
    const { words, start, end } = due
    const place = { id: '', words, start, end, source: 'stated' as const, strength: 'hard' as const, appliesTo: null }
    const deed = `${label} go-live`
    context.readings.push({ ...place, text: deed, kind: 'topic', label: deed, list: LIST_OF_GO_LIVES, position, amount: null, minutes: HOURS * 60 })
    context.readings.push({ ...place, text: `${label} before ${deed}`, kind: 'precedence', before: { labels: [label] }, after: { labels: [deed] }, lagMinutes: 0 })
  }
}

/** The parts that were said to come one after the other, in that order. */
function rowOf({ readings }: ReadingContext): Part[] {
  const orders = readings.filter((reading) => reading.kind === 'precedence')
  const ordered = new Set(orders.flatMap(({ before, after }) => [...before.labels, ...after.labels]))
  const parts = readings.filter((reading): reading is Part => reading.kind === 'topic' && ordered.has(reading.label))
  return parts.every(({ label }) => !/(?<!\p{L})live(?!\p{L})/iu.test(label)) ? parts : []
}
