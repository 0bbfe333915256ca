import type { Reading } from '../brief.ts'
import { describePattern } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** 'A practice exam (2 hrs) every Wednesday': the days behind the bracket are those of the thing before it, and none of the plan's. */
export function settleDaysBehindLength(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading): Reading => {
    if (reading.kind !== 'availability' || reading.source !== 'stated' || reading.appliesTo !== null || reading.person !== null || reading.windows.length > 0 || reading.days.weekdays === undefined) return reading
    const length = context.readings.find((other) => other.kind === 'session' && other.source === 'stated' && other.appliesTo !== null && other.end <= reading.start && /^\) ?$/u.test(context.prompt.slice(other.end, reading.start)))
    const title = length?.appliesTo?.labels[0]
    if (length?.kind !== 'session' || title === undefined) return reading
    const { id, words, start, end, source, strength, days } = reading
    const minutes = length.minMinutes === length.maxMinutes ? length.maxMinutes : null
    return { id, words, start, end, source, strength, appliesTo: { labels: [title] }, kind: 'rhythm', title, count: days.weekdays!.length, per: 'week', atLeast: false, everyDays: null, days, windows: [], minutes, text: `${title}: ${describePattern(days)}` }
  })
}
