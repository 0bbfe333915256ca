import type { Reading, ReadingOf } from '../brief.ts'
import { stems } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'

type Rhythm = Reading & ReadingOf<'rhythm'>
type Quantity = Reading & ReadingOf<'quantity'>

/**
 * '70,000 words, 500 words a day, six days a week': how much each sitting gets done of what the goal counts. The sittings are
 * those of the plan, as often as is said beside it, and no series of their own.
 */
export function settleDailyAmounts(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const rhythms = context.readings.filter((reading): reading is Rhythm => reading.kind === 'rhythm' && reading.source === 'stated')
  const daily = rhythms.find((rhythm) => rhythm.everyDays === 1 && rhythm.count === null && rhythm.windows.length === 0 && isOfGoal(rhythm, context))
  const sittings = rhythms.find(({ title, per, count }) => title === null && per === 'week' && count !== null)
  if (daily === undefined || sittings === undefined) return
  Object.assign(sittings, { text: `${sittings.text}, ${daily.title} each time`, start: Math.min(daily.start, sittings.start), end: Math.max(daily.end, sittings.end) })
  sittings.words = context.prompt.slice(sittings.start, sittings.end)
  context.readings = context.readings.filter((reading) => reading !== daily)
}

/** The 500 words of a goal of 70,000. */
function isOfGoal({ title }: Rhythm, { readings }: ReadingContext): boolean {
  const said = /^(?<many>\d[\d.,]*) (?<unit>\p{L}+)$/u.exec(title ?? '')?.groups
  const isWhole = (reading: Reading): reading is Quantity => reading.kind === 'quantity' && reading.amount.value > Number(said!['many']!.replace(/[.,]/gu, ''))
  return said !== undefined && readings.some((reading) => isWhole(reading) && stems(reading.amount.unit).join(' ') === stems(said['unit']!).join(' '))
}
