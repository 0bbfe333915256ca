import { withoutMealsAsNames } from './meals-as-names.ts'
import { expressionsIn } from '../../time/grammar/find-time-expressions.ts'
import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { withMonthsOfWeekdays } from './months-of-weekdays.ts'
import { withoutTimesInLists, withoutTimesOfThings } from './times-of-things.ts'
import { settleCountedDays } from './settle-counted-days.ts'
import { settleExpressions } from './settle-expressions.ts'
import { settleInContext, withMonthsOfDays } from './plan-weeks.ts'
import { withAmountsOfWork } from './amounts-of-work.ts'
import { withAmountsOfHabits } from './amounts-of-habits.ts'
import { withBoundsOfPeriods } from './bounds-of-periods.ts'
import { withBoundsBehind } from './bounds-behind.ts'
import { withMonthlyWeekdays } from './monthly-weekdays.ts'
import { withClocksInContext } from './clocks/clocks-in-context.ts'
import { withMiddays } from './clocks/middays.ts'
import { withCorrections } from './corrections.ts'
import { withDaysAfterOccasion } from './days-after-occasion.ts'
import { withDaysCountedOn } from './days-counted-on.ts'
import { withSpansBeforeOccasion } from './days-before-occasion.ts'
import { withDaysBeforeEnd } from './days-before-end.ts'
import { withDaysOnTheWay } from './days-on-the-way.ts'
import { withDaysInMonths, withExceptedDays } from './days-in-months.ts'
import { withDaysOfStatedSpan, withoutArticlesAsHours, withSpansAroundAsides } from './days-of-stated-span.ts'
import { withDaysJustPast } from './days-just-past.ts'
import { withDatesOfHolidays, withDatesSaidTwice, withJoinedMonths } from './dates-said-twice.ts'
import { withDaysOffBehind } from './days-off-behind.ts'
import { withDaysOfNouns } from './days-of-nouns.ts'
import { withDatesOfFeasts, withDaysOverHolidays } from './days-over-holidays.ts'
import { withRangesOfLengths } from './distances/ranges-of-lengths.ts'
import { withDistances } from './distances/with-distances.ts'
import { withEdgeDays, withNamedEdges } from './edge-days.ts'
import { withEarlyRides } from './early-rides.ts'
import { withClosedHours, withEveningHours } from './evening-hours.ts'
import { withoutFinishTimes } from './finish-times.ts'
import { withEves } from './eves.ts'
import { withHabitualDays } from './habitual-days.ts'
import { withHoursBehindPlaces } from './hours-behind-places.ts'
import { withBoundsInBrackets } from './bounds-in-brackets.ts'
import { withHoursBeforeWork, withoutReasonsOfHours } from './hours-before-work.ts'
import { withHoursOfBeginnings } from './hours-of-beginnings.ts'
import { withLengthsInRows } from './lengths-in-rows.ts'
import { withLentUnits } from './lent-units.ts'
import { withLengthsOfDates } from './lengths-of-dates.ts'
import { withoutLengthsOfThings } from './lengths-of-things.ts'
import { withoutTimesInNames } from './names-with-times.ts'
import { withBothWeekdays } from './both-weekdays.ts'
import { withNumberedDays } from './numbered-days.ts'
import { withoutToldNumbers } from './told-numbers.ts'
import { withPairsOfNth, withSpansOverParts } from './spans-over-parts.ts'
import { withoutParticles } from './particles-before-times.ts'
import { withPairsOfTimes } from './pairs-of-times.ts'
import { withDaysBeside, withPointingDays } from './pointing-days.ts'
import { withDatesBehindParts, withDaysInBrackets, withWeekendsOfDates } from './weekends-of-dates.ts'
import { withStoppingHours } from './stopping-hours.ts'
import { withSeasonsPreparedFor } from './seasons-prepared-for.ts'
import { withSittingsOfDay } from './sittings-of-day.ts'
import { withTimesOfOneDay, withoutResults } from './times-of-one-day.ts'
import { withWeeksOfDates } from './weeks-of-dates.ts'
import { withoutDisturbingHours, withoutPointers } from './pointers.ts'
import { withWeekdaysPointedAt } from './weekdays-pointed-at.ts'
import { withWeeksBeforeDays } from './weeks-before-days.ts'

type Step = (found: TimeExpression[], source: Source) => TimeExpression[]

/** What was taken back goes first; then what is said of things and of habits; then what stands for a day, and what is counted from one. */
const STEPS: readonly Step[] = [
  (found, source) => withClocksInContext(source, withMiddays(found)),
  (found, { text }) => withPairsOfNth(text, withSpansOverParts(text, withoutParticles(text, found))),
  (found, source) => withNumberedDays(source, withoutToldNumbers(source.text, found)),
  (found, source) => withCorrections(source, found),
  (found, { text, reference }) => withJoinedMonths(text, withDatesOfHolidays(text, withDatesSaidTwice(text, withDaysJustPast(text, found, reference.day)))),
  (found, { text }) => withoutDisturbingHours(text, withoutPointers(text, found)),
  (found, { text }) => withTimesOfOneDay(text, withoutResults(text, found)),
  (found, { text }) => withWeeksOfDates(text, withSittingsOfDay(text, found)),
  (found, source) => withDaysOfStatedSpan(source, withSpansAroundAsides(source.text, withoutArticlesAsHours(source.text, found))),
  (found, { text }) => withLengthsInRows(text, withStoppingHours(text, found)),
  (found, { text }) => withoutFinishTimes(text, withoutMealsAsNames(text, found)),
  (found, { text }) => withDaysOffBehind(text, found),
  (found, { text }) => withoutReasonsOfHours(text, withHoursBeforeWork(found)),
  (found, source) => withPairsOfTimes(source, found),
  (found, source) => withoutLengthsOfThings(source, found),
  (found, { text }) => withDatesOfFeasts(text, found),
  (found, source) => withoutTimesOfThings(source, found),
  (found, { text }) => withDaysInBrackets(text, withDaysOverHolidays(text, withWeekendsOfDates(text, found))),
  (found, { text }) => withBoundsInBrackets(text, found),
  (found, { text }) => withWeeksBeforeDays(text, withDatesBehindParts(text, found)),
  (found, { text, reference }) => withDaysOnTheWay(text, found, reference.day),
  (found, { text }) => withMonthlyWeekdays(text, found),
  (found, { text }) => withHabitualDays(text, found),
  (found, { text }) => withBothWeekdays(text, withHoursBehindPlaces(text, found)),
  (found, { text }) => withBoundsBehind(text, found),
  (found, source) => withoutTimesInNames(source, found),
  (found, source) => withAmountsOfHabits(source, withAmountsOfWork(source.text, found)),
  (found, source) => withHoursOfBeginnings(source, found),
  (found, source) => withClosedHours(source, withEveningHours(source, withEarlyRides(source, found))),
  (found, source) => withDaysOfNouns(source, found),
  (found, source) => withLengthsOfDates(source, found),
  (found, { text, reference }) => withSeasonsPreparedFor(text, withBoundsOfPeriods(text, found, reference.day), reference.day),
  (found, { text, reference }) => withEdgeDays(text, found, reference.day),
  (found, { text }) => withNamedEdges(text, found),
  (found, { text, reference }) => withPointingDays(text, withMonthsOfDays(text, found, reference.day)),
  (found, { text }) => withDaysBeside(text, found),
  (found, { text }) => withWeekdaysPointedAt(text, found),
  (found, { text, reference }) => withDaysAfterOccasion(text, found, reference.day),
  (found, source) => withDaysCountedOn(source, found),
  (found, { text }) => withEves(text, found),
  (found, { text }) => withMonthsOfWeekdays(text, withDaysInMonths(text, found)),
  (found, source) => withLentUnits(source, found),
  (found, source) => settleCountedDays(source, withRangesOfLengths(source, found)),
  (found, source) => settleExpressions(source, found),
  (found, { text, reference }) => withDaysBeforeEnd(text, found, reference.day),
  (found, { text, reference }) => settleInContext(text, found, reference.day),
  (found, source) => withDistances(source, found),
  (found, { text }) => withSpansBeforeOccasion(text, found),
  (found, { text, reference }) => withExceptedDays(text, found, reference.day),
  // 'The first week' is found last.
  (found, source) => withoutTimesInLists(source, found),
]

/** The time expressions of a prompt that speak of its plan: what the grammar finds, settled by the words around it. */
export function settledExpressions(source: Source, { areHours = false }: { areHours?: boolean } = {}): TimeExpression[] {
  return STEPS.reduce((found, step) => step(found, source), expressionsIn(source, { bareRanges: true, areHours }))
}
