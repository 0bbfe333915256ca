import type { ReadingContext } from '../reading-context.ts'
import type { TypedTime } from '../surroundings.ts'
import { isOfGoal } from './repeating-clause.ts'
import type { RepeatingClause } from './repeating-clause.ts'

/** A rhythm rather than hours that are open for it: a length each, a gap of days, a short time of every day. */
export function areSessionsOfGoal(context: ReadingContext, clause: RepeatingClause): boolean {
  const { entry } = clause
  const isEveryDay = entry.isDaily && entry.windows.length === 0 && entry.point === null
  return isOfGoal(clause) && (isEachSession(context, clause) || entry.everyDays > 0 || entry.oncePer !== null || isShortDaily(clause) || isEveryDay)
}

/** 'Tuesdays and Thursdays, 45 minutes each': named days with the length of one session are a rhythm. */
function isEachSession(context: ReadingContext, { group, entry, around }: TypedTime): boolean {
  const isSet = entry.expressions.length === 1 && (entry.weekdays?.length ?? 0) > 1
  const length = context.groups.find((other) => other.from >= group.from && other.expressions[0]!.duration !== null && (other.expressions[0]!.duration?.high ?? 0) < 86_400)
  const isNear = length !== undefined && length.from - group.to <= 3
  const isEach = around.rightKeys.some((key) => /^(?:je|jeweils|each|cada|chaque)$/u.test(key)) || (length !== undefined && /^(?:each|je|cada|chacune)$/u.test(context.source.tokens[length.to]?.key ?? ''))
  return entry.weekdays !== null && !isSet && isNear && isEach
}

/** 'every morning 6:45 to 7:15': so short a time of every day is the session itself. */
function isShortDaily({ entry, person }: TypedTime): boolean {
  const [window] = entry.windows
  return person === null && entry.isDaily && entry.windows.length === 1 && window!.to - window!.from <= 60 && entry.expressions.some(({ clock, recurrence }) => clock?.from && clock.to && recurrence?.part)
}

/** 'Swimming: 5 sessions Mon-Fri' are those of the goal. */
export function areOwnSessions(label: string | null): boolean {
  return OWN_SESSIONS.test(label ?? '')
}

const OWN_SESSIONS = /^(?:\d+|two|three|four|five|six|seven) (?:sessions?|sittings?|times)$/iu
