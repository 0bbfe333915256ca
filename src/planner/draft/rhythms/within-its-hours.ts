import type { ReadingOf } from '../../goal/brief.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { ClockWindow, DayNumber } from '../../time/calendar-time.ts'
import { freeWindows, longestSession } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { withoutGaps } from '../project/precedence.ts'
import type { NetworkTask } from '../task-network.ts'
import { SAYS_BOTH_ENDS } from './series.ts'
import { needOf } from './on-rhythm-days.ts'

/** Weeks for each task that is added beside a habit, and how many of them at most. */
const WEEKS_EACH = 1.5
const MOST_ADDED = 8
/** A habit is done at least so often a week. */
const LEAST_A_WEEK = 2

type Stated = ReadingOf<'rhythm'>
type Room = { day: DayNumber; window: ClockWindow; minutes: number }

/**
 * Where the hours of a habit are all that somebody offers, what its playbook adds has to fit beside it into those hours;
 * what the goal itself names, and goals with other hours, stay as they are.
 */
export function withinItsHours(tasks: NetworkTask[], input: { playbook: Playbook; recurring: readonly NetworkTask[]; frame: PlanFrame }): NetworkTask[] {
  const { playbook, recurring, frame } = input
  const stated = frame.of('rhythm').filter(({ source }) => source === 'stated')
  if (playbook.atItsHours !== true || !areAllHours(stated, frame)) return tasks
  const added = tasks.filter((task) => task.answers.length === 0 && task.fixed === null)
  if (added.length === 0) return tasks
  const rooms = roomsBeside(recurring, stated, frame)
  const most = Math.min(MOST_ADDED, Math.ceil(frame.weeks / WEEKS_EACH))
  const longest = Math.max(0, ...rooms.map(({ minutes }) => minutes))
  const chosen = new Set(added.filter(({ effortMinutes }) => effortMinutes <= longest).toSorted((a, b) => needOf(a) - needOf(b)).slice(0, most))
  const placed = new Map([...chosen].toSorted((a, b) => added.indexOf(a) - added.indexOf(b)).map((task) => [task.id, takeRoom(rooms, task, frame)]))
  const kept = tasks.filter((task) => !added.includes(task) || (placed.get(task.id) ?? null) !== null)
  return withoutGaps(kept, tasks).map((task) => {
    const room = placed.get(task.id)
    return room ? { ...task, allowedDays: { first: room.day, last: room.day }, wish: { ...task.wish, day: room.day, windows: [room.window] } } : task
  })
}

/** The rhythms say when, several times a week, and nothing else does. */
function areAllHours(stated: readonly Stated[], frame: PlanFrame): boolean {
  const isOpen = frame.of('availability').some(({ person, appliesTo, source }) => person === null && appliesTo === null && source === 'stated') || frame.of('availability').some(({ source, strength }) => source === 'assumed' && strength === 'hard')
  const timesAWeek = stated.filter(({ windows }) => windows.length > 0).reduce((sum, { days, count, per }) => sum + (days.weekdays?.length ?? (per === 'week' ? count ?? 7 : 7)), 0)
  return !isOpen && timesAWeek >= LEAST_A_WEEK && stated.every(({ windows, per }) => windows.length > 0 || per === 'month')
}

/** What the sessions of each day leave of their hours. */
function roomsBeside(recurring: readonly NetworkTask[], stated: readonly Stated[], frame: PlanFrame): Room[] {
  // 'At 7' says when it begins, and offers no hours beside it.
  const ids = new Set(stated.filter(({ words }) => SAYS_BOTH_ENDS.test(words)).map(({ id }) => id))
  const sessions = recurring.filter((task) => task.wish.day !== null && task.answers.some((id) => ids.has(id)))
  return sessions.flatMap((task) => task.wish.windows.map((window) => {
    const beside = sessions.filter((other) => other.wish.day === task.wish.day && other.wish.windows.some(({ from }) => from === window.from))
    const own = beside.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)
    const isFree = freeWindows(task.wish.day!, task, frame).some((free) => free.from <= window.from && free.to >= window.to)
    return { day: task.wish.day!, window, minutes: isFree && beside[0] === task ? Math.min(window.to - window.from - own, LONGEST_ADDED, longestSession(task, frame) ?? LONGEST_ADDED) : 0 }
  })).filter(({ minutes }) => minutes > 0)
}

/** Whoever comes for a habit stays no hour longer for what goes with it. */
const LONGEST_ADDED = 60

/** The first day with room from the task's place in the plan on; it is one task's alone. */
function takeRoom(rooms: Room[], task: NetworkTask, frame: PlanFrame): Room | null {
  const from = frame.first + Math.floor((task.wish.position ?? 0) * (frame.last - frame.first))
  const fits = rooms.filter(({ minutes, day }) => minutes >= task.effortMinutes && (task.allowedDays === null || day >= task.allowedDays.first && day <= task.allowedDays.last))
  const room = fits.find(({ day }) => day >= from) ?? fits.at(-1)
  if (!room) return null
  rooms.splice(rooms.indexOf(room), 1)
  return room
}
