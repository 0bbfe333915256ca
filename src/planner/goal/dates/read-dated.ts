import type { DaySpan } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { addArrival, addEdge, comingThing, edgeOf, isArrivalHour } from './dated-edges.ts'
import { addEvent, GOALS } from './dated-events.ts'
import { addDemand, addExpiry, addBeforeSpan, addForHoliday, addCountedParts, addOpenStretch, addPart, isFirstWeekOfPart, isGuest, isNamedBehindGoal, isOneOfParts, isOpenStretch, isPlanWord, isSpanFromNow, isVisit } from './dated-stretches.ts'
import { addOccasion } from './dated-occasions.ts'
import { titleOf } from './dated-titles.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { describePattern, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSaid } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'
import { clauseOfTime } from '../times/clause-of-time.ts'
import { addDaysOffWork, isFreedByJob } from '../times/freed-days.ts'
import { isMoreFreeTime } from '../times/free-times.ts'
import { addDistance } from './distances-before.ts'
import { addDayEvent } from './add-day-event.ts'
import { addTripBetween } from './days-away.ts'
import { FROZEN } from '../sprints/days-without-deploys.ts'

/** What a clause does with days of the calendar. */
export const DATED_ROLES: readonly ClauseRole[] = [
  { says: 'I work Saturdays only, and half term week 8-12 February I have off', yields: 'availability', reads: when((context, { around }) => isFreedByJob(context, around), addDaysOffWork) },
  { says: 'Move the shop to the new system. Code freeze 20-24 December', yields: 'exclusion', reads: addFreeze },
  { says: 'Concert on 12 June. Press release 3 to 4 weeks before the concert', yields: 'horizon', reads: addDistance },
  { says: 'Band every other Monday (first one 11 January)', yields: 'rhythm', reads: (context, typed) => setsAnchor(context, { ...typed, spans: typed.entry.spans }) },
  { says: 'Save for a van by 1 December. My car is paid off in May', yields: null, reads: when(isHowItWillBe, ({ claimed }, { group }) => claimed.fill(0, group.from, group.to)) },
  { says: 'My passport expires in May', yields: 'deadline', reads: addExpiry },
  { says: 'The accountant wants everything on 26 March', yields: 'deadline', reads: addDemand },
  { says: 'Return to work after my operation on 9 April', yields: 'horizon', reads: addOccasion },
  { says: 'The piano arrives Friday at 3', yields: 'event', reads: addComing },
  { says: 'Weekend in Rome. Train arrives 12:20 on 12 March', yields: 'exclusion', reads: when(isArrivalHour, addArrival) },
  { says: 'Plan the launch. Team of 2: Ana and Leo. Leo is in meetings on 12 January 9-11', yields: 'commitment', reads: addBusyDays },
  { says: 'We fly to Crete on 10 May and are back on the 17th', yields: 'exclusion', reads: addTripBetween },
  { says: 'Five days in Rome. We fly on 8 March', yields: 'horizon', reads: addStatedEdge },
  { says: 'Paint the fence in two evenings this week', yields: 'rhythm', reads: addCountedParts },
  { says: 'Learn React within the next two months', yields: 'horizon', reads: when((_context, typed) => isSpanFromNow(typed), (context, typed) => addEdge(context, typed, 'last')) },
  { says: 'The plumber comes 8-10 March', yields: 'event', reads: when((_context, { entry: { spans: [span] }, around }) => span!.last > span!.first && isGuest(around), addAim) },
  { says: 'The rest of April is for proofreading', yields: 'horizon', reads: when((_context, typed) => isFirstWeekOfPart(typed), addPart) },
  { says: 'My job search for the next six weeks, mornings only', yields: 'availability', reads: when(isOpenStretch, addOpenStretch) },
  { says: 'Sort the garage, and one weekend away in October (8th-10th)', yields: 'event', reads: addTimeAway },
  { says: 'Only these days: 4, 8 and 11 May', yields: 'availability', reads: addOpenDates },
  { says: 'Bathroom book 9 March, tiler 16-18 March', yields: 'event', reads: when(isVisit, addAim) },
  { says: 'My sister marries on 12 June, stag do the weekend before', yields: 'event', reads: when((context, typed) => isWeekendBefore(typed) && titleOf(context, typed.around) !== null, (context, typed) => addEvent(context, typed, { day: typed.entry.spans[0]!, isAim: false })) },
  { says: 'Dig beds in February, sow in mid-March', yields: 'horizon', reads: when(isOneOfParts, addPart) },
  { says: 'Learn Portuguese before our move to Porto in September', yields: 'deadline', reads: addBeforeSpan },
  { says: 'Knit socks for Easter', yields: 'deadline', reads: addForHoliday },
  { says: 'Chess tournament 20-21 November', yields: 'event', reads: when(isOccasion, addAim) },
  { says: 'Alpine tour 14-20 June. Until then three rides a week', yields: 'event', reads: when(isPreparedFor, (context, typed) => addEvent(context, typed, { day: typed.entry.spans[0]!, isAim: false })) },
  { says: 'Move the payroll in three 2-week sprints from 11 January. One parallel run in February', yields: 'horizon', reads: when(isPartOfSprints, addPart) },
  { says: 'Party for my aunt on 6 March. Invites out this week', yields: 'horizon', reads: when(isNearPart, addPart) },
  { says: 'Finals on 28 June (French 9:00, maths 14:30) and 29 June', yields: 'event', reads: addDayMore },
  { says: 'Get the shop ready. Two window displays between 3 and 14 May', yields: 'horizon', reads: when(isNamedBehindGoal, addPart) },
  { says: 'Tuesday evenings only, plus Sunday 14 March is free', yields: 'availability', reads: when((context, { around, entry }) => isMoreFreeTime(clauseOfTime(context, around, entry)), addFreeDates) },
  { says: 'Tour of the Alps 8-14 May', yields: 'horizon', reads: addDaysOfPlan },
  { says: 'Paint on 4 May and 8 May', yields: 'event', reads: addEachDay },
]

/** Calendar days: somebody's busy time, the days of the plan, an event, or a hand-in. */
export function readDated(context: ReadingContext, typed: TypedTime): void {
  readByRole(DATED_ROLES, context, typed)
}

function addFreeDates(context: ReadingContext, { days, entry, words }: TypedTime): void {
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, text: `${describePattern(days)}${describeWindows(entry.windows)}` })
}

/** 'The weekend before', 'le week-end d'avant': days beside an occasion, and never those of the plan. */
function isWeekendBefore({ entry: { spans, expressions } }: TypedTime): boolean {
  return spans.length === 1 && spans[0]!.last === spans[0]!.first + 1 && /(?:weekend|wochenende|fin de semana|week-end|fim de semana) (?:before|beforehand|prior|davor|zuvor|vorher|d['’]avant|précédent|anterior|antes|previo)$/iu.test(expressions.at(-1)!.words)
}

/** 'Finals on 28 June (French 9:00, maths 14:30) and 29 June': the same on a further day, behind what the bracket says of the first. */
function addDayMore(context: ReadingContext, { entry, around: { segment, leftKeys }, words }: TypedTime): boolean {
  const [day] = entry.spans
  const isBehindBracket = segment?.lead === ')' && entry.spans.length === 1 && day!.first === day!.last && leftKeys.every((key) => /^(?:\)|and|then|on|the|&|plus|y|el|et|le|und|am|dann|e|o|no|em|a)$/u.test(key))
  if (!isBehindBracket) return false
  const sentence = sentenceOf(context, segment)
  const bracket = context.segments.slice(0, context.segments.indexOf(segment)).findLast((other) => other.sentence === segment.sentence && other.depth === segment.depth)
  const [from, to] = bracket ? [context.source.tokens[sentence[0]!.from]!.start, context.source.tokens[bracket.to - 1]!.end] : [0, 0]
  const first = context.readings.findLast((reading) => reading.kind === 'event' && reading.start >= from && reading.end <= to + 1)
  if (first?.kind !== 'event' || first.days.first >= day!.first) return false
  addDayEvent(context, words, { title: first.title, days: day! })
  return true
}

/** 'My loan is paid off in May', behind the goal: how things will be in a month or a season; on a day something happens. */
function isHowItWillBe(context: ReadingContext, { entry, around: { segment, leftKeys } }: TypedTime): boolean {
  const isWide = entry.spans.length === 1 && /^(?:month|season|quarter|year|half-year)$/u.test(entry.expressions[0]!.days?.grain ?? '')
  return isWide && segment !== null && segment.from > 0 && context.plannerType === 'calendar' && /^(?:(?:and|but) )?(?:my|our|his|her|their) (?:\p{L}+ ){1,3}(?:is|are|will be|gets?) (?:paid off|paid|over|up|finished|done|gone|free|older|bigger|back|away|cheaper|dearer|closed|two|three|four|five|six|seven|eight|nine|ten|eighteen)$/u.test(leftKeys.join(' '))
}

function addAim(context: ReadingContext, typed: TypedTime): void {
  addEvent(context, typed, { day: typed.entry.spans[0]!, isAim: true })
}

function addStatedEdge(context: ReadingContext, typed: TypedTime): boolean {
  const edge = edgeOf(context, typed)
  if (edge !== null) addEdge(context, typed, edge)
  return edge !== null
}

function addBusyDays(context: ReadingContext, { entry, around, days, person, words }: TypedTime): boolean {
  if (person === null || !isSaid(around, 'busy')) return false
  addReading(context, words, { value: { kind: 'commitment', title: 'Busy', days, windows: entry.windows, person, inPlan: false }, text: `${person} busy ${describePattern(days)}${describeWindows(entry.windows)}` })
  return true
}

/** Several days without a name or an hour are those of the plan, and so is what lies between them. */
function addDaysOfPlan(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const [span] = entry.spans
  const isStretch = span!.last > span!.first
  const isBare = entry.spans.length > 1 && entry.point === null && titleOf(context, around) === null
  if (entry.windows.length > 0 || !isStretch && !isBare) return false
  const days = isStretch ? span! : { first: Math.min(...entry.spans.map(({ first }) => first)), last: Math.max(...entry.spans.map(({ last }) => last)) }
  addReading(context, words, { value: { kind: 'horizon', first: days.first, last: days.last }, text: describeSpan(days) })
  return true
}

/** An exam on two days in a row begins with the first of them; a club that meets on two dates is prepared for until the last. */
function addEachDay(context: ReadingContext, typed: TypedTime): boolean {
  const { spans } = typed.entry
  const [first, last] = [spans[0]!, spans.at(-1)!]
  const isInRow = last.first - first.first === spans.length - 1
  for (const day of spans) addEvent(context, typed, { day, isAim: day === (isInRow ? first : last) })
  return true
}

/** 'Freeze 26-30 April', 'code freeze from 20 to 24 December', 'payroll freeze 18 to 25 January': nothing goes live on those days, the rest of the work goes on. */
function addFreeze(context: ReadingContext, { entry, around, words, days }: TypedTime): boolean {
  if (!/^(?:the |an? |our |(?:there is|there's|we have) (?:an? |the )?)?(?:(?!(?:feature|content|design|scope|text|data|picture|script|menu|hiring)(?!\p{L}))\p{L}{2,20}[ -]){0,3}(?:freeze|black-?out)(?: period)?(?: (?:is|on|from|runs|during|:|-))*$/u.test(around.leftKeys.join(' ').replace(/ - /gu, '-')) || entry.windows.length > 0) return false
  const [span] = entry.spans
  // 'Code freeze 14 April' is a day on which it begins.
  if (span !== undefined && entry.spans.length === 1 && span.first === span.last && !/\b(?:change|holiday|year-end)\b/u.test(around.leftKeys.join(' '))) return false
  addReading(context, words, { value: { kind: 'exclusion', days, windows: [], person: null }, appliesTo: { labels: [...FROZEN] }, text: `Nothing goes live on ${describePattern(days)}` })
  return true
}

/** 'one parallel run in May': where sprints say when the plan is, a month named with a thing is the thing's. */
function isPartOfSprints(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const isPlanned = context.readings.some((reading) => reading.kind === 'sprint-calendar')
  const label = labelOf(context, around.left, 4)
  return isPlanned && /^(?:month|range)$/u.test(entry.expressions[0]!.days?.grain ?? '') && label !== null && !isPlanWord(label) && !/^(?:timebox|frame|time|between|from|duration|runs?|sprints?|iterations?)\b/iu.test(label) && around.left.from > 0 && (around.segment?.sentence !== 0 || entry.expressions[0]!.days?.grain === 'month')
}

/** 'the piano arrives Friday at 3'. */
function addComing(context: ReadingContext, { entry, around, words, person }: TypedTime): boolean {
  const [days] = entry.spans
  const thing = comingThing(context, around)
  if (thing === null || entry.spans.length > 1 || days!.first !== days!.last) return false
  const name = labelOf(context, thing, 4) ?? 'Delivery'
  const [home] = /\bcomes (?:back )?(?:home|back)$/u.exec(around.leftKeys.join(' ').replace(/ on$/u, '')) ?? []
  const title = `${name} ${home !== undefined ? home : /[^s]s$/iu.test(name) && around.leftKeys.some((key) => /^(?:arrive|come|arriving|coming)$/u.test(key)) ? 'arrive' : 'arrives'}`
  const from = entry.point ?? entry.windows[0]?.from ?? null
  // Who comes 9-12 is there until 12; what comes between 12 and 2 comes at some time.
  const to = around.leftKeys.some((key) => /^(?:comes?|coming)$/u.test(key)) && !/\bbetween\b/iu.test(entry.expressions.map((expression) => expression.words).join(' ')) ? entry.windows[0]?.to ?? null : null
  addReading(context, { from: Math.min(words.from, thing.from), to: words.to }, { value: { kind: 'event', title, days: days!, from, to, place: null, person }, text: `${title}: ${describeSpan(days!)}${describeWindows(entry.windows)}` })
  return true
}

/** 'Me and my brother can do': when both of them have time. */
function canTogether(said: string): boolean {
  const who = /(?:^| )(?:me|i|us|all of us|both of us) (?:[+&]|and|plus) /u.exec(said)
  return who !== null && /can(?: only| all| both)? (?:do|work|make|manage|come)(?: on)?$/u.test(said.slice(who.index))
}

const OTHERS_TIME = /^(?:(?:and|but|,) )*(?:my|our|his|her|their|the) (?:\p{L}+ ){1,3}(?:can )?(?:only|just)(?: on)?$/u

/** 'only these days: 4, 8 and 11 May', 'I can be there 6-7, 13-14 and 20-21 June': the dates on which there is time. */
function addOpenDates(context: ReadingContext, { entry, around, words, days, person }: TypedTime): boolean {
  const said = around.leftKeys.filter((key) => key !== ':').join(' ')
  // 'My brother only on the 13th': that is his time, and not the plan's.
  if (OTHERS_TIME.test(said)) return false
  const isOpen = /(?:^| )(?:(?:only|just)(?: on)?(?: the| these| those)?(?: following)? ?(?:days|dates|evenings|mornings)?|(?:these|those|the following|possible|free|available) (?:days|dates|evenings|mornings)(?: only| are| work)?|(?:i|we) can(?: only)? (?:do|work|make|manage|come|be there|be here|get there|go there|go|help|drive over|drive up|drive down)(?: (?:on )?(?:it|this|that))?(?: on| for)?(?: (?:on )?the weekends?(?: of)?)?|(?:i'm|im|i am|we're|we are)(?: only| both)? (?:free|available)(?: on)?(?: the weekends?(?: of)?)?)$/u.test(said) || canTogether(said)
  if (!isOffWork(context, said, entry) && (!isOpen || entry.spans.length < 2)) return false
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person }, text: `${describePattern(days)}${describeWindows(entry.windows)}` })
  return true
}

/** 'I'm off work 12-16 April, otherwise evenings after 6': further days with time, beside weekly ones. */
function isOffWork({ groups }: ReadingContext, said: string, { spans }: TypedTime['entry']): boolean {
  const isOff = /(?:^| )(?:i'm|im|i am|we're|we are|i have|we have|i've got|we've got)(?: only| both)? (?:off (?:work|school|uni)|(?:time|days|a week|the week|leave) off(?: work)?)(?: from| on)?$/u.test(said)
  return isOff && spans.length > 0 && groups.some(({ entries }) => entries.some(({ weekdays, windows }) => weekdays !== null || windows.length > 0))
}

/** 'Invites out this week', beside a date further on: when that alone is done. */
function isNearPart(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const [span] = entry.spans
  const isNear = /^(?:this|next) (?:week|weekend|month)$/iu.test(entry.expressions[0]!.words) && entry.windows.length === 0 && entry.spans.length === 1
  const words = around.leftKeys.length
  const isThing = words > 0 && words <= 6 && !/^(?:i|we|start|starting|begin|from|do|plan|i'm|we're)$/u.test(around.leftKeys[0]!) && labelOf(context, around.left) !== null
  return isNear && isThing && (around.segment?.sentence ?? 0) > 0 && context.readings.some((reading) => reading.kind === 'event' && reading.days.first > span!.last)
}

/** 'and one weekend away in October (8th-10th)', among other things to do. */
function addTimeAway(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const { start } = context.source.tokens[words.to - 1]!
  const said = /\b((?:long )?(?:weekend|nights?|days?) away)\b[^.;!?\n]{0,30}$/iu.exec(context.prompt.slice(Math.max(0, start - 60), start))?.[1]
  const [days] = entry.spans
  if (said === undefined || !context.prompt.slice(0, start).split(/[,;:.]/u).slice(1).some((part) => /\b(?:nights?|days?|weekend) away\b/iu.test(part)) || around.segment === null || around.segment.from === 0 || entry.spans.length !== 1 || entry.windows.length > 0) return false
  const title = said[0]!.toUpperCase() + said.slice(1)
  addDayEvent(context, words, { title, days: days! })
  return true
}

/** 'Alpine tour 14-20 June. Until then three rides a week': what is said to be prepared for has days of its own. */
function isPreparedFor(context: ReadingContext, { entry, group }: TypedTime): boolean {
  const [span] = entry.spans
  const isFirst = context.groups.every((other) => other.from >= group.from || other.expressions[0]!.days === null)
  if (!isFirst || entry.spans.length !== 1 || span!.last <= span!.first || span!.first <= context.today) return false
  // 'Dry dock 8-12 March (booked). Before that: …'.
  const isHeaded = span!.last - span!.first <= LONGEST_ABSENCE && context.segments.some((segment, index) => segment.from > group.to && context.segments[index + 1]?.lead === ':' && BEFOREHAND.test(keysOf(context, segment).join(' ')))
  return isHeaded || isWorkedTowards(context, group) || context.expressions.some(({ bound, days, start, words }) => bound === 'before' && days?.first === span!.first && start > group.expressions[0]!.end && /^(?:before|until|till|by|up to|bis|hasta|d['’]ici|até|jusque)/iu.test(words))
}

/** 'Annual leave 1-12 March. Before that I have to hand over two projects': behind the days, with no other date in between. */
function isWorkedTowards({ prompt, expressions }: ReadingContext, { expressions: said }: TypedTime['group']): boolean {
  const { end } = said.at(-1)!
  const pointing = SENTENCE_BEFOREHAND.exec(prompt.slice(end))
  return pointing !== null && expressions.every(({ days, start }) => days === null || start < end || start > end + pointing.index + pointing[0].length)
}

/** A sentence or a clause that speaks of the time before what was dated. */
const SENTENCE_BEFOREHAND = /(?<=[.!?;:,\n–—-]\s{0,2}|(?<!\p{L})(?:and|but|so)\s)(?:before (?:that|then|it|(?:i|we) (?:go|leave))|beforehand|until then|by then)(?!\p{L})|(?<=(?<!\p{L})(?:do|sort|done|sorted|finish|finished|ready|arrange) )(?:before(?: that| then)?|beforehand)(?=\s{0,2}(?:[.,;:!)\n]|$))/iu
/** Weeks of leave, in days. */
const LONGEST_ABSENCE = 28
const BEFOREHAND = /^(?:before (?:that|then|it|this)|before|beforehand|(?:before|until|till|by) (?:that|then) (?:i|we) .+)$/u

/** 'Chess tournament 20-21 November', 'exam week is 22-26 November': what the plan leads up to, not its days. */
function isOccasion(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const [span] = entry.spans
  const length = span!.last - span!.first
  if (context.plannerType !== 'calendar' || entry.spans.length !== 1 || entry.windows.length > 0 || length === 0 || length > LONGEST_OCCASION || span!.first < context.today + 7) return false
  const title = titleOf(context, around)
  const isSaidOf = /^(?:is|are|runs|happens|falls)$/u.test(around.leftKeys.findLast((key) => !/^(?:on|from|in|the|place|takes)$/u.test(key)) ?? '')
  return title !== null && GOALS.test(title) && !/\b(?:trip|holidays?|vacation|visit|travel|weekend|stay|tour|journey|break|itinerary|days?)\b/iu.test(title) && (isSaidOf || length <= 2 || SHOWN.test(title) && span!.first >= context.today + WEEKS_TO_PREPARE)
}

/** In days. */
const LONGEST_OCCASION = 9
/** What is open for days and is made ready before them. */
const SHOWN = /\b(?:exhibition|art show|open studios|degree show|flower show|trade show|ausstellung|exposici[oó]n|exposition|exposi[cç][aã]o)$/iu
/** In days. */
const WEEKS_TO_PREPARE = 21

/** '(first one 13 March)', '(next: 8 March)' behind 'every second Monday': which weeks are meant. */
export function setsAnchor(context: ReadingContext, { around, group, spans }: Pick<TypedTime, 'around' | 'group'> & { spans: readonly DaySpan[] }): boolean {
  const lead = [...around.leftKeys.slice(-3), context.source.tokens[group.from]!.key]
  if (!around.segment || spans.length !== 1 || !lead.some((key) => /^(?:first|next|starting|starts|beginning|erstmals|erste|ersten|erster|primeiro|primeira|proximos|nachste|nachster|proximo|proxima|primero|primera|prochain|prochaine|premier)$/u.test(key))) return false
  const [day] = [spans[0]!.first]
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const repeated = context.readings.flatMap((reading) => {
    const isRepeated = reading.kind === 'rhythm' || reading.kind === 'availability' || reading.kind === 'exclusion' || reading.kind === 'commitment'
    return isRepeated && reading.start >= start && reading.days.everyWeeks && reading.days.weekdays?.includes(weekdayOf(day)) ? [{ reading, every: reading.days.everyWeeks }] : []
  })
  for (const { every, reading } of repeated) {
    every.anchor = day
    extendReading(context, reading, group)
  }
  return repeated.length > 0
}
