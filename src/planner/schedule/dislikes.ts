import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief, Reading, ReadingOf } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { matchesDay } from './day-pattern.ts'
import { NO_TIME, segmentsOf, subtractSegments, WHOLE_DAY } from './day-segments.ts'
import type { Segments } from './day-segments.ts'

type Wish = ReadingOf<'preference'> | ReadingOf<'exclusion'> | ReadingOf<'commitment'> | ReadingOf<'availability'>

const PARTS_OF_DAY: Record<string, Segments> = { morning: [0, 720], afternoon: [720, 1080], evening: [1020, 1440] }

/** A soft reading about time: the times of a day that it speaks against. */
export type Dislike = { id: string; on: (day: DayNumber) => Segments }

/** Soft readings about time that bear on a task, an assumed one only where the task has no hours of its own; `concerns` says whose wishes count. */
export function dislikesOf(brief: Brief, task: NetworkTask, concerns: (person: string) => boolean): Dislike[] {
  return brief.readings
    .filter(isWish)
    .filter((wish) => matchesTask(wish.appliesTo, task) && (wish.person === null || concerns(wish.person)))
    .filter((wish) => wish.source === 'stated' || task.wish.windows.length === 0)
    .map((wish) => ({ id: wish.id, on: (day) => dislikedTime(wish, day) }))
}

function isWish(reading: Reading): reading is Wish {
  if (reading.kind === 'preference') return true
  return reading.strength === 'soft' && (reading.kind === 'exclusion' || reading.kind === 'commitment' || reading.kind === 'availability')
}

function dislikedTime(wish: Wish, day: DayNumber): Segments {
  const applies = matchesDay(wish.days, day)
  if (wish.kind === 'preference') return applies ? dislikedByWish(wish) : NO_TIME
  const windows = wish.windows.length > 0 ? segmentsOf(wish.windows) : WHOLE_DAY
  if (wish.kind === 'availability') return applies ? subtractSegments(WHOLE_DAY, windows) : WHOLE_DAY
  return applies ? windows : NO_TIME
}

function dislikedByWish(wish: ReadingOf<'preference'>): Segments {
  if (wish.wish === 'avoid-after') return [wish.minute ?? 1020, 1440]
  if (wish.wish === 'avoid-before') return [0, wish.minute ?? 600]
  const part = PARTS_OF_DAY[wish.wish]
  return part ? subtractSegments(WHOLE_DAY, part) : NO_TIME
}
