import type { ClockWindow } from '../../time/calendar-time.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import { PART_WINDOWS } from '../times/clock-windows.ts'

/** Longest hours that are a sitting of the habit itself, in minutes. */
const LONGEST_SITTING = 60
/** Widest stretch between a habit and its hours, in characters. */
const MOST_BETWEEN = 24

export type Habit = Reading & ReadingOf<'rhythm'>

/**
 * 'Vocabulary 20 min a day on the train, 7:50 to 8:10 weekdays', 'an essay once a week, any evening but Friday': hours
 * behind what is counted in the same sentence are that thing's, not the plan's. Needs the amounts.
 */
export function settleHoursOfHabits(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  dropWiderParts(context)
  for (const habit of context.readings.filter((reading): reading is Habit | Hours => isHabit(reading) || isPartOfDay(reading))) narrowHours(context, habit)
  const habits = context.readings.filter((reading): reading is Habit => reading.kind === 'rhythm' && reading.title !== null && reading.windows.length === 0 && reading.source === 'stated')
  for (const habit of habits) {
    if (takeTurns(context, habit)) continue
    const hours = context.readings.find((reading) => reading.kind === 'availability' && reading.appliesTo === null && isRightBehind(context, habit, reading))
    if (hours?.kind !== 'availability' || hours.windows.length !== 1) continue
    if (habit.everyDays === 1 && hours.days.weekdays !== undefined && hours.windows[0]!.to - hours.windows[0]!.from <= LONGEST_SITTING) takeHours(context, habit, hours)
    else if (habit.per === 'week' && habit.count !== null && /^any\b/iu.test(hours.words)) bindChoice(context, habit, hours)
  }
}

function isHabit(reading: Reading): reading is Habit {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null
}

/** The evenings of 'every evening I practise, 30 minutes between 7 and 8'. */
function isPartOfDay(reading: Reading): boolean {
  const [window] = reading.kind === 'availability' ? reading.windows : []
  return reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null && reading.windows.length === 1 && isPart(window!)
}

function isPart(window: ClockWindow): boolean {
  return Object.values(PART_WINDOWS).some(({ from, to }) => from === window.from && to === window.to)
}

/** 'A page each morning, 20 minutes somewhere between 6:30 and 7:30': behind no more than its length, the hours say when in that part of the day it is. */
function narrowHours(context: ReadingContext, habit: Habit | Hours): void {
  const [part, ...more] = habit.windows
  const hours = context.readings.find((reading): reading is Hours => reading !== habit && reading.kind === 'availability' && reading.source === 'stated' && reading.person === null && Object.keys(reading.days).length === 0 && reading.windows.length === 1 && reading.start >= habit.end && reading.start - habit.end <= MOST_OF_LENGTH && (reading.appliesTo === null || habit.kind === 'rhythm' && reading.appliesTo.labels[0] === habit.title))
  const between = hours && context.prompt.slice(habit.end, hours.start)
  if (!hours || part === undefined || more.length > 0 || !isPart(part) || !ONLY_LENGTH.test(between!) || !hasBothEnds(hours) || isPartOfDay(hours)) return
  const windows = hours.windows.map((window) => inPart(window, part))
  if (windows.some(({ from, to }) => from >= part.to || to <= part.from) && Math.min(...windows.map(({ from, to }) => Math.min(Math.abs(from - part.to), Math.abs(part.from - to)))) > FAR) return
  Object.assign(habit, { windows, end: hours.end, words: context.prompt.slice(habit.start, hours.end), text: habit.text.replace(/(?: \d\d:\d\d–\d\d:\d\d)?$/u, describeWindows(windows)) })
  context.readings = context.readings.filter((reading) => reading !== hours)
}

type Hours = Reading & ReadingOf<'availability'>

/** In characters. */
const MOST_OF_LENGTH = 40
/** In minutes. */
const [FAR, NOON] = [240, 720]
const ONLY_LENGTH = /^[,;] ?(?:(?:for |of |je |durante |pendant )?(?:\d{1,3}|an?|one|half an|\p{L}{3,9}) ?(?:h|hours?|min(?:ute)?s?|minuten?|stunden?|horas?|minutos?|heures?) ?(?:each|long|lang)?,? ?)?(?:always |some ?where |some ?time |any ?time |at some point |ideally |immer |irgendwann |siempre |toujours |sempre )?$/iu

function hasBothEnds({ windows: [window] }: Hours): boolean {
  return window!.from > 0 && window!.to < 1440
}

/** Between 5:30 and 6:30 of a morning is before noon. */
function inPart({ from, to }: ClockWindow, part: ClockWindow): ClockWindow {
  const by = part.to <= NOON && from >= NOON ? -NOON : part.from >= NOON && to <= NOON ? NOON : 0
  return { from: from + by, to: to + by }
}

/** 'Walk at lunch, weekdays 12:15-12:45': the hours say which part of lunch it is. */
function dropWiderParts(context: ReadingContext): void {
  const isNarrowed = (part: Reading) => part.kind === 'availability' && part.appliesTo !== null && Object.keys(part.days).length === 0 && part.windows.length === 1 && context.readings.some((other) => other.kind === 'rhythm' && other.source === 'stated' && other.title === part.appliesTo!.labels[0] && other.words.startsWith(part.words.slice(0, MOST_BETWEEN)) && other.windows.length > 0 && other.windows.every(({ from, to }) => from >= part.windows[0]!.from && to <= part.windows[0]!.to))
  // 'Abends nach der Werkstatt kann ich nur Mo, Mi und Do von 19:30 bis 21:00': one clause, read from its beginning and from its middle.
  const isBeginning = (part: Reading) => part.kind === 'availability' && part.appliesTo === null && Object.keys(part.days).length === 0 && part.windows.length === 1 && context.readings.some((other) => other.kind === 'availability' && other.appliesTo === null && other.days.weekdays !== undefined && other.windows.length > 0 && other.start > part.start && other.start < part.end && other.windows.every(({ from, to }) => from >= part.windows[0]!.from && to <= part.windows[0]!.to))
  context.readings = context.readings.filter((reading) => !isNarrowed(reading) && !isBeginning(reading))
}

/** 'Exercises twice a day, 10 minutes at 8:00 and 10 minutes at 20:00': the hours are those of the two. */
function takeTurns(context: ReadingContext, habit: Habit): boolean {
  const turns = context.readings.find((reading): reading is Habit => reading.kind === 'rhythm' && reading !== habit && reading.per === 'day' && (habit.everyDays === 1 || habit.per === 'day' && reading.count === habit.count) && reading.title === null && reading.windows.length === reading.count && isRightBehind(context, habit, reading))
  if (!turns) return false
  Object.assign(habit, { windows: turns.windows, minutes: turns.minutes, per: 'day', count: turns.count, everyDays: null, end: turns.end, words: context.prompt.slice(habit.start, turns.end), text: turns.text.replace(/^Sessions/u, habit.title!) })
  context.readings = context.readings.filter((reading) => reading !== turns)
  return true
}

/** Only a comma and a few words between them. */
export function isRightBehind({ prompt }: ReadingContext, { end }: Reading, other: Reading): boolean {
  return other.start >= end && other.start - end <= MOST_BETWEEN && /^[^.;:!?\n(]*,\s*$/u.test(prompt.slice(end, other.start))
}

function takeHours(context: ReadingContext, habit: Habit, hours: Reading & ReadingOf<'availability'>): void {
  Object.assign(habit, { days: hours.days, windows: hours.windows, per: 'week', everyDays: null, count: hours.days.weekdays!.length, end: hours.end, words: context.prompt.slice(habit.start, hours.end) })
  habit.text = `${habit.title!}: ${describePattern(hours.days)}${describeWindows(hours.windows)}`
  context.readings = context.readings.filter((reading) => reading !== hours)
}

/** Of the evenings that it may be, and of those that it may not. */
function bindChoice(context: ReadingContext, habit: Habit, hours: Reading): void {
  for (const reading of [hours, ...context.readings.filter((other) => other.kind === 'exclusion' && other.appliesTo === null && other.start >= hours.end && other.start - hours.end <= 2)]) {
    Object.assign(reading, { appliesTo: { labels: [habit.title!] }, text: `${habit.title!}: ${reading.text}` })
  }
}
