import type { Weekday } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeMinutes, describePattern, describeWindows } from '../describe.ts'
import { segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Habit = Reading & ReadingOf<'rhythm'>
type Hours = Reading & ReadingOf<'availability'>

/** Longest sitting that 'half an hour a day on Mondays and Thursdays' names, in minutes; more than that is what there is time for. */
const LONGEST_SITTING = 60
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** What is said of the days of a habit behind it: other hours on some of them, or which ones they are. Needs the amounts. */
export function settleHabitDays(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const habit of context.readings.filter((reading): reading is Habit => reading.kind === 'rhythm' && reading.source === 'stated' && isDaily(reading))) {
    if (leaveNamesake(context, habit)) continue
    const other = otherHours(context, habit)
    if (other) split(context, habit, other)
  }
  for (const limit of context.readings) if (limit.kind === 'limit') sitOnItsDays(context, limit)
}

/** On every day, or on so many of a week that the others are named apart. */
function isDaily({ everyDays, per, days, windows }: Habit): boolean {
  return (everyDays === 1 || per === 'day' && windows.length > 0) && days.weekdays === undefined || (days.weekdays?.length ?? 0) >= 5 && per === 'week'
}

/** 'Every evening at 9, Fridays at 10': the Fridays of the same thing are no longer among all evenings. */
function leaveNamesake({ readings }: ReadingContext, habit: Habit): boolean {
  const others = readings.filter((reading): reading is Habit => reading.kind === 'rhythm' && reading !== habit && reading.title === habit.title && reading.words === habit.words && reading.days.weekdays !== undefined && reading.windows.length > 0)
  const taken = new Set(others.flatMap(({ days }) => days.weekdays ?? []))
  const rest = (habit.days.weekdays ?? WEEK).filter((weekday) => !taken.has(weekday))
  if (habit.title === null || others.length === 0 || rest.length === 0 || rest.length === (habit.days.weekdays ?? WEEK).length) return false
  const days = { ...habit.days, weekdays: rest }
  Object.assign(habit, { days, everyDays: null, count: rest.length, per: 'week', text: `${habit.title}: ${describePattern(days)}${describeWindows(habit.windows)}` })
  return true
}

/** The days and the hour of 'weekends at 9' behind 'every day at 7:00', and which turn of the day it is. */
type Other = { weekdays: Weekday[]; from: number; sources: Hours[] }

function otherHours(context: ReadingContext, habit: Habit): Other | null {
  const hours = context.readings.filter((reading): reading is Hours => reading.kind === 'availability' && reading.source === 'stated' && reading.person === null && reading.windows.length === 1 && reading.start >= habit.start)
  const beside = hours.find((reading) => reading.appliesTo === null && reading.days.weekdays !== undefined && reading.days.spans === undefined && isBareTime(reading.words) && isInSentence(context, habit, reading) && !context.readings.some((own) => own.kind === 'rhythm' && own !== habit && own.start < reading.end && own.end > reading.start))
  if (beside && beside.days.weekdays!.length < 5) return { weekdays: beside.days.weekdays!, from: beside.windows[0]!.from, sources: [beside] }
  // 'Weekends I sleep in, so the first one is at 9:00 then'.
  const first = hours.find((reading) => /(?<!\p{L})(?:first|morning) (?:one|session|sitting|round|set|time)(?!\p{L})/iu.test(reading.words))
  const weekdays = first ? weekdaysBeside(context, first) : []
  return first && weekdays.length > 0 && weekdays.length < 5 ? { weekdays, from: first.windows[0]!.from, sources: [first] } : null
}

/** Nothing but days and hours: 'at 7:00, weekends at 9:00'. */
function isBareTime(words: string): boolean {
  return words.replaceAll(/(?<!\p{L})(?:at|on|and|the|from|only|then|instead|um|ab|am|an|a|las|los|à|le|les|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|samstags?|sonntags?|wochenende|s[áa]bados?|domingos?|samedis?|dimanches?|am|pm|uhr|h)(?!\p{L})/giu, '').search(/\p{L}/u) < 0
}

function isInSentence(context: ReadingContext, { start, end }: Habit, other: Hours): boolean {
  return other.start >= start && !/[.!?;\n]/u.test(context.prompt.slice(Math.min(end, other.start), other.start))
}

function weekdaysBeside(context: ReadingContext, { start }: Hours): Weekday[] {
  const at = context.source.tokens.findIndex((token) => token.start >= start)
  const segment = at < 0 ? null : segmentAt(context, at)
  const sentence = segment ? sentenceOf(context, segment) : []
  const groups = context.groups.filter(({ from }) => sentence.some((part) => from >= part.from && from < part.to))
  return groups.flatMap(({ entries }) => entries.flatMap(({ weekdays }) => weekdays ?? []))
}

/** The habit on its other days, and once more on those that have an hour of their own; of several turns a day the first one moves. */
function split(context: ReadingContext, habit: Habit, { weekdays, from, sources }: Other): void {
  const named = context.readings.filter((reading): reading is Hours => reading.kind === 'availability' && reading.appliesTo !== null && reading.appliesTo.labels[0] === habit.title && reading.windows.length === 1 && Object.keys(reading.days).length === 0)
  const usual = habit.windows.length > 0 ? habit.windows : hoursBefore(sources[0]!, habit) ?? named[0]?.windows ?? []
  if (usual.length === 0) return
  const rest = (habit.days.weekdays ?? WEEK).filter((weekday) => !weekdays.includes(weekday))
  const length = habit.minutes ?? usual[0]!.to - usual[0]!.from
  const moved = [{ from, to: Math.min(1440, from + length) }, ...usual.slice(1)]
  const turns = habit.per === 'day' ? { per: 'day' as const, count: habit.count } : { per: 'week' as const, count: null }
  const onDays = (own: readonly Weekday[], windows: Habit['windows']) => {
    const days = { ...habit.days, weekdays: [...own] }
    return { ...habit, ...turns, count: turns.count ?? own.length, everyDays: null, days, windows, text: `${habit.title ?? 'Sessions'}: ${describeMinutes(length)} on ${describePattern(days)}${describeWindows(windows)}` }
  }
  const used: ReadonlySet<Reading> = new Set<Reading>([habit, ...sources, ...named])
  const other = { ...onDays(weekdays, moved), words: sources[0]!.words, start: sources[0]!.start, end: sources[0]!.end }
  context.readings = [...context.readings.filter((reading) => !used.has(reading)), ...(rest.length > 0 ? [onDays(rest, usual)] : []), other]
}

/** The 7:00 of 'at 7:00, weekends at 9:00', which stands in the same words. */
function hoursBefore({ words }: Hours, { minutes }: Habit): Habit['windows'] | null {
  const said = /^(?:at |um )?(\d{1,2})[:.](\d{2})(?=[ ,(])/iu.exec(words)
  if (!said || minutes === null) return null
  const from = Number(said[1]) * 60 + Number(said[2])
  return [{ from, to: Math.min(1440, from + minutes) }]
}

/** '30 minutes a day on Monday, Thursday and Friday, between 4 and 7pm': a sitting on each of those days. */
function sitOnItsDays(context: ReadingContext, limit: Reading & ReadingOf<'limit'>): void {
  if (limit.measure !== 'minutes' || limit.per !== 'day' || limit.person !== null || limit.max === null || limit.max > LONGEST_SITTING || limit.source !== 'stated' || CEILING.test(limit.words)) return
  const days = context.readings.find((reading): reading is Hours => reading.kind === 'availability' && reading.appliesTo === null && reading.person === null && reading.days.weekdays !== undefined && reading.start >= limit.end && reading.start - limit.end <= 2)
  if (!days) return
  const minutes = limit.max
  const sittings = { id: '', words: limit.words, start: limit.start, end: limit.end, source: limit.source, strength: limit.strength, appliesTo: null, kind: 'rhythm' as const, title: null, count: days.days.everyWeeks ? null : days.days.weekdays!.length, per: 'week' as const, atLeast: false, everyDays: null, days: days.days, windows: days.windows, minutes }
  context.readings = [...context.readings.filter((reading) => reading !== limit), { ...sittings, text: `Sessions: ${describeMinutes(minutes)} on ${describePattern(days.days)}${describeWindows(days.windows)}` }]
}

const CEILING = /(?<!\p{L})(?:max|maximum|most|up to|höchstens|maximal|máximo|como mucho|au plus|maximum)(?!\p{L})/iu
