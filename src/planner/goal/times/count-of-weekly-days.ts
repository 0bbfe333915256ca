import { parseNumber } from '../../time/grammar/parse-number.ts'
import { describeDay } from '../describe.ts'
import { addReading, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

const DAYS_OF_WEEK = 7
const [FEWEST, MOST] = [3, 52]

/** 'Tuesdays 19-21.30, ten evenings': so many of the days named before, which says when the last of them is. */
export function readCountOfWeeklyDays(context: ReadingContext, group: TimeGroup): boolean {
  const [only] = group.expressions
  const number = group.from > 0 ? parseNumber(context.source, group.from - 1) : null
  const segment = segmentAt(context, group.from)
  const isPlural = /^(?:evenings|mornings|afternoons|nights)$/u.test(context.source.tokens[group.from]!.key) && group.to - group.from === 1
  if (!isPlural || group.expressions.length !== 1 || only!.clock?.from || segment === null || number?.next !== group.from || number.value < FEWEST || number.value > MOST) return false
  if (segment.from !== group.from - 1 || segment.to !== group.to) return false
  const weekly = context.readings.findLast((reading) => (reading.kind === 'availability' || reading.kind === 'rhythm') && (reading.days.weekdays?.length ?? 0) > 0)
  if (weekly?.kind !== 'availability' && weekly?.kind !== 'rhythm') return false
  const start = context.readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null)
  const first = weekly.days.spans?.[0]?.first ?? (start?.kind === 'horizon' ? start.first! : context.today)
  const last = first + Math.ceil(number.value / weekly.days.weekdays!.length) * DAYS_OF_WEEK - 1
  addReading(context, { from: group.from - 1, to: group.to }, { value: { kind: 'horizon', first: null, last }, text: `${number.value} times, to ${describeDay(last)}` })
  return true
}
