import type { Reading, ReadingOf } from '../brief.ts'
import { segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Habit = Reading & ReadingOf<'rhythm'>
type Topic = Reading & ReadingOf<'topic'>

/** What somebody is given to do again and again, as it is. */
const GIVEN = /(?<!\p{L})(?:exercises?|stretch(?:es|ing)?|physio|rehab|warm-?ups?|drops|drills|übungen|\p{L}*übungen|dehn\p{L}*|ejercicios|estiramientos|exercices|étirements|exercícios|alongamentos)(?!\p{L})/iu

/**
 * 'Stretching twice a day (calves, hamstrings)': what is listed in brackets behind such a habit is what it
 * consists of each time, and no part of a project.
 */
export function settleContentsOfHabits(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const habit of context.readings) {
    if (habit.kind !== 'rhythm' || habit.source !== 'stated' || habit.title === null || !GIVEN.test(habit.title)) continue
    const contents = listedBehind(context, habit)
    if (contents.length < 2) continue
    habit.title = `${habit.title}: ${contents.map(({ label }) => label).join(', ')}`
    context.readings = context.readings.filter((reading) => !contents.some((topic) => topic === reading))
  }
}

/** The topics in brackets in the rest of the habit's sentence, where nothing else is listed there. */
function listedBehind(context: ReadingContext, habit: Habit): Topic[] {
  const tokenAt = (offset: number) => context.source.tokens.findIndex(({ end }) => end > offset)
  const own = segmentAt(context, tokenAt(habit.start))
  const inSentence = context.readings.filter((reading): reading is Topic => reading.kind === 'topic' && reading.start > habit.start && segmentAt(context, tokenAt(reading.start))?.sentence === own?.sentence)
  const inBrackets = inSentence.filter((topic) => (segmentAt(context, tokenAt(topic.start))?.depth ?? 0) > (own?.depth ?? 0))
  return inBrackets.length === inSentence.length ? inBrackets : []
}
