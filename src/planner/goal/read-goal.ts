import { assumeTheRest } from './assume.ts'
import type { Brief } from './brief.ts'
import { settleHoursOfEvent } from './dates/hours-of-event.ts'
import { readConnections } from './journeys/read-connections.ts'
import { readPartsOfDay } from './read-parts-of-day.ts'
import { namesBeds } from './journeys/nights-in-list.ts'
import { readStays } from './journeys/read-stays.ts'
import { readTravel } from './journeys/read-travel.ts'
import { readVisits } from './journeys/read-visits.ts'
import { readMeeting } from './meetings/read-meeting.ts'
import { collectNotes } from './notes/collect-notes.ts'
import type { ReadingContext } from './reading-context.ts'
import { asWeek } from './rewriting/weeks/as-week.ts'
import { inOwnWords, inSentences, writtenWith } from './rewriting/in-sentences.ts'
import { datesNamed, datesOf } from './rewriting/dates/dates-named.ts'
import { goalBeforeHours } from './rewriting/hours/own-hours.ts'
import { daysInARow } from './rewriting/dates/days-in-a-row.ts'
import { daysInstead } from './rewriting/series/days-instead.ts'
import { deedsOnTwoDays } from './rewriting/dates/deeds-on-two-days.ts'
import { dottedClocks } from './rewriting/hours/dotted-clocks.ts'
import { headsOfSeries } from './rewriting/series/heads-of-series.ts'
import { listsBeforeThat } from './rewriting/lists/lists-before-that.ts'
import { listsInBetween } from './rewriting/lists/lists-in-between.ts'
import { afterItIsThere } from './rewriting/lists/after-it-is-there.ts'
import { freeAndWorking } from './rewriting/tellings/free-and-working.ts'
import { firstInBrackets, sentencesOfOrderWords } from './rewriting/lists/order-words.ts'
import { rowsBeforeDate } from './rewriting/dates/rows-before-date.ts'
import { stepsOfEachItem } from './rewriting/lists/steps-of-each-item.ts'
import { daysOnShift, ratesAskedFor, stretchesBehindDates } from './rewriting/dates/stretches-behind-dates.ts'
import { pointedDays } from './rewriting/dates/pointed-days.ts'
import { stayNamedBefore, timesIn } from './rewriting/journeys/stay-named-before.ts'
import { weekNamedIn } from './rewriting/weeks/week-named-in.ts'
import { dayOfMinute, localMinute } from '../time/day-number.ts'
import { nameCountedWork } from './topics/name-counted-work.ts'
import { readDayProgramme } from './topics/read-day-programme.ts'
import { readDayList } from './topics/read-day-list.ts'
import { subjectOf } from './topics/subject.ts'
import { detectLanguage } from '../time/grammar/languages.ts'
import { prepareContext } from './prepare-context.ts'
import type { ReadGoalInput } from './prepare-context.ts'
import { readParts } from './read-parts.ts'

/** Reads every constraint of a prompt. Pure and total: any string gives a brief. Throws RangeError when `now` is not a local time. */
export function readGoal(input: ReadGoalInput): Brief {
  const said = input.plannerType === 'calendar' ? freeAndWorking(input.prompt).toSorted((a, b) => a.start - b.start) : []
  if (said.length === 0) return readOrdered(input)
  const plain = writtenWith(input.prompt, said)
  return inOwnWords(readOrdered({ ...input, prompt: plain.text, language: detectLanguage(input.prompt) }), plain)
}

/** What a goal's own work takes away stands behind the goal. */
function readOrdered(input: ReadGoalInput): Brief {
  const ordered = input.plannerType === 'calendar' ? goalBeforeHours(input.prompt) : null
  return ordered ? inOwnWords(readPointed({ ...input, prompt: ordered.text }), ordered) : readPointed(input)
}

/** Days that words point at are dates before anything else is written out: lists and hours of dates build on them. */
function readPointed(input: ReadGoalInput): Brief {
  if (input.plannerType !== 'calendar') return readWritten(input)
  const { prompt } = input
  let context: ReadingContext | null = null
  const times = () => (context ??= prepareContext(input))
  const [dates, language] = [() => datesOf(times()), () => detectLanguage(prompt)]
  const isDated = (start: number, end: number) => dates().some((date) => date.start < end && date.end > start)
  const timesOf = (text: string) => timesIn({ ...input, prompt: text })
  const plainer = [...stepsOfEachItem(prompt), ...rowsBeforeDate(prompt, timesOf, language), ...afterItIsThere(prompt, dates), ...sentencesOfOrderWords(prompt), ...firstInBrackets(prompt, language), ...stretchesBehindDates(prompt, dates, timesOf), ...daysOnShift(prompt, timesOf), ...ratesAskedFor(prompt)]
  const said = [...pointedDays(prompt, times), ...plainer, ...headsOfSeries(prompt, isDated), ...daysInARow(prompt, dates), ...deedsOnTwoDays(prompt), ...daysInstead(prompt, () => times().expressions), ...listsBeforeThat(prompt, dates, language), ...listsInBetween(prompt, dates), ...dottedClocks(prompt, () => times().expressions)].toSorted((a, b) => a.start - b.start)
  if (said.length === 0) return readWritten(input)
  const dated = writtenWith(prompt, said)
  return inOwnWords(readWritten({ ...input, prompt: dated.text, language: language() }), dated)
}

/** Asked for by several tables, and found once. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | null = null
  return () => (found ??= { value: find() }).value
}

function readWritten(input: ReadGoalInput): Brief {
  const weekOf = (text: string, orNext?: boolean) => weekNamedIn(text, input, orNext)
  const written = inSentences(input.prompt, input.plannerType, { stayBefore: (offset) => stayNamedBefore(input, offset), weekOf, dates: once(() => datesNamed(input)), starts: once(() => datesNamed(input, true)), timesOf: (text) => timesIn({ ...input, prompt: text }), today: dayOfMinute(localMinute(input.now)) })
  return written ? asWeek(inOwnWords(readSentences({ ...input, prompt: written.text }), written), weekOf) : readSentences(input)
}

function readSentences(input: ReadGoalInput): Brief {
  const context = prepareContext(input)
  // People who share hours look like places that are so far apart: 'Yara and Seb, 5 hours a day each'.
  const places = context.plannerType === 'sprint' ? new Set<string>() : readTravel(context)
  if (context.plannerType === 'calendar') readVisits(context, places)
  // 'Margaret can give 6 hours a week, Ravi 4' looks like stays of so many days.
  if (context.plannerType === 'calendar' && (places.size === 0 || saysNights(context) || namesBeds(context))) {
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
  const notes = collectNotes(context, subject)
  if (!programme) assumeTheRest(context)
  const readings = context.readings.toSorted((a, b) => Number(a.source === 'assumed') - Number(b.source === 'assumed') || a.start - b.start)
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
