import type { ReadingKind } from './brief.ts'
import type { ReadingContext } from './reading-context.ts'
import type { TypedTime } from './surroundings.ts'

/** One thing that a clause can do with the times found in it. */
export type ClauseRole<Clause = TypedTime> = {
  /** Words that do it, behind 'Learn the ukulele.' or as a goal of their own; a test holds every row to them. */
  says: string
  /** Null leaves the words to the notes. */
  yields: ReadingKind | null
  /** Adds the reading, if the clause does this. */
  reads: (context: ReadingContext, clause: Clause) => boolean
}

/** The first role of the table that the clause has reads it; narrow wordings stand before wide ones. False when it has none. */
export function readByRole<Clause>(roles: readonly ClauseRole<Clause>[], context: ReadingContext, clause: Clause): boolean {
  return roles.some((role) => role.reads(context, clause))
}

/** A role whose words and whose reading are told apart. */
export function when<Clause>(holds: (context: ReadingContext, clause: Clause) => boolean, add: (context: ReadingContext, clause: Clause) => void): ClauseRole<Clause>['reads'] {
  return (context, clause) => {
    if (!holds(context, clause)) return false
    add(context, clause)
    return true
  }
}
