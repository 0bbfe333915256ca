import type { Reading } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

/** 'One room a week: loft, kitchen, shed', 'two songs a week: …': what is done so often are the parts that are listed behind it, and no series of its own. */
export function settleOneOfList(context: ReadingContext): void {
  const lists = context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.position === 1 ? [reading] : []))
  const heading = context.readings.find((reading) => reading.kind === 'rhythm' && reading.title !== null && reading.per === 'week' && reading.count !== null && reading.windows.length === 0
    && lists.some(({ start }) => start > reading.end && /^\s*(?::|-|–)\s*(?:the |my |our )?$/u.test(context.prompt.slice(reading.end, start))))
  if (heading?.kind !== 'rhythm') return
  const items = context.readings.filter((reading) => reading.kind === 'topic' && reading.start > heading.end)
  if (items.length < FEWEST) return
  const labels = items.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))
  const { id, words, start, end, source, strength, text } = heading
  const limit: Reading = { id, words, start, end, source, strength, text, appliesTo: { labels, ofParts: true }, kind: 'limit', measure: 'tasks', per: 'week', min: null, max: heading.count! * STEPS_OF_ONE, person: null }
  context.readings = context.readings.flatMap((reading) => (reading === heading ? [limit] : reading.kind !== 'quantity' || reading.start < heading.start || reading.end > heading.end ? [reading] : []))
}

const FEWEST = 3
/** One part may take two sittings of its week. */
const STEPS_OF_ONE = 2
