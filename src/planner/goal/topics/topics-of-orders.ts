import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Order = Reading & ReadingOf<'precedence'>

/** 'DPIA finished before the pilot' as an item of a list: the part is the DPIA, and that it comes first is the order's. */
export function nameTopicsOfOrders(context: ReadingContext): void {
  const orders = context.readings.filter((reading): reading is Order => reading.kind === 'precedence' && reading.source === 'stated' && reading.before.labels.length === 1)
  const renamed = new Map<string, string>()
  for (const reading of context.readings) {
    if (reading.kind !== 'topic' || !SAYS_ORDER.test(reading.label)) continue
    const order = orders.find(({ start, end, before }) => start < reading.end && end > reading.start && isStartOf(before.labels[0]!, reading.label))
    if (order !== undefined) renamed.set(reading.label, order.before.labels[0]!)
  }
  if (renamed.size === 0) return
  const known = new Set(context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label.toLowerCase()] : [])))
  context.readings = context.readings.flatMap((reading): Reading[] => {
    const label = reading.kind === 'topic' ? renamed.get(reading.label) : undefined
    if (reading.kind !== 'topic' || label === undefined) return [reading]
    return known.has(label.toLowerCase()) ? [] : [{ ...reading, label, text: label }]
  })
}

const SAYS_ORDER = /(?<!\p{L})(?:before|prior to|bevor|vor|antes de|avant(?: de)?)(?!\p{L})/iu

function isStartOf(label: string, whole: string): boolean {
  return whole.toLowerCase().replace(/^(?:an?|the) /u, '').startsWith(label.toLowerCase().replace(/^(?:an?|the) /u, '')) && whole.length > label.length
}
