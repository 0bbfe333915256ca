import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { isPlanWord } from '../dates/dated-stretches.ts'
import { labelOf } from '../labels.ts'
import { addReading, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { surroundingsOf } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { addDayEvent } from '../dates/add-day-event.ts'

type Horizon = ReadingOf<'horizon'>

/** A week of work ends on Friday. */
const WEEKEND_DAYS = 3

/** What sprints end in, unlike the test weeks and visits between them. */
const AIMS = /\b(?:go-?live|cut-?over|launch|opening|conference|festival|fair|congress|wedding|exhibition|election|hackathon|ceremony)\b/iu

/** 'Go-live over the weekend of 1 May. 2-week sprints from 18 January': days too few for a sprint, or behind the first of them, are those of one thing. */
export function settleSpansBesideSprints(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind !== 'sprint-calendar' || calendar.lengthDays === null) return
  const { firstDay, lengthDays } = calendar
  for (const horizon of context.readings.filter((reading): reading is Horizon => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null)) {
    const { first, last } = horizon
    if (first === null || last === null || first <= context.today) continue
    const isShort = last - first + WEEKEND_DAYS < lengthDays
    const group = context.groups.find(({ expressions }) => expressions.some(({ days, start }) => days?.first === first && start >= horizon.start && start < horizon.end))
    if (group && (isShort || firstDay !== null && first > firstDay + lengthDays)) giveToThing(context, horizon, group)
  }
}

/** A month, a quarter or a season is no day of anything. */
const LONGEST_EVENT_DAYS = 21

/** 'Move the lab in spring. Sprints from 11 January': the whole is done by the end of it, and of a part its work is done then. */
function giveWholePeriod(context: ReadingContext, horizon: Horizon, { group, title }: { group: TimeGroup; title: string }): void {
  const isOfGoal = segmentAt(context, group.from)?.sentence === segmentAt(context, 0)?.sentence
  const { first, last } = horizon
  if (!isOfGoal) addReading(context, group, { value: { kind: 'horizon', first, last }, appliesTo: { labels: [title] }, text: `${title}: ${describeDay(first!)} to ${describeDay(last!)}` })
  else if (!context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)) addReading(context, group, { value: { kind: 'deadline', latest: (last! + 1) * MINUTES_PER_DAY, event: null }, text: `Done by ${describeDay(last!)}` })
}

function giveToThing(context: ReadingContext, horizon: Horizon, group: TimeGroup): void {
  const days = { first: horizon.first!, last: horizon.last! }
  const { left } = surroundingsOf(context, group)
  const at = keysOf(context, left).findLastIndex((key) => !/^(?:over|during|on|in|at|for|the|from|of|is|are|will|be)$/u.test(key))
  const title = at < 0 ? null : labelOf(context, { from: left.from, to: left.from + at + 1 }, 6)
  context.readings = context.readings.filter((reading) => reading !== horizon)
  // 'The line may only stand still in that week' is a condition, and no date of anything: a note says so.
  const isCondition = keysOf(context, left).some((key) => /^(?:only|may|can|cannot|must|should)$/u.test(key))
  if (title === null || isPlanWord(title) || isCondition) {
    context.claimed.fill(0, group.from, group.to)
    return
  }
  if (days.last - days.first >= LONGEST_EVENT_DAYS) {
    giveWholePeriod(context, horizon, { group, title })
    return
  }
  addDayEvent(context, group, { title, days })
  const isAim = AIMS.test(title) && segmentAt(context, group.from)?.sentence === 0 && !context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)
  if (isAim) addReading(context, group, { value: { kind: 'deadline', latest: days.first * MINUTES_PER_DAY, event: title }, text: `Ready for ${title} on ${describeDay(days.first)}` })
}
