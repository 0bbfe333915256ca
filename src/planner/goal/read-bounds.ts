import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Days } from '../time/grammar/days.ts'
import { pointOf } from './clock-windows.ts'
import { describeDay, describeMoment } from './describe.ts'
import { labelOf } from './labels.ts'
import { addReading } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { matcherOf } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'
import type { TimeGroup } from './time-groups.ts'
import { isForbidden } from './typed-time.ts'
import { wordsAround } from './words-around.ts'

/** 'by 1 April', 'before 14 Feb', 'starting Monday', 'until Friday', 'due 31 January'. */
export function readBound(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const [expression] = group.expressions
  const { bound } = expression!
  if (bound === 'since' || bound === 'after') readStart(context, group, around)
  else readEnd(context, group, around)
}

function readStart(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const { bound, days } = group.expressions[0]!
  const first = bound === 'after' ? days!.last + 1 : days!.first
  const words = wordsAround(group, around)
  if (isForbidden(context, around)) {
    addReading(context, words, { value: { kind: 'horizon', first: null, last: first - 1 }, text: `Nothing after ${describeDay(first - 1)}` })
    return
  }
  const title = otherStart(context, around)
  if (title !== null) {
    addReading(context, words, { value: { kind: 'event', title, days: { first, last: first }, from: null, to: null, place: null, person: null }, text: `${title}: ${describeDay(first)}` })
    return
  }
  const matcher = isStartOfPlan(context, group, around) ? null : matcherOf(context, around.left)
  addReading(context, words, { value: { kind: 'horizon', first, last: null }, appliesTo: matcher, text: `${matcher ? `${matcher.labels[0]} from` : 'Start on'} ${describeDay(first)}` })
}

/** 'the trip starts 13 March': what the plan leads up to, not the plan. */
function otherStart(context: ReadingContext, around: Surroundings): string | null {
  const hasVerb = /^(?:starts?|begins?|commences?|beginnt|empieza|commence|comeca)$/u.test(around.leftKeys.at(-1) ?? '')
  const isOther = around.leftKeys.length <= 5 && /^(?:trip|holiday|vacation|journey|cruise|season|race|job|festival|conference|camp|tournament|reise|viaje|voyage|viagem|urlaub)$/u.test(around.leftKeys.at(hasVerb ? -2 : -1) ?? '')
  return isOther ? labelOf(context, { from: around.left.from, to: around.left.to - (hasVerb ? 1 : 0) }, 3) : null
}

/** 'starting Monday' says when the plan begins; 'mock interviews from week 4' when a part of it does. */
function isStartOfPlan(context: ReadingContext, group: TimeGroup, around: Surroundings): boolean {
  const key = context.source.tokens[group.from]!.key
  const isStarting = key !== 'from' && key !== 'after' && key !== 'ab' && key !== 'since'
  return isStarting || around.leftKeys.length === 0 || around.segment?.from === 0
}

function readEnd(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const [expression] = group.expressions
  const days = expression!.days!
  const point = expression!.clock ? pointOf(expression!.clock, context.is24) : null
  const latest = latestOf(expression!.bound!, days, point)
  const isHead = around.segment?.from === 0 && around.left.from === 0
  const matcher = isHead && !isPart(around) ? null : matcherOf(context, around.left.to > around.left.from ? around.left : around.right)
  addReading(context, wordsAround(group, around), {
    value: { kind: 'deadline', latest, event: null }, appliesTo: matcher,
    text: `${matcher ? `${matcher.labels[0]} d` : 'D'}one by ${describeMoment(latest)}`,
  })
}

/** The first clause speaks of the whole plan unless it says 'needs to be' of one thing in a list. */
function isPart(around: Surroundings): boolean {
  return around.leftKeys.some((key) => /^(?:packed|painted|booked|ordered|sent)$/u.test(key))
}

/** 'by' and 'until' include the day; 'before' does not. */
function latestOf(bound: string, days: Days, point: number | null): number {
  if (point !== null) return days.first * MINUTES_PER_DAY + point
  return bound === 'before' ? days.first * MINUTES_PER_DAY : (days.last + 1) * MINUTES_PER_DAY
}
