import type { Keyword, Language, Text } from '../playbook.ts'

/** A goal that is done in one go: an errand, an appointment, something small to see to. The first that fits is meant. */
export type SmallMatter = {
  id: string
  /** How the goal says it, in each language. */
  said: Partial<Record<Language, Said>>
  /** Words that the prompt must have besides. */
  mentions?: readonly Keyword[]
  /** The thing itself; its title is the goal. `hours`: when such things are usually possible. */
  thing: { how: Text; done: Text; minutes: number; hours: { from: number; to: number; lastWeekday: number } }
  /** `days`: so many days before the thing, where the plan has them. */
  before: readonly (SmallStep & { days: number })[]
  /** May take an afternoon: a stated part of the day is all of it. */
  isLasting?: true
  /** Done as early as possible for what happens on the day that is named. */
  isAhead?: true
  /** Far away it is prepared for, where a playbook knows how. */
  isFestive?: true
  /** Comes first where the goal names no day and hour for it. */
  toFix?: SmallStep
  /** Left out where the plan ends earlier. */
  after: (SmallStep & { days: number }) | null
}

/**
 * Verbs that open the goal (in German close it), alone or only with one of `things`; and nouns that it consists of.
 * `butNotOf`: with these the verb alone says more than something small.
 * Alternatives in the words of a regular expression, lower case.
 */
export type Said = { verbs?: string; butNotOf?: string; verbsOfThings?: string; things?: string; nouns?: string }

/** `title` stands behind the goal and a colon. */
export type SmallStep = { title: Text; how: Text; done: Text; minutes: number }

export const EVERY_DAY = 7
export const UNTIL_SATURDAY = 6
export const UNTIL_FRIDAY = 5
