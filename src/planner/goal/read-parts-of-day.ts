import { readPlaces } from './journeys/read-places.ts'
import type { ReadingContext } from './reading-context.ts'
import { readTimes } from './times/read-times.ts'
import { settleWishesOfProgramme } from './topics/read-day-programme.ts'
import { readLacks } from './topics/read-lacks.ts'
import { readOmissions } from './topics/read-omissions.ts'
import { readPrecedence } from './topics/read-precedence.ts'
import { readReminders } from './topics/read-reminders.ts'
import { readTopics } from './topics/read-topics.ts'

/** What a day holds beside its appointments. */
export function readPartsOfDay(context: ReadingContext): void {
  readTimes(context)
  readPlaces(context)
  readOmissions(context)
  readTopics(context)
  readLacks(context)
  readReminders(context)
  readPrecedence(context)
  settleWishesOfProgramme(context)
}
