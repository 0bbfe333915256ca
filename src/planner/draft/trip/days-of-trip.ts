import type { ReadingOf, TaskMatcher } from '../../goal/brief.ts'
import { asksToArrange, isArrangedBefore, isWayOfTravelling } from '../../goal/journeys/arranged-before.ts'
import { describeDay, describeSpan } from '../../goal/describe.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute, weekdayOf } from '../../time/day-number.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise, hasAnyKeyword, plainWords } from '../wording.ts'
import { isOutingBeside } from './outings-beside.ts'
import { tripRoute } from './route.ts'
import { isStageTour } from './stages.ts'
import { tripLength } from './stated-nights.ts'
import { stayKind } from './stays/stay-kind.ts'

/**
 * 'Two weeks in Japan in April', said in January: the journey and the beds are booked before it, and the days away are some of
 * that month; 'take my parents to Rome' leaves some weeks for that. The plan prepares the trip and holds its days, from a Saturday on.
 */
export function withDaysOfTrip(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief, of } = frame
  if (playbook?.id !== 'trip' || brief.plannerType !== 'calendar' || BOUND.some((kind) => of(kind).some((reading) => !isBesideIt(reading, spansSaid(frame)[0])))) return frame
  const named = spansSaid(frame)[0]
  const days = daysAway(frame)
  if (days === null) return frame
  const { id, words, start, end, strength, source } = named ?? { ...NOWHERE_SAID, id: 'days-of-the-trip' }
  const said = { id, words, start, end, strength, source } as const
  const title = capitalise(brief.subject.trim()) || words
  const ofTrip: TaskMatcher = { labels: [title, ...of('topic').filter(({ label }) => !isArrangedBefore(label)).map(({ label }) => label)], ofParts: true }
  const text = `${title}: ${describeSpan(days)}${isTold(frame) ? '' : ', as no day was named'}`
  const event: ReadingOf<'event'> & typeof said = { ...said, appliesTo: null, text, kind: 'event', title, days, from: null, to: null, place: null, person: null }
  const kept = brief.readings.filter((reading) => reading.id !== named?.id && !isEdgeOf(reading, named) && !(reading.kind === 'topic' && isWayOfTravelling(reading.label)) && !(reading.kind === 'horizon' && reading.appliesTo === null && reading.source === 'assumed'))
  const bound = kept.map((reading) => (reading.source === 'stated' && reading.appliesTo === null && HOURS.has(reading.kind) ? { ...reading, appliesTo: ofTrip } : reading))
  const onItsDays = { ...said, id: `${id}-span`, appliesTo: ofTrip, text, kind: 'horizon' as const, first: days.first, last: days.last }
  const evenings = { ...said, ...NOWHERE_SAID, id: 'hours-of-the-trip', appliesTo: ofTrip, text: `${title}: any hour`, kind: 'availability' as const, days: { spans: [days] }, windows: [], person: null }
  const home: ReadingOf<'horizon'> & { id: string } = { ...NOWHERE_SAID, id: 'home-again', appliesTo: null, text: `Goes on to ${describeDay(days.last + DAYS_AT_HOME)}`, kind: 'horizon', first: null, last: days.last + DAYS_AT_HOME }
  // Without a place there are days to keep free and nothing to fill them with.
  return withReadings(frame, [...bound, event, ...(isNowhere(frame) ? [] : [onItsDays, evenings]), home])
}

const NOWHERE_SAID = { words: '', start: 0, end: 0, strength: 'hard', source: 'assumed' } as const

type Span = PlanFrame['brief']['readings'][number] & ReadingOf<'horizon'>

/** The stretches that the goal names for all of it; 'three weeks from 20 December' is one of them, though it is read as a length and a beginning. */
function spansSaid({ brief }: PlanFrame): Span[] {
  const spans = brief.readings.filter((reading): reading is Span => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null)
  const from = spans.find(({ first, last }) => first !== null && last === null)
  const until = spans.find(({ first, last }) => last !== null && (first === null || first === from?.first))
  return spans.length === 2 && from !== undefined && until !== undefined && until.last! > from.first! ? [{ ...from, last: until.last }] : spans
}

/** A length that is told together with its beginning is read with it. */
function isEdgeOf(reading: PlanFrame['brief']['readings'][number], span: Span | undefined): boolean {
  return span !== undefined && reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.last === span.last
}

/** Some days of the month that was named, or, where nothing says when, of the weeks after those in which it is prepared; null where the days are said. */
function daysAway(frame: PlanFrame): DaySpan | null {
  const spans = spansSaid(frame)
  const [span] = spans
  const today = dayOfMinute(frame.brief.now)
  const length = tripLength(frame.words) ?? (hasAnyKeyword(frame.words, BREAKS) ? DAYS_OF_A_BREAK : USUAL_DAYS)
  if (spans.length > 1 || length > LONGEST_TRIP) return null
  if (span !== undefined && isTold(frame)) return { first: span.first!, last: span.last ?? span.first! + length - 1 }
  if (span === undefined || ONLY_HOW_LONG.test(span.words.trim()) && isNowhere(frame)) {
    const from = today + (length <= SHORT_TRIP ? WEEKS_BEFORE_SHORT : WEEKS_BEFORE) * DAYS_OF_A_WEEK
    return fromSaturday({ first: from, last: from + DAYS_OF_A_WEEK + length }, length)
  }
  return isMonth(span) && span.first! - today >= LEAST_LEAD ? fromSaturday({ first: span.first!, last: span.last! }, Math.min(length, span.last! - span.first! + 1)) : null
}

/** 'We fly to Tokyo on 2 April for ten days': a fact rather than a wish for those days, and told weeks before. */
function isTold(frame: PlanFrame): boolean {
  const { brief, of } = frame
  const [span, ...others] = spansSaid(frame)
  if (span === undefined || span.first === null || others.length > 0 || isMonth(span) || span.first - dayOfMinute(brief.now) < LEAST_LEAD) return false
  if (of('topic').some(({ label }) => isArrangedBefore(label)) || asksToArrange(brief.prompt)) return !ONLY_THE_DAYS.test(brief.prompt)
  const rules = brief.readings.filter(({ source, kind }) => source === 'stated' && !SAYS_NOTHING_OF_DAYS.has(kind))
  if (rules.length > 0 || ONLY_THE_DAYS.test(brief.prompt)) return false
  return JOURNEY_TOLD.test(brief.prompt) || stayKind(frame) !== null || LEAVES_HOME.test(brief.prompt)
}

const ONLY_THE_DAYS = /(?<!\p{L})(?:(?:just|only) (?:plan|the days)|itinerary|day by day|each day|every day|programme|tagesplan|itinerario|itinéraire|itinerário|already (?:booked|have)|nur die tage|solo los días|seulement les jours|só os dias)(?!\p{L})/iu

const SAYS_NOTHING_OF_DAYS: ReadonlySet<string> = new Set(['horizon', 'place', 'quantity', 'level', 'person'])
/** 'Holiday in …', 'three weeks in Australia from 20 December', 'half-term in Tenerife': a stretch of days that nobody spends without getting ready. */
const LEAVES_HOME = /^(?:(?:plan|our|my|the|a|summer|winter|family|big|long) )*(?:holidays?|vacation|honeymoon|cruise|road ?trip|safari|(?:[\p{L}-]+ )?half[- ]term|(?:two|three|four|2|3|4) weeks|(?:urlaub|flitterwochen|vacaciones|vacances|férias)) (?:with [^.!?;:,]{2,30} )?(?:in|on|to|at|around|through|from|with|en|em|à|au|nach|auf) /iu
const JOURNEY_TOLD = /^(?:(?:we|i)(?:['’](?:re|m)| are| am| will be|['’]ll be)? (?:fly|flying|going|off|travel|travell?ing|leav(?:e|ing)|set(?:ting)? off|drive|driving|head(?:ing)?|sail(?:ing)?)(?: (?:away|out|off))? (?:to|for|in|around) |(?:our|my|the) (?:[\p{L}'’-]+ ){0,3}?(?:trip|holiday|tour|journey|excursion|honeymoon|cruise) (?:[\p{L}'’-]+ ){0,4}?(?:is|starts|begins) (?:from|on|in) |(?:wir|ich) (?:flieg|fahr|reis)\p{L}+ |(?:nous|on|je) (?:part|vol|all|vai|va)\p{L}* |(?:vamos|viajamos|viajo|voy|volamos|vou|viajo) (?:a|para) )/iu

/** 'A two-week honeymoon', 'a ski trip with friends': nobody has said where. */
function isNowhere(frame: PlanFrame): boolean {
  if (isStageTour(frame)) return false
  const [stop, ...stops] = tripRoute(frame)
  return stop !== undefined && stops.length === 0 && stop.destination === null && plainWords(stop.title).join(' ') === plainWords(frame.brief.subject).join(' ')
}

/** How long, and nothing of when: 'two-week', 'ten days'. */
const ONLY_HOW_LONG = /^(?:an? |for |one |of )*[\p{L}\d-]+[- ](?:days?|weeks?|nights?|tage?\p{L}*|wochen?|wöchig\p{L}*|tägig\p{L}*|nächte|días?|semanas?|noches|jours?|semaines?|nuits|dias?|noites)(?:['’]s?)?$/iu
const BREAKS = ['weekend', 'city break', 'mini break', 'short break', 'getaway', 'wochenende', 'stadtetrip', 'kurztrip', 'escapada', 'fin de semana', 'fim de semana', 'week end']
const DAYS_OF_A_BREAK = 3
const DAYS_OF_A_WEEK = 7
/** In days; whoever goes for longer books earlier. */
const SHORT_TRIP = 4
const WEEKS_BEFORE_SHORT = 5
const WEEKS_BEFORE = 8

/** An outing on a day before or behind those of the journey, or that the plan is to be ready for. */
function isBesideIt(reading: PlanFrame['brief']['readings'][number], span: Span | undefined): boolean {
  if (!isOutingBeside(reading)) return false
  return reading.kind !== 'event' || span !== undefined && span.first !== null && span.last !== null && (reading.days.last < span.first || reading.days.first > span.last)
}

const BOUND = ['event', 'meeting', 'visit', 'stay', 'rhythm', 'deadline', 'exclusion'] as const
/** Days without which there is nothing to lay out before it. */
const LEAST_LEAD = 21
const USUAL_DAYS = 7
/** To unpack, claim and thank in. */
const DAYS_AT_HOME = 3
const SATURDAY = 6
/** A stretch longer than this holds the trip; a shorter one is the trip. */
const LONGEST_TRIP = 27
/** Hours and limits that are those of the days away. */
const HOURS: ReadonlySet<string> = new Set(['availability', 'limit', 'session'])

function isMonth({ first, last, words }: ReadingOf<'horizon'> & { words: string }): boolean {
  return first !== null && last !== null && last - first >= LONGEST_TRIP && !/\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|bis|al|au|a) ?\d/iu.test(words)
}

function fromSaturday({ first, last }: DaySpan, length: number): DaySpan {
  const saturday = [0, 1, 2, 3, 4, 5, 6].map((step) => first + step).find((day) => weekdayOf(day) === SATURDAY && day + length - 1 <= last) ?? first
  return { first: saturday, last: saturday + length - 1 }
}
