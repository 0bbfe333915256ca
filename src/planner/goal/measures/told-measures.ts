import type { Brief } from '../brief.ts'
import type { Wording } from '../rewriting/wording.ts'
import { placesOf } from './things-of-times.ts'
import { withToldCounts } from './told-counts.ts'
import { DEMAND, withToldEnds } from './told-ends.ts'
import { withToldLengths } from './told-lengths.ts'

/** Adds how long the things of a goal take, until when they shall be done and how many times, where its clauses tell it and the brief has it not. */
export function withToldMeasures(brief: Brief, { text, expressions }: Pick<Wording, 'text' | 'expressions'>): Brief {
  // What happens in turn on a day out or a journey has its own rules.
  if (brief.isProgramme === true || brief.isErrands === true || brief.readings.some(({ kind }) => kind === 'visit' || kind === 'meeting' || kind === 'stay')) return brief
  const times = expressions()
  const places = placesOf(brief, { text, times })
  const measured = withToldLengths(brief, { text, times, places })
  // Whatever a deadline was bound to is no thing by that alone.
  const named = { ...measured, readings: measured.readings.filter(({ kind }) => kind !== 'deadline') }
  const ended = withToldEnds(measured, { text, times, places: placesOf(named, { text, times, isDemand: DEMAND }) })
  return withToldCounts(ended, { text, times, places: placesOf(ended, { text, times }) })
}
