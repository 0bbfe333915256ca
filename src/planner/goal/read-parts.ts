import { bindBrackets } from './amounts/bind-brackets.ts'
import { settleWeeksOfCounted } from './amounts/weeks-of-counted.ts'
import { settleCountedSeries } from './amounts/counted-series.ts'
import { readCountedThings } from './amounts/counted-things.ts'
import { settleSessions } from './amounts/settle-sessions.ts'
import { settleLengthsOfEach } from './amounts/lengths-of-each.ts'
import { settleHoursOfHabits } from './amounts/hours-of-habits.ts'
import { settleHoursOfOneThing } from './amounts/hours-of-one-thing.ts'
import { readPortionsAtRate } from './amounts/portions-at-a-rate.ts'
import { settlePortionsOfCounted } from './amounts/portions-of-counted.ts'
import { settlePaces } from './amounts/paces.ts'
import { settleTotalHours } from './amounts/total-hours.ts'
import { settleTotalsOfReturns } from './amounts/totals-of-returns.ts'
import { settleTurnsOfDay } from './amounts/turns-of-day.ts'
import { readAmounts } from './amounts/read-amounts.ts'
import { readDaysOfNouns } from './amounts/read-days-of-nouns.ts'
import { readQuantities } from './amounts/read-quantities.ts'
import { findSpacings, readSpacings } from './amounts/read-spacing.ts'
import { findSpacedSeries, readCountedOccasions, settleCountedIntervals, settleSpacedSeries } from './amounts/spaced-series.ts'
import { readWishes } from './amounts/read-wishes.ts'
import { settleAbstinence } from './dates/abstinence.ts'
import { settleAftermath } from './dates/aftermath.ts'
import { settleAllBut } from './dates/all-but.ts'
import { endOfWork, findBuffers, readBuffers } from './dates/buffers.ts'
import { readRestAfter } from './dates/days-away.ts'
import { findDatesOfMonths, readDatesOfMonths } from './dates/dates-of-months.ts'
import { readDaysWithout } from './dates/days-without.ts'
import { settleLoneDays } from './dates/lone-days.ts'
import { settleHandingBack } from './dates/handing-back.ts'
import { settleStatedEnds } from './dates/stated-ends.ts'
import { settleWholeDeadlines } from './dates/whole-deadlines.ts'
import { nameThingsGivenBack } from './dates/things-given-back.ts'
import { settleNamedEnds } from './dates/named-ends.ts'
import { findLastStretches, readLastStretches } from './dates/last-stretch.ts'
import { readLeadTimes } from './dates/lead-times.ts'
import { settlePreparedSpans } from './dates/prepared-spans.ts'
import { settleFirsts, settleLasts } from './dates/first-of-things.ts'
import { pruneHorizons } from './dates/prune-horizons.ts'
import { settleEndsOfOtherThings, settleFramesOfOccasions } from './dates/frames-of-occasions.ts'
import { settleEdgesOfSeries } from './dates/edges-of-series.ts'
import { settleSeries } from './dates/settle-series.ts'
import { settleToldOfEvents } from './dates/told-of-events.ts'
import { leaveUnheldDates } from './dates/dates-left-over.ts'
import { settleRestDays } from './dates/rest-days.ts'
import { settleReturnsBeyond } from './dates/returns-beyond.ts'
import { readBarredBeforeThat } from './dates/barred-before-that.ts'
import { readBeforeThat } from './dates/read-before-that.ts'
import { readEarlyWork } from './dates/read-early-work.ts'
import { readPublicHolidays } from './dates/read-public-holidays.ts'
import { bindSpansOfItems, settleSideSpans } from './dates/side-spans.ts'
import { settleNames } from './names/settle-names.ts'
import { readPlaces } from './journeys/read-places.ts'
import { settleTrip } from './journeys/settle-trip.ts'
import { settleAbsentPeople } from './people/absent-people.ts'
import { readPeople } from './people/read-people.ts'
import { settleShares } from './people/settle-shares.ts'
import { settleAbsencesReadAsWork } from './people/absences-read-as-work.ts'
import { settleTimesOfOthers } from './people/times-of-others.ts'
import { settleTimesOfWorkers } from './people/times-of-workers.ts'
import { settleTimedShares, settleTimesOfSharers, settleTurnsOfPeople } from './people/times-of-sharers.ts'
import { settleSharedWork } from './people/shared-work.ts'
import type { ReadingContext } from './reading-context.ts'
import { settleCeremonies } from './sprints/ceremonies.ts'
import { readDaysOfEachSprint } from './sprints/days-of-each-sprint.ts'
import { bindDaysOfResources, findResourceDays, readResourceDays } from './sprints/days-of-resources.ts'
import { settleSprintsAroundEvents } from './sprints/sprints-around-events.ts'
import { readSprintNumbers } from './sprints/read-sprint-numbers.ts'
import { settleFreezes } from './sprints/freezes.ts'
import { settleSprintDays } from './sprints/settle-sprint-days.ts'
import { readStretchesOfParts } from './sprints/stretches-of-parts.ts'
import { readSprints } from './sprints/read-sprints.ts'
import { nameFirstTurns, readTurns } from './sprints/turns-of-sprints.ts'
import { readBoundThings } from './times/days-of-bound-things.ts'
import { readBoundDuties } from './times/read-bound-duties.ts'
import { settleNeverOnOneDay } from './times/never-on-one-day.ts'
import { readNightsOfGoal } from './times/nights-of-goal.ts'
import { findSlotChanges, readSlotChanges } from './times/changes-of-slots.ts'
import { settleDaysOfCounted } from './times/days-of-counted.ts'
import { readDaysOfPart, settleRulesOfVerbs } from './times/read-days-of-part.ts'
import { readFramedRules } from './times/read-framed-rules.ts'
import { readOwnDuties } from './times/read-own-duties.ts'
import { readShifts } from './times/read-shifts.ts'
import { settleFirstsOfSeries } from './times/first-of-series.ts'
import { readSeriesByName } from './times/read-series-by-name.ts'
import { readTimes } from './times/read-times.ts'
import { settleCourses } from './times/courses.ts'
import { settleOneOfPeriod } from './times/one-of-period.ts'
import { settleSessionsOfGroups } from './times/sessions-of-groups.ts'
import { openAfterwards } from './times/open-afterwards.ts'
import { settleEveningsOfGroups } from './times/evenings-of-groups.ts'
import { settleDaysBehindLength } from './times/days-behind-length.ts'
import { settleBlocksOfDay } from './times/blocks-of-day.ts'
import { settleHoursForOneThing } from './times/hours-for-one-thing.ts'
import { settleDaysOffOfDuties, settleDaysOffOfSeries, settleSpansOfSeries } from './times/days-off-of-series.ts'
import { settleHabitDays } from './times/settle-habit-days.ts'
import { settleHoursAndDays } from './times/settle-hours-and-days.ts'
import { settleHoursOfWork } from './times/settle-hours-of-work.ts'
import { settleOnceTheySleep } from './times/once-they-sleep.ts'
import { settleDoneAlready } from './times/done-already.ts'
import { settleOtherLife } from './times/settle-other-life.ts'
import { giveEffortToTopics } from './topics/effort-of-each.ts'
import { bindListsToDeadlines, bindListsToHours } from './topics/hours-of-lists.ts'
import { settleContentsOfHabits } from './topics/contents-of-habits.ts'
import { settleOneOfList } from './topics/one-of-list.ts'
import { nameLooseParts } from './topics/name-loose-parts.ts'
import { namePronounsOfDeeds } from './topics/pronouns-of-deeds.ts'
import { settleRulesOfLoneThings } from './topics/rules-of-lone-things.ts'
import { settleRulesOfNamedThings } from './topics/rules-of-named-things.ts'
import { settleRulesOfParts } from './topics/rules-of-parts.ts'
import { namePronouns } from './topics/name-pronouns.ts'
import { readAgenda } from './topics/read-agenda.ts'
import { readPrecedence } from './topics/read-precedence.ts'
import { readKindsOfCounted } from './topics/listed-items.ts'
import { settleThingsThatHappen } from './topics/things-that-happen.ts'
import { readGoLiveOfEach } from './topics/go-live-of-each.ts'
import { readHandedClauses } from './topics/handed-clauses.ts'
import { readLacks } from './topics/read-lacks.ts'
import { readOmissions } from './topics/read-omissions.ts'
import { readOwnWork } from './topics/read-own-work.ts'
import { readSettled, withoutSettledParts } from './topics/read-settled.ts'
import { readSpikes } from './topics/read-spikes.ts'
import { readDutiesBeforeThat } from './topics/duties-before-that.ts'
import { readDuties } from './topics/read-duties.ts'
import { readReminders } from './topics/read-reminders.ts'
import { readTopics } from './topics/read-topics.ts'
import { readStepsBehindDates, settleThingsOfWeekends, withoutOrdersInNames } from './topics/steps-behind-dates.ts'
import { readTurnsOfItems } from './topics/read-turns-of-items.ts'
import { readAskedClauses } from './topics/asked-clauses.ts'
import { settleWhatCanWait } from './topics/what-can-wait.ts'
import { readWaits } from './topics/read-waits.ts'
import { settleWindowsOfLengths } from './times/windows-of-lengths.ts'
import { settleFreeTimeForParts } from './scope/free-time-for-parts.ts'
import { settleFrames } from './scope/settle-frames.ts'
import { settleOwnClauses } from './scope/settle-own-clauses.ts'
import { settleScope } from './scope/settle-scope.ts'
import type { ReadGoalInput } from './prepare-context.ts'

/** Whatever is said of people, times, amounts and parts, one rule after the other. */
export function readParts(context: ReadingContext, input: ReadGoalInput): void {
  readSprints(context)
  if (context.readings.every(({ kind }) => kind !== 'visit' && kind !== 'meeting')) readPeople(context)
  const spaced = findSpacedSeries(context)
  const spacings = findSpacings(context)
  readAgenda(context)
  readDaysOfEachSprint(context)
  readPublicHolidays(context, input.timeZone)
  const companions = readSeriesByName(context)
  readOwnDuties(context)
  readFramedRules(context)
  readShifts(context)
  readBoundDuties(context)
  readDaysOfPart(context)
  readDaysOfNouns(context)
  readBoundThings(context)
  const resources = findResourceDays(context)
  const stretches = findLastStretches(context)
  const buffers = findBuffers(context)
  const changes = findSlotChanges(context)
  const monthly = findDatesOfMonths(context)
  readNightsOfGoal(context)
  readTimes(context)
  settleFirstsOfSeries(context)
  settleEdgesOfSeries(context)
  readRestAfter(context)
  settleNamedEnds(context)
  settleOtherLife(context)
  settleDaysOffOfDuties(context)
  settleDaysOffOfSeries(context)
  readQuantities(context)
  readAmounts(context)
  settleDaysOfCounted(context)
  settleWeeksOfCounted(context)
  readSlotChanges(context, changes)
  settleTurnsOfDay(context)
  settleHoursOfHabits(context)
  settleHabitDays(context)
  settleDaysBehindLength(context)
  settleBlocksOfDay(context)
  settleHoursForOneThing(context)
  settleSeries(context, companions)
  settleToldOfEvents(context)
  settleEveningsOfGroups(context)
  readSpacings(context, spacings)
  settleSpacedSeries(context, spaced)
  settleCountedIntervals(context)
  settleSpansOfSeries(context)
  readDaysWithout(context)
  settleLoneDays(context)
  settleRulesOfNamedThings(context)
  settleSideSpans(context)
  settleFirsts(context)
  readPlaces(context)
  readWishes(context)
  readOmissions(context)
  readSettled(context)
  readSpikes(context)
  settleDoneAlready(context)
  readTopics(context)
  readLacks(context)
  readReminders(context)
  readDutiesBeforeThat(context)
  readDuties(context)
  readTurnsOfItems(context)
  readHandedClauses(context)
  settleContentsOfHabits(context)
  settleRulesOfVerbs(context)
  settleThingsThatHappen(context)
  settleOneOfList(context)
  settleAllBut(context)
  withoutSettledParts(context)
  readResourceDays(context, resources)
  bindListsToHours(context)
  bindListsToDeadlines(context)
  bindSpansOfItems(context)
  readKindsOfCounted(context)
  readCountedThings(context)
  settlePortionsOfCounted(context)
  settleCountedSeries(context)
  readCountedOccasions(context)
  settleTotalsOfReturns(context)
  settleNeverOnOneDay(context)
  settleLasts(context)
  readOwnWork(context)
  settleShares(context)
  settleHoursOfOneThing(context)
  settleSessions(context)
  settlePaces(context)
  readPortionsAtRate(context)
  settleTotalHours(context)
  giveEffortToTopics(context)
  settleSprintDays(context)
  settleWholeDeadlines(context)
  settleStatedEnds(context)
  settleSprintsAroundEvents(context)
  settleCeremonies(context)
  readStretchesOfParts(context)
  readSprintNumbers(context)
  readTurns(context)
  bindBrackets(context)
  settleRulesOfLoneThings(context)
  readLeadTimes(context)
  settleAftermath(context)
  readWaits(context)
  readPrecedence(context)
  nameFirstTurns(context)
  readStepsBehindDates(context)
  withoutOrdersInNames(context)
  readGoLiveOfEach(context)
  settleThingsOfWeekends(context)
  bindDaysOfResources(context)
  readEarlyWork(context)
  readBeforeThat(context)
  readBarredBeforeThat(context)
  settleWhatCanWait(context)
  namePronouns(context)
  nameLooseParts(context)
  readAskedClauses(context)
  namePronounsOfDeeds(context)
  settleAbsentPeople(context)
  settleAbsencesReadAsWork(context)
  settleTimesOfWorkers(context)
  settleRulesOfParts(context)
  settleFreeTimeForParts(context)
  settleSharedWork(context)
  settleTimedShares(context)
  settleTurnsOfPeople(context)
  settleTimesOfSharers(context)
  settleTimesOfOthers(context, 'exclusion')
  settleFrames(context)
  settleOwnClauses(context)
  settleLengthsOfEach(context)
  settleScope(context)
  settleTimesOfOthers(context, 'availability')
  settlePreparedSpans(context)
  nameThingsGivenBack(context)
  settleHandingBack(context)
  settleFreezes(context)
  settleTrip(context)
  settleHoursOfWork(context)
  settleOnceTheySleep(context)
  settleHoursAndDays(context)
  settleOneOfPeriod(context)
  settleSessionsOfGroups(context)
  openAfterwards(context)
  settleEndsOfOtherThings(context)
  settleFramesOfOccasions(context)
  pruneHorizons(context)
  settleAbstinence(context)
  if (stretches.length > 0) readLastStretches(context, stretches, endOfWork(context))
  readBuffers(context, buffers)
  readDatesOfMonths(context, monthly)
  settleRestDays(context)
  settleNames(context)
  settleReturnsBeyond(context)
  settleCourses(context)
  settleWindowsOfLengths(context)
  leaveUnheldDates(context)
}
