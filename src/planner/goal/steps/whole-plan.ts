import { settleOwnLeave } from '../people/absences-read-as-work.ts'
import { settleAbstinence } from '../dates/abstinence.ts'
import { makeUpForBarredTurns } from '../dates/barred-turns.ts'
import { endOfWork, readBuffers } from '../dates/buffers.ts'
import { leaveUnheldDates } from '../dates/dates-left-over.ts'
import { readDatesOfMonths } from '../dates/dates-of-months.ts'
import { settleEndsOfOtherThings, settleFramesOfOccasions } from '../dates/frames-of-occasions.ts'
import { settleHandingBack } from '../dates/handing-back.ts'
import { holdHoursOnToldDays } from '../dates/hours-of-told-days.ts'
import { readLastStretches } from '../dates/last-stretch.ts'
import { settlePartsOfOccasions } from '../dates/parts-of-occasions.ts'
import { settlePreparedSpans } from '../dates/prepared-spans.ts'
import { settleLengthOfSpan } from '../dates/length-of-span.ts'
import { pruneHorizons } from '../dates/prune-horizons.ts'
import { settleRestDays } from '../dates/rest-days.ts'
import { settleReturnsBeyond } from '../dates/returns-beyond.ts'
import { settleSeriesBehindEvents } from '../dates/stretches-of-series.ts'
import { nameThingsGivenBack } from '../dates/things-given-back.ts'
import { settleTrip } from '../journeys/settle-trip.ts'
import { leaveAsides } from '../names/asides.ts'
import { settleDeadlineOfGoal } from '../dates/deadline-of-goal.ts'
import { settleDeniedTurns } from '../dates/denied-turns.ts'
import { settleNextDaySteps } from '../dates/next-day-steps.ts'
import { settleHopedDates } from '../dates/hoped-dates.ts'
import { settleOutcomes } from '../dates/outcomes.ts'
import { nameByBrackets } from '../names/glosses.ts'
import { nameEventsAfterHeads } from '../names/heads-of-events.ts'
import { settleNames } from '../names/settle-names.ts'
import type { ReadingContext } from '../reading-context.ts'
import { settleLastOfExams } from '../dates/several-exams.ts'
import { settleDatesOfRhythms } from '../series/dates-of-rhythms.ts'
import { settleFreezes } from '../sprints/freezes.ts'
import { settleToldDates } from '../sprints/told-dates.ts'
import { settleHoursForSoManyDays } from '../times/hours-for-so-many-days.ts'
import { settleCourses } from '../times/courses.ts'
import { settleOneOfPeriod } from '../times/one-of-period.ts'
import { openAfterwards } from '../times/open-afterwards.ts'
import { settleSessionsOfGroups } from '../times/sessions-of-groups.ts'
import { settleHoursAndDays } from '../times/settle-hours-and-days.ts'
import { settleHoursOfWork } from '../times/settle-hours-of-work.ts'
import { settleWindowsOfLengths } from '../times/windows-of-lengths.ts'
import { dropWhatIsNoWork } from '../topics/no-work.ts'
import { dropWhatIsOfOthers } from '../topics/not-of-the-work.ts'
import { dropTellingsOfOthers } from '../topics/tellings-of-others.ts'
import type { Carried, Group } from './step.ts'

export const WHOLE_PLAN: Group = {
  name: 'the plan as a whole',
  why: 'What still speaks of the whole plan: its frame, hours and free days; what does not hold them all is left aside last.',
  steps: [
    holdHoursOnToldDays,
    makeUpForBarredTurns,
    settlePreparedSpans,
    nameThingsGivenBack,
    settleHandingBack,
    settleFreezes,
    settleTrip,
    settleHoursOfWork,
    settleHoursAndDays,
    settleHoursForSoManyDays,
    settleOneOfPeriod,
    settleSessionsOfGroups,
    openAfterwards,
    settleEndsOfOtherThings,
    settleFramesOfOccasions,
    pruneHorizons,
    settleLengthOfSpan,
    settleAbstinence,
    settleDeniedTurns,
    settleSeriesBehindEvents,
    readLastStretchesOfWork,
    (context, { buffers }) => readBuffers(context, buffers),
    (context, { monthly }) => readDatesOfMonths(context, monthly),
    settleRestDays,
    nameEventsAfterHeads,
    settlePartsOfOccasions,
    leaveAsides,
    settleNextDaySteps,
    settleHopedDates,
    settleNames,
    dropWhatIsNoWork,
    dropWhatIsOfOthers,
    settleToldDates,
    dropTellingsOfOthers,
    settleOutcomes,
    nameByBrackets,
    settleDeadlineOfGoal,
    settleReturnsBeyond,
    settleCourses,
    settleWindowsOfLengths,
    settleDatesOfRhythms,
    settleLastOfExams,
    leaveUnheldDates,
    settleOwnLeave,
  ],
}

/** Counted back from the end, which is settled by now. */
function readLastStretchesOfWork(context: ReadingContext, { stretches }: Carried): void {
  if (stretches.length > 0) readLastStretches(context, stretches, endOfWork(context))
}
