import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { freeWindows, workDays } from './available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

const WAKING: ClockWindow = { from: 6 * 60, to: 22 * 60 }
/** 'Before noon' does not ask anybody out of bed early. */
const UNHURRIED = 9 * 60
const GRID = 15
/** An afternoon is open from noon; work in it begins after lunch where it still fits. */
const AFTER_LUNCH = 14 * 60
const NOON = 12 * 60
const EARLY_STRETCH = 2 * 60
const AFTERNOON_END = 18 * 60

/** Where the prompt's hours reach into the night ('before 8', 'any time'), work is wished for the waking part of them. */
export function inWakingHours(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return tasks.map((task) => {
    if (!task.timed || task.fixed !== null) return task
    const windows = task.wish.windows.length > 0 ? task.wish.windows : besideStatedHours(statedWindows(task, frame), task, frame)
    const limit = eveningLimit(task, frame)
    if (limit !== null) return { ...task, wish: { ...task.wish, windows: [limit] } }
    const awake = afterWorkFirst(windows, task.effortMinutes).map((window) => wakingPart(window, task.effortMinutes))
    return { ...task, wish: { ...task.wish, windows: awake } }
  })
}

/** 'Phone away by 10pm every night', 'dinner by 7': what is done every day up to an hour of the evening is done shortly before it. */
function eveningLimit(task: NetworkTask, frame: PlanFrame): ClockWindow | null {
  if (task.occurrence === null || task.effortMinutes > HOUR) return null
  const told = frame.of('rhythm').find(({ id, source, title, windows }) => source === 'stated' && title !== null && windows.length === 1 && task.answers.includes(id))
  const window = told?.windows[0]
  if (told === undefined || window === undefined || window.to <= EVENING || window.to >= MINUTES_PER_DAY || window.to - window.from <= HOUR) return null
  return window.from === 0 || UP_TO.test(told.words) ? { from: window.to - HOUR, to: window.to } : null
}

const UP_TO = /(?<!\p{L})(?:by|before|no later than) (?:\d|half|quarter)/iu

/** Whoever runs, practises and meets on weekday evenings has their day filled: what is done beside it is wished for the evening too. */
function besideStatedHours(windows: readonly ClockWindow[], task: NetworkTask, frame: PlanFrame): readonly ClockWindow[] {
  const isOnWeekend = task.wish.day !== null && weekdayOf(task.wish.day) > 5
  const hours = frame.of('rhythm').filter(({ source }) => source === 'stated').flatMap((rhythm) => rhythm.windows)
  const free = frame.of('availability').some((reading) => reading.windows.length > 0)
  if (windows.length > 0 || free || isOnWeekend || task.occurrence !== null || hours.length === 0 || hours.some(({ from }) => from < EVENING || from > WAKING.to - HOUR)) return windows
  return [{ from: Math.min(...hours.map(({ from }) => from)), to: WAKING.to }]
}

const EVENING = 17 * 60
const HOUR = 60

/** The day's windows when they are stated; none when the whole day is free, which leaves the hour to the scheduler. */
function statedWindows(task: NetworkTask, frame: PlanFrame): ClockWindow[] {
  const day = task.wish.day ?? workDays(task, frame)[0]
  if (day === undefined) return []
  const windows = freeWindows(day, task, frame)
  return windows.some((window) => window.from === 0 && window.to <= 12 * 60) ? windows : []
}

/** Whoever is busy by day works in the evening rather than before dawn. */
function afterWorkFirst(windows: readonly ClockWindow[], minutes: number): ClockWindow[] {
  const later = windows.filter((window) => !isEarly(window) && window.to - window.from >= minutes)
  return later.length > 0 ? later : [...windows]
}

/** A morning of which only the end is said. */
function isEarly(window: ClockWindow): boolean {
  return window.from === 0 && window.to <= 12 * 60
}

/** 'Before 8' means just before it rather than as early as one can be awake. */
function nearTheLimit({ to }: ClockWindow, minutes: number): ClockWindow {
  const latest = Math.floor((to - minutes - GRID) / GRID) * GRID
  return { from: Math.max(Math.min(WAKING.from, to - minutes), Math.min(UNHURRIED, latest)), to }
}

function wakingPart(window: ClockWindow, minutes: number): ClockWindow {
  if (window.from === 0 && window.to <= AFTERNOON_END && window.to > minutes) return nearTheLimit(window, minutes)
  if (window.from === NOON && window.to === AFTERNOON_END && AFTER_LUNCH + minutes <= window.to) return { from: AFTER_LUNCH, to: window.to }
  // Whoever gives both ends of an early stretch gets up for it: '4:30 to 5:15'.
  const from = window.from > 0 && window.to - window.from <= EARLY_STRETCH ? window.from : Math.max(window.from, Math.min(WAKING.from, window.to - minutes))
  const to = Math.min(window.to, Math.max(WAKING.to, from + minutes))
  return { from, to: Math.max(from + 1, to) }
}
