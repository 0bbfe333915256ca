import type { Brief, Reading, ReadingOf } from './goal/brief.ts'
import { describeDay } from './goal/describe.ts'
import { isClosedThroughout } from './goal/times/closed-throughout.ts'
import { isStandingMeeting } from './draft/sprints/standing-meetings.ts'
import { matchesTask } from './goal/matcher.ts'
import { noteOfReading } from './goal/notes/note-of-reading.ts'
import { MINUTES_PER_DAY } from './time/calendar-time.ts'
import type { DayNumber, DaySpan } from './time/calendar-time.ts'
import { dayOfMinute, minuteAt } from './time/day-number.ts'

type Horizon = ReadingOf<'horizon'>

/**
 * Takes out what cannot bind a plan and asks about it instead: events that are over, time off that leaves no time at
 * all, hours that are closed as well, and spans of days that contradict one another. Without this the plan would be empty and the reason unseen.
 */
export function reconcileBrief(read: Brief): Brief {
  const brief = withProgrammes(withoutPaces({ ...read, readings: withoutRepeats(read.readings) }))
  const doubts = new Map<Reading, string>()
  for (const reading of brief.readings) {
    if (isOver(brief, reading)) doubts.set(reading, `“${wordsOf(reading)}” is already over, so it is not in the plan.`)
    else if (isAlways(reading)) doubts.set(reading, `“${wordsOf(reading)}” would leave no time at all, so it was not taken into account. Say when it holds.`)
  }
  for (const reading of brief.readings) {
    if (isClosedThroughout(reading, brief.readings)) doubts.set(reading, `“${wordsOf(reading)}” lies in time that other words close, so it opens none. Say which of them holds.`)
  }
  for (const horizon of contradictingHorizons(brief)) {
    const named = roundedFor(brief, horizon)
    doubts.set(horizon, named === null
      ? `“${wordsOf(horizon)}” does not go together with the other dates, so it does not bound the plan. Say it differently if it should.`
      : `“${wordsOf(horizon)}” ends on ${describeDay(horizon.last!)}; the plan goes on to ${describeDay(named)}, which is named as well.`)
  }
  if (doubts.size === 0) return brief
  return { ...brief, readings: brief.readings.filter((reading) => !doubts.has(reading)), questions: [...brief.questions, ...new Set(doubts.values())] }
}

/** A wedding from 14:00 to 23:00 with dinner at 18:00 is told apart: its own block ends where the first of what is held within it begins. */
function withProgrammes(brief: Brief): Brief {
  if (brief.plannerType !== 'calendar') return brief
  const held = brief.readings.flatMap((reading) => (reading.kind === 'event' && reading.source === 'stated' && reading.days.first === reading.days.last && reading.from !== null ? [{ reading, day: reading.days.first, from: reading.from, to: reading.to }] : []))
  const readings = brief.readings.map((reading) => {
    const own = held.find((event) => event.reading === reading)
    if (reading.kind !== 'event' || own === undefined || own.to === null) return reading
    const { day, from, to } = own
    const within = held.filter((other) => other !== own && other.day === day && other.from > from && other.from < to && (other.to ?? other.from) <= to)
    return within.length === 0 ? reading : { ...reading, to: Math.min(...within.map((other) => other.from)) }
  })
  return { ...brief, readings }
}

/** 'Five stores per week', 'Simone scripts ten a week': how fast a team works is no meeting of it and no part, and is told as not taken into account. */
function withoutPaces(brief: Brief): Brief {
  if (brief.plannerType !== 'sprint') return brief
  const parts = brief.readings.flatMap((reading) => (reading.kind === 'topic' ? [{ title: reading.label, subjects: [] }] : []))
  const paces = brief.readings.filter((reading) => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && !isStandingMeeting(reading.title, reading) && !parts.some((part) => matchesTask({ labels: [reading.title!] }, part)))
  if (paces.length === 0) return brief
  const notes = [...brief.notes, ...paces.map((pace) => noteOfReading(brief, pace))].toSorted((a, b) => a.start - b.start)
  return { ...brief, readings: brief.readings.filter((reading) => !paces.includes(reading)), notes }
}

/** What is said twice is meant once. */
function withoutRepeats(readings: readonly Reading[]): Reading[] {
  const known = new Set<string>()
  return readings.filter(({ id: _id, words: _words, start: _start, end: _end, text: _text, ...meaning }) => {
    const key = JSON.stringify(meaning)
    return !known.has(key) && known.add(key)
  })
}

function wordsOf({ words, text }: Reading): string {
  return words.trim() || text
}

/** What began earlier today is no longer planned either. */
function isOver(brief: Brief, reading: Reading): boolean {
  if (reading.kind !== 'event') return false
  const { days: { first, last }, from, to } = reading
  return minuteAt(last, to ?? MINUTES_PER_DAY) <= brief.now || first === last && from !== null && minuteAt(first, from) < brief.now
}

function isAlways(reading: Reading): boolean {
  if (reading.kind !== 'exclusion' && reading.kind !== 'commitment') return false
  const { weekdays, spans, everyWeeks } = reading.days
  return reading.windows.length === 0 && !spans?.length && !everyWeeks && (!weekdays?.length || weekdays.length === 7) && reading.appliesTo === null
}

/** In the order of the prompt: spans that would leave no day, or shut out a day that the prompt names itself. */
function contradictingHorizons(brief: Brief): Horizon[] {
  const horizons = brief.readings.filter(isWholePlan)
  const named = namedDays(brief)
  let span: DaySpan = { first: -Infinity, last: Infinity }
  return horizons.filter((horizon) => {
    const narrowed = { first: Math.max(span.first, horizon.first ?? -Infinity), last: Math.min(span.last, horizon.last ?? Infinity) }
    // The first whole span is what the plan is about; it may well lie before the exam it leads to.
    const isDoubtful = horizon.first === null || horizon !== horizons[0]
    const shutsOut = isDoubtful && named.some((day) => isIn(span, day) && !isIn(narrowed, day))
    if (narrowed.first > narrowed.last || shutsOut) return true
    span = narrowed
    return false
  })
}

/** The exam on 27 March of 'in 8 weeks', which end on the 21st: whoever counts in weeks rounds to them. */
function roundedFor(brief: Brief, { first, last }: Horizon): DayNumber | null {
  const [named, ...others] = [...new Set(namedDays(brief).filter((day) => day > (last ?? Infinity)))]
  return first === null && named !== undefined && others.length === 0 && named - last! < DAYS_OF_WEEK ? named : null
}

const DAYS_OF_WEEK = 7

function isWholePlan(reading: Reading): reading is Horizon {
  return reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null
}

/** Days on which the prompt says that something happens or is due. */
function namedDays(brief: Brief): DayNumber[] {
  const days = brief.readings.flatMap((reading) => {
    if (reading.kind === 'event') return [reading.days.first]
    return reading.kind === 'deadline' && reading.source === 'stated' ? [dayOfMinute(reading.latest - 1)] : []
  })
  return days.filter((day) => day >= dayOfMinute(brief.now))
}

function isIn({ first, last }: DaySpan, day: DayNumber): boolean {
  return first <= day && day <= last
}
