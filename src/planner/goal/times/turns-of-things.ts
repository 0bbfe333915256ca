import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSaid, isWholePlan } from '../surroundings.ts'
import { isNoActivity, namesNothingDone } from './circumstances.ts'
import type { DailyClause } from './daily-clause.ts'
import { isDuty } from './duties.ts'

/**
 * 'Ear drops 7am, 3pm, 11pm', 'walk the dog at 8 and at 18': a thing with several minutes of the day is done at each of
 * them, every day. Times to choose from, of something else in life or of one dated day are no such turns.
 */
export function addTurnsOfDay(context: ReadingContext, clause: DailyClause): boolean {
  const { entry, words } = clause
  const isListed = entry.points.length > 1 && entry.windows.length === 0 && !entry.isChoice
  const title = isListed && context.plannerType === 'calendar' && !isOfOneDay(context, clause) ? doneAt(context, clause) : null
  if (title === null) return false
  const windows = entry.points.map((from) => ({ from, to: Math.min(MINUTES_PER_DAY, from + TURN) }))
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: windows.length, per: 'day', atLeast: false, everyDays: null, days: {}, windows, minutes: null },
    appliesTo: { labels: [title] }, text: `${title}: ${windows.length} times a day${describeWindows(windows)}`,
  })
  return true
}

/** How long after its minute a turn may still begin, in minutes. */
const TURN = 60

/** 'Tours at 10, 12 and 14' behind a dated open day: hours of that day. */
function isOfOneDay(context: ReadingContext, { around: { segment }, group }: DailyClause): boolean {
  const start = segment === null ? 0 : context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start
  return context.readings.some((reading) => reading.kind === 'event' && reading.start >= start && reading.end <= context.source.tokens[group.from]!.start)
}

/** What is done at those times; null where the words tell of something else. */
function doneAt(context: ReadingContext, clause: DailyClause): string | null {
  const { around, label, person } = clause
  const title = label ?? labelOf(context, around.left)
  if (title === null || person !== null || isWholePlan(title) || isNoActivity(title) || HAPPENS.test(title)) return null
  const isBound = around.leftKeys.some((key, index) => /^(?:have|has|need|needs|got)$/u.test(key) && around.leftKeys[index + 1] === 'to')
  if (isSaid(around, 'can') && !isBound || isSaid(around, 'wish') || isDuty(context, clause) || namesNothingDone(context, clause, title)) return null
  return title
}

/** What runs, opens or is eaten at its times whether or not somebody plans it. */
const HAPPENS = /(?:^| )(?:trains?|bus(?:es)?|ferr(?:y|ies)|boats?|flights?|trams?|coaches|z[uü]ge|busse|trenes|autobuses|trains|bus|trens|[oô]nibus|tides?|meals?|breakfast|lunch|dinner|mahlzeiten|comidas|repas|refei[cç][oõ]es|departures?|arrivals?|leaves?|departs?|runs?|opens?|closes?|services|shows?|screenings?|sessions?|slots?|appointments?|hours?|times?|breaks?|pauses?)$/iu
