import type { PlannerType } from '../../contract/plan.ts'
import { dayOfMinute, localMinute, minuteOfDay } from '../time/day-number.ts'
import { expressionsIn } from '../time/grammar/find-time-expressions.ts'
import { detectLanguage, lexiconOf } from '../time/grammar/languages.ts'
import { prepareSource } from '../time/grammar/source.ts'
import type { Source } from '../time/grammar/source.ts'
import type { TimeExpression } from '../time/grammar/time-expression.ts'
import { writesDayFirst } from '../time/day-order.ts'
import { withAmountsOfHabits } from './amounts-of-habits.ts'
import { assumeTheRest } from './assume.ts'
import { bindBrackets } from './bind-brackets.ts'
import type { Brief } from './brief.ts'
import { withCorrections } from './corrections.ts'
import { withDaysOfNouns } from './days-of-nouns.ts'
import { withEdgeDays } from './edge-days.ts'
import { withoutLengthsOfThings } from './lengths-of-things.ts'
import { withLentUnits } from './lent-units.ts'
import { writes24Hours } from './clock-windows.ts'
import { withBoundsOfPeriods, withoutTimesOfThings } from './times-of-things.ts'
import { settleInContext } from './plan-weeks.ts'
import { nameLooseParts } from './name-loose-parts.ts'
import { namePronouns } from './name-pronouns.ts'
import { namesLikeTimes, withoutTimeSenses } from './names-like-times.ts'
import { collectNotes } from './notes.ts'
import { withPointingDays } from './pointing-days.ts'
import { readDaysOfNouns } from './read-days-of-nouns.ts'
import { readConnections } from './read-connections.ts'
import { readMeeting } from './read-meeting.ts'
import { readStays } from './read-stays.ts'
import { readTravel } from './read-travel.ts'
import { settlePreparedSpans } from './prepared-spans.ts'
import { pruneHorizons } from './prune-horizons.ts'
import { readVisits } from './read-visits.ts'
import { readWishes } from './read-wishes.ts'
import { readAgenda } from './read-agenda.ts'
import { readAmounts } from './read-amounts.ts'
import { readOwnDuties } from './read-own-duties.ts'
import { readPlaces } from './read-places.ts'
import { readQuantities } from './read-quantities.ts'
import { readDayHeadings } from './read-day-headings.ts'
import { readEarlyWork } from './read-early-work.ts'
import { readPublicHolidays } from './read-public-holidays.ts'
import { readPeople } from './read-people.ts'
import { readPrecedence } from './read-precedence.ts'
import { findSpacings, readSpacings } from './read-spacing.ts'
import { readSprintNumbers } from './read-sprint-numbers.ts'
import { readSprints } from './read-sprints.ts'
import { readTimes } from './read-times.ts'
import { readTopics } from './read-topics.ts'
import type { ReadingContext } from './reading-context.ts'
import { segmentsOf } from './segments.ts'
import { settleCountedDays } from './settle-counted-days.ts'
import { settleExpressions } from './settle-expressions.ts'
import { subjectOf } from './subject.ts'
import { inOwnWords, inSentences } from './tables/in-sentences.ts'
import { groupTimes } from './time-groups.ts'

export type ReadGoalInput = {
  prompt: string
  plannerType: PlannerType
  /** Local wall time of planning, `YYYY-MM-DDTHH:mm`. */
  now: string
  /** IANA name. */
  timeZone: string
  /** BCP 47. */
  locale: string
}

/** Reads every constraint of a prompt. Pure and total: any string gives a brief. Throws RangeError when `now` is not a local time. */
export function readGoal(input: ReadGoalInput): Brief {
  const written = inSentences(input.prompt)
  return written ? inOwnWords(readSentences({ ...input, prompt: written.text }), written) : readSentences(input)
}

function readSentences(input: ReadGoalInput): Brief {
  const context = prepareContext(input)
  // People who share hours look like places that are so far apart: 'Yara and Seb, 5 hours a day each'.
  const places = context.plannerType === 'sprint' ? new Set<string>() : readTravel(context)
  readVisits(context, places)
  if (places.size === 0) readConnections(context, readStays(context))
  if (places.size === 0) readMeeting(context)
  readSprints(context)
  if (context.readings.every(({ kind }) => kind !== 'visit' && kind !== 'meeting')) readPeople(context)
  const spacings = findSpacings(context)
  readAgenda(context)
  readPublicHolidays(context, input.timeZone)
  readDayHeadings(context)
  readOwnDuties(context)
  readDaysOfNouns(context)
  readTimes(context)
  readQuantities(context)
  readAmounts(context)
  readSpacings(context, spacings)
  readPlaces(context)
  readWishes(context)
  readTopics(context)
  readSprintNumbers(context)
  bindBrackets(context)
  readPrecedence(context)
  readEarlyWork(context)
  namePronouns(context)
  nameLooseParts(context)
  settlePreparedSpans(context)
  pruneHorizons(context)
  const subject = subjectOf(context)
  const notes = collectNotes(context, subject)
  assumeTheRest(context)
  const readings = context.readings.toSorted((a, b) => Number(a.source === 'assumed') - Number(b.source === 'assumed') || a.start - b.start)
  readings.forEach((reading, index) => { reading.id = `r${index + 1}` })
  return {
    prompt: input.prompt, plannerType: input.plannerType, language: context.language, timeZone: input.timeZone, now: context.now,
    subject, readings, notes, questions: context.questions,
  }
}

function prepareContext({ prompt, plannerType, now, timeZone, locale }: ReadGoalInput): ReadingContext {
  const minute = localMinute(now)
  const language = detectLanguage(prompt)
  const reference = { day: dayOfMinute(minute), minuteOfDay: minuteOfDay(minute), dayFirst: writesDayFirst({ locale, timeZone, language }) }
  const written = prepareSource(prompt, lexiconOf(language), reference)
  const names = namesLikeTimes(written)
  const source = withoutTimeSenses(written, names)
  const expressions = settleInContext(prompt, settleExpressions(source, settleCountedDays(source, withLentUnits(source, withPointingDays(prompt, withEdgeDays(prompt, withBoundsOfPeriods(foundIn(source), reference.day), reference.day))))), reference.day)
  const is24 = writes24Hours(expressions, language)
  return {
    prompt, plannerType, source, now: minute, today: reference.day, language, is24, expressions, groups: groupTimes(source, expressions, is24),
    segments: segmentsOf(source, expressions), claimed: new Uint8Array(source.tokens.length), names, people: new Set(), readings: [], questions: [],
  }
}

/** What the grammar finds, with what the writer took back, without what is said of things and of habits, and with the days of nouns. */
function foundIn(source: Source): TimeExpression[] {
  return withDaysOfNouns(source, withAmountsOfHabits(source, withoutTimesOfThings(source, withoutLengthsOfThings(source, withCorrections(source, expressionsIn(source, { bareRanges: true }))))))
}
