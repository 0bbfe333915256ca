import type { Duration } from '../../time/grammar/parse-duration.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describePattern, describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { boundsItem, isListItem } from './lengths-of-items.ts'
import type { LengthInWords as Input } from './lengths-of-items.ts'
import { isLengthOfStep } from './lengths-of-steps.ts'
import { addTimeAfter } from '../dates/time-after.ts'
import { othersClauseAt } from '../times/others-lives.ts'
import { addReading, extendReading, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { waitedFor } from '../topics/told-waits.ts'

/** What a plan can be called right behind its length: 'a 6-week programme', '8 week job hunt'. */
const PLAN_NOUN = /^(?:plan|plans|program|programme|course|hunt|challenge|trip|holiday|vacation|schedule|bootcamp|camp|prep|preparation|training|routine|itinerary|project|campaign|journey|streak|detox|cleanse|retreat|block|cycle|curriculum|tour|build|strength|study|workout|fitness|running|reading|writing|learning|meal|revision|long|programa|plan|reto|kurs|programm|cours|desafio|mvp|effort|timeline|roadmap|break|stay|getaway)$/u

/** 'a 6-week plan', 'for 30 days', '8 week job hunt': the plan's own length, from the day it starts. */
export function readSpan(context: ReadingContext, group: TimeGroup, { duration, around }: Input): boolean {
  if (around.rightKeys[0] === 'old') return true
  // 'Order the boards (fab takes 10 working days)' bounds nothing: it is waited for, once the parts are known.
  if (context.plannerType === 'sprint' && around.segment && waitedFor(context, group, around.segment) !== null) return true
  if (isHistory(around) || isLengthOfAbsence(context, group) || isAgeOfSomebody(group, { duration, around }) || othersClauseAt(context, around) !== null) return true
  if (addTimeAfter(context, group, { duration, around })) return true
  if (isListItem(context, group, around)) return false
  if (isInterval(around) || group.expressions[0]!.comparison === 'at-least') return false
  if (isAge(around, duration) || isPractice(context, group, { duration, around })) {
    addReading(context, group, { value: { kind: 'level', value: context.prompt.slice(context.source.tokens[group.from]!.start, context.source.tokens[Math.max(group.to, Math.min(around.right.to, group.to + 4)) - 1]!.end) }, text: 'Experience' })
    return true
  }
  if (boundsRhythm(context, group, duration) || isDatedBehind(context, group, { duration, around })) return true
  if (boundsItem(context, group, { duration, around })) return true
  if (addOnlyFirst(context, group, { duration, around })) return true
  if (isFirstOfPlan(context, group, around)) return addFirstStretch(context, group, { duration, around })
  if (isLengthOfStep(context, group, { duration, around }) || !isPlanLength(context, group, { duration, around })) return false
  const start = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days?.grain === 'day')?.expressions[0]!.days?.first ?? statedStart(context)
  // 'Over 9 weeks: … Spa weekend 6-7 February', 'for 3 weeks, and mist them for the first week': a short stretch behind the goal is not that long.
  const isOfOther = (reading: ReadingContext['readings'][number]) => reading.kind === 'horizon' && around.segment?.sentence === 0 && reading.start > context.source.tokens[around.segment.to - 1]!.end && (reading.last! - reading.first! + 1) * 86_400 < duration.high / 2
  const stated = context.readings.find((reading) => reading.kind === 'horizon' && reading.first !== null && reading.last !== null && reading.appliesTo === null && !isOfOther(reading))
  if (stated) {
    if (around.segment && stated.start >= context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start) extendReading(context, stated, group)
    return true
  }
  const first = start ?? context.today
  const days = duration.unit === 'weekend' ? duration.value * 7 : Math.round(duration.unit === 'business-day' ? duration.value + 2 * Math.floor((duration.value - 1) / 5) : duration.high / 86_400)
  if (duration.unit === 'weekend' && duration.value >= 2) return addWeekends(context, group, { start, count: Math.round(duration.value) })
  // 'A weekend in Lisbon': the next one, and no week.
  if (duration.unit === 'weekend' && start === null) {
    const saturday = context.today + ((SATURDAY - weekdayOf(context.today) + 7) % 7)
    addReading(context, group, { value: { kind: 'horizon', first: saturday, last: saturday + 1 }, text: describeSpan({ first: saturday, last: saturday + 1 }) })
    return true
  }
  addReading(context, group, { value: { kind: 'horizon', first: start, last: first + days - 1 }, text: `${days} days, to ${describeDay(first + days - 1)}` })
  return true
}

const SATURDAY = 6

/** 'Knee operation on 9 February, physio three times a week for six weeks', '… on 9 February. After that physio …': what is named last has happened then. */
function dayBehindEvent(context: ReadingContext, segment: Segment, { start }: Pick<Reading, 'start'>): DayNumber | null {
  const sentence = sentenceOf(context, segment)
  const event = context.readings.findLast((reading) => reading.kind === 'event' && reading.end <= start)
  if (event?.kind !== 'event') return null
  const { tokens } = context.source
  const said = tokens.slice(sentence[0]!.from, segment.to).filter((token) => token.start < start).map(({ key }) => key).join(' ')
  const isSameSentence = tokens[sentence[0]!.from]!.start <= event.start
  return isSameSentence || SAYS_AFTER.test(said) ? event.days.last + 1 : null
}

const SAYS_AFTER = /(?:^| )(?:and then|after (?:that|it|this|which)|afterwards?|thereafter|from then|following that|danach|anschliessend|despues|luego|apres|ensuite|depois)(?: |$)|^then /u

/** 'puppy school Saturdays 11-12 from 3 April for 6 weeks', 'scales every day, for 3 weeks': how long that alone goes on. */
function boundsRhythm(context: ReadingContext, group: TimeGroup, duration: Duration): boolean {
  const segment = segmentAt(context, group.from)
  const said = segment ? rhythmOfLength(context, segment, group) : undefined
  if (!segment || said === undefined) return false
  const stated = said.days.spans?.[0]
  const first = stated?.first ?? dayBehindEvent(context, segment, said) ?? statedStart(context) ?? context.today
  const last = first + Math.round(duration.high / 86_400) - 1
  const { spans: _, ...unbounded } = said.days
  const was = describePattern(unbounded)
  said.days = { ...said.days, spans: [{ first, last }] }
  const text = said.text.replace(/, from [^,]{6,20} on$/u, '')
  if (text.endsWith(describeDay(last))) return true
  said.text = was !== '' && text.includes(was) ? text.replace(was, describePattern(said.days)) : `${text}, ${describeDay(first)} to ${describeDay(last)}`
  extendReading(context, said, group)
  return true
}

type Series = Reading & (ReadingOf<'rhythm'> | ReadingOf<'commitment'>)

/** The series that the length goes with: in its clause, or before a comma and with nothing but times between. */
function rhythmOfLength({ readings, segments, source: { tokens }, claimed, language }: ReadingContext, segment: Segment, group: TimeGroup): Series | undefined {
  const isSaid = FOR_SO_LONG.test(tokens[group.from - 1]?.key ?? '') || language === 'de' && /^lang$/u.test(tokens[group.to]?.key ?? '')
  if (!isSaid || segment.from === 0 && segment.sentence === 0) return undefined
  const isLead = FOR_SO_LONG.test(tokens[group.from - 1]!.key)
  const lead = isLead ? group.from - 1 : group.from
  const start = tokens[segments.find(({ sentence }) => sentence === segment.sentence)!.from]!.start
  const series = readings
    .filter((reading): reading is Series => (reading.kind === 'rhythm' && reading.appliesTo !== null || reading.kind === 'commitment') && reading.start >= start && reading.start < tokens[lead]!.start)
    .toSorted((a, b) => b.start - a.start)[0]
  const isRead = ({ start: from, end: to }: { start: number; end: number }) => readings.some((reading) => reading.start <= from && reading.end >= to)
  const isBetween = (index: number) => series !== undefined && tokens[index]!.start >= series.end && index < lead
  const isGoal = series !== undefined && segment.from > 0 && series.start < tokens[segments[0]!.to - 1]!.end
  return series && !isGoal && tokens.every((token, index) => !isBetween(index) || token.kind === 'symbol' || claimed[index] === 1 || isRead(token)) ? series : undefined
}

const FOR_SO_LONG = /^(?:for|over|during|fur|durante|por|pendant)$/u

/** What the same sentence does again and again before the length. */
export function rhythmIn(context: ReadingContext, around: Surroundings, group: TimeGroup): ReadingContext['readings'][number] | null {
  if (!around.segment) return null
  const sentence = sentenceOf(context, around.segment)
  const { tokens } = context.source
  const [start, end, at] = [tokens[sentence[0]!.from]!.start, tokens[sentence.at(-1)!.to - 1]!.end, tokens[group.from]!.start]
  const rhythms = context.readings.filter((reading) => reading.kind === 'rhythm' && reading.start >= start && reading.end <= end)
  return rhythms.toSorted((a, b) => a.start - b.start).findLast((reading) => reading.start <= at) ?? rhythms[0] ?? null
}

const ONLY_FIRST = /^(?:(?:please|can you|could you|so|and|but|for now|just|only|i want to|i'd like to|let's) )*(?:plan|schedule|map out|cover|outline|do)(?: me| out| just| only)*(?: for)? (?:the|my|our) first$/u

/** 'Just plan the first four weeks': no more of it for now. */
function addOnlyFirst(context: ReadingContext, group: TimeGroup, { duration, around }: Input): boolean {
  const said = around.leftKeys.join(' ')
  if (!ONLY_FIRST.test(said) || !/(?:^| )(?:just|only)(?: |$)|for now/u.test(`${said} ${around.rightKeys.join(' ')}`) || duration.high < 86_400) return false
  const last = (statedStart(context) ?? context.today) + Math.round(duration.high / 86_400) - 1
  addReading(context, group, { value: { kind: 'horizon', first: null, last }, text: `Until ${describeDay(last)}` })
  return true
}

/** 'gentle rides for the first two weeks', behind what the plan is: a stretch of it, not its length. */
function isFirstOfPlan(context: ReadingContext, group: TimeGroup, { segment }: Surroundings): boolean {
  const lead = context.source.tokens.slice(Math.max(0, group.from - 3), group.from).map(({ key }) => key).join(' ')
  // 'First two weeks scales only'.
  const isBare = segment?.from === group.from - 1 && context.source.tokens[segment.from]!.key === 'first'
  if (segment === null || !isBare && !/^(?:for|in|during|over) (?:the|our|my) first$/u.test(lead)) return false
  return segment.sentence > 0 || isOfOtherSeries(context, segment)
}

/** 'A tablet twice a day for 10 days, and drops at noon for the first 5 days': of the days that the series before it has. */
function isOfOtherSeries({ readings, source: { tokens } }: ReadingContext, segment: Segment): boolean {
  const start = tokens[segment.from]!.start
  const isRhythm = (reading: Reading) => reading.kind === 'rhythm' && reading.source === 'stated'
  const before = readings.filter((reading) => reading.end <= start)
  return before.some(isRhythm) && before.some(({ kind, appliesTo }) => kind === 'horizon' && appliesTo === null) && readings.some((reading) => isRhythm(reading) && reading.start >= start)
}

function addFirstStretch(context: ReadingContext, group: TimeGroup, { duration, around }: Input): boolean {
  const own = labelOf(context, { from: around.left.from, to: Math.max(around.left.from, group.from - 3) }, 3)
  const label = own ?? rhythmIn(context, around, group)?.appliesTo?.labels[0] ?? labelOf(context, around.right, 3)
  const first = isLater(context, around) ? dayAfterEvent(context, group) : statedStart(context) ?? context.today
  if (label === null || label === undefined || first === null || isWholePlan(label) || LATER.test(label.toLowerCase())) return false
  const last = first + Math.round(duration.high / 86_400) - 1
  addReading(context, group, { value: { kind: 'horizon', first, last }, appliesTo: { labels: [label] }, text: `${label}: ${describeDay(first)} to ${describeDay(last)}` })
  return true
}

const LATER = /^(?:afterwards?|then|later|thereafter)$/u

function isLater(context: ReadingContext, { segment }: Surroundings): boolean {
  const [first] = segment ? sentenceOf(context, segment) : []
  return first !== undefined && context.source.tokens.slice(first.from, first.to).some(({ key }) => LATER.test(key))
}

/** 'Afterwards' counts from what was dated last; null when nothing was. */
function dayAfterEvent(context: ReadingContext, group: TimeGroup): number | null {
  const { start } = context.source.tokens[group.from]!
  const event = context.readings.findLast((reading) => reading.kind === 'event' && reading.end <= start)
  return event?.kind === 'event' ? event.days.last + 1 : null
}

/** 'in three weekends': Saturdays and Sundays only, up to the last of them. */
function addWeekends(context: ReadingContext, group: TimeGroup, { start, count }: { start: number | null; count: number }): boolean {
  const first = start ?? context.today
  const last = first + (weekdayOf(first) === 7 ? 0 : 7 - weekdayOf(first)) + (count - 1) * 7
  addReading(context, group, { value: { kind: 'horizon', first: start, last }, text: `${count} weekends, to ${describeDay(last)}` })
  addReading(context, group, { value: { kind: 'exclusion', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [], person: null }, text: 'Weekends only' })
  return true
}

function statedStart(context: ReadingContext): number | null {
  for (const reading of context.readings) if (reading.kind === 'horizon' && reading.first !== null && reading.last === null && reading.appliesTo === null) return reading.first
  return null
}

/** 'never two days in a row', '3 days apart', 'no more than 5 days': not how long the plan takes. */
function isInterval({ leftKeys, rightKeys }: Surroundings): boolean {
  const isForbiddenLength = leftKeys.some((key) => /^(?:never|not|no|without|least|minimum|every|nie|nicht|nunca|jamas|jamais|nao|mindestens|menos)$/u.test(key) || key.endsWith("n't"))
  return isForbiddenLength || /^ ?(?:in a row|in succession|apart|between|running|off|straight|notice|ago|de suite|consecutifs|seguidos|hintereinander|in folge|am stuck)\b/u.test(rightKeys.slice(0, 3).join(' '))
}

/** 'Our collie (2 yrs)', "the baby's 5 months and up all night": how old somebody is. */
function isAgeOfSomebody(group: TimeGroup, { duration, around: { segment, leftKeys } }: Input): boolean {
  const isLong = duration.unit === 'year' || duration.unit === 'month' || duration.unit === 'week'
  if (isLong && segment !== null && segment.lead === '(' && segment.from === group.from && segment.to === group.to && leftKeys.some((key) => SOMEBODY.test(key))) return true
  return isLong && /(?:^| )(?:baby|son|daughter|twins|puppy|kitten|dog|cat|toddler|child|he|she|they|boy|girl|infant|newborn)(?:['’]s| is| are| 's)(?: now| only| nearly| almost| just)*$/u.test(leftKeys.join(' ')) && /(?:s|is|are|now|only|nearly|almost|just)$/u.test(leftKeys.at(-1) ?? '')
}

/** Who may have an age in brackets. */
const SOMEBODY = /^(?:baby|son|daughter|twins?|puppy|kitten|dog|cat|collie|labrador|terrier|poodle|spaniel|retriever|shepherd|horse|pony|mare|foal|toddler|child|children|kids?|boy|girl|brother|sister|niece|nephew|grandson|granddaughter|mum|mom|dad|grandma|grandpa)$/u

/** 'We leave for 5 weeks on 10 May': how long those who plan are gone then. */
function isLengthOfAbsence(context: ReadingContext, { from, to }: TimeGroup): boolean {
  const said = context.source.tokens.slice(Math.max(0, from - 4), from).map(({ key }) => key).join(' ')
  const isDated = context.groups.some((other) => other.from >= to && other.from - to <= 8 && other.expressions[0]!.days !== null)
  return isDated && /(?:^| )(?:leave|leaving|go|going|set off|setting off|gone|travel|travelling|fly|flying|sail) (?:\p{L}+ )?for$/u.test(said)
}

/** 'I've been coding for 3 years', 'las fotos de los últimos diez años' tell of the past. */
function isHistory({ leftKeys }: Surroundings): boolean {
  return leftKeys.includes('been') || /^(?:last|past|letzten|ultim[oa]s|derniers|dernieres)$/u.test(leftKeys.at(-1) ?? '') || leftKeys.some((key) => /^(?:seit|desde|depuis|ha)$/u.test(key))
}

/** '6 year old', '7 yrs Java', '2 years of experience'. */
function isAge({ rightKeys }: Surroundings, duration: Duration): boolean {
  return duration.unit === 'year' && duration.value >= 1 && (rightKeys[0] === 'old' || rightKeys[0] === 'of' || rightKeys.includes('experience') || (rightKeys.length > 0 && rightKeys.length <= 3 && !PLAN_NOUN.test(rightKeys[0]!)))
}

/** 'Vegetable garden for 20 years': no plan is so long; that is how long somebody has done it. */
function isPractice(context: ReadingContext, group: TimeGroup, { duration, around }: Input): boolean {
  const before = context.source.tokens[group.from - 1]?.key ?? ''
  const isPlanned = /^(?:next|in|within|over|throughout|every|another)$/u.test(before) || PLAN_NOUN.test(around.rightKeys[0] ?? '')
  return duration.unit === 'year' && duration.value >= LONGEST_PLAN_YEARS && !isPlanned && context.plannerType === 'calendar'
}

const LONGEST_PLAN_YEARS = 5

/** 'weigh the leftovers for 2 weeks' in the list of what sprints do, or beside the dates that say when they are. */
function isLengthOfWork(context: ReadingContext, { segment, left }: Surroundings): boolean {
  const hasSprints = context.readings.some((reading) => reading.kind === 'sprint-calendar' && reading.firstDay !== null)
  return hasSprints && segment !== null && segment.sentence > 0 && left.from >= segment.from && labelOf(context, left) !== null && !isWholePlan(labelOf(context, left)!)
}

/** 'Five-day design sprint …, 22-26 November': the dates of the same sentence say which days. */
function isDatedBehind(context: ReadingContext, group: TimeGroup, { duration, around }: Input): boolean {
  const sentence = around.segment ? sentenceOf(context, around.segment) : []
  const days = duration.unit === 'weekend' ? 2 * duration.value : Math.round(duration.high / 86_400)
  if (around.segment !== null && isOfDatedThing(context, group, { days, to: sentence.at(-1)!.to })) return true
  return context.groups.some((other) => other.from >= group.to && other.to <= (sentence.at(-1)?.to ?? 0) && other.expressions.some((expression) => expression.days?.grain === 'range' && expression.days.last - expression.days.first + 1 === days))
}

/** 'A weekend chess tournament on 8 and 9 May': how long what has those days goes on, which is over long before a plan of that length. */
function isOfDatedThing({ source: { tokens, entries }, groups, today }: ReadingContext, group: TimeGroup, { days, to }: { days: number; to: number }): boolean {
  const next = groups.find(({ from }) => from >= group.to)
  const isNounBehind = tokens[group.to]?.kind === 'word' && entries[group.to]!.length === 0 && /^\p{L}{3,}$/u.test(tokens[group.to]!.key) && !/^(?:in|to|at|on|for|from|with|of|and|before|after|until|around|between|starting|beginning|away|off)$/u.test(tokens[group.to]!.key)
  if (days > LONGEST_THING || !isNounBehind || next === undefined || next.to > to || next.from - group.to > 6) return false
  const dates = next.expressions.flatMap((expression) => (expression.days?.grain === 'day' && expression.bound === null && expression.days.bareWeekday === null && !expression.days.isRelative ? [expression.days] : []))
  return dates.length === next.expressions.length && dates.every(({ first }) => first > today + days) && (dates.length === 1 || dates.length === days)
}

const LONGEST_THING = 7

function isPlanLength(context: ReadingContext, group: TimeGroup, { duration, around }: Input): boolean {
  const before = context.source.tokens[group.from - 1]?.key ?? ''
  const isAlone = around.segment !== null && around.segment.from === group.from && (around.segment.to === group.to || around.rightKeys.length === 0)
  const isOnlySpan = context.readings.every((reading) => (reading.kind !== 'horizon' || reading.last === null) && (reading.kind !== 'deadline' || reading.appliesTo !== null)) && context.readings.every((reading) => reading.kind !== 'sprint-calendar')
  const isFirst = around.segment !== null && (around.segment.sentence === 0 && (around.leftKeys.length <= 3 || isAlone) || isAlone && isOnlySpan && around.segment.depth === 0)
  // 'a parallel run of one week' among the work of sprints.
  const isOfThing = context.plannerType === 'sprint' && before === 'of' && !/^(?:length|duration|total|period|time|timebox|project|plan|frame|sprints?|max|maximum)$/u.test(around.leftKeys.at(-2) ?? 'plan')
  if (isOfThing || isLengthOfWork(context, around)) return false
  const isSoleTrip = duration.value === 1 && duration.unit === 'day'
  if (isSoleTrip) return false
  const isAnnounced = /^(?:for|over|within|in|next|first|during|across|throughout|fur|durante|pendant|por|whole|of|uber|wahrend|innerhalb|binnen|en|em|dans|dentro)$/u.test(before) || /^(?:over|for|in|within|next)$/u.test(context.source.tokens[group.from]!.key)
  return isAnnounced || PLAN_NOUN.test(around.rightKeys[0] ?? '') || PLAN_NOUN.test(around.rightKeys[1] ?? '') || PLAN_NOUN.test(around.rightKeys[2] ?? '') || isFirst
}
