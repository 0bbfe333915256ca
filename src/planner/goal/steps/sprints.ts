import { bindBrackets } from '../amounts/bind-brackets.ts'
import { settleStatedEnds } from '../dates/stated-ends.ts'
import { settleWholeDeadlines } from '../dates/whole-deadlines.ts'
import { settleCeremonies } from '../sprints/ceremonies.ts'
import { readSprintNumbers } from '../sprints/read-sprint-numbers.ts'
import { settleSprintDays } from '../sprints/settle-sprint-days.ts'
import { settleSprintsAroundEvents } from '../sprints/sprints-around-events.ts'
import { readStretchesOfParts } from '../sprints/stretches-of-parts.ts'
import { readTurns } from '../sprints/turns-of-sprints.ts'
import { settleRulesOfLoneThings } from '../topics/rules-of-lone-things.ts'
import type { Group } from './step.ts'

export const SPRINTS: Group = {
  name: 'sprints',
  why: 'Needs parts and effort: what sprints last, what lies in which of them, and what ends with them. Brackets and lone rules are bound while the words around them are still those of their part.',
  steps: [
    settleSprintDays,
    settleWholeDeadlines,
    settleStatedEnds,
    settleSprintsAroundEvents,
    settleCeremonies,
    readStretchesOfParts,
    readSprintNumbers,
    readTurns,
    bindBrackets,
    settleRulesOfLoneThings,
  ],
}
