import type { Recurrence } from '../time/grammar/parse-recurrence.ts'
import type { Duration } from '../time/grammar/parse-duration.ts'
import { describeMinutes } from './describe.ts'
import { labelOf } from './labels.ts'
import { personIn } from './read-people.ts'
import { addReading, claim, isClaimed } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { isSaid, isWholePlan, surroundingsOf } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'
import type { TimeGroup } from './time-groups.ts'

/** Lengths, rates and counts: '20 hours a week', 'three times a week', '45 minutes', 'for 6 weeks', 'at most 5 hours'. */
export function readAmounts(context: ReadingContext): void {
  for (const group of context.groups) {
    if (isClaimed(context, group)) continue
    const { recurrence, duration } = group.expressions[0]!
    if (recurrence?.amount) readRate(context, group, recurrence)
    else if (recurrence?.count) readCount(context, group, recurrence)
    else if (duration) readLength(context, group, duration)
    else continue
    claim(context, group)
  }
}

function readRate(context: ReadingContext, group: TimeGroup, recurrence: Recurrence): void {
  const around = surroundingsOf(context, group)
  const per = recurrence.unit === 'day' || recurrence.unit === 'week' ? recurrence.unit : 'total'
  const minutes = Math.round(recurrence.amount!.high / 60)
  const isFloor = group.expressions[0]!.comparison === 'at-least'
  addReading(context, group, {
    value: { kind: 'limit', measure: 'minutes', per, min: isFloor ? minutes : null, max: isFloor ? null : minutes, person: personIn(context, around.left) },
    text: `${isFloor ? 'At least' : 'Up to'} ${describeMinutes(minutes)} a ${per}`,
  })
}

function readCount(context: ReadingContext, group: TimeGroup, recurrence: Recurrence): void {
  const around = surroundingsOf(context, group)
  const title = recurrence.noun ?? labelOf(context, around.left)
  const unit = recurrence.unit === 'day' || recurrence.unit === 'week' || recurrence.unit === 'month' ? recurrence.unit : 'total'
  const isLimit = around.leftKeys.some((key) => key === 'max' || key === 'maximum' || key === 'most') && recurrence.count!.high <= 3 && unit === 'day'
  if (isLimit) {
    addReading(context, group, { value: { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: recurrence.count!.high, person: null }, text: `At most ${recurrence.count!.high} a day` })
    return
  }
  addReading(context, group, {
    value: { kind: 'rhythm', title, count: recurrence.count!.high, per: unit, atLeast: isSaid(around, 'each') && false, everyDays: null, days: {}, windows: [], minutes: null },
    appliesTo: title && !isWholePlan(title) ? { labels: [title] } : null, text: `${title ?? 'Sessions'}: ${recurrence.count!.high} a ${unit}`,
  })
}

function readLength(context: ReadingContext, group: TimeGroup, duration: Duration): void {
  const around = surroundingsOf(context, group)
  const { comparison } = group.expressions[0]!
  if (duration.low >= 86_400) return readSpan(context, group, { duration, around })
  const minutes = { low: Math.round(duration.low / 60), high: Math.round(duration.high / 60) }
  const isCeiling = comparison === 'at-most' || comparison === 'less'
  const isFloor = comparison === 'at-least' || comparison === 'more'
  const label = labelOf(context, around.right, 3)
  const perDay = around.rightKeys.slice(0, 3).some((key) => key === 'day' || key === 'week')
  if (perDay) return readSpokenRate(context, group, { minutes: minutes.high, isFloor, unit: around.rightKeys.includes('week') ? 'week' : 'day' })
  addReading(context, group, {
    value: { kind: 'session', minMinutes: isCeiling ? null : minutes.low, maxMinutes: isFloor ? null : minutes.high },
    appliesTo: label && !isWholePlan(label) && !isSaid(around, 'each') ? { labels: [label] } : null,
    text: `Sessions of ${isCeiling ? 'at most ' : isFloor ? 'at least ' : ''}${describeMinutes(minutes.high)}`,
  })
}

/** 'at most 5 hours on a day', '2 hours in a week'. */
function readSpokenRate(context: ReadingContext, group: TimeGroup, rate: { minutes: number; isFloor: boolean; unit: 'day' | 'week' }): void {
  addReading(context, group, {
    value: { kind: 'limit', measure: 'minutes', per: rate.unit, min: rate.isFloor ? rate.minutes : null, max: rate.isFloor ? null : rate.minutes, person: null },
    text: `${rate.isFloor ? 'At least' : 'At most'} ${describeMinutes(rate.minutes)} a ${rate.unit}`,
  })
}

/** 'a 6-week plan', 'for 30 days', '8 week job hunt': the plan's own length, from the day it starts. */
function readSpan(context: ReadingContext, group: TimeGroup, { duration }: { duration: Duration; around: Surroundings }): void {
  const start = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)?.expressions[0]!.days?.first ?? null
  const first = start ?? context.today
  const days = Math.round(duration.high / 86_400)
  addReading(context, group, { value: { kind: 'horizon', first: start, last: first + days - 1 }, text: `${days} days` })
}
