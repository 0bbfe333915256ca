import type { Source } from '../../../time/grammar/source.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'

/** A time with what stands around it in the prompt. */
export type Surrounded = {
  source: Source
  time: TimeExpression
  /** What stands in front of it and behind it, as far as it is looked at. */
  before: string
  behind: string
  /** All times of the prompt. */
  times: readonly TimeExpression[]
}

/** Words that are found as a time, and only say something of a thing. */
export type TimeOfThing = {
  /** A goal whose time is none; a test holds every row to it. */
  says: string
  isOfThing: (surrounded: Surrounded) => boolean
}

/** In characters. */
const LOOKED_BACK = 80
const LOOKED_AHEAD = 40

export function surrounded(source: Source, time: TimeExpression, times: readonly TimeExpression[]): Surrounded {
  const before = source.text.slice(Math.max(0, time.start - LOOKED_BACK), time.start)
  const behind = source.text.slice(time.end, time.end + LOOKED_AHEAD)
  return { source, time, before, behind, times }
}

type Wording = {
  /** The time's own words. */
  words?: RegExp
  before?: RegExp
  behind?: RegExp
  is?: (time: TimeExpression) => boolean
}

/** A time that is told by its words and by those around it, all of which must fit. */
export function worded({ words, before, behind, is }: Wording): TimeOfThing['isOfThing'] {
  return (around) => (is?.(around.time) ?? true) && (words?.test(around.time.words) ?? true) && (before?.test(around.before) ?? true) && (behind?.test(around.behind) ?? true)
}

/** Where the word at this character, or the next behind it, stands among the tokens; -1 behind the last. */
export function tokenAt({ tokens }: Source, start: number): number {
  return tokens.findIndex((token) => token.start >= start)
}
