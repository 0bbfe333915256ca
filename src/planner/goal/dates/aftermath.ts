import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { describeDay } from '../describe.ts'
import { AFTERMATH } from '../expressions/days-after-occasion.ts'
import type { ReadingContext } from '../reading-context.ts'

/** 'Thank-you cards within two weeks after', 'letters of thanks by the end of April', where the occasion is before that: nobody is thanked, called back or paid before it. */
export function settleAftermath(context: ReadingContext): void {
  const aim = context.readings.find((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null)
  const event = context.readings.find((reading) => reading.kind === 'event' && (aim === undefined || aim.kind === 'deadline' && reading.title === aim.event))
  if (context.plannerType !== 'calendar' || event?.kind !== 'event') return
  const { last } = event.days
  const left = context.readings.filter((reading) => reading.kind === 'deadline' && reading.appliesTo !== null && reading.source === 'stated' && dayOfMinute(reading.latest - 1) > last && AFTERMATH.test(reading.appliesTo.labels.join(' ')))
  for (const reading of left) {
    const { words, start, end, source, strength, appliesTo } = reading
    if (reading.kind !== 'deadline') continue
    context.readings.push({ id: '', words, start, end, source, strength, appliesTo, text: `${appliesTo!.labels[0]} from ${describeDay(last + 1)}`, kind: 'horizon', first: last + 1, last: null })
    reading.latest = Math.max(reading.latest, (last + 2) * MINUTES_PER_DAY)
  }
}
