import { settleLengthsOfEach } from '../amounts/lengths-of-each.ts'
import { settleAbsencesReadAsWork } from '../people/absences-read-as-work.ts'
import { settleAbsentPeople } from '../people/absent-people.ts'
import { settleSharedWork } from '../people/shared-work.ts'
import { settleTimesOfOthers } from '../people/times-of-others.ts'
import { settleTimedShares, settleTimesOfSharers, settleTurnsOfPeople } from '../people/times-of-sharers.ts'
import { settleTimesOfWorkers } from '../people/times-of-workers.ts'
import { settleToldCapacities } from '../people/told-capacities.ts'
import { bindBansOfOneHabit } from '../scope/bans-of-one-habit.ts'
import { settleFreeTimeForParts } from '../scope/free-time-for-parts.ts'
import { settleConsequences } from '../scope/settle-consequences.ts'
import { settleFrames } from '../scope/settle-frames.ts'
import { settleHeadedRules } from '../scope/settle-headed-rules.ts'
import { settleHoursOfThatDay } from '../scope/hours-of-that-day.ts'
import { settleOwnClauses } from '../scope/settle-own-clauses.ts'
import { settleServedThings } from '../scope/settle-served-things.ts'
import { settleScope } from '../scope/settle-scope.ts'
import { settleToldAbsences } from '../scope/settle-told-absences.ts'
import { settleThirdParties } from '../scope/settle-third-parties.ts'
import { settleToldRules } from '../scope/settle-told-rules.ts'
import { bindLimitsToCounted } from '../times/limits-of-counted.ts'
import { settleRulesOfParts } from '../topics/rules-of-parts.ts'
import { settleDaysWithoutDeploys } from '../sprints/days-without-deploys.ts'
import type { Group } from './step.ts'

export const SCOPE: Group = {
  name: 'whom and what a rule speaks of',
  why: 'Only with all names known can a time be that of somebody else, or a rule that of one part instead of the plan.',
  steps: [
    settleAbsentPeople,
    settleAbsencesReadAsWork,
    settleTimesOfWorkers,
    settleRulesOfParts,
    settleFreeTimeForParts,
    settleSharedWork,
    settleTimedShares,
    settleTurnsOfPeople,
    settleTimesOfSharers,
    (context) => settleTimesOfOthers(context, 'exclusion'),
    settleFrames,
    settleHoursOfThatDay,
    settleToldAbsences,
    settleOwnClauses,
    settleLengthsOfEach,
    settleScope,
    settleToldRules,
    settleToldCapacities,
    (context) => settleTimesOfOthers(context, 'availability'),
    settleHeadedRules,
    settleThirdParties,
    settleServedThings,
    bindLimitsToCounted,
    bindBansOfOneHabit,
    settleConsequences,
    settleDaysWithoutDeploys,
  ],
}
