import type { ReadingOf, TaskMatcher } from '../../goal/brief.ts'
import { describeDay, describeSpan } from '../../goal/describe.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute, weekdayOf } from '../../time/day-number.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise } from '../wording.ts'
import { tripLength } from './stated-nights.ts'

/**
 * 'Two weeks in Japan in April', said in January: the journey and the beds are booked before it, and the days away are some of
 * that month. The plan prepares the trip and holds its days, from the first Saturday on.
 */
export function withDaysOfTrip(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief, of } = frame
  if (playbook?.id !== 'trip' || brief.plannerType !== 'calendar' || BOUND.some((kind) => of(kind).length > 0)) return frame
  const spans = of('horizon').filter(({ source, appliesTo }) => source === 'stated' && appliesTo === null)
  const [month] = spans
  if (spans.length !== 1 || month === undefined || !isMonth(month) || month.first! - dayOfMinute(brief.now) < LEAST_LEAD) return frame
  const length = Math.min(tripLength(frame.words) ?? USUAL_DAYS, month.last! - month.first! + 1)
  const days = fromSaturday({ first: month.first!, last: month.last! }, length)
  const { id, words, start, end, strength, source } = month
  const said = { id, words, start, end, strength, source } as const
  const title = capitalise(brief.subject.trim()) || words
  const ofTrip: TaskMatcher = { labels: [title, ...of('topic').map(({ label }) => label)], ofParts: true }
  const event: ReadingOf<'event'> & typeof said = { ...said, appliesTo: null, text: `${title}: ${describeSpan(days)}, as no day was named`, kind: 'event', title, days, from: null, to: null, place: null, person: null }
  const readings = brief.readings.flatMap((reading) => {
    if (reading === month) return [event, { ...said, appliesTo: ofTrip, text: `${title}: ${describeSpan(days)}`, kind: 'horizon' as const, first: days.first, last: days.last }]
    return reading.source === 'stated' && reading.appliesTo === null && HOURS.has(reading.kind) ? [{ ...reading, appliesTo: ofTrip }] : [reading]
  })
  const evenings = { id: 'hours-of-the-trip', words, start, end, strength, source, appliesTo: ofTrip, text: `${title}: any hour`, kind: 'availability' as const, days: { spans: [days] }, windows: [], person: null }
  const home: ReadingOf<'horizon'> & { id: string } = { id: 'home-again', words: '', start: 0, end: 0, strength: 'hard', source: 'assumed', appliesTo: null, text: `Goes on to ${describeDay(days.last + DAYS_AT_HOME)}`, kind: 'horizon', first: null, last: days.last + DAYS_AT_HOME }
  return withReadings(frame, [...readings, evenings, home])
}

const BOUND = ['event', 'meeting', 'visit', 'stay', 'rhythm', 'deadline', 'exclusion'] as const
/** Days without which there is nothing to lay out before it. */
const LEAST_LEAD = 21
const USUAL_DAYS = 7
/** To unpack, claim and thank in. */
const DAYS_AT_HOME = 3
const SATURDAY = 6
/** A stretch longer than this holds the trip; a shorter one is the trip. */
const LONGEST_TRIP = 27
/** Hours and limits that are those of the days away. */
const HOURS: ReadonlySet<string> = new Set(['availability', 'limit', 'session'])

function isMonth({ first, last, words }: ReadingOf<'horizon'> & { words: string }): boolean {
  return first !== null && last !== null && last - first >= LONGEST_TRIP && !/\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|bis|al|au|a) ?\d/iu.test(words)
}

function fromSaturday({ first, last }: DaySpan, length: number): DaySpan {
  const saturday = [0, 1, 2, 3, 4, 5, 6].map((step) => first + step).find((day) => weekdayOf(day) === SATURDAY && day + length - 1 <= last) ?? first
  return { first: saturday, last: saturday + length - 1 }
}
