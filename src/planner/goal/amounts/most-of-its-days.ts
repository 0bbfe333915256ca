import type { Reading } from '../brief.ts'
import { describeMinutes, describePattern } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What says that more may be done. */
const OPEN_ABOVE = /(?<!\p{L})(?:at least|minimum|min\.?|or more|or so more|mindestens|wenigstens|al menos|mínimo|au moins|pelo menos|no mínimo)(?!\p{L})/iu

/** 'I've got about two hours on Saturdays': where the plan has no other times, so much is all that such a day takes. */
export function settleMostOfItsDays(context: ReadingContext): void {
  const { readings, plannerType, prompt } = context
  const times = readings.filter((reading) => reading.source === 'stated' && (reading.kind === 'rhythm' && reading.title === null || reading.kind === 'session' || reading.kind === 'limit' && reading.measure === 'minutes'))
  const [only] = times
  if (plannerType !== 'calendar' || times.length !== 1 || only?.kind !== 'rhythm' || only.minutes === null || only.days.weekdays === undefined || only.windows.length > 0 || only.count !== null) return
  if (OPEN_ABOVE.test(prompt.slice(Math.max(0, only.start - 12), only.end + 12))) return
  const { id, words, start, end, source, strength, minutes } = only
  const days = { weekdays: only.days.weekdays }
  const limit: Reading = { id, words, start, end, source, strength, appliesTo: null, kind: 'limit', measure: 'minutes', per: 'day', min: null, max: minutes, person: null, days, text: `up to ${describeMinutes(minutes)} on ${describePattern(days)}` }
  context.readings = [...readings, limit]
}
