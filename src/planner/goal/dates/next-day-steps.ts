import type { Reading, ReadingOf } from '../brief.ts'
import { segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

const NEXT_DAY = /(?:^|\s)(?:(?:on )?the (?:next|following) day|next day|(?:the )?day after|am nächsten tag|am tag darauf|al día siguiente|le lendemain|no dia seguinte)$/iu
/** One night lies between. */
const NIGHT = 600

/**
 * 'Tiling, grout next day' in a list without a date: the day after the step before it, and not tomorrow. Behind something
 * with a day of its own that day is known, and the reading stays.
 */
export function settleNextDaySteps(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const reading of context.readings) {
    if (reading.kind !== 'event' || reading.source !== 'stated' || reading.from !== null || reading.days.first !== context.today + 1 || !NEXT_DAY.test(reading.words)) continue
    const before = stepBefore(context, reading)
    if (before === null) continue
    const { id, words, start, end, source, strength, title } = reading
    const own = { id, words, start, end, source, strength, appliesTo: null }
    const step: Reading = { ...own, kind: 'topic', label: title, list: before.list, position: before.position + 0.5, amount: null, minutes: null, text: title }
    const order: Reading = { ...own, kind: 'precedence', before: { labels: [before.label] }, after: { labels: [title] }, lagMinutes: NIGHT, text: `${title} the day after ${before.label}` }
    // What the list says comes after the step before it comes after this one as well.
    const behind = context.readings.flatMap((other): Reading[] => (other.kind === 'precedence' && other.before.labels.length === 1 && other.before.labels[0] === before.label && other.start < end && other.end > start ? [{ ...other, before: { labels: [title] }, text: `${title} before ${other.after.labels.join(', ')}` }] : []))
    const isKnown = context.readings.some((other) => other.kind === 'topic' && other.label.toLowerCase() === title.toLowerCase())
    context.readings = context.readings.flatMap((other) => (other === reading ? [...isKnown ? [] : [step], order, ...behind] : [other]))
  }
}

/** The step that stands before it in the same sentence, where nothing in between has a day of its own. */
function stepBefore(context: ReadingContext, own: Reading): (Reading & ReadingOf<'topic'>) | null {
  const { start } = own
  const segment = segmentOfReading(context, own)
  const steps = context.readings.filter((reading): reading is Reading & ReadingOf<'topic'> => reading.kind === 'topic' && reading.end <= start)
  const last = steps.toSorted((a, b) => a.end - b.end).at(-1)
  if (segment === null || last === undefined || segmentOfReading(context, last)?.sentence !== segment.sentence) return null
  return context.readings.some((other) => other.kind === 'event' && other.end <= start && other.start >= last.start) ? null : last
}
