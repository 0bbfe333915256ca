import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeEvent } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Choice = ReadingOf<'availability'> | ReadingOf<'commitment'>

/** 'One friendly on a Saturday in March', 'dinner party on a Saturday evening in June': it happens once, on the first such day that is free, and the choice is told. */
export function settleOneOfPeriod(context: ReadingContext): void {
  const choices = context.expressions.filter(({ recurrence }) => recurrence?.isOneOf === true)
  for (const { start, end, words } of choices) {
    const reading = context.readings.find((each): each is Choice => isChoice(each) && each.start < end && start < each.end)
    const day = reading === undefined ? null : firstFree(reading, context)
    if (reading === undefined || day === null) continue
    const event = asEvent(reading, day)
    context.readings[context.readings.indexOf(reading)] = event
    context.questions.push(`“${words}”: planned for the first of them; name the date if it is another.`)
  }
}

function isChoice(reading: Reading): reading is Choice {
  const isNamed = reading.kind === 'commitment' || reading.kind === 'availability' && reading.appliesTo?.labels.length === 1
  return isNamed && reading.person === null && reading.days.weekdays?.length === 1 && (reading.days.spans ?? []).length > 0
}

function firstFree({ days }: Choice, { readings, today }: ReadingContext): DayNumber | null {
  const barred = readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.person === null && reading.appliesTo === null && reading.windows.length === 0 ? (reading.days.spans ?? []) : []))
  const isFree = (day: DayNumber) => day > today && days.weekdays!.includes(weekdayOf(day)) && !barred.some((span) => isIn(day, span))
  for (const { first, last } of days.spans ?? []) {
    const end = Math.min(last, first + MOST_DAYS)
    for (let day = first; day <= end; day += 1) if (isFree(day)) return day
  }
  return null
}

/** No season is longer. */
const MOST_DAYS = 100

function isIn(day: DayNumber, { first, last }: DaySpan): boolean {
  return first <= day && day <= last
}

function asEvent({ id, words, start, end, source, strength, windows, ...rest }: Choice, day: DayNumber): Reading {
  const title = rest.kind === 'commitment' ? rest.title : rest.appliesTo!.labels[0]!
  const event = { kind: 'event' as const, title, days: { first: day, last: day }, from: windows[0]?.from ?? null, to: windows[0]?.to ?? null, place: null, person: null }
  return { id, words, start, end, source, strength, appliesTo: null, text: describeEvent(event), ...event }
}
