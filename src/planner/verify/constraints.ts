import type { Brief } from '../goal/brief.ts'
import { checkAvailability } from './constraints/availability.ts'
import { checkCapacity } from './constraints/capacity.ts'
import { checkCommitments } from './constraints/commitments.ts'
import { checkConnections } from './constraints/connections.ts'
import { checkDeadlines } from './constraints/deadline.ts'
import { checkDependencies } from './constraints/dependencies.ts'
import { checkEarliestMeeting } from './constraints/earliest-meeting.ts'
import { checkEvents } from './constraints/events.ts'
import { checkExclusions } from './constraints/exclusions.ts'
import { checkGates } from './constraints/gates.ts'
import { checkGrowth } from './constraints/growth.ts'
import { checkHorizon } from './constraints/horizon.ts'
import { checkLimits } from './constraints/limits.ts'
import { checkMeetings } from './constraints/meetings.ts'
import { checkNoOverlap } from './constraints/no-overlap.ts'
import { checkNotBeforeNow } from './constraints/not-before-now.ts'
import { checkPlaces } from './constraints/places.ts'
import { checkPrecedence } from './constraints/precedence.ts'
import { checkPreferences } from './constraints/preferences.ts'
import { checkQuantities } from './constraints/quantities.ts'
import { checkRealTimes } from './constraints/real-times.ts'
import { checkRhythms } from './constraints/rhythm.ts'
import { checkSessionLengths } from './constraints/session-length.ts'
import { checkSpacings } from './constraints/spacing.ts'
import { checkSettled } from './constraints/settled.ts'
import { checkSprintCalendar } from './constraints/sprint-calendar.ts'
import { checkStays } from './constraints/stays.ts'
import { checkTargets } from './constraints/targets.ts'
import { checkTeam } from './constraints/team.ts'
import { checkTopics } from './constraints/topics.ts'
import { checkTravel } from './constraints/travel.ts'
import { checkVisits } from './constraints/visits.ts'
import { checkWaits } from './constraints/waits.ts'
import type { Finding } from './finding.ts'
import type { PlacedTask } from './placed-task.ts'

/** One rule of a good plan. Empty when the brief does not speak of it. */
export type Constraint = (brief: Brief, tasks: readonly PlacedTask[]) => Finding[]

/** All of them, in the order in which the certificate lists them. */
export const CONSTRAINTS: readonly Constraint[] = [
  checkHorizon,
  checkDeadlines,
  checkEvents,
  checkAvailability,
  checkExclusions,
  checkCommitments,
  checkRhythms,
  checkGrowth,
  checkSpacings,
  checkSessionLengths,
  checkLimits,
  checkTopics,
  checkSettled,
  checkPrecedence,
  checkWaits,
  checkGates,
  checkSprintCalendar,
  checkCapacity,
  checkTeam,
  checkMeetings,
  checkEarliestMeeting,
  checkVisits,
  checkStays,
  checkConnections,
  checkPlaces,
  checkQuantities,
  checkTargets,
  checkPreferences,
  checkTravel,
  checkDependencies,
  checkNoOverlap,
  checkNotBeforeNow,
  checkRealTimes,
]
