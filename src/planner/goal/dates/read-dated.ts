import type { DaySpan } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { addArrival, addEdge, comingThing, edgeOf, isArrivalHour } from './dated-edges.ts'
import { addEvent, GOALS } from './dated-events.ts'
import { addDemand, addExpiry, addBeforeSpan, addForHoliday, addCountedParts, addOpenStretch, addPart, isFirstWeekOfPart, isGuest, isOneOfParts, isOpenStretch, isPlanWord, isSpanFromNow, isVisit } from './dated-stretches.ts'
import { addOccasion } from './dated-occasions.ts'
import { titleOf } from './dated-titles.ts'
import { describePattern, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isSaid } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'

/** Calendar days: somebody's busy time, the days of the plan, an event, or a hand-in. */
export function readDated(context: ReadingContext, typed: TypedTime): void {
  const { entry, around, days, person, words } = typed
  const [span] = entry.spans
  if (addFreeze(context, typed)) return
  if (setsAnchor(context, { ...typed, spans: entry.spans })) return
  if (addExpiry(context, typed) || addDemand(context, typed) || addOccasion(context, typed)) return
  const thing = comingThing(context, around)
  if (thing !== null && entry.spans.length === 1 && span!.first === span!.last) return addComing(context, typed, thing)
  const edge = edgeOf(context, typed)
  if (isArrivalHour(context, typed)) addArrival(context, typed)
  else if (person !== null && isSaid(around, 'busy')) {
    addReading(context, words, { value: { kind: 'commitment', title: 'Busy', days, windows: entry.windows, person, inPlan: false }, text: `${person} busy ${describePattern(days)}${describeWindows(entry.windows)}` })
  } else if (edge !== null) addEdge(context, typed, edge)
  else if (addCountedParts(context, typed)) return
  else if (isSpanFromNow(typed)) addEdge(context, typed, 'last')
  else if (span!.last > span!.first && isGuest(around)) addEvent(context, typed, { day: span!, isAim: true })
  else if (isFirstWeekOfPart(typed)) addPart(context, typed)
  else if (isOpenStretch(context, typed)) addOpenStretch(context, typed)
  else if (addTimeAway(context, typed) || addOpenDates(context, typed)) return
  else if (isVisit(context, typed)) addEvent(context, typed, { day: span!, isAim: true })
  else if (isOneOfParts(context, typed)) addPart(context, typed)
  else if (addBeforeSpan(context, typed) || addForHoliday(context, typed)) return
  else if (isOccasion(context, typed)) addEvent(context, typed, { day: span!, isAim: true })
  else if (isPreparedFor(context, typed) && titleOf(context, around) !== null) addEvent(context, typed, { day: span!, isAim: false })
  else if (isPartOfSprints(context, typed)) addPart(context, typed)
  else if (isSideClause(context, typed)) addPart(context, typed)
  else if (span!.last > span!.first && entry.windows.length === 0) {
    addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, text: describeSpan(span!) })
  } else if (entry.spans.length > 1 && entry.windows.length === 0 && entry.point === null && titleOf(context, around) === null) {
    const days = { first: Math.min(...entry.spans.map(({ first }) => first)), last: Math.max(...entry.spans.map(({ last }) => last)) }
    addReading(context, words, { value: { kind: 'horizon', ...days }, text: describeSpan(days) })
  } else {
    // An exam on two days in a row begins with the first of them; a club that meets on two dates is prepared for until the last.
    const inRow = entry.spans.at(-1)!.first - span!.first === entry.spans.length - 1
    for (const day of entry.spans) addEvent(context, typed, { day, isAim: day === (inRow ? span : entry.spans.at(-1)) })
  }
}

/** What a freeze forbids. */
const FROZEN = ['deploy', 'deployment', 'release', 'rollout', 'roll-out', 'go-live', 'cutover', 'cut-over', 'migration', 'switch-over', 'launch']

/** 'Freeze 26-30 April', 'code freeze from 20 to 24 December': nothing goes live on those days, the rest of the work goes on. */
function addFreeze(context: ReadingContext, { entry, around, words, days }: TypedTime): boolean {
  if (!/^(?:the |a |our )?(?:(?:change|code|deploy|deployment|release|production|prod|holiday|year-end|network|it|system|there is a|there's a)[ -])*freeze(?: (?:is|on|from|runs|during|:|-))*$/u.test(around.leftKeys.join(' ').replace(/ - /gu, '-')) || entry.windows.length > 0) return false
  const [span] = entry.spans
  // 'Code freeze 14 April' is a day on which it begins.
  if (span !== undefined && entry.spans.length === 1 && span.first === span.last && !/\b(?:change|holiday|year-end)\b/u.test(around.leftKeys.join(' '))) return false
  addReading(context, words, { value: { kind: 'exclusion', days, windows: [], person: null }, appliesTo: { labels: FROZEN }, text: `Nothing goes live on ${describePattern(days)}` })
  return true
}

/** 'one parallel run in May': where sprints say when the plan is, a month named with a thing is the thing's. */
function isPartOfSprints(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const isPlanned = context.readings.some((reading) => reading.kind === 'sprint-calendar')
  const label = labelOf(context, around.left, 4)
  return isPlanned && /^(?:month|range)$/u.test(entry.expressions[0]!.days?.grain ?? '') && label !== null && !isPlanWord(label) && !/^(?:timebox|frame|time|between|from|duration|runs?|sprints?|iterations?)\b/iu.test(label) && around.left.from > 0 && (around.segment?.sentence !== 0 || entry.expressions[0]!.days?.grain === 'month')
}

/** 'the piano arrives Friday at 3'. */
function addComing(context: ReadingContext, { entry, words, person, around }: TypedTime, thing: Words): void {
  const [days] = entry.spans
  const name = labelOf(context, thing, 4) ?? 'Delivery'
  const title = `${name} ${/[^s]s$/iu.test(name) && around.leftKeys.some((key) => /^(?:arrive|come|arriving|coming)$/u.test(key)) ? 'arrive' : 'arrives'}`
  const from = entry.point ?? entry.windows[0]?.from ?? null
  addReading(context, { from: Math.min(words.from, thing.from), to: words.to }, { value: { kind: 'event', title, days: days!, from, to: null, place: null, person }, text: `${title}: ${describeSpan(days!)}${describeWindows(entry.windows)}` })
}

/** 'only these days: 4, 8 and 11 May', 'I can do 3, 5 and 9 June': the dates on which there is time. */
function addOpenDates(context: ReadingContext, { entry, around, words, days, person }: TypedTime): boolean {
  const said = around.leftKeys.filter((key) => key !== ':').join(' ')
  const isOpen = /(?:^| )(?:(?:only|just)(?: on)?(?: the| these| those)?(?: following)? ?(?:days|dates|evenings|mornings)?|(?:these|those|the following|possible|free|available) (?:days|dates|evenings|mornings)(?: only| are| work)?|(?:i|we) can(?: only)? (?:do|work|make|manage|come)(?: on)?|(?:i'm|im|i am|we're|we are)(?: only)? (?:free|available)(?: on)?)$/u.test(said)
  if (!isOffWork(context, said, entry) && (!isOpen || entry.spans.length < 3 || entry.spans.some(({ first, last }) => last > first))) return false
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person }, text: `${describePattern(days)}${describeWindows(entry.windows)}` })
  return true
}

/** 'I'm off work 12-16 April, otherwise evenings after 6': further days with time, beside weekly ones. */
function isOffWork({ groups }: ReadingContext, said: string, { spans }: TypedTime['entry']): boolean {
  const isOff = /(?:^| )(?:i'm|im|i am|we're|we are|i have|we have|i've got|we've got)(?: only| both)? (?:off (?:work|school|uni)|(?:time|days|a week|the week|leave) off(?: work)?)(?: from| on)?$/u.test(said)
  return isOff && spans.length > 0 && groups.some(({ entries }) => entries.some(({ weekdays, windows }) => weekdays !== null || windows.length > 0))
}

/** 'Mock test in the middle of September', 'scanner on loan 14 May-11 June only': behind what bounds the plan, days of one thing alone. */
function isSideClause(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const [span] = entry.spans
  if (around.segment === null || around.segment.sentence === 0 || span === undefined || span.last === span.first || entry.spans.length !== 1 || entry.windows.length > 0) return false
  const title = around.left.from >= around.segment.from ? titleOf(context, { ...around, right: { from: around.right.from, to: around.right.from }, rightKeys: [] }) : null
  const isPlain = title !== null && title.split(' ').length <= 5 && !PLAN_TIMES.test(title) && !/^(?:i|we|i'm|we're|i'll|we'll|you|it|this|that|from|start|starts|starting|begin|plan|do|spread|over)$/u.test(around.leftKeys[0] ?? 'i')
  const isBounded = context.expressions.some(({ days, bound, start }) => days !== null && days.grain === 'day' && !days.isRelative && days.last > context.today && (bound === 'by' || bound === 'until' || bound === 'before' || bound === null && days.bareWeekday === null) && start < context.source.tokens[group.from]!.start)
  const isEvent = context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)
  return isPlain && isBounded && (isEvent || context.readings.some((reading) => reading.kind === 'deadline' && reading.start < 40))
}

const PLAN_TIMES = /\b(?:trip|holidays?|vacation|travel|stay|visit|itinerary|tour|period|dates?|plan|project|schedule|window|term|semester|season|training|everything|sprint|week|weekend|days|season)\b/iu

/** 'and one weekend away in October (8th-10th)', among other things to do. */
function addTimeAway(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const { start } = context.source.tokens[words.to - 1]!
  const said = /\b((?:long )?(?:weekend|nights?|days?) away)\b[^.;!?\n]{0,30}$/iu.exec(context.prompt.slice(Math.max(0, start - 60), start))?.[1]
  const [days] = entry.spans
  if (said === undefined || around.segment === null || around.segment.from === 0 || entry.spans.length !== 1 || entry.windows.length > 0) return false
  const title = said[0]!.toUpperCase() + said.slice(1)
  addReading(context, words, { value: { kind: 'event', title, days: days!, from: null, to: null, place: null, person: null }, text: `${title}: ${describeSpan(days!)}` })
  return true
}

/** 'Alpine tour 14-20 June. Until then three rides a week': what is said to be prepared for has days of its own. */
function isPreparedFor(context: ReadingContext, { entry, group }: TypedTime): boolean {
  const [span] = entry.spans
  const isFirst = context.groups.every((other) => other.from >= group.from || other.expressions[0]!.days === null)
  return isFirst && entry.spans.length === 1 && span!.last > span!.first && span!.first > context.today && context.expressions.some(({ bound, days, start, words }) => bound === 'before' && days?.first === span!.first && start > group.expressions[0]!.end && /^(?:before|until|till|by|up to|bis|hasta|d['’]ici|até|jusque)/iu.test(words))
}

/** 'Chess tournament 20-21 November', 'exam week is 22-26 November': what the plan leads up to, not its days. */
function isOccasion(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const [span] = entry.spans
  const length = span!.last - span!.first
  if (context.plannerType !== 'calendar' || entry.spans.length !== 1 || entry.windows.length > 0 || length === 0 || length > 9 || span!.first < context.today + 7) return false
  const title = titleOf(context, around)
  const isSaidOf = /^(?:is|are|runs|happens|falls)$/u.test(around.leftKeys.findLast((key) => !/^(?:on|from|in|the|place|takes)$/u.test(key)) ?? '')
  return title !== null && GOALS.test(title) && !/\b(?:trip|holidays?|vacation|visit|travel|weekend|stay|tour|journey|break|itinerary|days?)\b/iu.test(title) && (isSaidOf || length <= 2)
}

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
