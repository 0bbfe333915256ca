import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { bindListsBetweenOccasions } from './between-occasions.ts'
import { settleSpansBesideSprints } from '../sprints/spans-beside-sprints.ts'
import { surroundingsOf } from '../surroundings.ts'
import { pointOf } from '../times/clock-windows.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isDeed } from '../topics/deed-forms.ts'
import { subjectOf } from '../topics/subject.ts'
import { isPlanWord, isWorkOfPlan, nameOfPart } from './dated-stretches.ts'
import { titleOf } from './dated-titles.ts'
import { addDayEvent } from './add-day-event.ts'

type Horizon = ReadingOf<'horizon'>

/** What lasts longer is a season of the work rather than one thing in it. */
const LONGEST_SIDE_DAYS = 10
/** Days of a week that come back need more than one week to come back in. */
const DAYS_OF_WEEK = 7

/**
 * 'My sister marries on 12 June; hen weekend in York 8-10 May': days that the prompt gives to one thing, while others of
 * its dates or its weekly hours lie elsewhere, are that thing's and not the plan's.
 */
export function settleSideSpans(context: ReadingContext): void {
  settleInForce(context)
  if (context.plannerType !== 'calendar') return settleSpansBesideSprints(context)
  context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || !holdsAbsence(context, reading))
  for (const horizon of context.readings.filter(isStartOfExams)) leadUpTo(context, horizon)
  for (const horizon of context.readings.filter(isWholePlan)) {
    const group = groupOf(context, horizon)
    const { first, last } = horizon
    if (first === null) continue
    if (last !== null && group && isExamPeriod(horizon) && !isOfGoal(context, group) && isOutlived(context, horizon, last)) giveToItsThing(context, { horizon, days: { first, last }, group })
    else if (last !== null && isExamPeriod(horizon)) endWith(horizon, last)
    else if (group && last !== null && isLaterVague(context, group, first)) giveToItsThing(context, { horizon, days: { first, last }, group })
    else if (group && last !== null && last > first && first > context.today && isAside(context, { horizon, days: { first, last }, group })) giveToItsThing(context, { horizon, days: { first, last }, group })
    else if (group && last !== null && last > first && first > context.today && isOccasionAhead(context, group, { first, last })) giveToItsThing(context, { horizon, days: { first, last }, group })
    else if (isStartOfThing(context, first) && !isJourney(context, horizon) && !(group && isOfGoal(context, group) && isExact(group))) forgetStart(context, horizon, group)
  }
}

const IN_FORCE = /^(?:an? |our |the )?(?:new|revised|updated|changed) /iu
/** 'Offer home-made jam from 1 June': what is sold then is made ready before. */
const SOLD = /^(?:i (?:want|would like) to |i'd like to )?(?:sell|offer|rent out|hire out) .*\bfrom\b/iu

/** 'New price list from 1 May: tasting on 9 April': what is in force from then on is worked on before. */
function settleInForce(context: ReadingContext): void {
  for (const horizon of context.readings.filter(isWholePlan)) {
    const { first, last, words, text: _text, ...rest } = horizon
    if (first === null || last !== null || !(SOLD.test(words) || IN_FORCE.test(words) && context.plannerType === 'sprint' && isStartOfThing(context, first))) continue
    context.readings = context.readings.map((reading) => (reading === horizon ? { ...rest, words, kind: 'deadline', latest: first * MINUTES_PER_DAY, event: null, text: `Done before ${describeDay(first)}` } : reading))
  }
}

/** 'Two hives, split one in May, treat for varroa': days within an item of a list are the item's; behind the last they may be those of all. Needs the topics. */
export function bindSpansOfItems(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const topics = context.readings.filter((reading) => reading.kind === 'topic' && reading.list > 0)
  for (const horizon of context.readings.filter(isWholePlan)) {
    const group = groupOf(context, horizon)
    const segment = group ? segmentAt(context, group.from) : null
    const item = segment && segment !== context.segments[0] ? topics.findIndex((topic) => isHolding(context, segment, topic)) : -1
    const topic = topics[item]
    const next = topics[item + 1]
    if (topic?.kind === 'topic' && next?.kind === 'topic' && next.list === topic.list) Object.assign(horizon, { appliesTo: { labels: [topic.label] }, text: `${topic.label}: ${horizon.text}` })
  }
  bindListsBetweenOccasions(context)
}

function isHolding({ source: { tokens } }: ReadingContext, { from, to }: Pick<TimeGroup, 'from' | 'to'>, { start, end }: Reading): boolean {
  return tokens[from]!.start <= start && tokens[to - 1]!.end >= end
}

function isWholePlan(reading: Reading): reading is Horizon {
  return reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null
}

function groupOf(context: ReadingContext, horizon: Horizon): TimeGroup | undefined {
  return context.groups.find((group) => isInside(context, group, horizon) && group.expressions.some(({ days }) => days?.first === (horizon.first ?? horizon.last)))
}

/** 'Exams from 10 May': one revises before them. */
function isStartOfExams(reading: Reading): reading is Horizon {
  return reading.kind === 'horizon' && reading.source === 'stated' && reading.first !== null && reading.last === null && EXAMS.test(reading.appliesTo?.labels[0] ?? '') && !/\bmocks?\b|\bbefore\b/iu.test(reading.words)
}

const EXAMS = /(?:^| )(?:exams?|finals|examinations|prüfungen|klausuren|exámenes|examens|exames|provas)$/iu

function leadUpTo(context: ReadingContext, horizon: Horizon): void {
  const group = context.groups.find((each) => isInside(context, each, horizon))
  const first = horizon.first!
  const title = horizon.appliesTo!.labels[0]!
  if (!group || first <= context.today || context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)) return
  context.readings = context.readings.filter((reading) => reading !== horizon)
  addDayEvent(context, group, { title, days: { first, last: first }, from: hourOf(context, group) })
  addReading(context, group, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event: title }, text: `${title}: ready by ${describeDay(first)}` })
}

const EXAM_PERIOD = /(?:^|\s)(?:exams?|(?:exam |final )?papers(?= (?:from|run|are|start))|finals|midterms|tests|prüfungen|klausuren|exámenes|examens|partiels|exames|provas)\s/iu

/** '11 exams between 10 May and 2 June': one revises before them. */
function isExamPeriod({ words }: Horizon): boolean {
  return EXAM_PERIOD.test(words) && !/\b(?:revis|stud|prepar|lern|plan|mock|trial)/iu.test(words)
}

/** 'Au pair from 1 September … exams 17 May to 4 June': the goal lies behind them. */
function isOutlived({ readings }: ReadingContext, horizon: Horizon, last: number): boolean {
  return readings.some((reading) => reading !== horizon && reading.source === 'stated' && reading.appliesTo === null && (reading.kind === 'event' && reading.days.first > last || reading.kind === 'deadline' && reading.latest > (last + 1) * MINUTES_PER_DAY || reading.kind === 'horizon' && reading.first !== null && reading.first > last))
}

function endWith(horizon: Horizon, last: number): void {
  Object.assign(horizon, { first: null, last, text: `Until ${describeDay(last)}` })
}

const POINTS = /^(?:on |over |in |during )?that (?:week|weekend)$/iu

/** Short days are an event; a season, and 'the middle of May', is when the work on that thing is done. */
function giveToItsThing(context: ReadingContext, { horizon, days, group }: { horizon: Horizon; days: DaySpan; group: TimeGroup }): void {
  const title = titleOfSpan(context, group) ?? (standsAlone(context, group) ? subjectOf(context) : null)
  if (title === null || title === '') {
    // 'Put them up that weekend' names no thing, and bounds no plan.
    if (!isOfGoal(context, group) && group.expressions.every(({ words }) => POINTS.test(words))) context.readings = context.readings.filter((reading) => reading !== horizon)
    return
  }
  const isSeason = days.last - days.first >= LONGEST_SIDE_DAYS || isVague(group)
  if (isSeason && !isOfGoal(context, group)) {
    const label = nameOfPart(context, surroundingsOf(context, group))
    if (label !== null) Object.assign(horizon, { appliesTo: { labels: [label] }, text: `${label}: ${horizon.text}` })
    return
  }
  context.readings = context.readings.filter((reading) => reading !== horizon)
  const from = hoursBehind(context, group)
  if (from === null) addDayEvent(context, group, { title, days })
  else for (let day = days.first; day <= days.last; day += 1) addDayEvent(context, group, { title, days: { first: day, last: day }, from })
  if (isOfGoal(context, group)) addReading(context, group, { value: { kind: 'deadline', latest: days.first * MINUTES_PER_DAY, event: title }, text: `${title}: ready by ${describeDay(days.first)}` })
}

/** 'We have a stand at the fair! 8 and 9 May, open 10-5': days that open the second sentence are those of what the first one names. */
function standsAlone(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  const isSecond = segment !== null && context.segments.every((other) => other.from >= segment.from || other.sentence === 0)
  return isSecond && hoursBehind(context, group) !== null && segment.from > 0 && segment.lead === '' && phraseOf(context, surroundingsOf(context, group).left) === null
}

/** The 10:00 of '8 and 9 May, open 10-5 both days'. */
function hoursBehind(context: ReadingContext, group: TimeGroup): number | null {
  const [segment, next] = [segmentAt(context, group.from), context.groups.find(({ from }) => from >= group.to)]
  const said = next ? segmentAt(context, next.from) : null
  const isNear = segment !== null && said !== null && said.sentence === segment.sentence && next!.from - group.to <= 3 && /^(?:open|opens|offen|geoffnet|abierto|ouvert|aberto)$/u.test(context.source.tokens[said.from]!.key)
  const [entry] = isNear && next!.entries.length === 1 ? next!.entries : []
  return entry?.windows.length === 1 && entry.spans.length === 0 && entry.weekdays === null ? entry.windows[0]!.from : null
}

/** As long as the nights that are said: the days of a journey, whatever has to be done before it. */
function isJourney({ readings }: ReadingContext, { first, last }: Horizon): boolean {
  const nights = readings.reduce((sum, reading) => (reading.kind === 'stay' ? sum + (reading.nights ?? 0) : sum), 0)
  return first !== null && last !== null && nights > 1 && nights === last - first
}

/** 'The seminar starts on 12 April; the syllabus has to be in by 1 March': work is due before, so the plan begins earlier. */
function isStartOfThing({ readings, today }: ReadingContext, first: number): boolean {
  const dayNamed = (reading: Reading) => (reading.kind === 'event' ? reading.days.last : reading.kind === 'deadline' ? dayOfMinute(reading.latest - 1) : reading.kind === 'horizon' && reading.appliesTo !== null ? reading.last : null)
  // A visit to the garage on the way is nothing that the plan is for.
  const isAppointment = (reading: Reading) => reading.kind === 'event' && reading.from !== null && !readings.some((other) => other.kind === 'deadline' && other.event === reading.title)
  return readings.some((reading) => {
    if (isAppointment(reading)) return false
    const day = dayNamed(reading)
    return reading.source === 'stated' && day !== null && day > today && day < first - 1
  })
}

/** 'Guests here 12-14 February. Clean on the 11th': days of something that others of its dates lead up to. Those of a journey or of work are the plan's. */
function isOccasionAhead(context: ReadingContext, group: TimeGroup, { first, last }: DaySpan): boolean {
  if (!isOfGoal(context, group) || !isExact(group) || last - first >= LONGEST_SIDE_DAYS || !isStartOfThing(context, first)) return false
  const { left, leftKeys } = surroundingsOf(context, group)
  // 'Rome 5-9 May' may be any name of a place.
  const isName = leftKeys.length === 1 && /^\p{Lu}/u.test(textOf(context, left))
  const isLedUpTo = context.readings.some((reading) => reading.kind === 'event' && reading.days.last < first)
  const isThing = isLedUpTo && !isName && titleOfSpan(context, group) !== null && !JOURNEY.test(textOf(context, left)) && !/^(?:i|we)$/u.test(leftKeys[0] ?? '') && !isDeed(leftKeys[0] ?? '')
  return isThing && context.readings.every(({ kind }) => kind !== 'stay' && kind !== 'place')
}

const JOURNEY = /(?<!\p{L})(?:trip|holidays?|vacation|visit|travel\p{L}*|weekend|stay|tour|journey|break|itinerary|days?|nights?|week|reise|urlaub|viaje|vacaciones|voyage|vacances|séjour|viagem|férias|plan|schedule|programme?|work|study|practi[cs]e|train\p{L}*)(?!\p{L})/iu

function forgetStart(context: ReadingContext, horizon: Horizon, group: TimeGroup | undefined): void {
  const { first, last } = horizon
  if (last !== null) return endWith(horizon, last)
  const title = group?.expressions.some(({ days }) => days?.grain === 'day') ? titleOfSpan(context, group) : null
  context.readings = context.readings.filter((reading) => reading !== horizon)
  // 'Start nursery in March' names no day.
  const isDay = group?.expressions.some(({ days }) => days?.grain === 'day') ?? false
  if (group && isDay && title !== null && first !== null) addDayEvent(context, group, { title, days: { first, last: first }, from: hourOf(context, group) })
}

/** The March of 'in March I am on site for two weeks (8-21 March)' only says where in the year the absence lies. */
function holdsAbsence({ readings, prompt }: ReadingContext, { first, last, start, end, source }: Horizon): boolean {
  if (first === null || last === null || source === 'assumed') return false
  return readings.some((reading) => reading.kind === 'exclusion' && reading.start >= end && !/[.!?;,:\n]| [-–—] /u.test(prompt.slice(start, reading.start))
    && (reading.days.spans ?? []).some((span) => span.first >= first && span.last <= last && span.last > span.first))
}

function isInside({ source: { tokens } }: ReadingContext, { from, to }: Pick<TimeGroup, 'from' | 'to'>, { start, end }: Horizon): boolean {
  return tokens[from]!.start >= start && tokens[to - 1]!.end <= end
}

function isAside(context: ReadingContext, { horizon, days, group }: { horizon: Horizon; days: DaySpan; group: TimeGroup }): boolean {
  const isLong = days.last - days.first >= LONGEST_SIDE_DAYS
  const isAlone = standsAlone(context, group)
  return context.readings.some((reading) => reading !== horizon && reading.source === 'stated' && (
    isAlone && reading.kind === 'deadline' && reading.event === null && dayOfMinute(reading.latest) < days.first - 1 ||
    isOfGoal(context, group) ? isLong && isExact(group) && reading.kind === 'event' && reading.days.last < days.first - 1 : needsOtherDays(reading, days)) || recursWeekly(reading, days))
}

function isOfGoal(context: ReadingContext, { from }: TimeGroup): boolean {
  return segmentAt(context, from)?.sentence === 0
}

/** 'On 18 June for three weeks' names its days; 'in June' says when at the latest. */
function isExact({ expressions }: TimeGroup): boolean {
  return expressions.some(({ days }) => days?.grain === 'range')
}

/** 'The middle of May', 'the last week of April', 'w/c 8 March': somewhere in these days. */
function isVague({ expressions }: TimeGroup): boolean {
  return expressions.every(({ days, words }) => days !== null && (days.narrowed !== null || /^(?:sometime|some time) |\bw\/c\b|\bwk of\b|\bweek (?:commencing|beginning)\b|\b(?:first|second|third|fourth|last) week of\b/iu.test(words)))
}

/** 'Mock test in the middle of September', in a sentence of its own: one thing is done then, whatever the plan has before. */
function isLaterVague(context: ReadingContext, group: TimeGroup, first: number): boolean {
  return !isOfGoal(context, group) && isVague(group) && first >= context.today + LONGEST_SIDE_DAYS
}

/** Another date of the whole plan outside of these days, or a longer span around them. */
function needsOtherDays(reading: Reading, days: DaySpan): boolean {
  if (reading.kind === 'event') return reading.days.first > days.last + 1 || reading.days.last < days.first - 1
  if (reading.kind === 'deadline') return reading.appliesTo === null && dayOfMinute(reading.latest) > days.last + 1
  if (reading.kind !== 'horizon' || reading.appliesTo !== null || reading.last === null || reading.first === null && !/^\d+ days, to /u.test(reading.text)) return false
  const first = reading.first ?? Number.NEGATIVE_INFINITY
  return first <= days.first && reading.last >= days.last && reading.last - (reading.first ?? days.first) > 2 * LONGEST_SIDE_DAYS
}

/** 'Stag weekend 7-9 May, I plan on Sunday evenings': weekly hours find no second week in these days. */
function recursWeekly(reading: Reading, days: DaySpan): boolean {
  if (reading.kind !== 'availability' && reading.kind !== 'rhythm') return false
  // A week and its second weekend hold two days of a week at most once or twice.
  const length = days.last - days.first
  if (length >= DAYS_OF_WEEK && (length >= LONGEST_SIDE_DAYS || (reading.days.weekdays?.length ?? 0) > 2)) return false
  if (reading.kind === 'rhythm' && reading.per === 'month') return true
  const isWeekly = reading.kind === 'rhythm' ? reading.per === 'week' : reading.appliesTo === null
  const { weekdays = [], spans = [] } = reading.days
  return isWeekly && weekdays.length > 0 && weekdays.length < 5 && spans.length === 0
}

function titleOfSpan(context: ReadingContext, group: TimeGroup): string | null {
  const around = surroundingsOf(context, group)
  const title = titleOf(context, around) ?? phraseOf(context, around.left)
  return title === null || isPlanWord(title) || isWorkOfPlan(title) ? null : title
}

/** The 9:00 of 'she starts school on Monday 30 August at 9:00'. */
function hourOf({ is24 }: ReadingContext, { expressions }: TimeGroup): number | null {
  const clock = expressions.find((expression) => expression.clock?.isPoint)?.clock
  return clock ? pointOf(clock, is24) : null
}
