import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { describeSprints } from '../sprints/stated-sprints.ts'
import type { TypedTime } from '../surroundings.ts'

const DAYS_OF_WEEK = 7

/** 'Fortnightly, starting 18 January', 'break it up every three weeks': for a team that names nothing else, how long its sprints are. False where something comes back so often. */
export function addCadence(context: ReadingContext, { entry, words }: TypedTime, label: string | null): boolean {
  if (context.plannerType !== 'sprint' || entry.everyDays < DAYS_OF_WEEK || label !== null && !DIVIDES.test(label)) return false
  if (context.readings.some((reading) => reading.kind === 'sprint-calendar')) return false
  const calendar = { count: null, lengthDays: entry.everyDays, firstDay: null }
  addReading(context, words, { value: { kind: 'sprint-calendar', ...calendar }, text: describeSprints({ ...calendar, words }) })
  return true
}

const DIVIDES = /^(?:break|cut|slice|split|chunk|divide|cycles?|cadence|increments?|we meet|meet|treffen|aufteilen|reunimos|nous r[ée]unissons)(?: |$)/iu

/** 'With another every three weeks after that': a pronoun names nothing that comes back. */
export function isOfNothing({ entry }: TypedTime, label: string | null): boolean {
  return entry.everyDays >= DAYS_OF_WEEK && label !== null && /^(?:another|other|others|one|ones|more|it|that|this|them|otr[ao]s?|autres?|outr[ao]s?|weitere[rns]?)$/iu.test(label)
}
