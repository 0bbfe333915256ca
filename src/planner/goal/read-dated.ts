import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DaySpan } from '../time/calendar-time.ts'
import { weekdayOf } from '../time/day-number.ts'
import { parseNumber } from '../time/grammar/parse-number.ts'
import type { DayPart } from '../time/grammar/sense.ts'
import { placeBehind, titleOf } from './dated-titles.ts'
import { describeDay, describeMoment, describePattern, describeSpan, describeWindows } from './describe.ts'
import { labelOf } from './labels.ts'
import { addReading, extendReading, segmentAt, sentenceOf } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { isSaid, matcherOf } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'
import type { TimeGroup } from './time-groups.ts'
import type { TypedTime } from './typed-time.ts'

const ARRIVALS = /^(?:arriv\w*|start\w*|begin\w*|commenc\w*|depart\w*|fly\w*|land\w*|kick\w*|beginn\w*|empez\w*|empiez\w*)$/u
const ENDINGS = /^(?:finish\w*|end|ends|ending|return\w*|leaving|back|stop\w*|endet|termin\w*|volv\w*)$/u
const HAND_INS = /^(?:hand|due|deadline|submit\w*|submission|deliver|delivers|delivering|deliverables?|turn|expires?|closes?|shuts?|abgabe|entrega|entregar|rendre|remise|vence|fallig)$/u
/** What a plan is made for: work on it ends when it happens. */
const GOALS = /exam|test|finals?\b|race|marathon|recital|concert|wedding|married|marry|party|ceremony|presentation|interview|launch|conference|competition|performance|fair|birthday|tournament|due|birth|prufung|klausur|hochzeit|examen|boda|fiesta|carrera|mariage|fete|prova|casamento|festa|show|gala|exhibition|contest|triathlon|10k|5k|audition|defense|defence|viva|club|examination|exámen|\brelease\b|go-?live/iu

/** When something 'in the afternoon' usually begins. */
const PART_STARTS: Partial<Record<DayPart, number>> = { 'early-morning': 420, morning: 540, midday: 720, afternoon: 840, evening: 1140, night: 1200 }

/** Calendar days: somebody's busy time, the days of the plan, an event, or a hand-in. */
export function readDated(context: ReadingContext, typed: TypedTime): void {
  const { entry, around, days, person, words } = typed
  const [span] = entry.spans
  if (setsAnchor(context, typed)) return
  if (isArrivalHour(typed)) addArrival(context, typed)
  else if (person !== null && isSaid(around, 'busy')) {
    addReading(context, words, { value: { kind: 'commitment', title: 'Busy', days, windows: entry.windows, person, inPlan: false }, text: `${person} busy ${describePattern(days)}${describeWindows(entry.windows)}` })
  } else if (isEdge(around, ARRIVALS) && !isBeforeVerb(around) && !isStartOfTask(around) && !isDelivery(around) && !around.leftKeys.includes('back') && !startsElsewhere(around) && entry.windows.length === 0) addEdge(context, typed, 'first')
  else if (/(?:^| )(?:day (?:one|1)|first (?:day|session|lesson|run|one)|erster tag) (?:is|will be|:|=|ist)(?: on)?$/u.test(around.leftKeys.join(' ')) && entry.windows.length === 0) addEdge(context, typed, 'first')
  else if (isEdge(around, ENDINGS) && entry.windows.length === 0 && entry.point === null && entry.spans.length === 1 && labelBeforeVerb(context, around) === null) addEdge(context, typed, 'last')
  else if (entry.windows.length === 0 && entry.point === null && /^(?:goal|target|aim|ziel|objetivo|meta|objectif)$/u.test(around.leftKeys.at(-1) ?? '')) addEdge(context, typed, 'last')
  else if (addCountedParts(context, typed)) return
  else if (isSpanFromNow(typed)) addEdge(context, typed, 'last')
  else if (span!.last > span!.first && isGuest(around)) addEvent(context, typed, span!)
  else if (isFirstWeekOfPart(typed)) addPart(context, typed)
  else if (isOpenStretch(context, typed)) addOpenStretch(context, typed)
  else if (isVisit(context, typed)) addEvent(context, typed, span!)
  else if (isOneOfParts(context, typed)) addPart(context, typed)
  else if (addBeforeSpan(context, typed)) return
  else if (span!.last > span!.first && entry.windows.length === 0) {
    addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, text: describeSpan(span!) })
  } else if (entry.spans.length > 1 && entry.windows.length === 0 && entry.point === null && titleOf(context, around) === null) {
    const days = { first: Math.min(...entry.spans.map(({ first }) => first)), last: Math.max(...entry.spans.map(({ last }) => last)) }
    addReading(context, words, { value: { kind: 'horizon', ...days }, text: describeSpan(days) })
  } else for (const day of entry.spans) addEvent(context, typed, day)
}

/** '(first one 13 March)', '(next: 8 March)' behind 'every second Monday': which weeks are meant. */
function setsAnchor(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const lead = [...around.leftKeys.slice(-3), context.source.tokens[group.from]!.key]
  if (!around.segment || entry.spans.length !== 1 || !lead.some((key) => /^(?:first|next|starting|starts|beginning|erstmals|erste|ersten|erster|primeiro|primeira|proximos|nachste|nachster|proximo|proxima|primero|primera|prochain|prochaine|premier)$/u.test(key))) return false
  const [day] = [entry.spans[0]!.first]
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

const ARRIVES = /^(?:arrives?|arriving|lands?|landing|gets?|reach|reaches|ankunft|llega|llegamos|arrive|arrivons|chega|chegamos)$/u
const LEAVES = /^(?:leaves?|leaving|departs?|departing|departure|flies|back|returns?|abfahrt|abflug|sale|salimos|part|partons|sai|partimos)$/u

/** 'train arrives 12:20 Friday', 'flight leaves 17:05 on Sunday'. */
function isArrivalHour({ entry, around }: TypedTime): boolean {
  const words = around.leftKeys.filter((key) => key !== 'at' && key !== 'on')
  // 'gets in at', 'comes in at', 'goes back at', 'heads back at'.
  const verb = /^(?:gets?|comes?|pulls?|goes|go|heads?|drives?)$/u.test(words.at(-2) ?? '') && /^(?:in|back|home)$/u.test(words.at(-1) ?? '') ? (words.at(-1) === 'in' ? 'arrives' : 'leaves') : words.findLast((key) => key !== 'in')
  return entry.point !== null && entry.spans.length === 1 && entry.windows.length === 0 && verb !== undefined && (ARRIVES.test(verb) || LEAVES.test(verb)) && around.leftKeys.length <= 5
}

/** Nothing before one gets there, and nothing after one has to go. */
function addArrival(context: ReadingContext, { entry, around, words }: TypedTime): void {
  const isEnd = around.leftKeys.some((key) => LEAVES.test(key) || key === 'home')
  const windows = isEnd ? [{ from: entry.point!, to: MINUTES_PER_DAY }] : [{ from: 0, to: entry.point! }]
  if (windows[0]!.to <= windows[0]!.from) return
  addReading(context, words, { value: { kind: 'exclusion', days: { spans: entry.spans }, windows, person: null }, text: `Nothing ${isEnd ? 'after' : 'before'} ${describeMoment(entry.spans[0]!.first * MINUTES_PER_DAY + entry.point!)}` })
}

/** 'the plumber comes 8-10 March': somebody else's days. */
function isGuest({ leftKeys, segment }: Surroundings): boolean {
  if (segment === null || segment.sentence === 0) return false
  const verb = leftKeys.findLastIndex((key) => /^(?:comes?|kommt|viene|vient|vem|visits?|visiting)$/u.test(key))
  return verb > 0 && verb >= leftKeys.length - 2 && !/^(?:i|we|you|it|this|ich|wir|yo|je|nous|eu|and)$/u.test(leftKeys[verb - 1]!)
}

/** 'before our move to Porto in September': done when that stretch begins. */
function addBeforeSpan(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const [span] = entry.spans
  const before = around.leftKeys.findLastIndex((key) => /^(?:before|bevor|vor|avant|antes)$/u.test(key))
  const event = before < 0 || around.leftKeys.length - before > 7 ? null : labelOf(context, { from: around.left.from + before + 1, to: around.left.to }, 5)
  if (event === null || span!.last === span!.first || entry.spans.length !== 1 || entry.windows.length > 0 || span!.first <= context.today) return false
  const appliesTo = around.segment?.sentence === 0 ? null : matcherOf(context, { from: around.left.from, to: around.left.from + before })
  addReading(context, words, { value: { kind: 'deadline', latest: span!.first * MINUTES_PER_DAY, event }, appliesTo, text: `${appliesTo ? `${appliesTo.labels[0]} d` : 'D'}one before ${event} on ${describeDay(span!.first)}` })
  return true
}

/** 'in two evenings this week': so many sessions in that part of the day, within those days. */
function addCountedParts(context: ReadingContext, { entry, group, around, words }: TypedTime): boolean {
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
function isSpanFromNow({ entry }: TypedTime): boolean {
  const [expression] = entry.expressions
  return expression!.days?.isRelative === true && expression!.clock === null && /^(?:in|within) (?:the next )?[\p{L}\p{N}]+ (?:days|weeks|months)$/iu.test(expression!.words)
}

function isEdge(around: Surroundings, pattern: RegExp): boolean {
  return around.leftKeys.slice(-3).some((key) => pattern.test(key)) || (around.leftKeys.length > 0 && around.leftKeys.length <= 8 && pattern === ARRIVALS && pattern.test(around.leftKeys[1] ?? ''))
}

/** 'my job search for the next six weeks, mornings only': a week and more with hours is when there is time, not one long event. */
function isOpenStretch(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const [span] = entry.spans
  const isGoal = around.segment !== null && around.segment.sentence === 0
  return entry.spans.length === 1 && span!.last - span!.first >= 6 && entry.windows.length > 0 && (isGoal || titleOf(context, around) === null)
}

function addOpenStretch(context: ReadingContext, { entry, words, person }: TypedTime): void {
  const [span] = entry.spans
  addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, text: describeSpan(span!) })
  addReading(context, words, { value: { kind: 'availability', days: {}, windows: entry.windows, person }, text: `Every day${describeWindows(entry.windows)}` })
}

/** 'boards arrive 8 Feb', 'the baby arrives in May': what comes, not when one begins. */
function isDelivery({ leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => /^(?:arriv|land)/u.test(key))
  const subject = verb > 0 ? leftKeys[verb - 1]! : null
  return subject !== null && !/^(?:i|we|you|he|she|they|i'll|we'll|will|train|flight|plane|bus|ferry|and|guests?|us|me|to|ich|wir|yo|nous|eu)$/u.test(subject)
}

/** 'before we fly on 6 May' ends the plan there. */
function isBeforeVerb({ leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => ARRIVALS.test(key))
  return leftKeys.slice(0, Math.max(0, verb)).some((key) => /^(?:before|until|till|bevor|avant|antes)$/u.test(key))
}

/** 'start cooking no later than 4 pm on the day': a task begins then, behind a sentence that has said what the plan is. */
function isStartOfTask({ leftKeys, segment }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => /^(?:start|begin)$/u.test(key))
  return segment !== null && segment.sentence > 0 && verb >= 0 && /\p{L}{3}ing$/u.test(leftKeys[verb + 1] ?? '') && !/^(?:training|studying|working|practi[cs]ing|learning)$/u.test(leftKeys[verb + 1]!)
}

/** 'the trip starts 13 March' dates the trip; the plan leads up to it. */
function startsElsewhere({ leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => ARRIVALS.test(key))
  return verb > 0 && /^(?:trip|holiday|vacation|journey|cruise|season|race|event|job|festival|conference|camp|tournament|school|semester|exams?|reise|viaje|voyage|viagem|urlaub|saison)$/u.test(leftKeys[verb - 1]!)
}

function labelBeforeVerb(context: ReadingContext, around: Surroundings): string | null {
  const at = around.leftKeys.findIndex((key) => ENDINGS.test(key))
  return at > 0 ? labelOf(context, { from: around.left.from, to: around.left.from + at }) : null
}

function addEdge(context: ReadingContext, { entry, words }: TypedTime, edge: 'first' | 'last'): void {
  const [span] = entry.spans
  const value = edge === 'first' ? { first: span!.first, last: null } : { first: null, last: span!.last }
  addReading(context, words, { value: { kind: 'horizon', ...value }, text: `${edge === 'first' ? 'Start' : 'End'} on ${describeDay(edge === 'first' ? span!.first : span!.last)}` })
}

/** 'the rest of April is for proofreading', 'Week 1: product training': a stretch with a purpose of its own. */
function isFirstWeekOfPart({ entry, around }: TypedTime): boolean {
  const days = entry.expressions[0]!.days
  return days !== null && days.grain !== 'day' && around.segment !== null && around.segment.from > 0 && /^(?:is|are|for|:)$/u.test(around.rightKeys[0] ?? '')
}

/** 'Plumber comes March 9, tiler March 16-18': in a sentence with another date, a named range is an event of its own. */
function isVisit(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const [span] = entry.spans
  if (!around.segment || around.segment.sentence === 0 || entry.spans.length !== 1 || entry.windows.length > 0 || entry.expressions[0]!.days?.grain !== 'range' || span!.last === span!.first) return false
  const label = labelOf(context, around.left, 3)
  if (label === null || around.leftKeys.length > 3 || PLAN_WORDS.test(label)) return false
  const { sentence } = around.segment
  return context.groups.some((other) => other !== group && other.expressions.some(({ days }) => days?.grain === 'day' && days.bareWeekday === null) && segmentAt(context, other.from)?.sentence === sentence)
}

const PLAN_WORDS = /^(?:dates?|trip|plan|period|travel|window|project|when|schedule|term|half term|sprint\b.*|week\b.*)$/iu

/** 'dig beds in February, sow in mid-March': several named stretches in one sentence are parts, not the plan's days. */
function isOneOfParts(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  if (!isStretch(group) || entry.windows.length > 0 || around.segment === null || labelOf(context, around.left) === null) return false
  if (isListedPart(around) || isBracketedPart(context, around)) return true
  // 'the set is to be built the weekend before opening night', 'samples must be run 8-12 March'.
  if (around.segment.sentence > 0 && (/\b(?:before|after|prior to|ahead of) \p{L}/iu.test(group.expressions[0]!.words) || /(?:^| )(?:is|are|must|should|has|have|needs?)(?: to)? (?:be )?(?:\p{L}+(?:ed|en|ne|wn|un|lt|ght)) ?$/u.test(around.leftKeys.join(' ')))) return true
  // 'deload in week 4'
  if (/week (?:\d|one|two|three|four|five|six|seven|eight)|(?:first|second|third|fourth|fifth|sixth) week/iu.test(group.expressions[0]!.words)) return true
  const { sentence } = around.segment
  const own = group.expressions[0]!.days!
  const isApart = ({ expressions: [first] }: TimeGroup) => first!.days!.first > own.last || first!.days!.last < own.first
  const others = context.groups.filter((other) => other !== group && isStretch(other) && isApart(other) && segmentAt(context, other.from)?.sentence === sentence && segmentAt(context, other.from) !== around.segment)
  return others.length > 0
}

/** 'tomatoes now, potatoes mid April, carrots 3rd week of April': a short item of a list with a stretch of its own. */
function isListedPart({ segment, leftKeys, rightKeys }: Surroundings): boolean {
  return segment !== null && segment.lead === ',' && leftKeys.length > 0 && leftKeys.length <= 3 && rightKeys.length === 0 && !leftKeys.some((key) => PLAN_WORDS.test(key) || /^(?:in|from|for|during|over|between|trip|holiday|stay|visit|travel|journey|away|vacation|off)$/u.test(key))
}

/** 'Prep the allotment: dig (this week), …': in brackets behind an item that is not the goal itself. */
function isBracketedPart(context: ReadingContext, { segment, leftKeys }: Surroundings): boolean {
  return segment !== null && segment.lead === '(' && context.segments.indexOf(segment) > 1 && context.segments[context.segments.indexOf(segment) - 1]!.sentence === segment.sentence && leftKeys.length > 0
}

function isStretch({ expressions }: TimeGroup): boolean {
  const [first] = expressions
  return expressions.length === 1 && first!.bound === null && first!.days !== null && first!.days.grain !== 'day' && first!.days.last > first!.days.first
}

function addPart(context: ReadingContext, { entry, around, words }: TypedTime): void {
  const label = labelOf(context, around.right) ?? matcherOf(context, around.left)?.labels[0] ?? labelOf(context, around.left)
  const [span] = entry.spans
  addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, appliesTo: label ? { labels: [label] } : null, text: `${label ?? 'Plan'}: ${describeSpan(span!)}` })
}

function addEvent(context: ReadingContext, typed: TypedTime, day: DaySpan): void {
  const { entry, around, words, person } = typed
  const title = titleOf(context, around)
  const window = entry.windows[0] ?? null
  const isPart = entry.part !== null && entry.expressions.every(({ clock }) => !clock?.from && !clock?.to)
  const from = entry.point ?? (isPart ? PART_STARTS[entry.part!] : undefined) ?? window?.from ?? null
  if (around.leftKeys.some((key, index) => HAND_INS.test(key) || key === 'closed' && index === around.leftKeys.length - 1)) addHandIn(context, typed, { day, from })
  // 'the portal closes on 12 March at 17:00' is a moment, and takes no hour.
  if (around.leftKeys.some((key) => /^(?:closes?|shuts?|expires?)$/u.test(key))) return
  if (title === null && from === null) return addLoneDay(context, typed, day)
  if (title !== null && from === null && FIRSTS.test(title)) return addEdge(context, typed, 'first')
  // 'scan the photos by my father's birthday on 20 March'.
  const before = around.leftKeys.findLastIndex((key, index) => /^(?:before|until|till|antes|vor|avant)$/u.test(key) || key === 'by' && /^(?:my|our|the|his|her|their)$/u.test(around.leftKeys[index + 1] ?? '') && around.leftKeys.length - index <= 6)
  if (before >= 0) {
    const event = labelOf(context, { from: around.left.from + before + 1, to: around.left.to }, 5) ?? title
    addReading(context, words, { value: { kind: 'deadline', latest: day.first * MINUTES_PER_DAY + (from ?? 0), event }, text: `Done before ${event ?? 'then'} on ${describeDay(day.first)}` })
    if (event !== null && from !== null && window === null && GOALS.test(event) && !/\bdue$/iu.test(event)) addReading(context, words, { value: { kind: 'event', title: event, days: day, from, to: null, place: null, person }, text: `${event}: ${describeSpan(day)}` })
    return
  }
  if (title === null) return addOpenDays(context, typed, day)
  const place = placeBehind(context, around)
  addReading(context, words, {
    value: { kind: 'event', title, days: day, from, to: isPart ? null : (window?.to ?? null), place, person },
    text: `${title}: ${describeSpan(day)}${describeWindows(entry.windows)}`,
  })
  if (GOALS.test(title) && isEarly(context, around)) {
    const latest = day.first * MINUTES_PER_DAY + (from ?? 0)
    addReading(context, words, { value: { kind: 'deadline', latest, event: title }, text: `Ready for ${title} on ${describeDay(day.first)}` })
  }
}

/** 'first day Monday 11 January', 'first one 6 March': when it all begins. */
const FIRSTS = /^(?:(?:the )?first(?: (?:day|one|session|lesson|time|class|run))?|day one|day 1|start(?: day| date)?|erste[rs]?|primer d[ií]a|premier jour|primeiro dia)$/iu

/** 'mornings this month' and '(Friday 2-5pm)' without a name: when there is time. A time alone is left for the notes. */
function addOpenDays(context: ReadingContext, { entry, group, words, person }: TypedTime, day: DaySpan): void {
  if (entry.windows.length === 0) {
    context.claimed.fill(0, group.from, group.to)
    return
  }
  const days = { spans: [day] }
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person }, text: `${describeSpan(day)}${describeWindows(entry.windows)}` })
}

/** A goal is named in the first two sentences. */
function isEarly(context: ReadingContext, around: Surroundings): boolean {
  return (around.segment?.sentence ?? 0) <= 1 && context.readings.every((reading) => reading.kind !== 'deadline' || reading.event === null)
}

/** What closes for whoever hands something in. */
const CALLS = /^(?:(?:the|submission|application|upload) )?(?:portal|call|submissions?|applications?|window|competition)\b/iu

function addHandIn(context: ReadingContext, { words, around }: TypedTime, { day, from }: { day: DaySpan; from: number | null }): void {
  const latest = from === null ? (day.last + 1) * MINUTES_PER_DAY : day.first * MINUTES_PER_DAY + from
  const label = labelOf(context, around.left)
  const isItem = around.segment?.lead === ',' && sentenceOf(context, around.segment).some(({ lead, from }) => lead === ':' && from < around.segment!.from)
  const isWhole = (around.segment?.sentence ?? 0) === 0 && !isItem || label !== null && CALLS.test(label)
  addReading(context, words, { value: { kind: 'deadline', latest, event: null }, appliesTo: isWhole || !label ? null : { labels: [label] }, text: `Hand in by ${describeDay(day.first)}` })
}

/** A day with neither name nor time: the day the plan is for. */
function addLoneDay(context: ReadingContext, { words, around }: TypedTime, day: DaySpan): void {
  if ((around.segment?.depth ?? 0) > 0) return
  addReading(context, words, { value: { kind: 'horizon', first: day.first, last: day.last }, text: describeSpan(day) })
}
