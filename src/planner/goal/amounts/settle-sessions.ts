import type { Reading, ReadingOf } from '../brief.ts'
import { describeMinutes } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Session = Reading & ReadingOf<'session'>

/** 'Sunday evenings two hours, no more than an hour at once': how long an evening has is no length of a sitting where sittings are said to be shorter. */
export function settleSessions(context: ReadingContext): void {
  boundDays(context)
  const sessions = context.readings.filter((reading): reading is Session => reading.kind === 'session' && reading.source === 'stated' && reading.appliesTo === null)
  const most = Math.min(...sessions.flatMap(({ minMinutes, maxMinutes }) => (minMinutes === null && maxMinutes !== null ? [maxMinutes] : [])))
  for (const session of sessions) {
    if (session.minMinutes === null || session.minMinutes <= most) continue
    context.readings = context.readings.filter((reading) => reading !== session)
    for (const [index, { start, end }] of context.source.tokens.entries()) if (start >= session.start && end <= session.end) context.claimed[index] = 0
  }
}

/** What is said of one sitting and not of all that a day has. */
const OF_SITTING = /(?<!\p{L})(?:sessions?|sittings?|blocks?|at a time|at once|in one go|each time|per session|am stück|seguid[oa]s?|d'affilée)(?!\p{L})/iu

/** 'Mon-Fri 30 minutes at most, between 4 and 5:30': inside the days that the plan has, it is how much a day may take. */
function boundDays(context: ReadingContext): void {
  const open = context.readings.filter((reading) => reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null)
  const [days] = open
  if (open.length !== 1 || days?.kind !== 'availability' || days.days.weekdays === undefined || context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading) => {
    const isMost = reading.kind === 'session' && reading.source === 'stated' && reading.appliesTo === null && reading.minMinutes === null && reading.maxMinutes !== null
    if (!isMost || reading.start <= days.start || reading.end > days.end || OF_SITTING.test(days.words)) return reading
    const { id, words, start, end, source, strength, appliesTo, maxMinutes } = reading
    return { id, words, start, end, source, strength, appliesTo, kind: 'limit', measure: 'minutes', per: 'day', min: null, max: maxMinutes, person: null, text: `up to ${describeMinutes(maxMinutes!)} a day` }
  })
}
