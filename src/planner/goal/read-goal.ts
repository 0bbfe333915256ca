import { assumePublicHolidays } from './assume-holidays.ts'
import { assumeTheRest } from './assume.ts'
import type { Brief } from './brief.ts'
import { settleHoursOfEvent } from './dates/hours-of-event.ts'
import { inOrderOfWords } from './order-of-words.ts'
import { withToldGates } from './gates/told-gates.ts'
import { withToldGrowth } from './growth/told-growth.ts'
import { readConnections } from './journeys/read-connections.ts'
import { readPartsOfDay } from './read-parts-of-day.ts'
import { withoutOrdersOfNoPart } from './orders/orders-of-no-part.ts'
import { withToldOrders } from './orders/told-orders.ts'
import { namesBeds } from './journeys/nights-in-list.ts'
import { readRound } from './journeys/rounds/read-round.ts'
import { readStays } from './journeys/read-stays.ts'
import { readTour } from './journeys/tours/read-tour.ts'
import { readTravel } from './journeys/read-travel.ts'
import { readVisits } from './journeys/read-visits.ts'
import { readMeeting } from './meetings/read-meeting.ts'
import { withMeasureOfGoal } from './measures/measure-of-goal.ts'
import { withToldMeasures } from './measures/told-measures.ts'
import { collectNotes } from './notes/collect-notes.ts'
import { leaveAsideMisread } from './notes/leave-aside-misread.ts'
import type { ReadingContext } from './reading-context.ts'
import { nameCountedWork } from './topics/name-counted-work.ts'
import { withBareStretches } from './dates/bare-stretches.ts'
import { readDayProgramme } from './topics/read-day-programme.ts'
import { readDayList } from './topics/read-day-list.ts'
import { withFrenchTitles } from './names/titles-in-french.ts'
import { withoutFields } from './people/fields-of-people.ts'
import { withToldPosts } from './people/told-posts.ts'
import { withRequirements } from './topics/requirements.ts'
import { subjectOf } from './topics/subject.ts'
import type { ReadGoalInput } from './prepare-context.ts'
import { readParts } from './read-parts.ts'
import { GATES_FIRST, PASSES, TEAM_FIRST } from './rewriting/passes.ts'
import { rewrite } from './rewriting/rewrite.ts'
import { wordingOf } from './rewriting/wording.ts'
import type { Wording } from './rewriting/wording.ts'
import { inOwnWords } from './rewriting/written-out.ts'
import { sharesOf } from './shares/read-shares.ts'
import { withToldHours } from './shares/told-hours.ts'
import { withToldShares } from './shares/told-shares.ts'
import { withToldTargets } from './targets/told-targets.ts'
import { asWeek } from './rewriting/weeks/as-week.ts'

/** Reads every constraint of a prompt. Pure and total: any string gives a brief. Throws RangeError when `now` is not a local time. */
export function readGoal(input: ReadGoalInput): Brief {
  const typed = wordingOf(input)
  const { input: plain, wording, toOwnWords } = rewrite(input, [GATES_FIRST, TEAM_FIRST], typed)
  const told = withoutOrdersOfNoPart(withoutFields(withFrenchTitles(toOwnWords(withRequirements(withToldTargets(withMeasureOfGoal(withToldGrowth(withToldOrders(withToldMeasures(withToldPosts(withBareStretches(withToldHours(withToldShares(readWithShares(plain, wording), wording), wording), wording), wording), wording), wording), wording)), wording), wording)))))
  const brief = withToldGates(told, typed)
  // Steps over the finished brief add and leave out: each reading is called by its place in the end.
  return { ...brief, readings: inOrderOfWords(brief.readings).map((reading, index) => ({ ...reading, id: `r${index + 1}` })) }
}

function readWithShares(input: ReadGoalInput, typed: Wording): Brief {
  const brief = readInPlainWords(input, typed)
  const { written, isBetter } = sharesOf(typed, brief)
  if (written === null) return brief
  const other = inOwnWords(readInPlainWords({ ...input, prompt: written.text, language: input.language ?? brief.language }), written)
  return isBetter(other) ? other : brief
}

function readInPlainWords(input: ReadGoalInput, typed?: Wording): Brief {
  const { input: plain, wording, isChanged, toOwnWords } = rewrite(input, PASSES, typed)
  const brief = toOwnWords(readSentences(plain, wording.context()))
  return isChanged ? asWeek(brief, wording.weekOf) : brief
}

function readSentences(input: ReadGoalInput, context: ReadingContext): Brief {
  // People who share hours look like places that are so far apart: 'Yara and Seb, 5 hours a day each'.
  const round = context.plannerType === 'calendar' ? readRound(context) : new Set<string>()
  const tour = context.plannerType === 'calendar' && round.size === 0 ? readTour(context) : new Set<string>()
  const isWhole = round.size > 0 || tour.size > 0
  const places = context.plannerType === 'sprint' || isWhole ? round : readTravel(context)
  if (context.plannerType === 'calendar' && !isWhole) readVisits(context, places)
  // 'Margaret can give 6 hours a week, Ravi 4' looks like stays of so many days.
  if (context.plannerType === 'calendar' && !isWhole && (places.size === 0 || saysNights(context) || namesBeds(context))) {
    const stays = readStays(context)
    // Rides with a length are those of the trip, and none is barred.
    if (places.size === 0) readConnections(context, stays)
  }
  // A team's plan finds no common hour: 'Ana, Bo and Cem, Ana out until noon' says who works on it.
  if (places.size === 0 && context.plannerType === 'calendar') readMeeting(context)
  const isErrands = readDayList(context)
  const programme = isErrands ? null : readDayProgramme(context)
  if (programme) readPartsOfDay(context)
  else if (!isErrands) readParts(context, input)
  const subject = programme?.subject ?? subjectOf(context)
  nameCountedWork(context, subject)
  leaveAsideMisread(context)
  const notes = collectNotes(context, subject)
  if (!programme) assumeTheRest(context)
  if (!programme) assumePublicHolidays(context, input.timeZone)
  const readings = inOrderOfWords(context.readings)
  readings.forEach((reading, index) => {
    reading.id = `r${index + 1}`
    if (reading.kind === 'event') settleHoursOfEvent(reading)
  })
  return {
    prompt: input.prompt, plannerType: input.plannerType, language: context.language, timeZone: input.timeZone, now: context.now,
    subject, readings, notes, questions: context.questions, ...(isErrands ? { isErrands: true as const } : {}), ...(programme ? { isProgramme: true as const } : {}),
  }
}

/** 'Athens 2 nights, Naxos 5 nights': a journey whose rides are said as well. */
function saysNights({ source: { tokens } }: ReadingContext): boolean {
  return tokens.filter(({ key }) => /^(?:nights?|noches?|n[aä]chte?|nuits?|noites?)$/u.test(key)).length > 1
}
