import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { senseAt } from '../../time/grammar/source.ts'
import { GOALS } from './dated-events.ts'
import { titleOf } from './dated-titles.ts'
import { describeDay, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { matcherOf } from '../surroundings.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { thingIn } from '../topics/things-behind-goal.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isTrade } from './trades.ts'

/** 'the plumber comes 8-10 March': somebody else's days. */
export function isGuest({ leftKeys, segment }: Surroundings): boolean {
  if (segment === null || segment.sentence === 0) return false
  const verb = leftKeys.findLastIndex((key) => /^(?:comes?|kommt|viene|vient|vem|visits?|visiting)$/u.test(key))
  return verb > 0 && verb >= leftKeys.length - 2 && !/^(?:i|we|you|it|this|ich|wir|yo|je|nous|eu|and)$/u.test(leftKeys[verb - 1]!)
}

/** 'before our move to Porto in September': done when that stretch begins. */
export function addBeforeSpan(context: ReadingContext, { entry, group, around, words }: TypedTime): boolean {
  const [span] = entry.spans
  const before = around.leftKeys.findLastIndex((key) => /^(?:before|bevor|vor|avant|antes)$/u.test(key))
  const event = before < 0 || around.leftKeys.length - before > 7 ? null : labelOf(context, { from: around.left.from + before + 1, to: around.left.to }, 5)
  if (event === null || span!.last === span!.first || entry.spans.length !== 1 || entry.windows.length > 0 || span!.first <= context.today) return false
  const appliesTo = around.segment?.sentence === 0 ? null : matcherOf(context, { from: around.left.from, to: around.left.from + before })
  const first = nearEnd(group, { span: span!, event })
  addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, appliesTo, text: `${appliesTo ? `${appliesTo.labels[0]} d` : 'D'}one before ${event} on ${describeDay(first)}` })
  return true
}

/** 'Before the audit at the end of March' leaves the last week to the audit; whoever leaves then is there until the last day. */
function nearEnd({ expressions }: TimeGroup, { span: { first, last }, event }: { span: DaySpan; event: string }): number {
  if (expressions[0]!.days?.narrowed !== 'end' || last - first < DAYS_OF_WEEK) return first
  return LEAVING.test(event) ? last : last - DAYS_OF_WEEK + 1
}

const DAYS_OF_WEEK = 7
const LEAVING = /(?:^| )(?:leaves?|leaving|go|goes|move|moves|quits?|retires?|retiring|departs?|emigrates?)$/iu

/** 'the accountant wants everything Friday 26 March at noon', 'my editor expects the draft on the 9th': done by then. */
export function addDemand(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const verb = around.leftKeys.findIndex((key) => /^(?:wants|needs|expects|requires|demands)$/u.test(key))
  const [span] = entry.spans
  if (verb <= 0 || verb > 3 || around.leftKeys[verb + 1] === undefined || entry.spans.length !== 1 || span!.first !== span!.last || entry.windows.length > 0 || context.plannerType !== 'calendar') return false
  const matcher = matcherOf(context, { from: around.left.from + verb + 1, to: around.left.to })
  const latest = entry.point === null ? (span!.last + 1) * MINUTES_PER_DAY : span!.first * MINUTES_PER_DAY + entry.point
  addReading(context, words, { value: { kind: 'deadline', latest, event: null }, appliesTo: matcher, text: `${matcher ? `${matcher.labels[0]} d` : 'D'}one by ${describeDay(span!.first)}` })
  return true
}

/** 'passport expires in May', 'the lease runs out at the end of June': dealt with before then, and no days of the plan. */
export function addExpiry(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const verb = around.leftKeys.findLastIndex((key, index) => /^(?:expires?|expiring|lapses?)$/u.test(key) || /^(?:runs?|running)$/u.test(key) && around.leftKeys[index + 1] === 'out')
  const [span] = entry.spans
  const label = verb > 0 && around.leftKeys.length - verb <= 3 ? labelOf(context, { from: around.left.from, to: around.left.from + verb }, 3) : null
  if (label === null || entry.spans.length !== 1 || span!.last === span!.first || span!.first <= context.today) return false
  addReading(context, words, { value: { kind: 'deadline', latest: span!.first * MINUTES_PER_DAY, event: null }, appliesTo: { labels: [label] }, text: `${label} done before ${describeDay(span!.first)}` })
  return true
}

/** 'ready for Christmas', 'socks for Easter': done before it. */
export function addForHoliday(context: ReadingContext, { entry, group, around, words }: TypedTime): boolean {
  const [span] = entry.spans
  const lead = context.source.tokens[group.from]!
  const isFor = /^(?:for|fur|pour|para)$/u.test(lead.key)
  const holiday = isFor || /^(?:for|fur|pour|para)$/u.test(context.source.tokens[group.from - 1]?.key ?? '') ? senseAt(context.source, isFor ? group.from + 1 : group.from, 'holiday') : null
  // 'the trip is planned for Easter'.
  if (/(?:^| )(?:planned|booked|scheduled|set|fixed|geplant|gebucht)(?: for)?$/u.test(around.leftKeys.join(' ')) || holiday?.next !== group.to || entry.point !== null || entry.windows.length > 0 || span!.first <= context.today || GIVEN.test(around.leftKeys.join(' '))) return false
  const event = textOf(context, { from: isFor ? group.from + 1 : group.from, to: group.to })
  addReading(context, words, { value: { kind: 'deadline', latest: span!.first * MINUTES_PER_DAY, event }, text: `Done before ${event} on ${describeDay(span!.first)}` })
  return true
}

/** 'Got two hives for Christmas': it has been. */
const GIVEN = /^(?:(?:i|we|he|she|they|my \p{L}+) )?(?:just )?(?:got|received|was given|were given|bought|had|unwrapped)(?= |$)/u

/** 'in two evenings this week': so many sessions in that part of the day, within those days. */
export function addCountedParts(context: ReadingContext, { entry, group, around, words }: TypedTime): boolean {
  const [span] = entry.spans
  const number = group.from > 0 ? parseNumber(context.source, group.from - 1) : null
  if (!number || number.next !== group.from || entry.part === null || entry.windows.length === 0 || span === undefined || span.last === span.first || number.value > 14) return false
  const label = labelOf(context, { from: around.left.from, to: Math.max(around.left.from, group.from - 1) })
  const days = { first: Math.max(span.first, context.today), last: span.last }
  addReading(context, words, { value: { kind: 'horizon', ...days }, text: describeSpan(days) })
  addReading(context, words, { value: { kind: 'availability', days: {}, windows: entry.windows, person: null }, text: `Every day${describeWindows(entry.windows)}` })
  addReading(context, words, {
    value: { kind: 'rhythm', title: null, count: number.value, per: 'total', atLeast: false, everyDays: null, days: { spans: [days] }, windows: entry.windows, minutes: null },
    text: `${label ?? 'Sessions'}: ${number.value} times, ${describeSpan(days)}`,
  })
  return true
}

/** 'Learn React in 5 weeks'. */
export function isSpanFromNow({ entry }: TypedTime): boolean {
  const [expression] = entry.expressions
  return expression!.days?.isRelative === true && expression!.clock === null && /^(?:in|within) (?:the next )?[\p{L}\p{N}]+ (?:days|weeks|months)$/iu.test(expression!.words)
}

/** 'my job search for the next six weeks, mornings only': a week and more with hours is when there is time, not one long event. */
export function isOpenStretch(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const [span] = entry.spans
  const isGoal = around.segment !== null && around.segment.sentence === 0
  return entry.spans.length === 1 && span!.last - span!.first >= 6 && entry.windows.length > 0 && (isGoal || titleOf(context, around) === null)
}

export function addOpenStretch(context: ReadingContext, { entry, words, person }: TypedTime): void {
  const [span] = entry.spans
  addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, text: describeSpan(span!) })
  addReading(context, words, { value: { kind: 'availability', days: {}, windows: entry.windows, person }, text: `Every day${describeWindows(entry.windows)}` })
}

/** 'the rest of April is for proofreading', 'Week 1: product training': a stretch with a purpose of its own. */
export function isFirstWeekOfPart({ entry, around }: TypedTime): boolean {
  const days = entry.expressions[0]!.days
  return days !== null && days.grain !== 'day' && around.segment !== null && around.segment.from > 0 && /^(?:is|are|for|:)$/u.test(around.rightKeys[0] ?? '')
}

/** 'Plumber comes March 9, tiler March 16-18': in a sentence with another date, a named range is an event of its own. */
export function isVisit(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const [span] = entry.spans
  if (around.segment !== null && entry.spans.length === 1 && entry.windows.length === 0 && span!.last > span!.first && span!.last - span!.first <= LONGEST_VISIT && isTrade(labelOf(context, around.left, 4) ?? '')) return true
  if (!around.segment || around.segment.sentence === 0 || entry.spans.length !== 1 || entry.windows.length > 0 || entry.expressions[0]!.days?.grain !== 'range' || span!.last === span!.first) return false
  const label = labelOf(context, around.left, 3)
  if (label === null || around.leftKeys.length > 3 || isPlanWord(label)) return false
  const { sentence } = around.segment
  return context.groups.some((other) => other !== group && other.expressions.some(({ days }) => days?.grain === 'day' && days.bareWeekday === null) && segmentAt(context, other.from)?.sentence === sentence)
}

const LONGEST_VISIT = 27

/** 'Dates: 8-12 March', 'the trip': words for the plan itself. */
export function isPlanWord(label: string): boolean {
  return PLAN_WORDS.test(label)
}

const PLAN_WORDS = /^(?:dates?|training|practi[cs]e|lessons|trip|plan|period|travel|window|project|when|schedule|term|half term|sprint\b.*|week\b.*)$/iu

/** 'dig beds in February, sow in mid-March': several named stretches in one sentence are parts, not the plan's days. */
export function isOneOfParts(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  // 'Viaje a Lisboa del 9 al 12 de abril con mi novia': who comes along is no part.
  if (around.segment?.from === 0 && /^(?:with|con|mit|avec|com|em|en|im|in|zu|a|pra|para|mes|meine|mis)$/u.test(around.rightKeys[0] ?? '') && context.language !== 'en') return false
  if (!isStretch(group) || entry.windows.length > 0 || around.segment === null || labelOf(context, around.left) === null && (around.rightKeys.length > 4 || labelOf(context, around.right) === null)) return false
  // 'Hen party the weekend before' happens then.
  const { first, last } = group.expressions[0]!.days!
  if (last - first <= 2 && GOALS.test(labelOf(context, around.left) ?? '')) return false
  if (isListedPart(around) && !isAmountOfGoal(context, around) || isBracketedPart(context, around)) return true
  // 'the set is to be built the weekend before opening night', 'samples must be run 8-12 March'.
  if (around.segment.sentence > 0 && (/\b(?:before|after|prior to|ahead of) \p{L}/iu.test(group.expressions[0]!.words) || /(?:^| )(?:is|are|must|should|has|have|needs?)(?: to)? (?:be )?(?:\p{L}+(?:ed|en|ne|wn|un|lt|ght)) ?$/u.test(around.leftKeys.join(' ')) || /^(?:the |our |my )?(?:\p{L}+ ){1,3}(?:must|should|has to|have to|needs? to) (?:be|go|get|come|stand|hang)(?= |$)/u.test(around.leftKeys.join(' ')))) return true
  // 'the last three days only mock tests'.
  if (around.segment.sentence > 0 && /\b(?:last|final) (?:\S+ )?(?:days|weeks?|weekend)$/iu.test(group.expressions[0]!.words)) return true
  // 'deload in week 4'
  if (/weeks? (?:\d|one|two|three|four|five|six|seven|eight)|(?:first|second|third|fourth|fifth|sixth) week/iu.test(group.expressions[0]!.words)) return true
  const { sentence } = around.segment
  const own = group.expressions[0]!.days!
  const isApart = ({ expressions: [first] }: TimeGroup) => first!.days!.first > own.last || first!.days!.last < own.first
  const others = context.groups.filter((other) => other !== group && isStretch(other) && isApart(other) && segmentAt(context, other.from)?.sentence === sentence && segmentAt(context, other.from) !== around.segment)
  return others.length > 0
}

/** 'Get the shop ready. Two window displays in the first half of May': behind the goal, a few words without a verb name what is done then. */
export function isNamedBehindGoal(context: ReadingContext, { entry, around: { segment, left, rightKeys }, group }: TypedTime): boolean {
  const isWithin = isStretch(group) && WITHIN.test(group.expressions[0]!.words)
  return context.plannerType === 'calendar' && isWithin && entry.windows.length === 0 && segment !== null && segment.sentence > 0 && rightKeys.length === 0 && thingIn(context, left) !== null
}

/** A time for it rather than its days: 'street fair 7-10 May' goes on for all of them. */
const WITHIN = /^(?:in|during|within|between|sometime|some time|at the|early|late|mid|towards|im|in der|zwischen|wahrend|anfang|mitte|ende|en|entre|durante|a mediados|a principios|a finales|dans|pendant|début|fin|courant|em|no|na|entre|meados)(?![\p{L}])/iu

/** 'tomatoes now, potatoes mid April, carrots 3rd week of April': a short item of a list with a stretch of its own. */
function isListedPart({ segment, leftKeys, rightKeys }: Surroundings): boolean {
  return segment !== null && segment.lead === ',' && leftKeys.length > 0 && leftKeys.length <= 3 && rightKeys.length === 0 && !leftKeys.some((key) => PLAN_WORDS.test(key) || /^(?:in|from|for|during|over|between|trip|holiday|stay|visit|travel|journey|away|vacation|off)$/u.test(key))
}

/** 'Write my novel, 24 chapters, between January and April': how much of the goal itself. */
function isAmountOfGoal(context: ReadingContext, { left }: Surroundings): boolean {
  return context.source.tokens[left.from]?.kind === 'digits' && segmentAt(context, left.from) === context.segments[1]
}

/** 'Prep the allotment: dig (this week), …': in brackets behind an item that is not the goal itself. */
function isBracketedPart(context: ReadingContext, { segment, leftKeys }: Surroundings): boolean {
  return segment !== null && segment.lead === '(' && context.segments.indexOf(segment) > 1 && context.segments[context.segments.indexOf(segment) - 1]!.sentence === segment.sentence && leftKeys.length > 0
}

function isStretch({ expressions }: TimeGroup): boolean {
  const [first] = expressions
  return expressions.length === 1 && first!.bound === null && first!.days !== null && first!.days.grain !== 'day' && first!.days.last > first!.days.first
}

export function addPart(context: ReadingContext, { entry, around, words }: TypedTime): void {
  const label = nameOfPart(context, around)
  const [span] = entry.spans
  if (label === null && isBesideParts(context, around)) return
  addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, appliesTo: label === null ? null : { labels: [label] }, text: `${label ?? 'Plan'}: ${describeSpan(span!)}` })
}

/** What the words around a stretch of days give it to; null for the plan itself: 'Training 3-28 May'. */
export function nameOfPart(context: ReadingContext, around: Surroundings): string | null {
  const named = labelOf(context, around.right) ?? matcherOf(context, around.left)?.labels[0] ?? labelOf(context, around.left)
  return named !== null && isWorkOfPlan(named) ? null : named
}

/** 'Interviews in March, analysis in April, writing in May': the last of several parts bounds neither the plan nor all that is written in it. */
function isBesideParts({ readings, segments, source }: ReadingContext, { segment }: Surroundings): boolean {
  const first = segment === null ? undefined : segments.find(({ sentence }) => sentence === segment.sentence)
  return first !== undefined && readings.some((reading) => reading.kind === 'horizon' && reading.appliesTo !== null && reading.start >= source.tokens[first.from]!.start)
}

/** 'Training 3-28 May' is when the plan is worked on. */
export function isWorkOfPlan(label: string): boolean {
  return WORK_OF_PLAN.test(label)
}

const WORK_OF_PLAN = /^(?:(?:the|my|our) )?(?:training|practi[cs]e|practi[cs]ing|study|studying|revision|revising|rehearsals?|lessons?|sessions?|work|working|writing|building|plan|project)$/iu
