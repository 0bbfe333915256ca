import { describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Habit } from './hours-of-habits.ts'

type Hours = Reading & ReadingOf<'availability'>

/** What counts a turn and names nothing: 'once before 9am and once after 5pm', 'the first before school'. */
const TURN = /^(?:(?:and|then|the|again|und|dann|y|et|e) )*(?:once|one|first|second|third|last|again|another|other|einmal|eine|erste|zweite|erst|una vez|una|otra|la primera|une fois|une|l['’]autre|la première|uma vez|uma|outra|a primeira)(?: (?:one|time|session|set|round|mal|fois|vez|again))?$/iu

/**
 * 'Twice a day, 20 minutes each, once before 9am and once after 5pm': as many hours as turns, told one by one behind the
 * count, are those of the turns and not of the plan.
 */
export function settleTurnsOfDay(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const habit of context.readings) {
    if (habit.kind !== 'rhythm' || habit.source !== 'stated' || habit.per !== 'day' || (habit.count ?? 1) < 2 || habit.windows.length > 0) continue
    const told = hoursBehind(context, habit)
    const windows = told.flatMap((hours) => hours.windows)
    if (windows.length !== habit.count) continue
    const used: ReadonlySet<Reading> = new Set<Reading>(told)
    context.readings = context.readings.filter((reading) => !used.has(reading))
    const [start, end] = [Math.min(habit.start, ...told.map((hours) => hours.start)), Math.max(habit.end, ...told.map((hours) => hours.end))]
    Object.assign(habit, { start, end, words: context.prompt.slice(start, end), windows: windows.toSorted((a, b) => a.from - b.from), text: `${habit.title ?? 'Sessions'}: ${habit.count} times a day${describeWindows(windows)}` })
  }
}

/** Hours of no day and of nothing else in the same sentence or the one behind it. */
function hoursBehind({ prompt, readings }: ReadingContext, habit: Habit): Hours[] {
  return readings.filter((reading): reading is Hours => {
    const isTurn = reading.kind === 'availability' && reading.source === 'stated' && reading.person === null && Object.keys(reading.days).length === 0 && (reading.appliesTo === null || TURN.test(reading.appliesTo.labels[0]!) || reading.appliesTo.labels[0] === habit.title)
    return isTurn && reading.start >= habit.start && (prompt.slice(habit.end, reading.start).match(/[.!?;\n](?=\s|$)/gu) ?? []).length <= 1
  })
}
