import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { startBehind } from './counted-series.ts'

type Rhythm = Reading & ReadingOf<'rhythm'>

const MOST = 30

/** '6 batches, only one batch per weekend': one a week of so many goes on for as many weeks. */
export function settleWeeksOfCounted(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const rhythm of context.readings.filter((reading): reading is Rhythm => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && reading.per === 'week' && reading.count === 1)) {
    const counted = rhythm.days.spans === undefined ? countOf(context, rhythm) : null
    if (counted === null) continue
    const ahead = startBehind(context, rhythm) ?? context.today
    const [days] = [rhythm.days.weekdays ?? []]
    // On a Sunday, this weekend is nearly over.
    const first = days.length > 0 && !days.some((weekday) => weekday >= weekdayOf(ahead)) ? mondayOf(ahead) + 7 : ahead
    rhythm.days = { ...rhythm.days, spans: [{ first, last: mondayOf(first) + counted * 7 - 1 }] }
    Object.assign(rhythm, { inAll: counted, ofRoutine: 'part' })
    rhythm.text = `${rhythm.title}: 1 a week, ${counted} in all, ${describePattern(rhythm.days)}`
  }
}

/** The number that stands before the plural of what there is one of a week. */
function countOf(context: ReadingContext, { title }: Rhythm): number | null {
  const { tokens } = context.source
  const name = stemOf(title!)
  for (let at = 0; at < tokens.length - 1; at += 1) {
    const number = parseNumber(context.source, at)
    const noun = number ? tokens[number.next] : undefined
    const isIt = noun !== undefined && noun.kind === 'word' && stemOf(noun.text) === name && noun.key !== title!.toLowerCase()
    if (!isIt || !Number.isInteger(number!.value) || number!.value < 2 || number!.value > MOST) continue
    claim(context, { from: at, to: number!.next + 1 })
    return number!.value
  }
  return null
}

/** Without the ending of its plural. */
function stemOf(word: string): string {
  return word.toLowerCase().replace(/(?<=\p{L}{3})(?:es|en|e|s|n)$/u, '')
}
