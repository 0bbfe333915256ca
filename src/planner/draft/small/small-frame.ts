import type { Reading, ReadingOf } from '../../goal/brief.ts'
import { describeDay } from '../../goal/describe.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** 'Fetch the kids at 4': an hour without a day, in a goal that is done once, is the next such hour. */
export function withNextHour(frame: PlanFrame): PlanFrame {
  const stated = frame.of('availability').filter(({ source }) => source === 'stated')
  const [hour] = stated
  const [window] = hour?.windows ?? []
  const isHour = stated.length === 1 && hour!.person === null && Object.keys(hour!.days).length === 0 && hour!.windows.length === 1 && window!.to - window!.from <= LONGEST_POINT
  if (!isHour || frame.of('event').length > 0 || frame.of('rhythm').length > 0) return frame
  const today = Math.floor(frame.brief.now / MINUTES_PER_DAY)
  const horizon = frame.of('horizon').find(({ source, first }) => source === 'stated' && first !== null)
  const day = horizon?.first ?? (today * MINUTES_PER_DAY + window!.from >= frame.brief.now ? today : today + 1)
  const { id, words, start, end, source, strength } = hour!
  const days = { first: day, last: day }
  const event: ReadingOf<'event'> = { id, words, start, end, source, strength, appliesTo: null, text: `${frame.brief.subject}: ${describeDay(day)}`, kind: 'event', title: frame.brief.subject, days, from: window!.from, to: null, place: null, person: null }
  return reframed(frame, frame.brief.readings.map((reading) => (reading.id === id ? event : reading)))
}

/** What a point of the clock is read as. */
const LONGEST_POINT = 60

/** A goal done in one go needs no month, only the days until it or the next week, and no hours for sessions. */
export function asSmall(frame: PlanFrame): PlanFrame {
  const event = frame.of('event').at(-1)
  const readings = frame.brief.readings.filter(({ kind, source }) => kind !== 'availability' || source === 'stated')
  const span = frame.of('horizon').find(({ source, appliesTo }) => source === 'assumed' && appliesTo === null)
  if (span === undefined || span.last === null) return reframed(frame, readings)
  const first = span.first ?? frame.first
  const last = event === undefined ? first + DAYS_OF_AN_ERRAND - 1 : event.days.last
  return reframed(frame, readings.map((reading) => (reading === span ? { ...span, last, text: `${last - first + 1} day${last > first ? 's' : ''} from ${describeDay(first)}` } : reading)))
}

const DAYS_OF_AN_ERRAND = 7

function reframed(frame: PlanFrame, readings: Reading[]): PlanFrame {
  return withReadings(frame, readings)
}
