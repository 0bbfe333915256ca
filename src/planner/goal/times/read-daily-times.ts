import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { PART_WINDOWS } from './clock-windows.ts'
import { describeMinutes, describeMoment, describePattern, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { clockTime } from '../../time/day-number.ts'
import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { addReading, extendReading, neighbourTimes, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSaid, isWholePlan } from '../surroundings.ts'
import { namesNothingDone } from './circumstances.ts'
import { addHomecoming, addHourOfOccasion, addHourOfRate, addOneOfParts, addStepOfDay, givesPointsToRhythm, labelFor, OCCASIONS } from './hours-of-things.ts'
import { isDuty } from './duties.ts'
import type { TypedTime } from '../surroundings.ts'

/** Times of day without days: the hour of an event named before, a daily duty, or the windows of every day. */
export function readDailyTime(context: ReadingContext, typed: TypedTime): void {
  const { around, words, person } = typed
  if (givesPointsToRhythm(context, typed) || addHourOfOccasion(context, typed) || addHourOfRate(context, typed)) return
  const entry = typed.entry.points.length > 1 && typed.entry.windows.length === 0 ? { ...typed.entry, windows: typed.entry.points.map((from) => ({ from, to: Math.min(MINUTES_PER_DAY, from + 60) })) } : typed.entry
  if (entry !== typed.entry) return readDailyTime(context, { ...typed, entry: { ...entry, points: [] } })
  if (entry.windows.length === 0) {
    if (entry.point !== null && !addHomecoming(context, typed) && !settlesHour(context, typed)) giveHourToEvent(context, typed)
    return
  }
  if (narrowsBefore(context, typed) || addOneOfParts(context, typed)) return
  const label = labelFor(context, typed)
  if (isDuty(context, typed)) {
    addReading(context, words, { value: { kind: 'commitment', title: label ?? 'Busy', days: {}, windows: entry.windows, person, inPlan: false }, text: `${label ?? 'Busy'}: every day${describeWindows(entry.windows)}` })
    return
  }
  if (addStepOfDay(context, typed)) return
  if (narrowsRhythm(context, typed) || givesHoursToEvents(context, typed) || givesHoursToOccasion(context, typed, label)) return
  const days = { ...daysBefore(context, typed), ...(entry.frame ? { spans: typed.days.spans } : {}) }
  const isGeneral = label === null || HOURS.test(label) || person !== null && PRESENCE.test(label.replace(person, '').trim()) || isBehindGoal(around, typed.group) || namesNothingDone(context, typed, label) || isWholePlan(label) || isSaid(around, 'can') || isReturn(around.leftKeys)
  addReading(context, words, {
    value: { kind: 'availability', days, windows: entry.windows, person }, appliesTo: isGeneral ? null : { labels: [label] },
    strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: `${isGeneral ? (days.weekdays || days.spans ? describePattern(days) : 'Every day') : `${label}:`}${describeWindows(entry.windows)}`,
  })
}

/** 'Hours: 17:00-18:30', 'when: evenings'. */
const HOURS = /^(?:hours?|times?|when|slots?|schedule|availability|uhrzeit|zeiten|horario|horaires?|hor[aá]rio)$/iu

/** What is left of 'Ivo only works mornings' without the name: nothing that is done. */
const PRESENCE = /^(?:(?:only|just|can|could|is|works?|working|available|free|around|here|do|does|in)(?:\s+|$))+$/iu

/** 'weekend days, but not before 11am': the hours are those of the days right before. */
function daysBefore(context: ReadingContext, { around, group }: TypedTime): DayPattern {
  const { before } = neighbourTimes(context, group)
  const [entry] = before?.entries ?? []
  const isSame = around.segment?.lead === 'but' && before !== null && group.from - before.to <= 4
  if (isSame && entry?.weekdays && before.entries.length === 1) return { weekdays: entry.weekdays }
  // Who 'works 9-17' does so on working days.
  return around.leftKeys.some((key) => /^(?:works|arbeitet|trabaja|travaille|trabalha)$/u.test(key)) ? { weekdays: [1, 2, 3, 4, 5] } : {}
}

/** 'back in the hotel by 20:30', 'done by 17:00' bound the whole day. */
function isReturn(keys: readonly string[]): boolean {
  return keys.some((key) => /^(?:back|home|done|finished|over|stop|bed|schluss|zuruck|fertig|casa|terminar|rentre|rentrer)$/u.test(key))
}

/** 'learn watercolour, evenings, …': what stands before the comma is the goal. */
function isBehindGoal({ segment, left }: TypedTime['around'], group: TypedTime['group']): boolean {
  return segment !== null && segment.lead === ',' && segment.from === group.from && left.from === 0 && left.to <= segment.from
}

/** 'even weeks afternoons free (after 15h)': hours in brackets narrow those that they stand behind. */
function narrowsBefore(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  if (around.segment?.lead !== '(' || around.leftKeys.length > 3 && around.segment.from === group.from) return false
  const open = context.source.tokens[around.segment.from - 1]!.start
  const before = context.readings.findLast((reading) => (reading.kind === 'availability' || reading.kind === 'rhythm') && reading.end <= open && context.prompt.slice(reading.end, open).trim().length <= 12)
  if (before?.kind !== 'availability' && before?.kind !== 'rhythm' || before.windows.length !== 1) return false
  const shared = entry.windows.map(({ from, to }) => ({ from: Math.max(from, before.windows[0]!.from), to: Math.min(to, before.windows[0]!.to) })).filter(({ from, to }) => to > from)
  if (shared.length === 0) return false
  before.windows = shared
  extendReading(context, before, group)
  before.text += describeWindows(shared)
  return true
}

/** A window in the same sentence right behind a rhythm without one belongs to it. */
function narrowsRhythm(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  if (!around.segment || closesRhythm(context, { entry, around, group })) return around.segment !== null
  if (around.leftKeys.length > (around.leftKeys.includes('between') ? 9 : 4)) return false
  const sentence = sentenceOf(context, around.segment)
  const start = context.source.tokens[sentence[0]!.from]!.start
  const rhythm = context.readings.findLast((reading) => reading.kind === 'rhythm' || reading.kind === 'availability')
  const isOwnClause = (rhythm?.start ?? 0) >= context.source.tokens[around.segment.from]!.start
  const isContrast = around.segment.lead === ';' && !isOwnClause || around.leftKeys.some((key) => /^(?:otherwise|instead|else|sonst|sinon)$/u.test(key))
  if (!rhythm || isContrast || rhythm.start < start || (rhythm.kind !== 'rhythm' && rhythm.kind !== 'availability') || !isOpenFor(rhythm.windows, entry.windows)) return false
  // '40 minutes on weekdays and 90 at weekends, always between 17:00 and 20:00'.
  const isForAll = around.leftKeys.some((key) => /^(?:always|each|both|all|immer|siempre|toujours|sempre)$/u.test(key))
  const others = isForAll ? context.readings.filter((reading) => (reading.kind === 'rhythm' || reading.kind === 'availability') && reading !== rhythm && reading.start >= start) : []
  for (const other of others) {
    if (other.kind !== 'rhythm' && other.kind !== 'availability' || other.windows.length > 0 || other.appliesTo !== null) continue
    Object.assign(other, { windows: entry.windows, text: other.text + describeWindows(entry.windows) })
  }
  // '2 hours weeknights (not Wednesdays) 6-8pm' has opened those days as well.
  const twin = context.readings.find((reading) => reading.kind === 'availability' && reading !== rhythm && reading.start === rhythm.start && reading.appliesTo === null)
  if (twin?.kind === 'availability' && isOpenFor(twin.windows, entry.windows)) Object.assign(twin, { windows: entry.windows, text: twin.text + describeWindows(entry.windows) })
  rhythm.windows = entry.windows
  extendReading(context, rhythm, group)
  rhythm.text += describeWindows(entry.windows)
  // 'Read 40 pages a day …, lunch breaks 12:30-13:15': the pace is that of the goal, so all of it has these hours.
  const isPaceOfGoal = rhythm.kind === 'rhythm' && rhythm.start === 0 && rhythm.everyDays === 1 && /\d/u.test(rhythm.title ?? '')
  if (isPaceOfGoal) addReading(context, group, { value: { kind: 'availability', days: {}, windows: entry.windows, person: null }, text: `Every day${describeWindows(entry.windows)}` })
  return true
}

/** 'Wednesday and Friday after work, say 17:45': the hour at which what was opened right before begins. */
function settlesHour(context: ReadingContext, { entry, around, group }: TypedTime): boolean {
  const start = context.source.tokens[group.from]!.start
  const isSaid = around.segment !== null && around.leftKeys.length > 0 && around.leftKeys.every((key) => /^(?:say|ideally|roughly|usually|maybe|perhaps|at|so|i\.e|meaning|from|,)$/u.test(key))
  const opened = isSaid ? context.readings.filter((reading) => (reading.kind === 'availability' || reading.kind === 'rhythm') && reading.end <= start && /^[\s,;(]*(?:\p{L}+ ){0,2}(?:\p{L}+)?\s?$/u.test(context.prompt.slice(reading.end, start)) && start - reading.end <= 16) : []
  for (const reading of opened) {
    if (reading.kind !== 'availability' && reading.kind !== 'rhythm') continue
    const was = reading.windows
    reading.windows = [{ from: entry.point!, to: Math.max(was[0]?.to ?? 0, Math.min(MINUTES_PER_DAY, entry.point! + LONGEST_START)) }]
    reading.text = reading.text.replace(describeWindows(was), '') + describeWindows(reading.windows)
    extendReading(context, reading, group)
  }
  return opened.length > 0
}

const LONGEST_START = 120

/** '6:45' alone may be either; what has to end by 8:15 began in the morning. */
function beforeNoon({ windows, words }: { windows: ClockWindow[]; words: string }, end: number): ClockWindow {
  const known = windows[0]!
  const isEither = known.to === MINUTES_PER_DAY && known.from >= 720 && known.from > end && known.from - 720 < end && !/pm|evening|afternoon|1[3-9][:.h]|2[0-3][:.h]/iu.test(words)
  return isEither ? { from: known.from - 720, to: known.to } : known
}

/** 'no earlier than 6:45 and out of the pool by 8:15': the other end of the hours that the sentence has opened. */
function closesRhythm(context: ReadingContext, { entry, around, group }: Pick<TypedTime, 'entry' | 'around' | 'group'>): boolean {
  const [window] = entry.windows
  const start = context.source.tokens[sentenceOf(context, around.segment!)[0]!.from]!.start
  const last = context.readings.findLast((reading) => reading.kind === 'rhythm' || reading.kind === 'availability')
  if (entry.windows.length !== 1 || around.leftKeys.length > 7 || last === undefined || last.start < start || (last.kind !== 'rhythm' && last.kind !== 'availability') || last.windows.length !== 1) return false
  const known = beforeNoon(last, window!.to)
  const opens = known.to === MINUTES_PER_DAY && window!.from === 0 && window!.to > known.from && known.from > 0
  const closes = known.from === 0 && window!.to === MINUTES_PER_DAY && window!.from < known.to && known.to < MINUTES_PER_DAY
  const narrows = (window!.from === 0 && window!.to > known.from && window!.to <= known.to || window!.to === MINUTES_PER_DAY && window!.from >= known.from && window!.from < known.to) && (last.kind === 'rhythm' || Object.keys(last.days).length === 0)
  // 'before 8 or after 20:00' leaves both ends open.
  if (!opens && !closes && !narrows || around.segment!.lead === 'or' || around.leftKeys.some((key) => key === 'or') || window!.from === known.to) return false
  const was = last.windows
  last.windows = [{ from: Math.max(known.from, window!.from), to: Math.min(known.to, window!.to) }]
  last.text = last.text.replace(describeWindows(was), '') + describeWindows(last.windows)
  extendReading(context, last, group)
  return true
}

const FOR_ALL = /^(?:each|always|both|all|je|jeweils|cada|chaque|chacun)$/u

/** '(Mon 8 Feb, Mon 15 Feb, each 10:00-12:00)': the hours of every date in the same sentence. */
function givesHoursToEvents(context: ReadingContext, { entry, around, group }: Pick<TypedTime, 'entry' | 'around' | 'group'>): boolean {
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
function givesHoursToOccasion(context: ReadingContext, { entry, around, words }: TypedTime, label: string | null): boolean {
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

/** No hours yet, or a part of the day ('every evening') that the hours lie in. */
function isOpenFor(known: readonly ClockWindow[], hours: readonly ClockWindow[]): boolean {
  const [part] = known
  return part === undefined || (known.length === 1 && hours.length === 1 && PARTS.some(({ from, to }) => from === part.from && to === part.to) && hours[0]!.from >= part.from && hours[0]!.to <= part.to)
}

const PARTS: readonly ClockWindow[] = Object.values(PART_WINDOWS)

/** 'we move on Friday 26 February: van 8am, keys 11am': several things of one day, each with its hour. */
function addHourOfDay(context: ReadingContext, { entry, words, around, group }: Pick<TypedTime, 'entry' | 'words' | 'around' | 'group'>, event: ReadingOf<'event'> & Reading): boolean {
  const { segment } = around
  const label = labelOf(context, around.left, 5)
  if (!segment || label === null || segment.from === 0) return false
  const sentence = sentenceOf(context, segment)
  const isSame = event.start >= context.source.tokens[sentence[0]!.from]!.start
  const isPoint = ({ entries }: TypedTime['group']) => entries.length === 1 && entries[0]!.point !== null && entries[0]!.spans.length === 0 && entries[0]!.weekdays === null
  const others = context.groups.filter((other) => other.from !== group.from && other.from >= sentence[0]!.from && other.to <= sentence.at(-1)!.to && isPoint(other))
  if (!isSame || others.length === 0) return false
  addReading(context, words, { value: { kind: 'event', title: label, days: event.days, from: entry.point, to: null, place: null, person: null }, text: `${label}: ${describeSpan(event.days)} ${clockTime(entry.point!)}` })
  return true
}

/** 'gun goes off at 7:30', 'ceremony at 16:00': the hour of the event named before. */
function giveHourToEvent(context: ReadingContext, { entry, words, around, group }: TypedTime): void {
  const deadline = context.readings.find((reading) => reading.kind === 'deadline' && reading.appliesTo === null)
  if (deadline?.kind === 'deadline' && isReturn(around.leftKeys)) {
    deadline.latest = Math.floor((deadline.latest - 1) / MINUTES_PER_DAY) * MINUTES_PER_DAY + entry.point!
    deadline.text = `Done by ${describeMoment(deadline.latest)}`
    extendReading(context, deadline, group)
    return
  }
  if (around.leftKeys.some((key) => FOR_ALL.test(key)) && givesHoursToEvents(context, { entry, around, group })) return
  const event = context.readings.findLast((reading) => reading.kind === 'event' && reading.from === null)
  if (event?.kind === 'event' && addHourOfDay(context, { entry, words, around, group }, event)) return
  if (event?.kind === 'event') {
    event.from = entry.point
    event.text += ` ${clockTime(entry.point!)}`
    extendReading(context, event, group)
    const ready = context.readings.find((reading) => reading.kind === 'deadline' && reading.event === event.title)
    if (ready?.kind === 'deadline') ready.latest += entry.point!
    return
  }
  const isAlways = /^(?:always|every time|each time)$/u.test(around.leftKeys.slice(0, around.leftKeys[0] === 'always' ? 1 : 2).join(' '))
  const label = isAlways ? null : labelOf(context, around.left)
  const window = { from: entry.point!, to: Math.min(1440, entry.point! + 60) }
  addReading(context, words, {
    value: { kind: 'availability', days: {}, windows: [window], person: null }, appliesTo: label ? { labels: [label] } : null, strength: isAlways ? 'hard' : 'soft',
    text: `${label ?? 'Sessions'} at ${clockTime(entry.point!)} (${describeMinutes(60)})`,
  })
}
