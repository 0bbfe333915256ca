import type { DaySpan } from '../calendar-time.ts'
import { makeDays } from './days.ts'
import type { Days } from './days.ts'
import { parseUnitCount } from './parse-duration.ts'
import { parseOrdinal } from './parse-number.ts'
import { keyAt, operatorAt, senseAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

type PeriodParser = (source: Source, index: number) => Match<Days> | null
/** Which part of a period: of `days` days from one end, or one of `parts` equal ones counted from 0. */
type Share = { days: number; fromEnd: boolean } | { part: number; parts: number }

/** 'the first half of May', 'the second fortnight of June', 'the first two weeks of April', 'the last ten days of the month'. */
export function parseShareOfPeriod(source: Source, index: number, parsePeriod: PeriodParser): Match<Days> | null {
  const at = skipOperator(source, index, 'the')
  const share = parseShare(source, at)
  if (!share) return null
  const of = operatorAt(source, share.next, 'of', 'in')
  const inner = skipOperator(source, of < 0 ? share.next : of, 'the')
  const period = of < 0 ? null : parsePeriod(source, inner)
  if (!period || !(period.value.grain === 'month' || period.value.grain === 'range')) return null
  const { past } = period.value
  const span = shareOf(period.value, share.value)
  const gone = past ? shareOf(past, share.value) : null
  return { value: { ...makeDays({ ...span, grain: 'range', isRelative: period.value.isRelative }), past: gone && { ...gone, endsAt: gone.last + 1 } }, next: period.next }
}

function parseShare(source: Source, index: number): Match<Share> | null {
  const ordinal = parseOrdinal(source, index)
  const fromEnd = ordinal === null && operatorAt(source, index, 'last') > 0
  if (!fromEnd && ordinal === null) return null
  const next = ordinal?.next ?? operatorAt(source, index, 'last')
  const number = ordinal?.value ?? 2
  if (number <= 2) {
    const half = HALF.test(keyAt(source, next)) ? next + 1 : senseAt(source, next, 'unit')?.value.unit === 'fortnight' ? next + 1 : -1
    if (half > 0) return { value: { part: number - 1, parts: 2 }, next: half }
    const count = number === 1 || fromEnd ? parseUnitCount(source, next) : null
    const length = count ? DAYS_OF.get(count.value.unit) : undefined
    if (count && length !== undefined && count.value.value > 1) return { value: { days: Math.round(count.value.value * length), fromEnd }, next: count.next }
  }
  return number <= 3 && /^(?:third|drittel|tercio|tiers|terco)$/u.test(keyAt(source, next)) ? { value: { part: fromEnd ? 2 : number - 1, parts: 3 }, next: next + 1 } : null
}

const HALF = /^(?:half|halfte|mitad|moitie|metade)$/u
const DAYS_OF: ReadonlyMap<string, number> = new Map([['day', 1], ['week', 7], ['fortnight', 14]])

function shareOf({ first, last }: DaySpan, share: Share): DaySpan {
  const length = last - first + 1
  if ('days' in share) return share.fromEnd ? { first: Math.max(first, last - share.days + 1), last } : { first, last: Math.min(last, first + share.days - 1) }
  const edge = (part: number) => first + Math.floor((length * part) / share.parts)
  return { first: edge(share.part), last: edge(share.part + 1) - 1 }
}
