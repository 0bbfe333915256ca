import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { clockTime } from '../../time/day-number.ts'
import { describePattern, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, keysOf, neighbourTimes, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, surroundingsOf } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'

/** 'every day but Sunday: ten minutes of scales at 8 and again at 6': so many sessions of each day, each at its hour. */
export function givesPointsToRhythm(context: ReadingContext, typed: TypedTime): boolean {
  const { entry: { points, windows }, around, words } = typed
  const start = around.segment ? context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start : 0
  const rhythm = context.readings.findLast((reading) => reading.kind === 'rhythm')
  if (points.length < 2 || windows.length > 0 || rhythm?.kind !== 'rhythm' || rhythm.start < start || rhythm.everyDays !== 1 || rhythm.windows.length > 0) return false
  const title = rhythm.title ?? labelFor(context, typed)
  const hours = points.map((from) => ({ from, to: Math.min(MINUTES_PER_DAY, from + 60) }))
  Object.assign(rhythm, { title, appliesTo: title === null ? null : { labels: [title] }, count: points.length, per: 'day', everyDays: null, windows: hours, text: `${title ?? 'Sessions'}: ${points.length} times a day${describeWindows(hours)}` })
  extendReading(context, rhythm, words)
  return true
}

/** 'barbecue one evening': once, in some such part of a day. */
export function addOneOfParts(context: ReadingContext, { entry, around, words, group }: TypedTime): boolean {
  const isOne = context.source.tokens[group.from - 1]?.key === 'one' && entry.part !== null && group.to - group.from === 1 && around.left.to - 1 > around.left.from
  const title = isOne ? labelOf(context, { from: Math.max(around.left.from, around.segment?.from ?? 0), to: around.left.to - 1 }, 4) : null
  if (title === null || isWholePlan(title)) return false
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: 1, per: 'total', atLeast: false, everyDays: null, days: {}, windows: entry.windows, minutes: null }, appliesTo: { labels: [title] }, text: `${title}: once${describeWindows(entry.windows)}`,
  })
  return true
}

/** 'I get home at 6', 'we finish work at 17:30': on working days there is no time until then. */
export function addHomecoming(context: ReadingContext, { entry, around, words, person }: TypedTime): boolean {
  const isHome = /^(?:(?:and|but|on weekdays) )?(?:(?:i|we) |(?<=^and ))(?:usually |normally |only |don't |dont )?(?:get|am|are|come|arrive|finish|leave|stop) (?:home|back|in|off|off work|work|working|home from work|back from work|the office)$/u.test(around.leftKeys.filter((key) => !/^(?:at|around|about|by|till|until)$/u.test(key)).join(' '))
  if (!isHome || person !== null || entry.point === null || entry.point <= WORK_BEGINS) return false
  const windows = [{ from: WORK_BEGINS, to: entry.point }]
  addReading(context, words, { value: { kind: 'commitment', title: 'Work', days: { weekdays: [1, 2, 3, 4, 5] }, windows, person: null, inPlan: false }, text: `Busy on weekdays until ${clockTime(entry.point)}` })
  return true
}

const WORK_BEGINS = 480

/** 'Postie here, done by 2.30 most days': who is done then has the time behind it, and none before. */
export function addEndOfWork(context: ReadingContext, { entry, around, words, person }: TypedTime): boolean {
  const [window] = entry.windows
  const isDone = /^(?:(?:and|but) )?(?:(?:i'm|im|i am|we're) )?(?:usually |normally |always )?(?:done|finished|home|off|off work|out of work|back|back home)$/u.test(around.leftKeys.join(' '))
  const isOfDays = entry.weekdays !== null || /^(?:$|most|every|each|usually|on)/u.test(around.rightKeys.join(' '))
  if (!isDone || !isOfDays || person !== null || context.plannerType !== 'calendar' || around.segment?.sentence === undefined || entry.windows.length !== 1 || window!.from !== 0 || window!.to <= WORK_BEGINS) return false
  const windows = [{ from: WORK_BEGINS, to: window!.to }]
  const days = { weekdays: entry.weekdays ?? [1, 2, 3, 4, 5] }
  addReading(context, words, { value: { kind: 'commitment', title: 'Work', days, windows, person: null, inPlan: false }, text: `Busy on ${describePattern(days)} until ${clockTime(window!.to)}` })
  return true
}

/** 'the party is at the Anchor at 7.30', in a sentence of its own: the hour of what the plan leads to. */
export function addHourOfOccasion(context: ReadingContext, { entry, around, words, group }: TypedTime): boolean {
  const [window] = entry.windows
  const noun = around.leftKeys.find((key) => key !== 'the' && key !== 'our')
  const isSaid = around.segment !== null && around.segment.sentence > 0 && around.left.from >= around.segment.from && noun !== undefined && OCCASIONS.test(noun) && /^(?:is|starts?|begins?|kicks|will)$/u.test(around.leftKeys[around.leftKeys.indexOf(noun) + 1] ?? '')
  const aim = context.readings.find((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null)
  if (!isSaid || aim?.kind !== 'deadline' || entry.expressions.length !== 1 || entry.windows.length > 1) return false
  const clock = entry.expressions[0]!.clock?.from
  const said = entry.point ?? window?.from ?? null
  if (said === null || !clock) return false
  const from = clock.isAmbiguous && said < 720 && LATE.test(noun) ? said + 720 : said
  const day = Math.floor(aim.latest / MINUTES_PER_DAY)
  const title = noun[0]!.toUpperCase() + noun.slice(1)
  addReading(context, { from: Math.min(words.from, group.from), to: words.to }, { value: { kind: 'event', title, days: { first: day, last: day }, from, to: null, place: null, person: null }, text: `${title}: ${describeSpan({ first: day, last: day })} ${clockTime(from)}` })
  return true
}

/** What begins in the evening when only the hour is said. */
const LATE = /^(?:party|dinner|concert|show|gig|quiz|recital|gala|performance|screening|reception)$/u

/** In minutes: 'every day before 7' is not in the middle of the night. */
const SHORTLY_BEFORE = 60

/** 'flashcards 10 min daily 7:30', '10 minutes every day before 7am': the hour of what is said to be done every day. */
export function addHourOfRate(context: ReadingContext, { entry, words, group }: TypedTime): boolean {
  const { before } = neighbourTimes(context, group)
  const label = before && before.to === group.from && before.expressions[0]!.recurrence?.amount ? labelOf(context, surroundingsOf(context, before).left, 3) : null
  const from = entry.windows[0]?.from ?? entry.point
  if (label === null || isWholePlan(label) || from === null || from === undefined) return false
  const minutes = Math.round(before!.expressions[0]!.recurrence!.amount!.high / 60)
  const [window] = entry.windows
  const isUpTo = window !== undefined && window.from === 0 && window.to < MINUTES_PER_DAY
  const windows = [isUpTo ? { from: Math.max(0, window.to - Math.max(minutes, SHORTLY_BEFORE)), to: window.to } : { from, to: Math.min(MINUTES_PER_DAY, from + minutes) }]
  addReading(context, words, { value: { kind: 'availability', days: {}, windows, person: null }, appliesTo: { labels: [label] }, text: `${label}:${describeWindows(windows)}` })
  return true
}

/** What belongs to the day of an event: 'bake sale on 4 April, set up from 7am'. */
const STEPS_OF_DAY = /^(?:polls?(?: open)?|voting|set ?up|setting up|doors(?: open)?|load[ -]?in|sound ?check|check[ -]?in|registration|arrivals?|guests arrive|clear ?up|clearing up|pack ?down|take ?down|tear ?down|serving|buffet|speeches|cake|drinks|warm[ -]?up|kick[ -]?off|trading|stalls?(?: open)?|get[ -]?in|get[ -]?out|curtain up|bar(?: open)?)$/iu

export function addStepOfDay(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const label = textOf(context, around.left).replace(/^,? ?(?:and |we |i )?/iu, '')
  if (around.segment?.lead !== ',' || entry.windows.length !== 1 || !STEPS_OF_DAY.test(label)) return false
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const event = context.readings.findLast((reading) => reading.kind === 'event' && reading.start >= start && reading.days.first === reading.days.last)
  if (event?.kind !== 'event') return false
  const [window] = entry.windows
  addReading(context, words, { value: { kind: 'event', title: label, days: event.days, from: window!.from, to: window!.to === MINUTES_PER_DAY ? null : window!.to, place: null, person: null }, text: `${label}: ${describeSpan(event.days)}${describeWindows(entry.windows)}` })
  return true
}

/** 'I can only use the half hour after lunch (13:00-13:30)': the time itself, and nothing done in it. */
const SPARE_TIME = /(?:^| )(?:use|have|spare|get|got|manage|give) (?:(?:it|this|the|a|an|my|our|about|one|half) )*(?:hours?|slots?|time|break|window|evenings?|mornings?|afternoons?)(?: |$)/u

/** In brackets, the time belongs to the words before them: 'Fushimi Inari (be there before 8)'. */
export function labelFor(context: ReadingContext, { around }: TypedTime): string | null {
  const { segment } = around
  const before = segment && segment.lead === '(' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (before && before.sentence === segment?.sentence) return SPARE_TIME.test(keysOf(context, before).join(' ')) ? null : labelOf(context, before)
  // 'a trip to Rome with museums in the morning' is about the museums.
  const accompanied = around.leftKeys.findLastIndex((key) => /^(?:with|mit|con|avec|com)$/u.test(key))
  const own = accompanied > 0 ? labelOf(context, { from: around.left.from + accompanied + 1, to: around.left.to }, 3) : null
  return own ?? labelOf(context, around.left)
}

/** What a day is named for, so that its hours are those of the day. */
export const OCCASIONS = /\b(?:party|ceremony|reception|quiz|concert|show|match|game|race|exam|test|interview|wedding|dinner|lunch|brunch|recital|performance|talk|workshop|meeting|demo|presentation|screening|gala|fair|market|tournament|feier|fiesta|boda|fete|festa)\b/iu
