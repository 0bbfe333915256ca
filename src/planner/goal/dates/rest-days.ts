import type { DayNumber, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { describeDay } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

const REST = /(?<!\p{L})(?<name>(?:rest|lazy|free|easy|beach|pause|zero) day|day of rest|day off|ruhetag|pausentag|jour de repos|d[ií]a de descanso|dia de descanso)(?!\p{L})/iu
/** Days that a stay or a journey lasts at most, where a weekday without its date is one of them. */
const LONGEST = 13

/** 'Wednesday is a rest day', on a journey of so many days: that Wednesday, which stands in the plan. */
export function settleRestDays(context: ReadingContext): void {
  const stay = context.plannerType === 'calendar' ? stayOf(context.readings) : null
  if (stay === null) return
  const barred = context.readings.filter(({ kind }) => kind === 'exclusion')
  for (const rest of barred) {
    const weekday = rest.kind === 'exclusion' && rest.appliesTo === null && rest.person === null && rest.windows.length === 0 && rest.days.spans === undefined && rest.days.weekdays?.length === 1 ? rest.days.weekdays[0]! : null
    const name = weekday === null ? undefined : REST.exec(context.prompt.slice(rest.start, rest.end + LONGEST_NAME))?.groups!['name']
    const day = name === undefined ? null : dayIn(stay, weekday!)
    if (rest.kind !== 'exclusion' || day === null || name === undefined) continue
    Object.assign(rest, { days: { spans: [{ first: day, last: day }] }, text: `Nothing on ${describeDay(day)}` })
    const { words, start, end, source, strength } = rest
    context.readings.push({ id: '', words, start, end, source, strength, appliesTo: null, kind: 'event', title: name[0]!.toUpperCase() + name.slice(1), days: { first: day, last: day }, from: null, to: null, place: null, person: null, text: `${name}: ${describeDay(day)}` })
  }
}

const LONGEST_NAME = 24
const [SETS_OUT, COMES_BACK] = [/\b(?:pick|collect|fetch|fly|leave|set off|depart|check[ -]?in|arrive|start)/iu, /\b(?:back|return|drop|hand|home|check[ -]?out)/iu]

/** From the day on which the van is fetched to that on which it goes back, or the days that the plan is for. */
function stayOf(readings: readonly Reading[]): { first: DayNumber; last: DayNumber } | null {
  const events = readings.filter((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.source === 'stated')
  const out = events.find(({ title }) => SETS_OUT.test(title) && !COMES_BACK.test(title.replace(/^pick\b/iu, '')))
  const back = out ? events.find(({ title, days }) => COMES_BACK.test(title) && days.first > out.days.first) : undefined
  const horizon = readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null && reading.last !== null && reading.last > reading.first && reading.last - reading.first <= LONGEST)
  const stay = out && back ? { first: out.days.first, last: back.days.first } : horizon?.kind === 'horizon' ? { first: horizon.first!, last: horizon.last! } : null
  return stay !== null && stay.last - stay.first <= LONGEST ? stay : null
}

/** The only such weekday of the stay. */
function dayIn({ first, last }: { first: DayNumber; last: DayNumber }, weekday: Weekday): DayNumber | null {
  const day = first + (((weekday - weekdayOf(first)) % 7) + 7) % 7
  return day <= last && day + 7 > last ? day : null
}
