import type { ReadingOf } from '../../goal/brief.ts'
import { describeDay, describeSpan } from '../../goal/describe.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { civilOf, dayOfMinute, weekdayOf } from '../../time/day-number.ts'
import { holds, planFrame } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise, fillText } from '../wording.ts'

type Horizon = ReadingOf<'horizon'>

/**
 * 'Our wedding in September', 'Plan a quiz night': what such a goal is for happens on a day, even where nobody named it. The
 * plan leads up to a likely one within the time that was named, or at the end of what such a goal usually takes; the month
 * of the wedding is no month to prepare it in.
 */
export function withDayOfOccasion(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief, of } = frame
  const occasion = playbook?.occasion
  if (occasion === undefined || brief.plannerType !== 'calendar' || !holds(occasion.when, frame)) return frame
  if (of('event').length > 0 || of('meeting').length > 0 || of('visit').length > 0 || of('stay').length > 0) return frame
  const spans = of('horizon').filter(({ appliesTo }) => appliesTo === null)
  const dues = of('deadline').filter(({ appliesTo }) => appliesTo === null)
  const title = occasion.title === undefined ? capitalise(brief.subject.trim()) : fillText(occasion.title, frame.language)
  if (title === '') return frame
  const today = dayOfMinute(brief.now)
  const [due] = dues
  if (due !== undefined) {
    // 'Moving house at the end of March' is ready for it when that begins.
    if (dues.length > 1 || spans.some(({ source }) => source === 'stated') || due.event === null) return frame
    return inPlaceOf(due, { title, days: oneDay(due.latest <= 0 ? today : dayOfMinute(due.latest - 1) + 1, occasion.on) }, frame)
  }
  const [span] = spans
  if (spans.length !== 1 || span === undefined || span.last === null) return frame
  if (span.source === 'stated') return isTimeOfOccasion(span, today) ? inPlaceOf(span, { title, days: likelyDay({ first: span.first!, last: span.last }, occasion.on) }, frame) : frame
  const day = latestOn(span.last, occasion.on)
  return day - today < LEAST_LEAD ? frame : leadingTo(day, { title, span, frame })
}

/** Days without which nothing is prepared. */
const LEAST_LEAD = 7
const DAYS_OF_A_WEEK = 7
/** A weekend, or some days on end, are the occasion itself. */
const MOST_DAYS_ON_END = 4

/** A month, a season, a week or a weekend still to come, rather than days to work in from one date to another. */
function isTimeOfOccasion({ first, last, words }: Horizon, today: DayNumber): boolean {
  if (first === null || last === null || first - today < LEAST_LEAD || FROM_TO.test(words)) return false
  return last - first < DAYS_OF_A_WEEK || civilOf(first).day === 1 || civilOf(last + 1).day === 1 || !/\d/u.test(words)
}

const FROM_TO = /(?<!\p{L})(?:from|between|until|till|through|throughout|over|during|starting|begin\p{L}*|von|vom|zwischen|bis|ab|desde|hasta|entre|durante|depuis|jusqu\p{L}*|pendant|a partir|até)(?!\p{L})/iu

/** The whole of a few days on end, else a day that suits it nearest to the middle. */
function likelyDay(span: DaySpan, on: readonly number[]): DaySpan {
  if (span.last - span.first < MOST_DAYS_ON_END) return span
  const middle = Math.floor((span.first + span.last) / 2)
  const near = [0, 1, -1, 2, -2, 3, -3].map((step) => middle + step)
  const day = near.find((each) => on.includes(weekdayOf(each)) && each >= span.first && each <= span.last) ?? middle
  return { first: day, last: day }
}

function oneDay(from: DayNumber, on: readonly number[]): DaySpan {
  const day = [0, 1, 2, 3, 4, 5, 6].map((step) => from + step).find((each) => on.includes(weekdayOf(each))) ?? from
  return { first: day, last: day }
}

function latestOn(last: DayNumber, on: readonly number[]): DayNumber {
  return [0, 1, 2, 3, 4, 5, 6].map((step) => last - step).find((each) => on.includes(weekdayOf(each))) ?? last
}

type Held = { title: string; days: DaySpan }

/** The words of the time that was named, as those of the day that stands for it. */
function inPlaceOf(reading: Horizon | ReadingOf<'deadline'>, { title, days }: Held, frame: PlanFrame): PlanFrame {
  const { id, words, start, end, strength } = reading
  const event: ReadingOf<'event'> = { ...eventOf({ title, days }), id, words, start, end, strength, source: 'stated' }
  const readings = frame.brief.readings.flatMap((each) => (each === reading ? [event] : each.kind === 'horizon' && each.source === 'assumed' && each.appliesTo === null ? [] : [each]))
  return framed(readings, frame)
}

/** The span that such a goal usually takes ends with its day. */
function leadingTo(day: DayNumber, { title, span, frame }: { title: string; span: Horizon; frame: PlanFrame }): PlanFrame {
  const event = eventOf({ title, days: { first: day, last: day } })
  const first = span.first ?? frame.first
  const readings = frame.brief.readings.map((each) => (each === span ? { ...span, last: day, text: `${day - first + 1} days from ${describeDay(first)}` } : each))
  return framed([...readings, event], frame)
}

function eventOf({ title, days }: Held): ReadingOf<'event'> {
  return { id: 'day-of-occasion', words: '', start: 0, end: 0, source: 'assumed', strength: 'hard', appliesTo: null, text: `${title}: ${describeSpan(days)}, as no day was named`, kind: 'event', title, days, from: null, to: null, place: null, person: null }
}

function framed(readings: PlanFrame['brief']['readings'], frame: PlanFrame): PlanFrame {
  return { ...planFrame({ ...frame.brief, readings }), language: frame.language, playbooks: frame.playbooks }
}
