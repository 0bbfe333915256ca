import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

/** Of an occasion and what it is called, in days: 'by mid May (the market on the 15th)'. */
const WIDEST = 45

/** 'By mid May (craft market on the 15th)', 'by the end of June (exam on the 24th)': what stands in the brackets is what the work is done for. */
export function settleNamedEnds({ readings, prompt }: ReadingContext): void {
  for (const deadline of readings) {
    if (deadline.kind !== 'deadline' || deadline.event !== null || deadline.appliesTo !== null || deadline.source !== 'stated') continue
    const latest = Math.floor(deadline.latest / MINUTES_PER_DAY)
    const event = readings.find((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.start >= deadline.end && /^ ?\((?:the |our |my |a |an )?$/iu.test(prompt.slice(deadline.end, reading.start)) && reading.days.first < latest && latest - reading.days.first <= WIDEST)
    if (!event) continue
    Object.assign(deadline, { latest: event.days.first * MINUTES_PER_DAY + (event.from ?? 0), event: event.title, text: `Ready for ${event.title} on ${describeDay(event.days.first)}` })
  }
}
