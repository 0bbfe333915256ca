import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeEvent } from '../describe.ts'

const SAYS_MIDNIGHT = /midnight|\b24|\b0?0:00|\b12 ?am|mitternacht|minuit|medianoche|meia-noite/iu

/** 'Set up on Saturday from 2' is over before midnight, whoever does not say so; the text says the hours that were read one after the other. */
export function settleHoursOfEvent(event: Reading & ReadingOf<'event'>): void {
  if (event.to === MINUTES_PER_DAY && !SAYS_MIDNIGHT.test(event.words)) event.to = null
  event.text = describeEvent(event)
  // 'Feature freeze on 22 January at 23:59' is the end of that day: nothing begins then.
  if (event.from === MINUTES_PER_DAY - 1) Object.assign(event, { from: null, to: null })
}
