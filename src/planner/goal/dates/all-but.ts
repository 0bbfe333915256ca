import { describeDay } from '../describe.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ReadingContext } from '../reading-context.ts'
import { sameThing } from '../topics/orders.ts'

const ALL_BUT = /^(?:(?:everything|all|all of it) )?(?:except|but|apart from|besides|excluding)(?: for)? (?:the |our )?/iu
/** 'Archiving' and 'archive the old pages' begin alike. */
const SHORTEST_STEM = 6

/** 'Everything except the archiving has to be live by 19 February': a last day for all parts but that one. */
export function settleAllBut(context: ReadingContext): void {
  const topics = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))
  for (const reading of context.readings) {
    const [label] = reading.kind === 'deadline' ? reading.appliesTo?.labels ?? [] : []
    if (reading.kind !== 'deadline' || label === undefined || !ALL_BUT.test(label)) continue
    const spared = label.replace(ALL_BUT, '')
    const others = topics.filter((topic) => !sameThing(topic, spared) && !isLike(topic, spared))
    if (others.length === 0 || others.length === topics.length) continue
    reading.appliesTo = { labels: others }
    reading.text = `All but ${spared} done by ${describeDay(Math.floor(reading.latest / MINUTES_PER_DAY) - 1)}`
  }
}

function isLike(topic: string, spared: string): boolean {
  const stem = spared.toLowerCase().slice(0, SHORTEST_STEM)
  return stem.length === SHORTEST_STEM && topic.toLowerCase().split(' ').some((word) => word.startsWith(stem))
}
