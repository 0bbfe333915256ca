import type { PlannerType } from '../../../contract/plan.ts'
import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute, localMinute } from '../../time/day-number.ts'
import { expressionsIn } from '../../time/grammar/find-time-expressions.ts'
import { detectLanguage, lexiconOf } from '../../time/grammar/languages.ts'
import { prepareSource } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { prepareContext, referenceOf } from '../prepare-context.ts'
import type { ReadGoalInput } from '../prepare-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { datesOf } from './dates/dates-named.ts'
import type { DateNamed } from './dates/dates-named.ts'
import { stayNamedBefore } from './journeys/stay-named-before.ts'
import { weekNamedIn } from './weeks/week-named-in.ts'

/** A text between two passes, and what is known of it: found when a rewriter asks for it, and once. */
export type Wording = {
  text: string
  plannerType: PlannerType
  today: DayNumber
  language: () => string
  /** Tokens, settled times and segments, as the readers take them. */
  context: () => ReadingContext
  /** The settled times. */
  expressions: () => readonly TimeExpression[]
  /** The days named one by one. */
  dates: () => readonly DateNamed[]
  /** These, and the days from which on something goes. */
  starts: () => readonly DateNamed[]
  /** The times in words that may be a part of the text, as they stand. */
  timesOf: (words: string) => readonly TimeExpression[]
  /** The first day of the one week that the words are about. */
  weekOf: (words: string, orNext?: boolean) => DayNumber | null
  /** The few days named together before an offset. */
  stayBefore: (offset: number) => DaySpan | null
}

export function wordingOf(input: ReadGoalInput): Wording {
  const { prompt: text, plannerType, now } = input
  const language = once(() => detectLanguage(text, input.locale))
  const context = once(() => prepareContext(input))
  const timesOf = (words: string) => {
    const spoken = words === text ? language() : detectLanguage(words, input.locale)
    return expressionsIn(prepareSource(words, lexiconOf(spoken), referenceOf({ ...input, prompt: words }, spoken)))
  }
  const times = once(() => timesOf(text))
  return {
    text, plannerType, today: dayOfMinute(localMinute(now)), language, context,
    // As they are before anything is read: some readers leave times out of their context.
    expressions: once(() => context().expressions),
    dates: once(() => datesOf(context())),
    starts: once(() => datesOf(context(), true)),
    timesOf: (words) => (words === text ? times() : timesOf(words)),
    weekOf: (words, orNext) => weekNamedIn(words, { now }, orNext),
    stayBefore: (offset) => stayNamedBefore(times(), offset),
  }
}

function once<T>(find: () => T): () => T {
  let found: { value: T } | null = null
  return () => (found ??= { value: find() }).value
}
