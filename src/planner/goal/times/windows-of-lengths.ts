import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** 'Track with the club (6 pm, 75 min)': what begins at an hour has as long as it is said to last. */
export function settleWindowsOfLengths(context: ReadingContext): void {
  for (const rhythm of context.readings) {
    const [window] = rhythm.kind === 'rhythm' ? rhythm.windows : []
    if (rhythm.kind !== 'rhythm' || rhythm.title === null || window === undefined || rhythm.windows.length > 1) continue
    const label = rhythm.appliesTo?.labels[0]
    const session = context.readings.find((reading) => reading.kind === 'session' && label !== undefined && reading.appliesTo?.labels[0] === label)
    const minutes = session?.kind === 'session' ? session.minMinutes ?? 0 : 0
    if (minutes <= window.to - window.from) continue
    const longer = { from: window.from, to: Math.min(MINUTES_PER_DAY, window.from + minutes) }
    Object.assign(rhythm, { windows: [longer], text: rhythm.text.replace(describeWindows([window]), describeWindows([longer])) })
  }
}
