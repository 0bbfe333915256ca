import { OUTINGS } from '../../goal/journeys/travel-signs.ts'
import { newTask } from '../new-task.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import type { Topic } from '../topics.ts'
import { describe, hasAnyKeyword, plainWords, slug } from '../wording.ts'
import { DayFiller } from './day-filler.ts'
import { withinItsPart } from './day-limits.ts'
import { isOuting } from './day-rooms.ts'
import { tripRoute } from './route.ts'
import { tripDays } from './trip-days.ts'
import type { TripDay } from './trip-days.ts'
import { DAY_PARTS } from './trip-stop.ts'
import type { TripStop } from './trip-stop.ts'
import { tripWishes } from './trip-wishes.ts'

/** Days on the road, when the plan's days are the trip's days: each with one area, meals nearby and time to spare. */
export function itineraryTasks(topics: readonly Topic[], frame: PlanFrame): NetworkTask[] {
  const route = tripRoute(frame)
  const days = tripDays(route, frame)
  if (days.length === 0) return []
  const { towns, wishes } = tripWishes(topics, days, frame)
  const filler = new DayFiller(days, wishes, frame)
  const arrange = isSqueezed(frame) ? inTurn : (tasks: NetworkTask[]) => tasks
  const placed = (stop: TripStop, day: TripDay) => withinItsPart(stopTask(stop, day, { towns, frame }), { part: stop.part, isFramework: stop.isFramework ?? false, isAsked: stop.topic !== null }, day, frame)
  return days.flatMap((day) => arrange(filler.stopsOf(day).flatMap((stop) => placed(stop, day))))
}

/** Whether the prompt closes hours that the parts of a day would fill. */
function isSqueezed(frame: PlanFrame): boolean {
  return frame.of('exclusion').length > 0 || frame.of('commitment').length > 0 || frame.of('availability').some(({ source }) => source === 'stated')
}

/** A day goes from morning to evening, also when it has to be squeezed. */
function inTurn(tasks: readonly NetworkTask[]): NetworkTask[] {
  return tasks.map((task, index) => (index === 0 ? task : { ...task, after: [...task.after, { taskId: tasks[index - 1]!.id, lagMinutes: 0 }] }))
}

function stopTask(stop: TripStop, day: TripDay, { towns, frame }: { towns: readonly Topic[]; frame: PlanFrame }): NetworkTask {
  const part = DAY_PARTS[stop.part]
  const early = hasAnyKeyword(stop.topic?.words ?? [], ['early', 'before 8', 'before 7', 'sunrise'])
  const { title, country, destination, readingIds } = day.stop
  const town = towns.filter(({ words }) => words.join(' ').includes(plainWords(title).join(' ')))
  return newTask({
    id: `day-${day.day - frame.first + 1}-${stop.part}-${slug(stop.title).slice(0, 30)}`,
    title: stop.title,
    description: describe(stop.how, stop.done, frame.language),
    effortMinutes: early ? 110 : (stop.minutes ?? part.minutes),
    priority: stop.topic || stop.isFramework ? 'high' : 'medium',
    type: 'event',
    tags: ['trip', stop.part, slug(title)],
    subjects: [...new Set([...(stop.topic ? [stop.topic.label] : []), title, ...(country ? [country] : []), ...(destination ? [destination.title, destination.country] : []), ...(stop.subjects ?? []), ...(isOuting(stop) ? [OUTINGS] : []), ...town.map(({ label }) => label)])],
    location: stop.location,
    allowedDays: { first: day.day, last: day.day },
    wish: { day: day.day, windows: [stop.window ?? (early ? { from: 6 * 60, to: 9 * 60 } : { from: part.from, to: stop.isLong ? DAY_PARTS.afternoon.to : part.to })], position: (day.day - frame.first) / Math.max(1, frame.last - frame.first) },
    optional: stop.topic === null && !stop.isFramework && stop.part !== 'morning',
    answers: [...new Set([...(stop.topic?.readingIds ?? []), ...(day.indexInStop === 0 ? [...readingIds, ...town.flatMap((topic) => topic.readingIds)] : [])])],
  })
}
