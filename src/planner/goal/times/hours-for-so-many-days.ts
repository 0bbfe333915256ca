import { describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Hour = Reading & ReadingOf<'availability'>

/** What would say on which days the hour is meant. */
const SAYS_WHEN: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['rhythm', 'event', 'topic', 'stay', 'visit', 'meeting', 'sprint-calendar'])

/** 'Antibiotic at noon for 7 days from tomorrow', 'yoga at 6pm for two weeks': an hour and a length in days, and nothing else, is every day of them. */
export function settleHoursForSoManyDays(context: ReadingContext): void {
  const { readings, plannerType } = context
  const hour = readings.find(isHourOfOneThing)
  if (plannerType !== 'calendar' || hour === undefined || readings.some(({ kind }) => SAYS_WHEN.has(kind)) || !readings.some((reading) => lastsDays(context, reading))) return
  const [title] = hour.appliesTo!.labels
  const { id, words, start, end, source, appliesTo, windows } = hour
  const rhythm: Reading = { id, words, start, end, source, strength: 'hard', appliesTo, text: `${title}: every day${describeWindows(windows)}`, kind: 'rhythm', title: title!, count: null, per: 'week', atLeast: false, everyDays: 1, days: {}, windows, minutes: null }
  context.readings = readings.map((reading) => (reading === hour ? rhythm : reading))
}

function isHourOfOneThing(reading: Reading): reading is Hour {
  return reading.kind === 'availability' && reading.source === 'stated' && reading.person === null && reading.appliesTo?.labels.length === 1 && reading.windows.length === 1 && Object.keys(reading.days).length === 0
}

function lastsDays({ expressions }: ReadingContext, { kind, source, appliesTo, start, end }: Reading): boolean {
  const isLength = expressions.some(({ duration, start: from }) => duration !== null && /^(?:day|week)$/u.test(duration.unit) && from >= start && from < end)
  return kind === 'horizon' && source === 'stated' && appliesTo === null && isLength
}
