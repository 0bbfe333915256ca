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
  takeLoneHours(context)
  repeatBeside(context)
  takeHoursBehindBedtime(context)
  countCourses(context)
  for (const limit of context.readings) if (limit.kind === 'limit') sitOnItsDays(context, limit)
}

/** 'On the three Sundays before, at 3pm': an hour behind the comma is that of the days before it. */
function takeLoneHours(context: ReadingContext): void {
  const used = new Set<Reading>()
  for (const rhythm of context.readings.filter((reading): reading is Habit => reading.kind === 'rhythm' && reading.source === 'stated' && reading.windows.length === 0)) {
    const hour = context.readings.find((reading): reading is Hours => reading.kind === 'availability' && reading.appliesTo === null && reading.person === null && Object.keys(reading.days).length === 0 && reading.windows.length === 1 && /^(?:at|um|a las|à|às) /iu.test(reading.words) && reading.start >= rhythm.end && /^(?: before(?:hand)?)?, ?$/iu.test(context.prompt.slice(rhythm.end, reading.start)))
    if (!hour) continue
    used.add(hour)
    Object.assign(rhythm, { windows: hour.windows, end: hour.end, words: context.prompt.slice(rhythm.start, hour.end), text: rhythm.text + describeWindows(hour.windows) })
  }
  context.readings = context.readings.filter((reading) => !used.has(reading))
}

/** 'A quiet game every morning and an outing in the afternoon': the outing is as often as the game. */
function repeatBeside(context: ReadingContext): void {
  context.readings = context.readings.map((reading) => {
    if (reading.kind !== 'availability' || reading.appliesTo === null || reading.person !== null || reading.windows.length !== 1 || Object.keys(reading.days).length > 0 || !/^(?:and|et|y|e|und) /iu.test(reading.words)) return reading
    const before = context.readings.find((other): other is Habit => other.kind === 'rhythm' && other.source === 'stated' && other.everyDays === 1 && other.windows.length === 1 && other.windows[0]!.to <= reading.windows[0]!.from && /^ ?$/u.test(context.prompt.slice(other.end, reading.start)))
    const [title] = reading.appliesTo.labels
    if (!before || title === undefined) return reading
    const { id, words, start, end, source, strength, appliesTo, windows } = reading
    return { ...before, id, words, start, end, source, strength, appliesTo, windows, title, minutes: null, text: `${title}: every day${describeWindows(windows)}` }
  })
}

const BEHIND_BEDTIME = /^,? ?(?:only |each |always )?(?:after|once|when) (?:[\p{L}'’]+ ){1,6}\((?:at |from |around |about |ca\.? )?(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))? ?(?<half>am|pm)?\)/iu
/** How long the time from there on is open, in minutes. */
const EVENING_LEFT = 120

/** 'Thursdays and Sundays, after the kids are in bed (8.30pm)': the hour in the brackets opens the evening of those days. */
function takeHoursBehindBedtime(context: ReadingContext): void {
  for (const rhythm of context.readings) {
    const said = rhythm.kind === 'rhythm' && rhythm.source === 'stated' && rhythm.windows.length === 0 ? BEHIND_BEDTIME.exec(context.prompt.slice(rhythm.end, rhythm.end + MOST_BEHIND)) : null
    if (rhythm.kind !== 'rhythm' || !said) continue
    const { hour, minute, half } = said.groups!
    const stated = Number(hour) * 60 + Number(minute ?? 0)
    const from = stated < 720 && half?.toLowerCase() !== 'am' ? stated + 720 : stated
    if (from >= 1440) continue
    const [start, end] = [rhythm.end, rhythm.end + said[0].length]
    for (const [index, token] of context.source.tokens.entries()) if (token.start >= start && token.end <= end) context.claimed[index] = 1
    const windows = [{ from, to: Math.min(1440, from + EVENING_LEFT) }]
    context.readings = context.readings.filter((reading) => reading === rhythm || reading.start < start || reading.end > end)
    Object.assign(rhythm, { windows, end, words: context.prompt.slice(rhythm.start, end), text: rhythm.text + describeWindows(windows) })
  }
}

/** In characters. */
const MOST_BEHIND = 80
const COUNTED = /^,? ?(?:for )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:evenings?|sessions?|lessons?|classes|times|weeks|dates|meetings|mornings?|afternoons?|saturdays?|sundays?|abende?|termine?|sesiones|clases|séances|cours|aulas)(?!\p{L})/iu
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 }

/** 'The course is Tuesdays 20:00-21:30, starts 2 March, ten evenings, none on 30 March': it ends after so many, and what is left out is made up for. */
function countCourses(context: ReadingContext): void {
  for (const course of context.readings) {
    const first = (course.kind === 'rhythm' || course.kind === 'commitment') && course.title !== null && course.days.weekdays?.length === 1 && (course.days.everyWeeks?.interval ?? 1) === 1 ? course.days.spans?.[0]?.first : undefined
    const said = first === undefined ? null : COUNTED.exec(context.prompt.slice(course.end, course.end + MOST_BEHIND))
    if (course.kind !== 'rhythm' && course.kind !== 'commitment' || first === undefined || !said) continue
    const count = COUNTS[said.groups!['count']!.toLowerCase()] ?? Number(said.groups!['count'])
    const [start, end] = [course.end, course.end + said[0].length]
    context.readings = context.readings.filter((reading) => reading === course || reading.start < start || reading.end > end)
    const skipped = context.readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.windows.length === 0 ? reading.days.spans ?? [] : []))
    let last = first
    for (let held = 0; held < count; last += 7) if (!skipped.some((span) => span.first <= last && last <= span.last)) held += 1
    course.days = { ...course.days, spans: [{ first, last: last - 7 }] }
    course.end = end
    course.words = context.prompt.slice(course.start, end)
    course.text += `, ${count} times`
  }
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
