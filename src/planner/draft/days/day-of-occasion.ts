import type { Reading, ReadingOf } from '../../goal/brief.ts'
import { describeDay, describeSpan } from '../../goal/describe.ts'
import { stems } from '../../goal/matcher.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { civilOf, dayFromCivil, dayOfMinute, weekdayOf } from '../../time/day-number.ts'
import { holds, withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isSouthern } from '../project/season.ts'
import { capitalise, fillText, hasAnyKeyword, plainWords } from '../wording.ts'
import { weeksFor } from './usual-span.ts'

type Horizon = ReadingOf<'horizon'>

/**
 * 'Our wedding in September', 'Plan a quiz night': what such a goal is for happens on a day, even where nobody named it. The
 * plan leads up to a likely one within the time that was named, in its season, or at the end of what such a goal usually
 * takes; the month of the wedding is no month to prepare it in.
 */
export function withDayOfOccasion(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief, of } = frame
  const occasion = playbook?.occasion
  if (occasion === undefined || brief.plannerType !== 'calendar' || !holds(occasion.when, frame)) return frame
  if ((['event', 'meeting', 'visit', 'stay'] as const).some((kind) => of(kind).length > 0)) return frame
  const named = firstOfThem(occasion, frame)
  if (named !== null) return leadingTo({ title: titleOf(occasion, frame), days: { first: named.day, last: named.day }, isNamed: true }, { playbook, frame, named: named.reading })
  if (comesAgain(frame)) return frame
  const all = of('horizon').filter((horizon) => isOfGoal(horizon, frame) || isOfDay(horizon, occasion, frame))
  const byName = all.filter(({ appliesTo }) => appliesTo !== null)
  const spans = (byName.length > 0 ? all.filter(({ source }) => source === 'stated') : all).map(asWholeMonth)
  const dues = of('deadline').filter(({ appliesTo }) => appliesTo === null)
  const title = titleOf(occasion, frame)
  const today = dayOfMinute(brief.now)
  const [span] = spans
  const [due] = dues
  if (title === '') return frame
  if (due !== undefined) {
    if (dues.length > 1 || spans.some(({ source }) => source === 'stated')) return frame
    if (due.event === null) {
      const days = latestOn(dayOfMinute(due.latest - 1), occasion.on)
      return occasion.byLastDay === true && due.source === 'stated' && days.first - today >= 2 * LEAST_LEAD ? leadingTo({ title, days }, { playbook, frame, named: due }) : frame
    }
    // 'Moving house at the end of March' is ready for it when that begins.
    return leadingTo({ title, days: nextOn(dayOfMinute(due.latest - 1) + 1, occasion.on) }, { playbook, frame, named: due })
  }
  if (spans.length !== 1 || span === undefined || span.last === null) return frame
  if (span.source === 'stated') {
    return isTimeOfOccasion(span, today) ? leadingTo({ title, days: wholeWeek(title, { first: span.first!, last: span.last }) ?? likelyDay({ first: span.first!, last: span.last }, occasion.on) }, { playbook, frame, named: span }) : frame
  }
  if (occasion.amongTasks === true) return frame
  const days = inItsSeason(occasion.on, frame) ?? latestOn(span.last, occasion.on)
  return days.first - today < LEAST_LEAD ? frame : leadingTo({ title, days }, { playbook, frame, named: null })
}

function titleOf({ title }: NonNullable<Playbook['occasion']>, { brief, language }: PlanFrame): string {
  return title === undefined ? capitalise(brief.subject.trim().replace(LEADS_UP_TO, '')) : fillText(title, language)
}

/** '60 ewes due from 20 March', 'calving starts on 15 February', 'first lambs due around 10 April': the one day that is named for the first of them. */
function firstOfThem({ firstOf }: NonNullable<Playbook['occasion']>, { brief, of }: PlanFrame): { day: DayNumber; reading: Horizon | ReadingOf<'deadline'> } | null {
  if (firstOf === undefined) return null
  const isTheirs = ({ appliesTo }: Reading) => appliesTo?.labels.length === 1 && hasAnyKeyword(plainWords(appliesTo.labels[0]!), firstOf)
  const from = of('horizon').flatMap((reading) => (reading.source === 'stated' && reading.first !== null && reading.last === null && (reading.appliesTo === null || isTheirs(reading)) ? [{ day: reading.first, reading }] : []))
  const until = of('deadline').flatMap((reading) => (reading.source === 'stated' && isTheirs(reading) ? [{ day: dayOfMinute(reading.latest - 1), reading }] : []))
  const [only, ...more] = [...from, ...until]
  return only !== undefined && more.length === 0 && only.day - dayOfMinute(brief.now) >= LEAST_LEAD ? only : null
}

/** 'Careers week in the second week of March': a week of something at work or school lasts from Monday to Friday. */
function wholeWeek(title: string, { first, last }: DaySpan): DaySpan | null {
  const isWeek = /(?:^|[\s-])week$/iu.test(title) && weekdayOf(first) === 1 && last - first >= FRIDAY - 1 && last - first < DAYS_OF_WEEK
  return isWeek ? { first, last: first + FRIDAY - 1 } : null
}

const FRIDAY = 5
const DAYS_OF_WEEK = 7

/** 'JLPT in July, I finished the last book in May': what is said of the goal by its name is said of all of it. */
function isOfGoal({ appliesTo, source }: Horizon, { brief }: PlanFrame): boolean {
  if (appliesTo === null) return true
  const goal = new Set(stems(brief.subject))
  return source === 'stated' && goal.size > 0 && appliesTo.labels.length === 1 && appliesTo.labels.every((label) => isMostOf(stems(label), goal))
}

/** 'Get my PMP, exam in February': the day by its own name. */
function isOfDay({ appliesTo, source }: Horizon, { title }: NonNullable<Playbook['occasion']>, { language }: PlanFrame): boolean {
  return source === 'stated' && title !== undefined && appliesTo?.labels.length === 1 && appliesTo.labels[0]!.replace(/^(?:the|my) /iu, '').toLowerCase() === fillText(title, language).toLowerCase()
}

/** 'Bar exam in July, 15 hours a week': the end of July is when its month ends, and not until when one works for it. */
function asWholeMonth(span: Horizon): Horizon {
  const { first, last, source, words } = span
  if (source !== 'stated' || first !== null || last === null || !IN_MONTH.test(words)) return span
  const { year, month } = civilOf(last)
  return civilOf(last + 1).day === 1 ? { ...span, first: dayFromCivil(year, month, 1)! } : span
}

const IN_MONTH = /(?<!\p{L})(?:in|im|en|em|au mois de?) \p{L}{3,10}(?: \d{4})?$/u

/** 'Car boot every Sunday', 'quiz night on the first Friday of each month': what comes again has all its days; 'three runs a week' and 'runs on Tuesdays' are how one works for a half marathon. */
function comesAgain({ brief, of }: PlanFrame): boolean {
  const goal = new Set(stems(brief.subject))
  return of('rhythm').some(({ source, title, count, per, days }) => source === 'stated' && !(per === 'week' && (count ?? 1) > 1 && days.weekdays === undefined) && (title === null || isMostOf(stems(title), goal)))
}

function isMostOf(named: readonly string[], goal: ReadonlySet<string>): boolean {
  return named.every((stem) => goal.has(stem)) && 2 * new Set(named).size >= goal.size
}

/** Days without which nothing is prepared. */
const LEAST_LEAD = 7
const DAYS_OF_A_WEEK = 7
/** A weekend, or some days on end, are the occasion itself. */
const MOST_DAYS_ON_END = 4
/** What is prepared in eight weeks is not begun a year ahead. */
const TIMES_ITS_LENGTH = 2

/** A month, a season, a week or a weekend still to come, rather than days to work in from one date to another. */
function isTimeOfOccasion({ first, last, words }: Horizon, today: DayNumber): boolean {
  if (first === null || last === null || first - today < LEAST_LEAD || FROM_TO.test(words)) return false
  return last - first < DAYS_OF_A_WEEK || civilOf(first).day === 1 || civilOf(last + 1).day === 1 || !/\d/u.test(words)
}

/** The one month, season or week to come that a goal names for all of it, where it states no day, deadline or sprints. */
export function timeNamed(frame: PlanFrame): Horizon & { first: DayNumber; last: DayNumber } | null {
  const { brief, of } = frame
  const [span, ...more] = of('horizon').filter((horizon) => isOfGoal(horizon, frame) && horizon.source === 'stated')
  const isBound = (['event', 'deadline', 'sprint-calendar'] as const).some((kind) => of(kind).some(({ source }) => source === 'stated'))
  if (span === undefined || more.length > 0 || isBound || !isTimeOfOccasion(span, dayOfMinute(brief.now))) return null
  const { first, last } = span
  return first === null || last === null ? null : { ...span, first, last }
}

const FROM_TO = /(?<!\p{L})(?:from|between|until|till|through|throughout|over|during|starting|begin\p{L}*|von|vom|zwischen|bis|ab|desde|hasta|entre|durante|depuis|jusqu\p{L}*|pendant|a partir|até)(?!\p{L})/iu

/** The whole of a few days on end, else a day that suits it nearest to the middle. */
function likelyDay(span: DaySpan, on: readonly number[]): DaySpan {
  if (span.last - span.first < MOST_DAYS_ON_END) return span
  const middle = Math.floor((span.first + span.last) / 2)
  return firstSuited([0, 1, -1, 2, -2, 3, -3].map((step) => middle + step).filter((day) => day >= span.first && day <= span.last), on)
}

function nextOn(from: DayNumber, on: readonly number[]): DaySpan {
  return firstSuited([0, 1, 2, 3, 4, 5, 6].map((step) => from + step), on)
}

function latestOn(last: DayNumber, on: readonly number[]): DaySpan {
  return firstSuited([0, 1, 2, 3, 4, 5, 6].map((step) => last - step), on)
}

function firstSuited(days: readonly DayNumber[], on: readonly number[]): DaySpan {
  const day = days.find((each) => on.includes(weekdayOf(each))) ?? days[0]!
  return { first: day, last: day }
}

/** When what is named for a season happens, as month and day in the north. */
const SEASONS = [
  { words: ['christmas', 'xmas', '*weihnacht', 'navidad', '=noel', 'natal'], from: [11, 28], to: [12, 19], isEverywhere: true },
  { words: ['summer', '*sommer', 'verano', '=ete', 'verao', 'midsummer'], from: [6, 12], to: [7, 18], isEverywhere: false },
  { words: ['spring', 'fruhling*', 'fruhjahr', 'primavera', 'printemps'], from: [4, 17], to: [5, 29], isEverywhere: false },
  { words: ['autumn', 'harvest', '*herbst', 'otono', 'automne', 'outono'], from: [9, 18], to: [10, 24], isEverywhere: false },
  { words: ['winter', 'invierno', '=hiver', 'inverno'], from: [1, 22], to: [2, 26], isEverywhere: false },
] as const

/** The next Christmas party is in December, and the next summer camp in summer. */
function inItsSeason(on: readonly number[], frame: PlanFrame): DaySpan | null {
  const { brief, first } = frame
  const season = SEASONS.find(({ words }) => hasAnyKeyword(frame.words, words))
  if (season === undefined) return null
  const { year } = civilOf(first)
  const isShifted = !season.isEverywhere && isSouthern(brief.timeZone)
  const dayIn = (inYear: number, [month, day]: readonly [number, number]) => dayFromCivil(isShifted && month > 6 ? inYear + 1 : inYear, isShifted ? ((month + 5) % 12) + 1 : month, day)!
  const next = [year - 1, year, year + 1].map((each) => likelyDay({ first: dayIn(each, season.from), last: dayIn(each, season.to) }, on))
  return next.find((days) => days.first - first >= 2 * LEAST_LEAD) ?? null
}

/** Readings that may want something done before such a plan would begin. */
const TIMED: ReadonlySet<string> = new Set(['horizon', 'deadline', 'exclusion', 'rhythm', 'availability'])

/** 'Runs on Tuesdays', 'never on Fridays': what holds whenever the plan begins. */
function isOfEveryWeek(reading: Reading): boolean {
  return (reading.kind === 'rhythm' || reading.kind === 'availability' || reading.kind === 'exclusion') && reading.days.spans === undefined
}

/** 'Train for my first sportive': on the day itself nobody trains for it. */
const LEADS_UP_TO = /^(?:train|prepare|practi[sc]e|study|revise|get (?:ready|fit|in shape)|getting (?:ready|fit)|training|preparing) for (?:an? |my |our |the )?/iu

type Held = { title: string; days: DaySpan; isNamed?: boolean }

/** The plan up to that day: in place of the time that was named, or of the span that was assumed. */
function leadingTo({ title, days, isNamed = false }: Held, { playbook, frame, named }: { playbook: Playbook | null; frame: PlanFrame; named: Horizon | ReadingOf<'deadline'> | null }): PlanFrame {
  const text = isNamed ? `${title}: ${describeSpan(days)}` : `${title}: ${describeSpan(days)}, as no day was named`
  const base = named ?? { id: 'day-of-occasion', words: '', start: 0, end: 0, strength: 'hard' as const }
  const event: ReadingOf<'event'> = { id: base.id, words: base.words, start: base.start, end: base.end, strength: base.strength, source: named === null ? 'assumed' : 'stated', appliesTo: null, text, kind: 'event', title, days, from: null, to: null, place: null, person: null }
  const kept = frame.brief.readings.filter((reading) => reading.id !== named?.id && !(reading.kind === 'horizon' && reading.source === 'assumed' && reading.appliesTo === null))
  const today = dayOfMinute(frame.brief.now)
  const usual = (weeksFor(playbook, frame) ?? 0) * DAYS_OF_A_WEEK
  const isBare = kept.every((reading) => reading.source === 'assumed' || !TIMED.has(reading.kind) || isOfEveryWeek(reading))
  const first = isBare && usual > 0 ? Math.max(today, days.first - TIMES_ITS_LENGTH * usual) : today
  const span: Horizon = { id: 'until-the-occasion', words: '', start: 0, end: 0, source: 'assumed', strength: 'hard', appliesTo: null, kind: 'horizon', first, last: days.last, text: `${days.last - first + 1} days from ${describeDay(first)}` }
  // Who practises for it does so until the evening before.
  const ready: ReadingOf<'deadline'>[] = playbook?.series === undefined ? [] : [{ ...base, id: 'ready-for-the-occasion', source: event.source, appliesTo: null, text, kind: 'deadline', latest: days.first * MINUTES_PER_DAY, event: title }]
  return withReadings(frame, [...kept, event, ...ready, span])
}
