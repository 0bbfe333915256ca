import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { boundTasks, concerns, movableTasks, readingsOf } from '../binding.ts'
import { inPattern } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import { dayOfMinute } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'

type Preference = ReadingOf<'preference'>
type Wish = Preference['wish']

const NOON = 720
const EVENING = 1020

/** Where in the day a wish wants a task; wishes about the whole plan are not judged task by task. */
const WISHED: Partial<Record<Wish, (start: number, end: number, minute: number | null) => boolean>> = {
  morning: (start) => start < NOON,
  afternoon: (start) => start >= NOON && start < EVENING + 60,
  evening: (start) => start >= EVENING,
  'avoid-after': (_start, end, minute) => minute === null || end <= minute,
  'avoid-before': (start, _end, minute) => minute === null || start >= minute,
}

/** Wishes about the time of day. */
export function checkPreferences(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'preference').flatMap((preference) => {
    const holds = WISHED[preference.wish]
    if (!holds) return []
    const meetings = tasks.filter((task) => task.type === 'meeting' && task.time !== null && preference.person !== null)
    const candidates = preference.person === null ? movableTasks(brief, tasks) : [...new Set([...meetings, ...movableTasks(brief, tasks)])]
    const bound = boundTasks(preference, candidates).filter((task) => isBound(brief, preference, task))
    const violations = bound.filter((task) => !holds(...clockOf(task), preference.minute)).map((task) => ({ task, text: `${whereabouts(task)} is not` }))
    return [reportReading('preference', preference, { violations, met: `So in ${counted(bound.length, 'task')}.` })]
  })
}

function isBound(brief: Brief, preference: Preference, task: PlacedTask): boolean {
  return task.time !== null && inPattern(preference.days, task.days.first) && (task.type === 'meeting' || concerns(brief, preference, task))
}

function clockOf(task: PlacedTask): [start: number, end: number] {
  const midnight = dayOfMinute(task.time!.start) * 1440
  return [task.time!.start - midnight, task.time!.end - midnight]
}
