import type { ClockWindow, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describeSpan, describeWindows } from '../describe.ts'
import { isName, isTitle } from '../people/people-words.ts'
import { addReading, claim, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

type Rhythm = Reading & ReadingOf<'rhythm'>
/** Whose turn it is, and when. */
type Turn = { label: string; days: DaySpan; words: Words }
/** A time that comes back once in each turn. */
type Meeting = { title: string | null; weekday: Weekday; window: ClockWindow | null; words: Words }

const PER = /^(?:per|each|every)$/u
const PERIOD = /^(?:sprint|week)$/u
const LONGEST_HEAD = 6
const MINUTES = 60

/**
 * 'One branch per sprint, Wednesdays 9 to 10:30. Sprint 1: Leeds': those whose turn it is have been read by the numbers
 * of their sprints; what happens once a week is theirs, each in its own.
 */
export function readTurns(context: ReadingContext): void {
  const head = context.plannerType === 'sprint' ? headIn(context) : null
  if (!head) return
  const turns = turnsBehind(context, head)
  if (turns.length < 2) return
  const own = meetingOf(context, head)
  const inside = (reading: Reading) => reading.start >= edgeOf(context, head).start && reading.end <= edgeOf(context, head).end && reading.source === 'stated'
  context.readings = context.readings.filter((reading) => !inside(reading) || reading.kind === 'sprint-calendar' || reading.kind === 'person')
  claim(context, head)
  if (own) addMeetings(context, turns, own)
  readDutiesOfEach(context, head, turns)
  for (const rhythm of context.readings.filter((reading): reading is Rhythm => reading.kind === 'rhythm' && isOfTurn(reading))) {
    const { tokens } = context.source
    const words = { from: tokens.findIndex(({ start }) => start >= rhythm.start), to: tokens.findLastIndex(({ end }) => end <= rhythm.end) + 1 }
    context.readings = context.readings.filter((reading) => reading !== rhythm)
    addMeetings(context, turns, { title: rhythm.title, weekday: rhythm.days.weekdays![0]!, window: windowOf(rhythm), words })
  }
}

/** The sentence 'One ward per sprint, …' or 'Each sprint one classroom …'. */
function headIn({ source: { tokens } }: ReadingContext): Words | null {
  for (let from = 0; from < tokens.length; from += 1) {
    const isOne = tokens[from]!.key === 'one'
    const at = isOne ? tokens.findIndex(({ key }, index) => index > from + 1 && index < from + LONGEST_HEAD && PERIOD.test(key) && PER.test(tokens[index - 1]!.key)) : PER.test(tokens[from]!.key) && PERIOD.test(tokens[from + 1]?.key ?? '') && tokens[from + 2]?.key === 'one' ? from + 2 : -1
    if (at < 0) continue
    const end = tokens.findIndex(({ key, kind }, index) => index > at && (kind === 'break' || /^[.;:]$/u.test(key) && tokens[index + 1]?.kind !== 'digits'))
    const first = tokens.slice(end + 1).find(({ kind }) => kind !== 'break')
    if (end > 0 && PERIOD.test(first?.key ?? '')) return { from, to: end }
  }
  return null
}

function edgeOf({ source: { tokens } }: ReadingContext, { from, to }: Words): { start: number; end: number } {
  return { start: tokens[from]!.start, end: tokens[to - 1]!.end }
}

/** The numbered stretches that follow, each with the one thing whose turn it is. */
function turnsBehind(context: ReadingContext, head: Words): Turn[] {
  const { tokens } = context.source
  return context.readings.flatMap((reading) => {
    const from = tokens.findIndex(({ start }) => start >= reading.start)
    const isNumbered = reading.kind === 'horizon' && reading.appliesTo?.labels.length === 1 && from >= head.to && PERIOD.test(tokens[from]?.key ?? '') && tokens[from + 1]?.kind === 'digits'
    return isNumbered && reading.first !== null && reading.last !== null ? [{ label: reading.appliesTo!.labels[0]!, days: { first: reading.first, last: reading.last }, words: { from, to: from + 2 } }] : []
  })
}

/** The Wednesdays of 'one branch per sprint, Wednesdays 9 to 10:30'. */
function meetingOf({ groups, source: { tokens } }: ReadingContext, { from, to }: Words): Meeting | null {
  const entries = groups.filter((group) => group.from >= from && group.to <= to).flatMap(({ entries: own }) => own)
  const weekdays = entries.flatMap(({ weekdays: own }) => own ?? [])
  const window = entries.flatMap(({ windows, point }) => (point !== null ? [{ from: point, to: point + MINUTES }] : windows))[0] ?? null
  return new Set(weekdays).size === 1 ? { title: null, weekday: weekdays[0]!, window, words: { from, to: Math.min(to, tokens.length) } } : null
}

/** What begins or ends the work at one of several places. */
const OF_TURN = /(?<!\p{L})(?:kick-?off|sign-?off|go-?live|hand-?over|acceptance|launch|cut-?over|switch-?over|opening|installation|install|demo|training|wrap-?up|debrief|inspection|walk-?through|abnahme|schulung|übergabe|umstellung|auftakt|arranque|entrega|formaci[óo]n|formação|inauguraci[óo]n|inauguração|lancement|recette|formation|mise en (?:service|route)|signature)(?!\p{L})/iu

function isOfTurn({ title, per, days, everyDays, source }: Rhythm): boolean {
  return source === 'stated' && title !== null && OF_TURN.test(title) && (per === 'week' || per === 'sprint') && days.weekdays?.length === 1 && !days.everyWeeks && everyDays === null
}

/** Of a time without an end, an hour. */
function windowOf({ windows: [window], minutes, words }: Rhythm): ClockWindow | null {
  if (!window || window.to - window.from !== 2 * MINUTES || HAS_END.test(words)) return window ?? null
  return { from: window.from, to: window.from + (minutes ?? MINUTES) }
}

const HAS_END = /\d\s?[-–]|(?<!\p{L})(?:to|till|until|bis|à|hasta|até|a las|às|hours?|stunden|horas|heures)(?!\p{L})/iu

/** 'Leeds: kick-off', on the Monday of its week; what has no name of its own is called as the place is. */
function addMeetings(context: ReadingContext, turns: readonly Turn[], { title, weekday, window, words }: Meeting): void {
  for (const { label, days } of turns) {
    const day = days.first + ((weekday - weekdayOf(days.first) + 7) % 7)
    const name = title === null ? label : `${label}: ${title.toLowerCase()}`
    if (day > days.last) continue
    if (title === null) context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.label !== label)
    addReading(context, words, { value: { kind: 'event', title: name, days: { first: day, last: day }, from: window?.from ?? null, to: window?.to ?? null, place: null, person: null }, text: `${name}: ${describeDay(day)}${window ? describeWindows([window]) : ''}` })
  }
  claim(context, words)
}

/** 'Sister Okoye signs off every ward': in the turn of each. */
function readDutiesOfEach(context: ReadingContext, head: Words, turns: readonly Turn[]): void {
  const { tokens } = context.source
  const things = new Set(tokens.slice(head.from, head.to).map(({ key }) => key))
  const at = tokens.findIndex(({ key }, index) => index >= head.to && /^(?:every|each)$/u.test(key) && things.has(tokens[index + 1]?.key ?? '') && !PERIOD.test(tokens[index + 1]!.key))
  const segment = at < 0 ? null : segmentAt(context, at)
  let from = segment?.from ?? at
  while (from < at && (isName(context, from) || isTitle(context, from))) from += 1
  if (!segment || from === segment.from || from >= at || at - from > LONGEST_DEED || segment.to !== at + 2) return
  const deed = textOf(context, { from, to: at }).replace(/^(\p{L}{2,}?)(?:(?<=ss|x|z|ch|sh)es|s)(?=\s|$)/u, '$1')
  const { start, end } = edgeOf(context, segment)
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.start < start || reading.end > end)
  for (const [position, { label, days }] of turns.entries()) {
    const duty = `${deed} ${label}`
    addReading(context, segment, { value: { kind: 'topic', label: duty, list: LIST_OF_DUTIES, position, amount: null, minutes: null }, text: duty })
    const own = CLOSING.test(deed) ? lastWorkingDay(days) : days
    addReading(context, segment, { value: { kind: 'horizon', ...own }, appliesTo: { labels: [duty] }, text: `${duty}: ${describeSpan(own)}` })
  }
  claim(context, segment)
}

function lastWorkingDay({ last }: DaySpan): DaySpan {
  const day = last - Math.max(0, weekdayOf(last) - FRIDAY)
  return { first: day, last: day }
}

const FRIDAY = 5
/** What ends a turn. */
const CLOSING = /(?<!\p{L})(?:sign|approve|accept|check|inspect|test|certify|close|hand)(?!\p{L})/iu
/** In words. */
const LONGEST_DEED = 4
/** A list of none of the prompt's own. */
const LIST_OF_DUTIES = 96
