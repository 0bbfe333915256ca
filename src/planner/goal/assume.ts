import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Weekday } from '../time/calendar-time.ts'
import { weekdayOf } from '../time/day-number.ts'
import { intervalOf } from './amounts/spaced-series.ts'
import { describeDay } from './describe.ts'
import { isTrip } from './journeys/settle-trip.ts'
import { stems } from './matcher.ts'
import { assumeTimesOutsideOpenings } from './times/outside-openings.ts'
import { addAssumption } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'

export const DAYS_OF_A_CALENDAR_PLAN = 30
export const DAYS_OF_A_SPRINT_PLAN = 14
const DAYS_OF_A_YEAR = 365
/** 'An hour every Sunday' is not over after four of them. */
export const DAYS_OF_A_SLOW_PLAN = 84
const FEW_DAYS_A_WEEK = 2
/** A repetition said to run longer than this has no end worth planning to. */
const LONGEST_FRAME_DAYS = 400
const DEFAULT_SLOT = { from: 600, to: 720 }
const EVENING = { from: 1080, to: 1260 }
const WEEKEND_DAY = { from: 600, to: 960 }
/** For what comes more than once a day. */
const SECOND_SLOT = { from: 1020, to: 1140 }
const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5]

/** Fills in what the prompt leaves open, each as an assumption the user can see. */
export function assumeTheRest(context: ReadingContext): void {
  assumeHorizon(context)
  assumeTimeOfDay(context)
  assumeWorkingDays(context)
  assumeTimesOutsideOpenings(context)
}

function assumeHorizon(context: ReadingContext): void {
  const isBounded = context.readings.some((reading) =>
    (reading.kind === 'horizon' && reading.last !== null && reading.appliesTo === null) || (reading.kind === 'deadline' && reading.appliesTo === null) || reading.kind === 'sprint-calendar' || reading.kind === 'stay' || reading.kind === 'meeting' || reading.kind === 'visit')
  if (isBounded) {
    if (!goesOnWithTold(context)) goOnBehindEvent(context)
    return
  }
  const stated = context.readings.find((reading) => reading.kind === 'horizon' && reading.first !== null && reading.appliesTo === null)
  const first = stated?.kind === 'horizon' && stated.first !== null ? stated.first : firstOfSessions(context) ?? context.today
  const named = lastDaysNamed(context)
  const days = context.plannerType === 'sprint' ? DAYS_OF_A_SPRINT_PLAN : named.length === 0 && isSlow(context) ? DAYS_OF_A_SLOW_PLAN : DAYS_OF_A_CALENDAR_PLAN
  const last = Math.max(first + (isOfYear(context) ? DAYS_OF_A_YEAR : Math.max(days, daysOfSeldom(context), longestLag(context))) - 1, ...named, ...lastDayOfPace(context, first))
  addAssumption(context, { value: { kind: 'horizon', first, last }, text: `${last - first + 1} days from ${describeDay(first)}` })
}

/** 'Twice a year'. */
function isOfYear({ readings, plannerType }: ReadingContext): boolean {
  return plannerType === 'calendar' && readings.some((reading) => reading.kind === 'rhythm' && reading.per === 'total' && OF_YEAR.test(reading.words))
}

/** What comes once a month, or more seldom, and is all that is asked for, is seen a few times. */
function daysOfSeldom({ readings, plannerType }: ReadingContext): number {
  const rhythms = readings.flatMap((reading) => (reading.kind === 'rhythm' ? [reading] : []))
  const gaps = rhythms.map(({ per, count, everyDays }) => (per === 'month' && count === 1 ? DAYS_OF_MONTH : everyDays ?? 0))
  const isAll = gaps.length > 0 && gaps.every((days) => days >= SELDOM) && readings.every(({ kind }) => kind !== 'topic' && kind !== 'event')
  return plannerType === 'calendar' && isAll ? Math.min(DAYS_OF_A_YEAR, TIMES_SEEN * Math.max(...gaps)) : 0
}

/** Two things with months between them have what is done before and after as well. */
function longestLag({ readings, plannerType }: ReadingContext): number {
  const lags = readings.flatMap((reading) => (reading.kind === 'precedence' ? [reading.lagMinutes / MINUTES_PER_DAY] : []))
  const longest = Math.max(0, ...lags)
  return plannerType === 'calendar' && longest >= LONG_LAG ? Math.min(DAYS_OF_A_YEAR, Math.ceil(longest) + DAYS_OF_A_CALENDAR_PLAN) : 0
}

/** In days. */
const LONG_LAG = 14
const DAYS_OF_MONTH = 31
const SELDOM = 28
const TIMES_SEEN = 4

const OF_YEAR = /(?<!\p{L})(?:an?|per|each|every|im|pro|al|por|cada|par|chaque) (?:years?|jahr|año|an|année|ano)(?!\p{L})/iu

/** What is told to its end goes on behind the deadlines before it: 'patches by 3 May, a check-in every night from 1 to 30 May'. */
function goesOnWithTold(context: ReadingContext): boolean {
  const { readings } = context
  const days = readings.flatMap((reading) => (reading.kind === 'deadline' ? [Math.floor((reading.latest - 1) / MINUTES_PER_DAY)] : reading.kind === 'event' ? [reading.days.last] : []))
  const told = readings.flatMap((reading) => (reading.kind === 'rhythm' && reading.ofRoutine === 'told' ? (reading.days.spans ?? []).map((span) => span.last) : [])).filter((day) => day < context.today + LONGEST_FRAME_DAYS)
  const last = Math.max(...told)
  if (told.length === 0 || last <= Math.max(...days) || !readings.every((reading) => reading.kind !== 'horizon' || reading.last === null)) return false
  addAssumption(context, { value: { kind: 'horizon', first: null, last }, text: `Goes on to ${describeDay(last)}` })
  return true
}

/** What is to be ready for an event ends there, but for what the prompt has begin with it or later: 'after the move: bank, doctor'. */
function goOnBehindEvent(context: ReadingContext): void {
  const ends = context.readings.filter((reading) => reading.kind !== 'event' && reading.appliesTo === null && (reading.kind === 'deadline' || reading.kind === 'horizon' && reading.last !== null || reading.kind === 'sprint-calendar' || reading.kind === 'stay' || reading.kind === 'meeting' || reading.kind === 'visit'))
  const [end] = ends
  if (ends.length !== 1 || end?.kind !== 'deadline' || end.event === null) return
  const day = Math.floor((end.latest - 1) / MINUTES_PER_DAY)
  const last = Math.max(day, ...lastDaysOfLater(context))
  if (last > day + DAYS_OF_LATER) addAssumption(context, { value: { kind: 'horizon', first: null, last }, text: `Goes on to ${describeDay(last)}` })
}

/** What begins on a day and has no end has a fortnight from then on. */
function lastDaysOfLater({ readings, today, plannerType }: ReadingContext): number[] {
  if (plannerType !== 'calendar') return []
  return readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo !== null && reading.first !== null && reading.last === null && reading.first < today + LONGEST_FRAME_DAYS ? [reading.first + DAYS_OF_LATER] : []))
}

const DAYS_OF_LATER = 13

/** 'A drawer every day in February': the first of the days that the goal's own sessions are on, with nothing dated before it. */
function firstOfSessions(context: ReadingContext): number | null {
  const own = context.readings.find((reading) => reading.kind === 'rhythm' && reading.title === null && reading.source === 'stated' && reading.days.spans?.length === 1)
  const first = own?.kind === 'rhythm' ? own.days.spans![0]!.first : null
  return first !== null && first > context.today && lastDaysNamed(context).every((day) => day >= first) ? first : null
}

/** Whether the prompt offers a day or two of the week and no more. */
function isSlow({ readings }: ReadingContext): boolean {
  const paces = readings.flatMap((reading) => {
    if (reading.kind === 'availability' && reading.person === null && reading.strength === 'hard') return [reading.days.weekdays?.length ?? 7]
    if (reading.kind !== 'rhythm' || reading.per === 'total') return []
    return [reading.days.weekdays?.length ?? (reading.per === 'week' ? (reading.count ?? 1) : reading.per === 'day' ? 7 : 0)]
  })
  return paces.length > 0 && paces.reduce((sum, days) => sum + days, 0) <= FEW_DAYS_A_WEEK
}

/** '8 episodes, one a week' take eight weeks. */
function lastDayOfPace({ readings }: ReadingContext, first: number): number[] {
  return readings.flatMap((rhythm) => {
    if (rhythm.kind === 'rhythm' && rhythm.inAll !== undefined && intervalOf(rhythm) > 0) return [(rhythm.days.spans?.[0]?.first ?? first) + (rhythm.inAll - 1) * (intervalOf(rhythm) + (rhythm.everyDays === null || rhythm.days.weekdays === undefined ? 0 : DAYS_TO_A_WEEKDAY)) + DAYS_TO_A_WEEKDAY]
    if (rhythm.kind !== 'rhythm' || rhythm.title === null || !rhythm.count || rhythm.per !== 'week' && rhythm.per !== 'month' && rhythm.per !== 'day') return []
    const amount = readings.find((reading) => reading.kind === 'quantity' && stems(reading.amount.unit).join(' ') === stems(rhythm.title!).join(' '))
    const all = rhythm.inAll ?? (amount?.kind === 'quantity' ? amount.amount.value : 0)
    if (all <= rhythm.count) return []
    const days = Math.ceil(all / rhythm.count) * { day: 1, week: 7, month: 31 }[rhythm.per]
    return days <= LONGEST_FRAME_DAYS ? [first + days - 1] : []
  })
}

/** Until a day of the week comes round. */
const DAYS_TO_A_WEEKDAY = 6

/** A plan reaches at least to the last deadline or event it was told of. */
function lastDaysNamed(context: ReadingContext): number[] {
  const named = context.readings.flatMap((reading) => {
    if (reading.kind === 'deadline') return [Math.floor((reading.latest - 1) / MINUTES_PER_DAY)]
    if ((reading.kind === 'rhythm' && reading.per !== 'month') || (reading.kind === 'availability' && reading.person === null)) return (reading.days.spans ?? []).map(({ last }) => last).filter((last) => last < context.today + LONGEST_FRAME_DAYS)
    if (reading.kind === 'horizon') return reading.last === null ? [] : [reading.last]
    // What ends after midnight reaches into the next day.
    return reading.kind === 'event' ? [reading.days.last + ((reading.to ?? 0) > MINUTES_PER_DAY ? 1 : 0)] : []
  })
  return [...named, ...lastDaysOfLater(context), ...lastDaysOfCourses(context)]
}

/** 'Puppy school five Wednesdays from 10 March' is over with the fifth of them. */
function lastDaysOfCourses({ readings, today }: ReadingContext): number[] {
  return readings.flatMap((reading) => {
    if (reading.kind !== 'rhythm' || reading.per !== 'total' || reading.count === null || !reading.days.weekdays?.length || !reading.days.spans?.length) return []
    const last = reading.days.spans[0]!.first + Math.ceil(reading.count / reading.days.weekdays.length) * DAYS_OF_WEEK - 1
    return last < today + LONGEST_FRAME_DAYS ? [last] : []
  })
}

const DAYS_OF_WEEK = 7

function assumeTimeOfDay(context: ReadingContext): void {
  if (context.plannerType === 'sprint') return
  const names = context.readings.some((reading) => ('windows' in reading && reading.windows.length > 0 && reading.kind !== 'exclusion' && (reading.kind !== 'rhythm' || reading.ofRoutine !== 'told')) || reading.kind === 'visit' || reading.kind === 'stay' || reading.kind === 'meeting')
  // The days of a trip go from morning to evening.
  if (names || isTrip(context) && context.readings.some(({ kind, source, appliesTo }) => kind === 'horizon' && source === 'stated' && appliesTo === null)) return
  const days = context.readings.flatMap((reading) => (reading.kind === 'availability' && reading.person === null && reading.appliesTo === null ? [reading.days] : []))
  if (FULL_TIME.test(context.prompt) && days.every(({ weekdays }) => weekdays?.every((day) => day <= 5))) return assumeTimeBesideWork(context, days.length > 0)
  const isTwiceADay = context.readings.some((reading) => reading.kind === 'rhythm' && reading.per === 'day' && (reading.count ?? 1) > 1)
  const windows = isTwiceADay ? [DEFAULT_SLOT, SECOND_SLOT] : [DEFAULT_SLOT]
  const text = `Sessions from 10:00 to 12:00${isTwiceADay ? ' and from 17:00 to 19:00' : ''}, as no time of day was named`
  addAssumption(context, { value: { kind: 'availability', days: {}, windows, person: null }, strength: 'soft', text })
}

/** Somebody who works all day has the evenings, and the weekend where no days were named. */
function assumeTimeBesideWork(context: ReadingContext, areDaysNamed: boolean): void {
  const text = `${areDaysNamed ? 'Evenings' : 'Weekday evenings and daytime at weekends'}, as you work full time`
  addAssumption(context, { value: { kind: 'availability', days: { weekdays: WORKDAYS }, windows: [EVENING], person: null }, text })
  if (!areDaysNamed) addAssumption(context, { value: { kind: 'availability', days: { weekdays: [6, 7] }, windows: [WEEKEND_DAY], person: null }, text })
}

/** Says so of whoever plans, in the words of a goal. */
const FULL_TIME = /\b(?:i|we|both|all)(?:['’](?:m|re))? (?:both |all |also |still )*(?:work|working) full[ -]?time\b|\bworking full[ -]?time\b|\bfull[ -]?time (?:job|work|position)\b|(?<!\p{L})(?:in vollzeit|vollzeitjob|arbeite vollzeit|a tiempo completo|jornada completa|à temps plein|à plein temps|a tempo (?:inteiro|integral)|em período integral)(?!\p{L})/iu

/** Days of a sprint that nobody gave a length. */
const USUAL_SPRINT = 14

function assumeWorkingDays(context: ReadingContext): void {
  if (context.plannerType !== 'sprint' || context.readings.some((reading) => reading.kind === 'availability' && reading.person === null && reading.appliesTo === null)) return
  // A test on one Saturday opens no weekend of sprints that last for weeks.
  const isOfWeeks = context.readings.some((reading) => reading.kind === 'sprint-calendar' && (reading.lengthDays ?? USUAL_SPRINT) * (reading.count ?? 2) >= 14)
  const weekend = context.readings.some((reading) => (!isOfWeeks && reading.kind === 'event' && weekdayOf(reading.days.first) > 5) || (reading.kind === 'horizon' && reading.first !== null && reading.last !== null && reading.last - reading.first <= 4 && weekdayOf(reading.last) > 5))
  if (weekend) return
  // 'Emre (weekends only)': the others work on weekdays, and nobody's days are those of all.
  const atWeekends = new Set(context.readings.flatMap((reading) => (reading.kind === 'availability' && reading.person !== null && reading.days.weekdays?.some((day) => day > 5) ? [reading.person] : [])))
  const others = context.readings.flatMap((reading) => (reading.kind === 'person' && !atWeekends.has(reading.name) ? [reading] : []))
  if (atWeekends.size > 0 && others.length > 0 && context.readings.every((reading) => reading.kind !== 'person' || !reading.isUser || !atWeekends.has(reading.name))) {
    for (const { name } of others) addAssumption(context, { value: { kind: 'availability', days: { weekdays: WORKDAYS }, windows: [], person: name }, text: `${name} works Monday to Friday` })
    return
  }
  addAssumption(context, { value: { kind: 'availability', days: { weekdays: WORKDAYS }, windows: [], person: null }, text: 'Working days are Monday to Friday' })
}
