import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { clockTime } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeEnd, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { stems } from '../matcher.ts'
import { addReading, extendReading, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { thirdPartyOf } from '../scope/third-party.ts'
import { somebodyNamedAt } from '../scope/words-for-others.ts'
import type { Segment } from '../segments.ts'
import type { TypedTime } from '../surroundings.ts'
import type { DailyClause } from './daily-clause.ts'
import { OCCASIONS } from './hours-of-things.ts'

const FOR_ALL = /^(?:each|always|both|all|je|jeweils|beide|alle|cada|ambos|ambas|chaque|chacune?|deux|ambos|sempre|siempre|toujours)$/u

/** '(Mon 8 Feb, Mon 15 Feb, each 10:00-12:00)': the hours of every date in the same sentence. */
export function givesHoursToEvents(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  if (!around.segment || !around.leftKeys.some((key) => FOR_ALL.test(key))) return false
  const [window] = entry.windows
  const from = window?.from ?? entry.point!
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const events = context.readings.filter((reading) => reading.kind === 'event' && reading.from === null && reading.start >= start)
  for (const event of events) {
    if (event.kind !== 'event') continue
    Object.assign(event, { from, to: window?.to ?? null, text: event.text + (window ? describeWindows(entry.windows) : ` ${clockTime(from)}`) })
    extendReading(context, event, group)
    const ready = context.readings.find((reading) => reading.kind === 'deadline' && reading.event === event.title && reading.latest === event.days.first * MINUTES_PER_DAY)
    if (ready?.kind === 'deadline') ready.latest += from
  }
  return events.length > 0
}

/** 'she turns 7 on 17 April, party from 2pm to 4pm', 'quiz night on Thursday, quiz 19:00-21:30': the hours of the day named before. */
export function givesHoursToOccasion(context: ReadingContext, { entry, around, words, label }: DailyClause): boolean {
  if (!around.segment || entry.windows.length !== 1 || !(label !== null && OCCASIONS.test(label)) && !isOpeningOfOccasion(context, { entry, around }, label)) return false
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const event = context.readings.findLast((reading) => reading.kind === 'event' && reading.start >= start && (reading.from === null || reading.from >= 1140 && (reading.to ?? 1440) >= 1440))
  if (event?.kind !== 'event') return false
  const [window] = entry.windows
  Object.assign(event, { from: window!.from, to: window!.to, text: `${event.title}: ${describeSpan(event.days)}${describeWindows(entry.windows)}` })
  extendReading(context, event, words)
  const ready = context.readings.find((reading) => reading.kind === 'deadline' && reading.event === event.title)
  if (ready?.kind === 'deadline') ready.latest = event.days.first * MINUTES_PER_DAY + window!.from
  return true
}

/** 'Christmas market on 28 November, 25 stalls, 12-20h', 'her party on 6 February, at home 2-5pm': hours beside an event that has none, where it is what is planned or the weekly hours stand elsewhere. */
function isOpeningOfOccasion(context: ReadingContext, { entry, around }: Pick<TypedTime, 'entry' | 'around'>, label: string | null): boolean {
  const { segment } = around
  const isStated = entry.expressions.length === 1 && entry.part === null && entry.expressions[0]!.clock?.from !== null && entry.expressions[0]!.clock?.to !== null
  const start = context.source.tokens[sentenceOf(context, segment!)[0]!.from]!.start
  const event = context.readings.findLast((reading) => reading.kind === 'event' && reading.start >= start)
  if (segment!.lead !== ',' || !isStated || event?.kind !== 'event') return false
  const said = textOf(context, around.left).replace(/^[,\s]+|[,\s]+$/gu, '')
  const isBare = label === null || /^(?:about |around |up to )?\d+ \p{L}+$/u.test(label)
  if (isPlanned(context.prompt.slice(start), event) && (isBare || PLACE.test(said))) return true
  const isWeeklyElsewhere = context.groups.some(({ from, entries }) => from > segment!.to && entries.some(({ weekdays, windows }) => weekdays !== null && windows.length > 0))
  return segment!.sentence === 0 && isBare && isWeeklyElsewhere
}

/** Whether the sentence is about the occasion itself, and not about what is learnt or made for it. */
function isPlanned(sentence: string, { title, days }: ReadingOf<'event'>): boolean {
  return days.first === days.last && OF_PLAN.test(sentence.slice(0, sentence.indexOf(title))) && !WORK_FOR_IT.test(title)
}

/** What may stand before the occasion that a plan is for. */
const OF_PLAN = /^\s*(?:(?:please |help me )?(?:to )?(?:plan|planning|organi[sz]e|organi[sz]ing|host|hosting|throw|throwing|arrange|hold|have|celebrate|get ready for|prepare(?: for)?) )?(?:(?:i|we)(?:'m|'re|’m|’re| am| are)? (?:planning|organi[sz]ing|hosting|throwing|having|holding) )?(?:(?:my|our|a|an|the|mein\p{L}*|unser\p{L}*|mi|mis|nuestr\p{L}*|mon|ma|notre|meu|minha|noss\p{L}*) )?$/iu
const WORK_FOR_IT = /^(?:learn|train|practi[cs]e|study|revise|write|read|finish|make|build|sew|knit|paint|bake|cook)\p{L}*\s|\s(?:for|für|para|pour)\s/iu
const PLACE = /^(?:(?:at|in|on)(?! (?:work|school|the office|my job)\b)|bei|beim|im|in der|zu|chez|à|au|en casa|en el|en la|em casa|no|na) ?(?:[\p{L}'’.-]+ ?){1,5}$/iu

/** 'we move on Friday 26 February: van 8am, keys 11am': several things of one day, each with its hour. */
export function addHourOfDay(context: ReadingContext, { entry, words, around, group }: TypedTime): boolean {
  const event = untimedEvent(context)
  const { segment } = around
  const label = labelOf(context, around.left, 5)
  if (event === null || !segment || label === null || segment.from === 0) return false
  const sentence = sentenceOf(context, segment)
  const isSame = event.start >= context.source.tokens[sentence[0]!.from]!.start
  const isPoint = ({ entries }: TypedTime['group']) => entries.length === 1 && entries[0]!.point !== null && entries[0]!.spans.length === 0 && entries[0]!.weekdays === null
  const others = context.groups.filter((other) => other.from !== group.from && other.from >= sentence[0]!.from && other.to <= sentence.at(-1)!.to && isPoint(other))
  if (!isSame || others.length === 0) return false
  addReading(context, words, { value: { kind: 'event', title: label, days: event.days, from: entry.point, to: null, place: null, person: null }, text: `${label}: ${describeSpan(event.days)} ${clockTime(entry.point!)}` })
  return true
}

/** 'Operation on 17 February at 8.30, pick up 4pm', 'train 8:05, back by 4': further hours of the day whose own hour is said. */
export function addHourBesideEvent(context: ReadingContext, { entry, words, around }: TypedTime): boolean {
  const { segment, leftKeys } = around
  const isBack = leftKeys.some((key) => /^(?:back|home)$/u.test(key))
  const [bound] = entry.windows
  const point = entry.point ?? (isBack && bound?.from === 0 && entry.windows.length === 1 ? bound.to : null)
  const event = context.readings.findLast((reading) => reading.kind === 'event')
  if (event?.kind !== 'event' || segment?.lead !== ',' || point === null || entry.part !== null || entry.weekdays !== null || entry.isDaily || context.language !== 'en') return false
  const isSame = event.start >= context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start && event.from !== null && event.days.first === event.days.last
  const label = isBack ? 'Back home' : labelOf(context, around.left, 5)
  if (!isSame || label === null || !isBack && (leftKeys.some((key) => OTHERWISE.test(key)) || around.rightKeys.length > 0)) return false
  // 'Back by 4' is said of an afternoon.
  const from = isBack && point < event.from! && point < MINUTES_PER_DAY / 2 ? point + MINUTES_PER_DAY / 2 : point
  addReading(context, words, { value: { kind: 'event', title: label, days: event.days, from, to: null, place: null, person: null }, text: `${label}: ${describeSpan(event.days)} ${clockTime(from)}` })
  return true
}

/** What is done at that hour each day, or is the beginning or the end of the event. */
const OTHERWISE = /^(?:i|we|he|she|they|daily|each|every|all|both|always|usually|before|after|until|till|by|not?|never|nothing|only|free|work|lunch|sleep|nap|doors|gates|start|starts|starting|begins?|ends?|over|finished|done)$/u

/** 'gun goes off at 7:30', 'ceremony at 16:00': the hour of the event named before. */
export function givesHourToEvent(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const event = untimedEvent(context)
  // 'Church ends about 12' is no beginning.
  if (around.leftKeys.some((key) => /^(?:ends?|ending|finishes|over|until|till|endet|acaba|termina|finit)$/u.test(key))) return false
  if (event === null || isOfOwnDays(context, event, { around, group }) || isOfOtherSentence(context, event, { around, group })) return false
  event.from = entry.point
  event.text += ` ${clockTime(entry.point!)}`
  extendReading(context, event, group)
  const ready = context.readings.find((reading) => reading.kind === 'deadline' && reading.event === event.title)
  if (ready?.kind === 'deadline') ready.latest += entry.point!
  return true
}

/** The 8 pm of 'First issue on 5 March. I have Mon/Wed/Fri 45 minutes at 8 pm': a sentence with days of its own speaks of those. */
function isOfOwnDays(context: ReadingContext, event: Reading, { around: { segment, left }, group }: Pick<TypedTime, 'around' | 'group'>): boolean {
  const sentence = segment === null ? [] : sentenceOf(context, segment)
  const first = sentence[0]
  if (first === undefined || event.start >= context.source.tokens[first.from]!.start || labelOf(context, left) !== null) return false
  return context.groups.some((other) => other.from >= first.from && other.to <= group.from && other.entries.some(({ weekdays }) => weekdays !== null))
}

/** 'The race is on 27 March … my wife says family dinner at 6 is untouchable': another sentence gives an event its hour only where it speaks of the event, or says that something begins. */
function isOfOtherSentence(context: ReadingContext, event: Reading & ReadingOf<'event'>, { around: { segment, left, leftKeys, rightKeys }, group }: Pick<TypedTime, 'around' | 'group'>): boolean {
  const first = segment === null ? undefined : sentenceOf(context, segment)[0]
  if (first === undefined || event.start >= context.source.tokens[first.from]!.start) return false
  if (isOfSomebodyElse(context, segment, group)) return true
  const said = [...leftKeys, ...rightKeys]
  const isNamed = stems(event.title).some((stem) => stem.length > 3 && stems(textOf(context, left)).includes(stem))
  // 'Lights out at 10', 'she comes home at 4': what goes on around it.
  const isElse = said.some((key) => HABITUAL.test(key)) || leftKeys.length > MOST_WORDS
  return !isNamed && isElse && !said.some((key) => BEGINNING.test(key))
}

/** 'Kids go to bed at 8', 'nobody but the physio at 10:15': an hour of whoever the clause speaks of, or of whoever stands right before it. */
function isOfSomebodyElse(context: ReadingContext, segment: Segment | null, group: Words): boolean {
  if (segment === null || context.language !== 'en') return false
  return thirdPartyOf(context, { segment, sentence: sentenceOf(context, segment), time: group })?.isPerson === true || somebodyNamedAt(context, group.from - 1) !== null
}

/** Of a clause that says no more than what begins at an hour: 'gun goes off at 7:30'. */
const MOST_WORDS = 4
const HABITUAL = /^(?:i|she|he|they|you|her|his|their|home|bed|out|first|every|each|dinner|breakfast|supper|school|work|shop|kids?|wife|husband|ich|sie|er|elle|il|ella|él|ela|ele|yo|je|eu)$/u
const BEGINNING = /^(?:starts?|begins?|starting|beginning|kick-?off|gun|doors?|opens?|ceremony|service|meet|meeting|check-?in|beginn|beginnt|start|anpfiff|einlass|empieza|comienza|abre|commence|début|começa|abertura)$/u

/** 'done by 17:00' on the last day. */
export function givesHourToDeadline(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const deadline = context.readings.find((reading) => reading.kind === 'deadline' && reading.appliesTo === null)
  const isOther = deadline !== undefined && around.segment !== null && deadline.start < context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  if (deadline?.kind !== 'deadline' || !isReturn(around.leftKeys) || isOther && isOfSomebodyElse(context, around.segment, group)) return false
  deadline.latest = Math.floor((deadline.latest - 1) / MINUTES_PER_DAY) * MINUTES_PER_DAY + entry.point!
  deadline.text = `Done by ${describeEnd(deadline.latest)}`
  extendReading(context, deadline, group)
  return true
}

function untimedEvent({ readings }: ReadingContext): (Reading & ReadingOf<'event'>) | null {
  const event = readings.findLast((reading) => reading.kind === 'event' && reading.from === null)
  return event?.kind === 'event' ? event : null
}

/** 'back in the hotel by 20:30', 'done by 17:00' bound the whole day. */
export function isReturn(keys: readonly string[]): boolean {
  return keys.some((key) => /^(?:back|home|done|finished|over|stop|bed|schluss|zuruck|fertig|casa|terminar|rentre|rentrer)$/u.test(key))
}
