import { readWishes } from '../amounts/read-wishes.ts'
import { settleAllBut } from '../dates/all-but.ts'
import { readPlaces } from '../journeys/read-places.ts'
import { settleDoneAlready } from '../times/done-already.ts'
import { settleRulesOfVerbs } from '../times/read-days-of-part.ts'
import { settleContentsOfHabits } from '../topics/contents-of-habits.ts'
import { readDutiesBeforeThat } from '../topics/duties-before-that.ts'
import { readHandedClauses } from '../topics/handed-clauses.ts'
import { settleOneOfList } from '../topics/one-of-list.ts'
import { readOneThing } from '../topics/one-thing-of-goal.ts'
import { readDuties } from '../topics/read-duties.ts'
import { readLacks } from '../topics/read-lacks.ts'
import { readOmissions } from '../topics/read-omissions.ts'
import { readReminders } from '../topics/read-reminders.ts'
import { readSettled } from '../topics/read-settled.ts'
import { readSpikes } from '../topics/read-spikes.ts'
import { readTopics } from '../topics/read-topics.ts'
import { readTurnsOfItems } from '../topics/read-turns-of-items.ts'
import { settleThingsThatHappen } from '../topics/things-that-happen.ts'
import type { Group } from './step.ts'

export const TOPICS: Group = {
  name: 'parts',
  why: 'What is left without a time is what the goal consists of: places, wishes, what is settled already, then the topics and duties.',
  steps: [
    readPlaces,
    readWishes,
    readOmissions,
    readSettled,
    readSpikes,
    settleDoneAlready,
    readTopics,
    readOneThing,
    readLacks,
    readReminders,
    readDutiesBeforeThat,
    readDuties,
    readTurnsOfItems,
    readHandedClauses,
    settleContentsOfHabits,
    settleRulesOfVerbs,
    settleThingsThatHappen,
    settleOneOfList,
    settleAllBut,
  ],
}
