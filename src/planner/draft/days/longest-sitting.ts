import { LONGEST_WINDOW, sittingLength } from '../sessions/sittings.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { longestSession, longestWindow, shortestSession, workDays } from './available-time.ts'

const LONGEST_SITTING = 180
/** On a day that is named for it alone. */
const LONGEST_OF_ITS_OWN = 300
/** Of less nothing is made, unless somebody says so. */
const SHORTEST_SITTING = 10

/** 'Sessions of an hour' are an hour, whatever the work would usually take. */
export function inFullSessions(task: NetworkTask, frame: PlanFrame): NetworkTask {
  if (task.fixed !== null || !task.timed) return task
  const least = Math.min(shortestSession(task, frame), longestFor(task, frame))
  return task.effortMinutes >= least ? task : { ...task, effortMinutes: least }
}

/** 'Tue and Thu 6-7 am, long run on Saturday': the hour of Tuesday bounds nothing on a day that is named for this alone. */
function isOnDayOfItsOwn(task: NetworkTask, frame: PlanFrame): boolean {
  const rhythms = frame.of('rhythm').filter(({ id, title, days, windows }) => task.answers.includes(id) && title !== null && (days.weekdays ?? []).length > 0 && windows.length === 0)
  const hours = frame.of('availability').filter(({ person, appliesTo, strength }) => person === null && appliesTo === null && strength === 'hard')
  return hours.length > 0 && rhythms.some(({ days }) => days.weekdays!.every((weekday) => hours.every((reading) => (reading.days.weekdays ?? []).length > 0 && !reading.days.weekdays!.includes(weekday))))
}

/** Nobody said how long it takes, or how much of it there is. */
export function isGuessed({ answers }: NetworkTask, { brief }: PlanFrame): boolean {
  return brief.readings.every((reading) => !answers.includes(reading.id) || reading.kind === 'topic' && reading.minutes === null && reading.amount === null)
}

/** Minutes that one sitting of a task may last: of an event as long as the day allows, where nobody stated less. */
export function longestFor(task: NetworkTask, frame: PlanFrame): number {
  const lengths = frame.of('rhythm').flatMap((rhythm) => (task.answers.includes(rhythm.id) ? (rhythm.minutes ?? sittingLength(rhythm) ?? []) : []))
  if (lengths.length > 0) return lengths[0]!
  if (isOnDayOfItsOwn(task, frame)) return Math.max(SHORTEST_SITTING, longestSession(task, frame) ?? LONGEST_OF_ITS_OWN)
  const window = longestWindow(task, workDays(task, frame).slice(0, 28), frame) ?? Infinity
  const stated = longestSession(task, frame)
  return Math.max(Math.min(SHORTEST_SITTING, stated ?? SHORTEST_SITTING), Math.min(stated ?? (window <= LONGEST_WINDOW || task.type === 'event' ? window : LONGEST_SITTING), window))
}
