import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Session = Reading & ReadingOf<'session'>

/** 'Sunday evenings two hours, no more than an hour at once': how long an evening has is no length of a sitting where sittings are said to be shorter. */
export function settleSessions(context: ReadingContext): void {
  const sessions = context.readings.filter((reading): reading is Session => reading.kind === 'session' && reading.source === 'stated' && reading.appliesTo === null)
  const most = Math.min(...sessions.flatMap(({ minMinutes, maxMinutes }) => (minMinutes === null && maxMinutes !== null ? [maxMinutes] : [])))
  for (const session of sessions) {
    if (session.minMinutes === null || session.minMinutes <= most) continue
    context.readings = context.readings.filter((reading) => reading !== session)
    for (const [index, { start, end }] of context.source.tokens.entries()) if (start >= session.start && end <= session.end) context.claimed[index] = 0
  }
}
