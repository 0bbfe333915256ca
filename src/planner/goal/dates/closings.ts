import type { DaySpan } from '../../time/calendar-time.ts'
import { describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TypedTime } from '../surroundings.ts'

const CLOSES = /^(?:closes?|shuts?)$/u
/** What is shut, or settled, on a day: 'the house sale closes', 'our shop closes'. */
const SHUT = /^(?:sale|deal|purchase|house|flat|apartment|property|mortgage|remortgage|refinanc(?:e|ing)|loan|settlement|escrow|shop|store|bakery|cafe|restaurant|pub|bar|branch|office|factory|plant|studio|gallery|museum|exhibition|exhibit|show|pool|library|gym|school|nursery|road|bridge|merger|acquisition|we)$/u
const HANDED_IN = /^(?:call|calls|applications?|submissions?|portal|registrations?|entry|entries|enrol\p{L}*|bids?|tenders?|nominations?|poll|vote|voting|abstracts?|papers?|tickets?|offers?|admissions?|window|block|form|forms)$/u
/** What comes before the occasion that the goal itself is: nothing that would be done for it or at it. */
const MADE_FOR_IT = /\b(?:for|at|to|before|abstract|paper|poster|application|entry|submission)\b/iu

/** 'Conference on 22 April. Registration opens 25 January and closes 9 April': for whoever holds the conference a day in the plan, and nothing to hand in. */
export function addClosing(context: ReadingContext, { words, around: { left, leftKeys } }: TypedTime, { day, from }: { day: DaySpan; from: number | null }): boolean {
  const own = context.readings.find((reading) => reading.kind === 'event' && reading.days.first > day.last && !MADE_FOR_IT.test(context.prompt.slice(0, Math.max(0, context.prompt.indexOf(reading.title)))))
  const isShut = leftKeys.some((key) => SHUT.test(key)) && !leftKeys.some((key) => HANDED_IN.test(key))
  if (context.plannerType !== 'calendar' || own === undefined && !isShut || !CLOSES.test(leftKeys.at(-1) ?? '')) return false
  const thing = labelOf(context, { from: left.from, to: left.to - 1 }, 4) ?? openedBefore(context)
  if (thing === null) return false
  const title = `${thing} ${leftKeys.at(-1)!}`
  addReading(context, words, { value: { kind: 'event', title, days: day, from, to: null, place: null, person: null }, text: `${title}: ${describeSpan(day)}` })
  return true
}

/** The registration of 'registration opens 25 January and closes 9 April'. */
function openedBefore({ readings }: ReadingContext): string | null {
  const last = readings.at(-1)
  return last?.kind === 'event' ? /^(.+) opens?$/iu.exec(last.title)?.[1] ?? null : null
}
