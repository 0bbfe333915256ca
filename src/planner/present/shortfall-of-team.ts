import { effortOfWhole } from '../goal/amounts/effort-of-whole.ts'
import type { EffortOfWhole } from '../goal/amounts/effort-of-whole.ts'
import type { Brief } from '../goal/brief.ts'
import type { Schedule } from '../schedule/placement.ts'
import { dayOfMinute } from '../time/day-number.ts'
import { countOf, effortText, longDate } from './clock-text.ts'

export type EffortTold = EffortOfWhole & { text: string }

/** More people or more sprints than this are no way out. */
const MOST_TIMES = 3

/** 'We estimate 74 developer-days', and two developers with four weeks: whether the work that the prompt states fits what its team has, and what would make it fit. */
export function effortAgainstTeam({ brief, schedule: { capacity, placements } }: { brief: Brief; schedule: Schedule }): EffortTold | null {
  const effort = brief.plannerType === 'sprint' ? effortOfWhole(brief.prompt) : null
  const has = capacity.reduce((sum, { minutes }) => sum + minutes, 0)
  if (effort === null || has === 0 || placements.length === 0 || isOfPart(brief, effort)) return null
  const count = new Set(capacity.map(({ sprint }) => sprint)).size
  const isOf = `“${effort.words}” is ${effortText(effort.minutes)} of work, and the team has`
  const last = Math.max(...placements.map(({ days }) => days.last))
  const sprints = Math.ceil((effort.minutes * count) / has)
  if (!hasEnd(brief, last)) return { ...effort, text: `${isOf} ${effortText(has / count)} in each sprint: that is ${countOf(sprints, 'sprint')}.` }
  const missing = effort.minutes - has
  const until = `${isOf} ${effortText(has)} until ${longDate(last)}`
  return { ...effort, text: missing <= 0 ? `${until}: it fits. The tasks here have usual lengths, not yours.` : `${until}: ${effortText(missing)} are missing.${waysOut({ effort, has, sprints, count, people: new Set(capacity.map(({ assignee }) => assignee)).size })}` }
}

function waysOut({ effort: { minutes }, has, sprints, count, people }: { effort: EffortOfWhole; has: number; sprints: number; count: number; people: number }): string {
  const more = Math.ceil((minutes * people) / has) - people
  const later = sprints - count
  const ways = [
    ...(more <= people * MOST_TIMES ? [`${more === 1 ? '1 person' : `${more} people`} more for all of the time`] : []),
    ...(later <= count * MOST_TIMES ? [later === 1 ? 'one more sprint' : `${later} more sprints`] : []),
    `${effortText(minutes - has)} less to do`,
  ]
  return ` Any one of these would make it fit: ${ways.join('; ')}.`
}

/** The estimate of one part is kept by its tasks. */
function isOfPart({ readings }: Brief, { start, end }: EffortOfWhole): boolean {
  return readings.some((reading) => reading.kind === 'topic' && reading.minutes !== null && reading.start < end && reading.end > start)
}

/** Whether the prompt says when it ends: by a date, by so many sprints, or on the day of its last event. */
function hasEnd({ readings }: Brief, last: number): boolean {
  return readings.some((reading) => reading.source === 'stated' && (
    reading.kind === 'deadline' && reading.appliesTo === null && dayOfMinute(reading.latest - 1) >= last
    || reading.kind === 'horizon' && reading.appliesTo === null && reading.last !== null
    || reading.kind === 'sprint-calendar' && reading.count !== null
    || reading.kind === 'event' && reading.days.last === last))
}
