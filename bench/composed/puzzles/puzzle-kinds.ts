import { sayFriendsPuzzle } from './meeting/say-friends-puzzle.ts'
import { checkFriends, randomFriendsPuzzle } from './meeting/friends-puzzle.ts'
import { saySlotPuzzle } from './calendar/say-slot-puzzle.ts'
import { checkSlot, randomSlotPuzzle } from './calendar/slot-puzzle.ts'
import type { Chooser } from './chooser.ts'
import type { Naming } from './names.ts'
import type { PlannedTask } from './planned-tasks.ts'
import { sayTripPuzzle } from './trip/say-trip-puzzle.ts'
import { checkTrip, randomTripPuzzle } from './trip/trip-puzzle.ts'


/** A goal whose plan can be checked; what is wrong with the plan, or an empty string. */
export type PuzzleGoal = { prompt: string; check: (tasks: readonly PlannedTask[]) => string }
export type PuzzleKind = { now: string; compose: (naming: Naming, chooser: Chooser) => PuzzleGoal }

export const PUZZLE_KINDS: Readonly<Record<string, PuzzleKind>> = {
  slots: kindOf({ now: '2027-01-03T08:00', random: randomSlotPuzzle, say: saySlotPuzzle, check: checkSlot }),
  friends: kindOf({ now: '2027-01-08T20:00', random: randomFriendsPuzzle, say: sayFriendsPuzzle, check: checkFriends }),
  trips: kindOf({ now: '2027-01-03T08:00', random: randomTripPuzzle, say: sayTripPuzzle, check: checkTrip }),
}

function kindOf<Puzzle>({ now, random, say, check }: { now: string; random: (naming: Naming) => Puzzle; say: (puzzle: Puzzle, chooser: Chooser) => string; check: (puzzle: Puzzle, tasks: readonly PlannedTask[]) => string }): PuzzleKind {
  return {
    now,
    compose: (naming, chooser) => {
      const puzzle = random(naming)
      return { prompt: say(puzzle, chooser), check: (tasks) => check(puzzle, tasks) }
    },
  }
}
