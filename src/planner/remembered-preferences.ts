import type { Brief, DayPattern, Reading, ReadingOf } from './goal/brief.ts'
import { describeMinutes } from './goal/describe.ts'
import type { Weekday } from './time/calendar-time.ts'
import { clockTime, dayOfMinute, weekdayOf } from './time/day-number.ts'

/** What a reading that can be remembered says. All of them hold for the whole plan and for everybody. */
export type PreferenceValue =
  | Pick<ReadingOf<'availability'>, 'kind' | 'days' | 'windows'>
  | Pick<ReadingOf<'exclusion'>, 'kind' | 'days' | 'windows'>
  | Pick<ReadingOf<'session'>, 'kind' | 'minMinutes' | 'maxMinutes'>

/** Something that people mean of all their plans; `text` says it in words and tells preferences of a kind apart. */
export type Preference = { kind: 'hours' | 'days_off' | 'session_length'; text: string; value: PreferenceValue }

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const PLURAL_NAMES = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
/** A plan this short is about its days, whatever day of the week they are. */
const SHORTEST_SPAN_DAYS = 14
const LAST_WORKDAY = 5
const ORIGIN = 'From your earlier plans: '
/** A journey, a meeting or a place to be has hours of its own. */
const OWN_HOURS = new Set<Reading['kind']>(['place', 'stay', 'visit', 'start-point', 'meeting', 'connection', 'travel'])

/** What the prompt itself states and later plans could mean too. Sprint plans follow their team, so they teach nothing. */
export function findPreferences(brief: Brief): Preference[] {
  if (brief.plannerType !== 'calendar' || hasOwnHours(brief)) return []
  const found = statedOf(brief).flatMap((reading) => preferencesIn(reading))
  return [...new Map(found.map((preference) => [preference.kind + preference.text, preference])).values()]
}

/**
 * The brief with what earlier prompts stated again and again, as assumptions. Whatever the prompt says of the same
 * matter wins over the memory. `memory` is in the order of use, latest first.
 */
export function applyMemory(brief: Brief, memory: readonly Preference[]): Brief {
  if (brief.plannerType !== 'calendar' || hasOwnHours(brief)) return brief
  const taken = [...daysOff(brief, memory), ...latest(memory.filter((preference) => isLongEnough(brief, preference)), 'hours', saysHours(brief)), ...latest(memory, 'session_length', saysSessionLength(brief))]
  if (taken.length === 0) return brief
  const hasHours = taken.some(({ kind }) => kind === 'hours')
  const kept = brief.readings.filter((reading) => !(hasHours && reading.kind === 'availability' && reading.source === 'assumed'))
  return { ...brief, readings: [...kept, ...taken.map(toReading)] }
}

export function restsOnMemory(brief: Brief): boolean {
  return brief.readings.some(isRemembered)
}

/** For a plan that does not fit otherwise. `plain` is the brief as it was read. */
export function withoutMemory(brief: Brief, plain: Brief): Brief {
  const left = brief.readings.filter((reading) => !isRemembered(reading))
  const defaults = plain.readings.filter((reading) => reading.source === 'assumed' && !left.some(({ id }) => id === reading.id))
  const names = brief.readings.filter(isRemembered).map(({ text }) => text.slice(ORIGIN.length))
  const note = `What your earlier plans have in common was left out, because the plan would not fit otherwise: ${names.join('; ')}.`
  return { ...brief, readings: [...left, ...defaults], questions: [...brief.questions, note] }
}

function isRemembered({ id }: Reading): boolean {
  return id.startsWith('m')
}

function statedOf(brief: Brief): Reading[] {
  return brief.readings.filter(({ source, appliesTo }) => source === 'stated' && appliesTo === null)
}

function hasOwnHours({ readings }: Brief): boolean {
  return readings.some(({ kind, appliesTo }) => appliesTo === null && OWN_HOURS.has(kind))
}

function preferencesIn(reading: Reading): Preference[] {
  if (reading.kind === 'session') return [sessionLength(reading.minMinutes, reading.maxMinutes)]
  if (reading.kind === 'rhythm' && reading.title === null && reading.minutes !== null) return [sessionLength(reading.minutes, reading.minutes)]
  if (reading.kind !== 'availability' && reading.kind !== 'exclusion') return []
  const { days, windows } = reading
  if (reading.person !== null || days.spans?.length || days.everyWeeks) return []
  const named = new Set(days.weekdays)
  if (windows.length === 0) return named.size === 0 ? [] : daysOffPreference(WEEK.filter((day) => named.has(day) === (reading.kind === 'exclusion')))
  if (reading.kind === 'exclusion') return []
  const when = named.size === 0 ? '' : ` on ${listOf(namesOf(days))}`
  const text = `tasks from ${listOf(windows.map(({ from, to }) => `${clockTime(from)} to ${clockTime(to)}`))}${when}`
  return [{ kind: 'hours', text, value: { kind: 'availability', days: named.size === 0 ? {} : { weekdays: days.weekdays! }, windows } }]
}

function daysOffPreference(weekdays: Weekday[]): Preference[] {
  if (weekdays.length === 0 || weekdays.length === WEEK.length) return []
  return [{ kind: 'days_off', text: `no tasks on ${listOf(namesOf({ weekdays }))}`, value: { kind: 'exclusion', days: { weekdays }, windows: [] } }]
}

function sessionLength(minMinutes: number | null, maxMinutes: number | null): Preference {
  const text =
    minMinutes === maxMinutes && minMinutes !== null
      ? `sessions of ${describeMinutes(minMinutes)}`
      : `sessions of ${minMinutes === null ? '' : `at least ${describeMinutes(minMinutes)}`}${minMinutes !== null && maxMinutes !== null ? ' and ' : ''}${maxMinutes === null ? '' : `at most ${describeMinutes(maxMinutes)}`}`
  return { kind: 'session_length', text, value: { kind: 'session', minMinutes, maxMinutes } }
}

function namesOf({ weekdays = [] }: DayPattern): string[] {
  return weekdays.toSorted((a, b) => a - b).map((day) => PLURAL_NAMES[day - 1]!)
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`
}

/** Days off of several earlier prompts unite, unless the prompt speaks of days of the week or of a few days alone. */
function daysOff(brief: Brief, memory: readonly Preference[]): Preference[] {
  const speaksOfDays = brief.readings.some((reading) => reading.source === 'stated' && (namesDays(reading) || isDaily(reading)))
  if (speaksOfDays || spanOf(brief) < SHORTEST_SPAN_DAYS) return []
  const wanted = memory.filter(({ kind }) => kind === 'days_off')
  const weekdays = new Set(wanted.flatMap(({ value }) => ('days' in value ? (value.days.weekdays ?? []) : [])))
  return weekdays.size < WEEK.length ? wanted : wanted.slice(0, 1)
}

/** Days of the week, or an event on a weekend: whoever marries on a Sunday does not mean to rest then. */
function namesDays(reading: Reading): boolean {
  if (reading.kind === 'event') return weekdayOf(reading.days.first) > LAST_WORKDAY
  if (reading.kind !== 'availability' && reading.kind !== 'exclusion' && reading.kind !== 'rhythm' && reading.kind !== 'preference') return false
  return Boolean(reading.days.weekdays?.length) || Boolean(reading.days.everyWeeks)
}

function isDaily(reading: Reading): boolean {
  return reading.kind === 'rhythm' && (reading.per === 'day' || (reading.everyDays !== null && reading.everyDays <= 2) || (reading.per === 'week' && (reading.count ?? 0) >= 6))
}

function spanOf({ readings, now }: Brief): number {
  const ends = readings.flatMap((reading) => {
    if (reading.kind === 'horizon' && reading.last !== null) return [reading.last]
    return reading.kind === 'deadline' ? [dayOfMinute(reading.latest - 1)] : []
  })
  const starts = readings.flatMap((reading) => (reading.kind === 'horizon' && reading.first !== null ? [reading.first] : []))
  return Math.min(...ends, Infinity) - Math.max(dayOfMinute(now), ...starts) + 1
}

function saysHours(brief: Brief): boolean {
  return brief.readings.some((reading) => {
    if (reading.source === 'assumed') return false
    if ('windows' in reading && reading.windows.length > 0) return true
    if (reading.kind === 'availability' || reading.kind === 'exclusion') return Boolean(reading.days.weekdays?.length)
    return reading.kind === 'preference' || (reading.kind === 'event' && reading.from !== null)
  })
}

/** Hours that cannot hold what the prompt asks to be done in one go are none. */
function isLongEnough({ readings }: Brief, { value }: Preference): boolean {
  const longest = 'windows' in value ? Math.max(...value.windows.map(({ from, to }) => to - from)) : Infinity
  return readings.every((reading) => {
    if (reading.kind === 'session') return (reading.minMinutes ?? 0) <= longest
    return reading.kind !== 'rhythm' || (reading.minutes ?? 0) <= longest
  })
}

function saysSessionLength(brief: Brief): boolean {
  return brief.readings.some((reading) => reading.kind === 'session' || reading.kind === 'limit' || ((reading.kind === 'rhythm' || reading.kind === 'topic') && reading.minutes !== null))
}

function latest(memory: readonly Preference[], kind: Preference['kind'], isStatedNow: boolean): Preference[] {
  return isStatedNow ? [] : memory.filter((preference) => preference.kind === kind).slice(0, 1)
}

function toReading({ text, value }: Preference, index: number): Reading {
  const base = { id: `m${index + 1}`, words: '', start: 0, end: 0, source: 'assumed', strength: 'hard', appliesTo: null, text: ORIGIN + text } as const
  return value.kind === 'session' ? { ...base, ...value } : { ...base, ...value, person: null }
}
