import { weekdayOf } from '../../time/day-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import { JOINT_OR_COMMA } from '../joining-words.ts'
import { keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeEntry } from './time-entries.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { TimeGroup } from './time-groups.ts'
import { isSpokenClause } from '../topics/spoken-clauses.ts'

/** 'Tuesdays 6-8pm from April 6 to April 27', 'every second Tuesday starting 12 January': days that bound a repetition. */
export function isFrameOf(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const [bounds] = next.expressions
  // 'class Wed 18-20 from 2 Feb': a weekday from a day on is every such day.
  const isBare = !bounds!.days?.bareWeekday && (bounds!.bound === 'since' || goesOnFor(group, bounds!)) && group.entries.every(({ spans, weekdays, expressions }) => weekdays === null && spans.length === 1 && expressions.some(({ days }) => days?.bareWeekday))
  const repeats = isBare || group.entries.some(({ weekdays, isDaily }) => weekdays !== null || isDaily)
  const isBounding = bounds!.days !== null && (!bounds!.clock || bounds!.bound === 'since') && next.expressions.length === 1 && (bounds!.bound === 'since' || bounds!.bound === 'until' || bounds!.bound === null && bounds!.days.grain !== 'day' && bounds!.days.grain !== 'weekend')
  // 'Mon & Wed 19-21, 10 May till 2 June', behind what the plan is: the days between the commas are those of the repetition.
  const [own, segment] = [segmentAt(context, group.from), segmentAt(context, next.from)]
  const isBehindComma = segment !== null && own !== null && segment.lead === ',' && segment.sentence > 0 && segment.from === next.from && segment.to === next.to && bounds!.days?.grain === 'range' && group.entries.every(({ windows }) => windows.length > 0)
  // 'nada después de las 10, en semana santa me voy': the days have a clause of their own.
  const isOwnClause = segment !== null && own !== segment && isSpokenClause(keysOf(context, { from: next.to, to: segment.to }))
  return repeats && !isOwnClause && isBounding && next.from - group.to <= 1 && (own === segment || isBehindComma) && isShortRun(context, group, next)
}

/** 'Lesson Friday at 4 until June', 'Saturday 9-10 from 6 February to 27 March': hours of a weekday and an end weeks later. */
function goesOnFor({ entries }: TimeGroup, { bound, days, clock }: TimeExpression): boolean {
  const [entry] = entries
  const isSpan = bound === 'until' || bound === null && days?.grain === 'range'
  const hasHours = entries.length === 1 && (entry!.windows.length > 0 || entry!.point !== null)
  return hasHours && isSpan && days !== null && clock === null && days.last >= (entry!.spans[0]?.first ?? Infinity) + A_WEEK
}

const A_WEEK = 7

/** 'Fri 9-16 on 12 and 19 March': on which of those days. */
export function areDatesOfDay(group: TimeGroup, next: TimeGroup): boolean {
  const [entry] = group.entries
  const weekday = entry?.expressions[0]!.days?.bareWeekday ?? (entry?.weekdays?.length === 1 ? entry.weekdays[0]! : null)
  const areDates = next.entries.every(({ spans, windows, point, weekdays }) => spans.length > 0 && windows.length === 0 && point === null && weekdays === null && spans.every(({ first, last }) => first === last && (weekday === null || weekdayOf(first) === weekday)))
  // 'mornings 9:30-11:30 on 22, 23 and 25 March'.
  const areHours = weekday === null && entry !== undefined && entry.weekdays === null && entry.spans.length === 0 && !entry.isDaily && entry.windows.length === 1 && next.entries.some(({ spans }) => spans.length > 1)
  if (group.entries.length === 1 && areHours && next.from - group.to <= 1 && areDates && next.expressions[0]!.bound === null) return true
  return group.entries.length === 1 && weekday !== null && entry!.windows.length > 0 && next.from - group.to <= 1 && areDates && next.expressions[0]!.bound === null
}

/** The November of 'Saturdays in October and November'. */
export function nextMonthOf(context: ReadingContext, frame: TimeGroup): TimeGroup | null {
  const next = context.groups[context.groups.indexOf(frame) + 1]
  const [own, other] = [frame.expressions[0]!.days, next?.expressions[0]!.days ?? null]
  const isBeside = next !== undefined && next.expressions.length === 1 && context.source.tokens.slice(frame.to, next.from).every(({ key }) => JOINT_OR_COMMA.test(key))
  return isBeside && own?.grain === 'month' && other?.grain === 'month' && other.first === own.last + 1 && next.expressions[0]!.bound === null ? next : null
}

function isShortRun(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  return context.source.tokens.slice(group.to, next.from).every(({ kind }) => kind !== 'word')
}

export function framed(entry: TimeEntry, frame: TimeGroup | null): TimeEntry {
  if (!frame) return entry
  const { days, bound } = frame.expressions[0]!
  const first = bound === 'until' ? -1 : days!.first
  const last = bound === 'since' ? Number.MAX_SAFE_INTEGER : days!.last
  const [timed] = frame.entries
  const isOpen = entry.windows.length === 0 && entry.point === null
  return { ...entry, frame: { first, last }, ...(isOpen && timed ? { windows: timed.windows, point: timed.point } : {}) }
}

/** 'On weekdays I have to be done by 7:45am': days first, the time later in the same clause. */
export function lendsTimes(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const hasDaysOnly = group.entries.length === 1 && group.entries[0]!.weekdays !== null && group.entries[0]!.windows.length === 0 && group.entries[0]!.point === null
  const [entry] = next.entries
  const hasHours = entry!.windows.length > 0 || startOfHours(context, group, next) !== null
  const hasTimesOnly = next.entries.length === 1 && entry!.weekdays === null && entry!.spans.length === 0 && !entry!.isDaily && hasHours && !entry!.expressions[0]!.days
  // 'not on Mondays or after 9pm': two things.
  if (context.source.tokens.slice(group.to, next.from).some(({ key }) => /^(?:or|nor)$/u.test(key))) return false
  return hasDaysOnly && hasTimesOnly && segmentAt(context, group.from) === segmentAt(context, next.from)
}

/** The 17:00 of 'on Mondays I can start at 17:00', from which on there is time; null for hours and all other points. */
export function startOfHours({ source }: ReadingContext, group: TimeGroup, next: TimeGroup): number | null {
  const between = source.tokens.slice(group.to, next.from).map(({ key }) => key).join(' ')
  const [entry] = next.entries
  return entry?.windows.length === 0 && /^,? ?(?:i|we) (?:can|could|am able to|usually|'m able to) (?:only )?(?:start|begin|get going|get started)(?: only)?(?: at| from)?$/u.test(between) ? entry.point : null
}

/** 'but Wednesdays only until 19:00' takes time away from what was open before. */
export function isShortened(context: ReadingContext, group: TimeGroup, lent: TimeGroup): boolean {
  const between = context.source.tokens.slice(group.to, lent.from)
  return lent.entries[0]!.windows[0]?.from === 0 && between.length <= 2 && between.some(({ key }) => /^(?:only|just|nur|solo|seulement|apenas)$/u.test(key)) && context.readings.some(({ kind }) => kind === 'availability')
}

/** '… Tue/Thu 6-7am and Sat morning': a lone day behind repeated ones repeats too. */
export function goesOn(context: ReadingContext, around: Surroundings): boolean {
  if (isBesideRepeated(context, around)) return true
  const last = context.readings.at(-1)
  if (last?.kind !== 'availability' || !last.days.weekdays || !around.segment || around.leftKeys.some((key) => !isEmptyWord(key))) return false
  const [first] = sentenceOf(context, around.segment)
  return last.start >= context.source.tokens[first!.from]!.start
}

/** 'swim Tue/Fri 6-7, bike Sat from 9': in a sentence of repeated days a lone weekday repeats too. */
function isBesideRepeated(context: ReadingContext, around: Surroundings): boolean {
  if (!around.segment || around.leftKeys.some((key) => /^(?:this|next|coming|last)$/u.test(key)) || ONCE.test(around.leftKeys.join(' '))) return false
  const sentence = sentenceOf(context, around.segment)
  const [from, to] = [sentence[0]!.from, sentence.at(-1)!.to]
  const inSentence = groupsBetween(context, from, to)
  const isThisWeek = inSentence.some(({ expressions }) => expressions.some(({ days, words }) => days?.grain === 'week' && /\b(?:this|next|coming)\b/iu.test(words)))
  const lone = inSentence.filter(({ entries }) => entries.some((entry) => entry.weekdays === null && entry.expressions.some(({ days }) => days?.bareWeekday)))
  const isLong = context.groups.some(({ expressions: [first] }) => (first!.duration?.high ?? 0) >= 14 * 86_400 || (first!.days?.last ?? 0) >= context.today + 21) && !isShortStay(context)
  if (!isThisWeek && lone.length >= 2 && isLong) return true
  return !isThisWeek && inSentence.some(({ entries }) => entries.some(({ weekdays }) => weekdays !== null))
}

/** 'For my midterm on Thursday, class Mon/Wed': what is sat, held or attended once has one day, whatever else comes again. */
const ONCE = /(?<!\p{L})(?:mid-?terms?|exam|final exam|test|resit|viva|interview|audition|presentation|pitch|appointment|hearing|surgery|operation|wedding|funeral|birthday party|deadline|klausur|prüfung|prufung|vorstellungsgespräch|examen|entrevista|entretien|prova|entrevista)(?: (?:is|on|am|ist|es|el|est|le|na|no))*$/u

/** 'from Friday 16 to Sunday 18 April': the weekdays named are those of the few days. */
function isShortStay(context: ReadingContext): boolean {
  return stayOf(context) !== null || context.groups.some(({ expressions: [first] }) => first!.days?.grain === 'range' && first!.bound === null && first!.days.last - first!.days.first <= 9)
}

function groupsBetween(context: ReadingContext, from: number, to: number): TimeGroup[] {
  return context.groups.filter((group) => group.from >= from && group.to <= to)
}

/** The few days that the plan is for, when they are known. */
function stayOf({ readings }: ReadingContext): { first: number; last: number } | null {
  for (const reading of readings) {
    if (reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null && reading.last !== null && reading.last > reading.first && reading.last - reading.first <= LONGEST_STAY_DAYS) return { first: reading.first, last: reading.last }
  }
  return null
}

const LONGEST_STAY_DAYS = 6

/** The days of the camp in 'a programme for the weekend: hike on Saturday', 'while we are there'. */
function daysOfEvent(context: ReadingContext, { segment }: Surroundings): { first: number; last: number } | null {
  const sentence = segment ? sentenceOf(context, segment) : []
  const said = sentence.length > 0 ? keysOf(context, { from: sentence[0]!.from, to: sentence.at(-1)!.to }).join(' ') : ''
  const events = OF_ITS_DAYS.test(said) ? context.readings.flatMap((reading) => (reading.kind === 'event' && reading.source === 'stated' && reading.days.last > reading.days.first && reading.days.last - reading.days.first <= LONGEST_STAY_DAYS ? [reading.days] : [])) : []
  return events.length === 1 ? events[0]! : null
}

const OF_ITS_DAYS = /(?:^| )(?:itself|programme|program|programm|programa|timetable|itinerary|while (?:we're|we are|i'm) there|during (?:the )?(?:camp|festival|trip|stay|weekend|retreat|conference)|at (?:the )?(?:camp|festival)|on site|vor ort|sur place|en el campamento|no acampamento|im lager)(?= |$)/u

/** 'a weekend from Fri 28 May until Sun 30 May, the boat on Saturday': a lone weekday is that of the stay. */
export function inStay(context: ReadingContext, entry: TimeEntry, around: Surroundings): TimeEntry {
  const stay = stayOf(context) ?? daysOfEvent(context, around)
  const isLone = stay !== null && entry.weekdays === null && entry.spans.length > 0 && entry.expressions.every(({ days, words }) => days === null || days.bareWeekday !== null && !/^(?:on )?(?:this|next|coming)\b/iu.test(words))
  if (!isLone) return entry
  const spans = entry.spans.map(({ first }) => stay.first + ((first - stay.first) % 7 + 7) % 7)
  return spans.every((day) => day <= stay.last) ? { ...entry, spans: spans.map((day) => ({ first: day, last: day })) } : entry
}
