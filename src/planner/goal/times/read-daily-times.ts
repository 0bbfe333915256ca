import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { clockTime } from '../../time/day-number.ts'
import type { DayPattern } from '../brief.ts'
import { saysOnly } from '../cues.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { describeMinutes, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, neighbourTimes, sentenceOf, takeHours, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isSaid, isWholePlan } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'
import { isVerbOfGoal } from './activity-of-time.ts'
import { isBehindJob, namesNothingDone, isNoActivity } from './circumstances.ts'
import { PART_WINDOWS } from './clock-windows.ts'
import type { DailyClause } from './daily-clause.ts'
import { addSingleDay } from './add-rhythm.ts'
import { daysOfDuty, isDuty } from './duties.ts'
import { addHourBesideEvent, addHourOfDay, givesHoursToEvents, givesHoursToOccasion, givesHourToDeadline, givesHourToEvent, isReturn } from './hours-of-occasions.ts'
import { isOpenAtOccasion } from './opening-times.ts'
import { addProgrammeOfDay } from './programme-of-day.ts'
import { isStateAtPresent } from './states-at-present.ts'
import { addTurnsOfDay } from './turns-of-things.ts'
import { addEndOfWork, addHomecoming, addHourOfOccasion, addHourOfRate, addOneOfParts, addStepOfDay, givesPointsToRhythm, labelFor } from './hours-of-things.ts'

/** 'Now falling asleep at 5am': how it is before the plan begins, and nothing that happens. */
function addHourAtPresent(context: ReadingContext, { around: { segment }, group }: DailyClause): boolean {
  if (segment === null || segment === context.segments[0] || !isStateAtPresent(context, segment, group)) return false
  const words = { from: segment.from, to: Math.max(group.to, segment.to) }
  addReading(context, words, { value: { kind: 'level', value: textOf(context, words) }, text: `Now: ${textOf(context, group)}` })
  return true
}

/** What a clause does with a single moment of the day. */
export const MOMENT_ROLES: readonly ClauseRole<DailyClause>[] = [
  { says: 'Sleep better. Currently falling asleep at 4:30', yields: 'level', reads: addHourAtPresent },
  { says: 'Operation on 9 May at 8:30, pick up at noon', yields: 'event', reads: addHourBesideEvent },
  { says: 'Open a café. I get home at 6 pm', yields: 'commitment', reads: addHomecoming },
  { says: 'Wednesday and Friday after work, say 17:45', yields: 'availability', reads: settlesHour },
  { says: 'Race on 9 May. Stretching on Tuesdays (leave the office 4pm)', yields: null, reads: when(isOwnHour, ({ claimed }, { group }) => claimed.fill(0, group.from, group.to)) },
  { says: 'Clear the flat by 12 March, finished at 17:00', yields: 'deadline', reads: givesHourToDeadline },
  { says: 'Talks on 8 February and 15 February (each at 10:00)', yields: 'event', reads: givesHoursToEvents },
  { says: 'Race on 9 May. Sundays long run 9am', yields: 'rhythm', reads: givesHourToRhythm },
  { says: 'We move on 26 February: van at noon, keys at midnight', yields: 'event', reads: addHourOfDay },
  { says: 'Race on 9 May. Gun goes off at 7:30', yields: 'event', reads: givesHourToEvent },
  { says: 'Stretch at 7:30', yields: 'availability', reads: when(() => true, addHour) },
]

/** What a clause does with hours of the day. */
export const DAILY_ROLES: readonly ClauseRole<DailyClause>[] = [
  { says: 'Book fair on 8 March, open 8:15 to 16:00', yields: null, reads: when(isOpenAtOccasion, ({ claimed }, { group }) => claimed.fill(1, group.from, group.to)) },
  { says: 'Golden wedding of my parents on 16 May, lunch from 12:30 at the Swan', yields: 'event', reads: addProgrammeOfDay },
  { says: 'Every day but Sunday ten minutes of scales at 8 and again at 18', yields: 'rhythm', reads: givesPointsToRhythm },
  { says: "Sort the slides before grandpa's 80th on 26 February. The party is at the Anchor at 7.30", yields: 'event', reads: addHourOfOccasion },
  { says: 'Flashcards 10 min daily 7:30', yields: 'availability', reads: addHourOfRate },
  { says: 'Walk the dog at 8 and at 18', yields: 'rhythm', reads: addTurnsOfDay },
  { says: 'I can do at 8 and at 18', yields: 'availability', reads: when((_context, { entry }) => entry.points.length > 1 && entry.windows.length === 0, readPoints) },
  { says: 'Stretch at 7:30', yields: 'availability', reads: when((_context, { entry }) => entry.windows.length === 0, (context, clause) => clause.entry.point === null || readByRole(MOMENT_ROLES, context, clause)) },
  { says: 'Audition on 9 May at 11am in Leeds, back by 4', yields: 'event', reads: addHourBesideEvent },
  { says: 'Even weeks afternoons free (after 15h)', yields: 'availability', reads: narrowsBefore },
  { says: 'Fair on 19 March, two evenings for the poster', yields: 'rhythm', reads: addSingleDay },
  { says: 'Weekend in York 12-14 March. Barbecue one evening', yields: 'rhythm', reads: addOneOfParts },
  { says: 'I sleep 9:00-12:00', yields: 'commitment', reads: when((context, clause) => isDuty(context, clause) && !(clause.entry.part !== null && isBehindJob(clause.around)), addDailyDuty) },
  { says: 'Bake sale on 4 April, set up from 7am', yields: 'event', reads: addStepOfDay },
  { says: '40 minutes of yoga on weekdays, always between 17:00 and 20:00', yields: 'rhythm', reads: narrowsRhythm },
  { says: 'Talks on 8 February and 15 February (each 10:00-12:00)', yields: 'event', reads: givesHoursToEvents },
  { says: 'Quiz night on 11 March, quiz 19:00-21:30', yields: 'event', reads: givesHoursToOccasion },
  { says: 'Postman. Done by 2.30 most days', yields: 'commitment', reads: addEndOfWork },
  { says: 'Evenings 18-20', yields: 'availability', reads: when(() => true, addDailyHours) },
]

/** Times of day without days: the hour of an event named before, a daily duty, or the windows of every day. */
export function readDailyTime(context: ReadingContext, typed: TypedTime): void {
  readByRole(DAILY_ROLES, context, { ...typed, label: labelFor(context, typed) })
}

/** 'at 8 and at 18': an hour from each of them. */
function readPoints(context: ReadingContext, clause: DailyClause): void {
  const windows = clause.entry.points.map((from) => ({ from, to: Math.min(MINUTES_PER_DAY, from + 60) }))
  readByRole(DAILY_ROLES, context, { ...clause, entry: { ...clause.entry, windows, points: [] } })
}

/** The 9am of 'Sundays long run 9am': of what the same clause does on its days. */
function givesHourToRhythm(context: ReadingContext, { entry, around: { segment, leftKeys }, group }: DailyClause): boolean {
  const last = context.readings.at(-1)
  if (last?.kind !== 'rhythm' || last.windows.length > 0 || last.title === null || segment === null || leftKeys.length > 3) return false
  const { start } = context.source.tokens[group.from]!
  const isSame = last.start >= context.source.tokens[segment.from]!.start && start - last.end < 24 && !/[,;:(]/u.test(context.prompt.slice(last.end, start))
  if (!isSame) return false
  const windows = [{ from: entry.point!, to: Math.min(MINUTES_PER_DAY, entry.point! + LONGEST_START) }]
  takeHours(last, windows)
  extendReading(context, last, group)
  return true
}

/** 'always at 9', 'stretch at 7:30': an hour from there, which a wish would not bind. */
function addHour(context: ReadingContext, { entry, words, around, group }: DailyClause): void {
  const isAlways = /^(?:always|every time|each time)$/u.test(around.leftKeys.slice(0, around.leftKeys[0] === 'always' ? 1 : 2).join(' '))
  const said = isAlways ? null : labelOf(context, around.left)
  const label = said !== null && isNoActivity(said) ? null : said
  // '30 min at 9pm': the sittings that have just been measured.
  const isOfSitting = label === null && context.groups.some((other) => other.to === group.from && (other.expressions[0]!.duration?.high ?? 86_400) < 86_400)
  const window = { from: entry.point!, to: Math.min(MINUTES_PER_DAY, entry.point! + 60) }
  addReading(context, words, {
    value: { kind: 'availability', days: {}, windows: [window], person: null }, appliesTo: label ? { labels: [label] } : null, strength: isAlways || isOfSitting ? 'hard' : 'soft',
    text: `${label ?? 'Sessions'} at ${clockTime(entry.point!)} (${describeMinutes(60)})`,
  })
}

function addDailyDuty(context: ReadingContext, { entry, words, person, label }: DailyClause): void {
  const title = (label ?? 'Busy').replace(/ (?:full|part)$/u, '$& time')
  const days = daysOfDuty(title, entry.windows)
  addReading(context, words, { value: { kind: 'commitment', title, days, windows: entry.windows, person, inPlan: false }, text: `${title}: ${describePattern(days)}${describeWindows(entry.windows)}` })
}

function addDailyHours(context: ReadingContext, clause: DailyClause): void {
  const { entry, around, words, person } = clause
  const days = { ...daysBefore(context, clause), ...(entry.frame ? { spans: clause.days.spans } : {}) }
  const label = thingOf(context, clause)
  const when = days.weekdays || days.spans ? describePattern(days) : 'Every day'
  addReading(context, words, {
    value: { kind: 'availability', days, windows: entry.windows, person }, appliesTo: label === null ? null : { labels: [label] },
    strength: isSaid(around, 'wish') && !saysOnly(around.keys, context.language) ? 'soft' : 'hard', text: `${label === null ? when : `${label}:`}${describeWindows(entry.windows)}`,
  })
}

/** What alone has these hours; null when the whole plan has them. */
function thingOf(context: ReadingContext, clause: DailyClause): string | null {
  const { label, person, around } = clause
  if (label === null || HOURS.test(label) || person !== null && PRESENCE.test(label.replace(person, '').trim())) return null
  if (isVerbOfGoal(context, around, label) || isBehindGoal(around, clause.group) || isSaid(around, 'can') || isReturn(around.leftKeys)) return null
  return namesNothingDone(context, clause, label) || isWholePlan(label) ? null : label
}

/** 'Hours: 17:00-18:30', 'when: evenings'. */
const HOURS = /^(?:hours?|times?|when|slots?|schedule|availability|uhrzeit|zeiten|horario|horaires?|hor[aá]rio)$/iu

/** What is left of 'Ivo only works mornings' without the name: nothing that is done. */
const PRESENCE = /^(?:(?:only|just|can|could|is|works?|working|available|free|around|here|do|does|in)(?:\s+|$))+$/iu

/** 'weekend days, but not before 11am': the hours are those of the days right before. */
function daysBefore(context: ReadingContext, { around, group }: TypedTime): DayPattern {
  const { before } = neighbourTimes(context, group)
  const [entry] = before?.entries ?? []
  const isSame = around.segment?.lead === 'but' && before !== null && group.from - before.to <= 4
  if (isSame && entry?.weekdays && before.entries.length === 1) return { weekdays: entry.weekdays }
  // Who 'works 9-17' does so on working days.
  return around.leftKeys.some((key) => /^(?:works|arbeitet|trabaja|travaille|trabalha)$/u.test(key)) ? { weekdays: [1, 2, 3, 4, 5] } : {}
}

/** 'learn watercolour, evenings, …': what stands before the comma is the goal. */
function isBehindGoal({ segment, left }: TypedTime['around'], group: TypedTime['group']): boolean {
  return segment !== null && segment.lead === ',' && segment.from === group.from && left.from === 0 && left.to <= segment.from
}

/** 'even weeks afternoons free (after 15h)': hours in brackets narrow those that they stand behind. */
function narrowsBefore(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  if (around.segment?.lead !== '(' || around.leftKeys.length > 3 && around.segment.from === group.from) return false
  const open = context.source.tokens[around.segment.from - 1]!.start
  const before = context.readings.findLast((reading) => (reading.kind === 'availability' || reading.kind === 'rhythm') && reading.end <= open && context.prompt.slice(reading.end, open).trim().length <= 12)
  if (before?.kind !== 'availability' && before?.kind !== 'rhythm' || before.windows.length !== 1) return false
  const shared = entry.windows.map(({ from, to }) => ({ from: Math.max(from, before.windows[0]!.from), to: Math.min(to, before.windows[0]!.to) })).filter(({ from, to }) => to > from)
  if (shared.length === 0) return false
  takeHours(before, shared)
  extendReading(context, before, group)
  return true
}

/** A window in the same sentence right behind a rhythm without one belongs to it. */
function narrowsRhythm(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  if (!around.segment || closesRhythm(context, { entry, around, group })) return around.segment !== null
  if (around.leftKeys.length > (around.leftKeys.includes('between') ? 9 : 4)) return false
  const sentence = sentenceOf(context, around.segment)
  const start = context.source.tokens[sentence[0]!.from]!.start
  const rhythm = context.readings.findLast((reading) => reading.kind === 'rhythm' || reading.kind === 'availability')
  const isOwnClause = (rhythm?.start ?? 0) >= context.source.tokens[around.segment.from]!.start
  const isContrast = around.segment.lead === ';' && !isOwnClause || around.leftKeys.some((key) => /^(?:otherwise|instead|else|sonst|sinon)$/u.test(key))
  if (!rhythm || isContrast || rhythm.start < start || (rhythm.kind !== 'rhythm' && rhythm.kind !== 'availability') || !isOpenFor(rhythm.windows, entry.windows)) return false
  // '40 minutes on weekdays and 90 at weekends, always between 17:00 and 20:00'.
  const isForAll = around.leftKeys.some((key) => /^(?:always|each|both|all|immer|siempre|toujours|sempre)$/u.test(key))
  const others = isForAll ? context.readings.filter((reading) => (reading.kind === 'rhythm' || reading.kind === 'availability') && reading !== rhythm && reading.start >= start) : []
  for (const other of others) {
    if (other.kind !== 'rhythm' && other.kind !== 'availability' || other.windows.length > 0 || other.appliesTo !== null) continue
    takeHours(other, entry.windows)
  }
  // '2 hours weeknights (not Wednesdays) 6-8pm' has opened those days as well.
  const twin = context.readings.find((reading) => reading.kind === 'availability' && reading !== rhythm && reading.start === rhythm.start && reading.appliesTo === null)
  if (twin?.kind === 'availability' && isOpenFor(twin.windows, entry.windows)) takeHours(twin, entry.windows)
  takeHours(rhythm, entry.windows)
  extendReading(context, rhythm, group)
  return true
}

/** 'Wednesday and Friday after work, say 17:45': the hour at which what was opened right before begins. */
function settlesHour(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const start = context.source.tokens[group.from]!.start
  const isBracket = around.segment?.lead === '(' && around.segment.from === group.from && around.leftKeys.length <= 3
  const isSaid = isBracket || around.segment !== null && around.leftKeys.length > 0 && around.leftKeys.every((key) => /^(?:say|ideally|roughly|usually|maybe|perhaps|at|so|i\.e|meaning|from|,)$/u.test(key))
  const opened = isSaid ? context.readings.filter((reading) => (reading.kind === 'availability' || reading.kind === 'rhythm') && reading.end <= start && /^[\s,;(]*(?:\p{L}+ ){0,3}\(?$/u.test(context.prompt.slice(reading.end, start)) && start - reading.end <= 16) : []
  // 'evenings till dusk (9ish)' says when they end.
  const isNear = ({ from, to }: ClockWindow) => entry.point! >= from - LONGEST_START && entry.point! < to
  for (const reading of opened) {
    if (reading.kind !== 'availability' && reading.kind !== 'rhythm') continue
    const was = reading.windows
    if (isBracket && !was.every(isNear)) return false
    reading.windows = [{ from: entry.point!, to: Math.max(isBracket ? 0 : was[0]?.to ?? 0, Math.min(MINUTES_PER_DAY, entry.point! + (isBracket ? SHORTEST_START : LONGEST_START))) }]
    reading.text = reading.text.replace(describeWindows(was), '') + describeWindows(reading.windows)
    extendReading(context, reading, group)
  }
  return opened.length > 0
}

const [SHORTEST_START, LONGEST_START] = [60, 120]

/** '6:45' alone may be either; what has to end by 8:15 began in the morning. */
function beforeNoon({ windows, words }: { windows: ClockWindow[]; words: string }, end: number): ClockWindow {
  const known = windows[0]!
  const isEither = known.to === MINUTES_PER_DAY && known.from >= 720 && known.from > end && known.from - 720 < end && !/pm|evening|afternoon|1[3-9][:.h]|2[0-3][:.h]/iu.test(words)
  return isEither ? { from: known.from - 720, to: known.to } : known
}

/** 'no earlier than 6:45 and out of the pool by 8:15': the other end of the hours that the sentence has opened. */
function closesRhythm(context: ReadingContext, { entry, around, group }: Pick<TypedTime, 'entry' | 'around' | 'group'>): boolean {
  const [window] = entry.windows
  const start = context.source.tokens[sentenceOf(context, around.segment!)[0]!.from]!.start
  const last = context.readings.findLast((reading) => reading.kind === 'rhythm' || reading.kind === 'availability')
  if (entry.windows.length !== 1 || around.leftKeys.length > 7 || last === undefined || last.start < start || (last.kind !== 'rhythm' && last.kind !== 'availability') || last.windows.length !== 1) return false
  const known = beforeNoon(last, window!.to)
  const opens = known.to === MINUTES_PER_DAY && window!.from === 0 && window!.to > known.from && known.from > 0
  const closes = known.from === 0 && window!.to === MINUTES_PER_DAY && window!.from < known.to && known.to < MINUTES_PER_DAY
  const narrows = (window!.from === 0 && window!.to > known.from && window!.to <= known.to || window!.to === MINUTES_PER_DAY && window!.from >= known.from && window!.from < known.to) && (last.kind === 'rhythm' || Object.keys(last.days).length === 0)
  // 'before 8 or after 20:00' leaves both ends open.
  if (!opens && !closes && !narrows || around.segment!.lead === 'or' || around.leftKeys.some((key) => key === 'or') || window!.from === known.to) return false
  const was = last.windows
  last.windows = [{ from: Math.max(known.from, window!.from), to: Math.min(known.to, window!.to) }]
  last.text = last.text.replace(describeWindows(was), '') + describeWindows(last.windows)
  extendReading(context, last, group)
  return true
}

/** No hours yet, or a part of the day ('every evening') that the hours lie in. */
function isOpenFor(known: readonly ClockWindow[], hours: readonly ClockWindow[]): boolean {
  const [part] = known
  return part === undefined || (known.length === 1 && hours.length === 1 && PARTS.some(({ from, to }) => from === part.from && to === part.to) && hours[0]!.from >= part.from && hours[0]!.to <= part.to)
}

const PARTS: readonly ClockWindow[] = Object.values(PART_WINDOWS)

/** '…, stretching on Tuesdays before bed (9.30pm)': beside something of its own, an hour in brackets is not that of an event told before. */
function isOwnHour(context: ReadingContext, { around: { segment } }: DailyClause): boolean {
  return segment !== null && segment.depth > 0 && hasOwnRhythm(context, segment)
}

/** Whether its sentence has named something that recurs, but no event. */
function hasOwnRhythm(context: ReadingContext, segment: Segment): boolean {
  const { start } = context.source.tokens[sentenceOf(context, segment)[0]!.from]!
  const own = context.readings.filter((reading) => reading.start >= start)
  return own.some(({ kind }) => kind === 'rhythm' || kind === 'availability') && own.every(({ kind }) => kind !== 'event')
}
