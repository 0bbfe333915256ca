import type { Reading, ReadingOf } from '../brief.ts'
import { describeEvent } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Event = Reading & ReadingOf<'event'>
type Rhythm = Reading & ReadingOf<'rhythm'>

/** 'Démos le vendredi à 11h : 17/09, 01/10 et 15/10': the dates say on which Fridays, and the rhythm at which hour; they are one series. */
export function settleDatesOfRhythms(context: ReadingContext): void {
  const rhythms = context.readings.filter((reading): reading is Rhythm => reading.kind === 'rhythm' && reading.title !== null && reading.source === 'stated')
  const events = (rhythm: Rhythm) => context.readings.filter((reading): reading is Event => reading.kind === 'event' && reading.title === rhythm.title && reading.start === rhythm.start && reading.end === rhythm.end)
  const told = rhythms.filter((rhythm) => events(rhythm).length > 1)
  for (const rhythm of told) {
    const [window] = rhythm.windows
    for (const event of events(rhythm)) {
      if (event.from === null && window !== undefined && rhythm.windows.length === 1) Object.assign(event, { from: window.from, to: rhythm.minutes === null ? null : Math.min(window.to, window.from + rhythm.minutes) })
      event.text = describeEvent(event)
    }
  }
  if (told.length > 0) context.readings = context.readings.filter((reading) => !told.some((rhythm) => rhythm === reading))
}
