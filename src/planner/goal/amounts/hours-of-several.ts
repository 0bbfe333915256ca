import { describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Habit = Reading & ReadingOf<'rhythm'>
type Hours = Reading & ReadingOf<'availability'>

/** In characters, between a series and its hours. */
const REACH = 80

/**
 * 'One poem each day, in the morning, between 7:45 and 8:30. Workout on Monday and Saturday, but only 20:30-22:00': where
 * several things come back, hours behind the only one of a sentence are of that one, and not of the plan.
 */
export function settleHoursOfSeveral(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const habits = context.readings.filter((reading): reading is Habit => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && reading.ofRoutine === undefined)
  if (new Set(habits.map(({ title }) => title)).size < 2) return
  for (const hours of context.readings.filter(isOfNoDay).filter((reading) => saysBothEnds(context, reading))) {
    const own = habits.filter((habit) => areOneSentence(context.prompt, habit, hours))
    const [habit] = own
    if (own.length !== 1 || habit === undefined || habit.windows.length > 0 || habit.end > hours.start || hours.start - habit.end > REACH) continue
    Object.assign(habit, { windows: hours.windows, text: `${habit.text}${describeWindows(hours.windows)}` })
    Object.assign(hours, { appliesTo: { labels: [habit.title!] }, text: `${habit.title!}: ${hours.text}` })
  }
}

function isOfNoDay(reading: Reading): reading is Hours {
  return reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null && reading.windows.length > 0 && Object.keys(reading.days).length === 0
}

/** From one hour to another; '1h' behind a count is as often a length, and nobody starts in the night. */
function saysBothEnds({ expressions }: ReadingContext, { start, end, windows }: Hours): boolean {
  return windows.every(({ from }) => from >= EARLIEST) && expressions.some((time) => time.start >= start && time.end <= end && Boolean(time.clock?.from && time.clock.to))
}

/** In minutes. */
const EARLIEST = 240

function areOneSentence(prompt: string, one: Reading, other: Reading): boolean {
  const between = prompt.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
  return !/[.!?;\n](?:\s|$)/u.test(between)
}
