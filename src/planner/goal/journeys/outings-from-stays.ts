import { addReading, claim, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Stay } from './trip-start.ts'

/** A place one sleeps in has a night or two; beside it, a day elsewhere is an outing from there. */
const LEAST_NIGHTS = 2
const COUNT_BEFORE = /^(?:and |then |plus |also |with |und |y |et |e )?(?:(?:a|an|one|full|whole|1|ein|einen|ganzen|un|una|une|um|uma) )+(?=day|tag|día|jour|dia)/iu

/** 'Four nights in Ljubljana, one day at Lake Bled': Bled is gone to for the day, and what is done there is no stay. */
export function withoutOutings(context: ReadingContext, stays: Stay[]): Stay[] {
  const isSlept = stays.some(({ nights }) => nights !== null && nights >= LEAST_NIGHTS)
  const all = stays.reduce((sum, { nights, days }) => sum + (nights ?? days ?? 0), 0)
  // 'To Buenos Aires 10-17 October: one night tango, a day in Colonia': what fills so little of the days is none of the beds.
  const isShort = stays.every(({ nights, days, within }) => (nights ?? days ?? 0) <= 1 && within.length === 0) && longestSpan(context) >= LEAST_SPAN * Math.max(1, all)
  const outings = isShort ? [...stays] : isSlept ? stays.filter(({ days, within }) => days === 1 && within.length === 0) : []
  for (const [position, outing] of outings.entries()) {
    const words = withoutJoint(context, outing.words)
    const label = textOf(context, words).replace(COUNT_BEFORE, '').trim()
    addReading(context, words, { value: { kind: 'topic', label, list: OUTINGS, position, amount: null, minutes: null }, text: label })
    claim(context, words)
  }
  return stays.filter((stay) => !outings.includes(stay))
}

const LEAST_SPAN = 2

function longestSpan({ expressions }: ReadingContext): number {
  return Math.max(0, ...expressions.map(({ days }) => (days?.grain === 'range' && !days.isRelative ? days.last - days.first + 1 : 0)))
}

/** A list of their own, apart from what else is listed. */
const OUTINGS = 901

function withoutJoint({ source: { tokens } }: ReadingContext, { from, to }: Words): Words {
  return /^(?:,|and|then|und|y|et|e)$/u.test(tokens[from]!.key) && to > from + 1 ? { from: from + 1, to } : { from, to }
}
