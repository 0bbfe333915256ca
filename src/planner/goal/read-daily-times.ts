import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { ClockWindow } from '../time/calendar-time.ts'
import { PART_WINDOWS } from './clock-windows.ts'
import { describeMinutes, describeMoment, describeWindows } from './describe.ts'
import { labelOf } from './labels.ts'
import { clockTime } from '../time/day-number.ts'
import { addReading, sentenceOf } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { isSaid, isWholePlan } from './surroundings.ts'
import { NO_ACTIVITY } from './read-repeating.ts'
import { isDuty } from './typed-time.ts'
import type { TypedTime } from './typed-time.ts'

/** Times of day without days: the hour of an event named before, a daily duty, or the windows of every day. */
export function readDailyTime(context: ReadingContext, typed: TypedTime): void {
  const { entry, around, words, person } = typed
  if (entry.windows.length === 0) {
    if (entry.point !== null) giveHourToEvent(context, typed)
    return
  }
  const label = labelFor(context, typed)
  if (isDuty(context, typed)) {
    addReading(context, words, { value: { kind: 'commitment', title: label ?? 'Busy', days: {}, windows: entry.windows, person, inPlan: false }, text: `${label ?? 'Busy'}: every day${describeWindows(entry.windows)}` })
    return
  }
  if (narrowsRhythm(context, typed) || givesHoursToEvents(context, typed)) return
  const isGeneral = label === null || NO_ACTIVITY.test(label) || isWholePlan(label) || isSaid(around, 'can') || isReturn(around.leftKeys)
  addReading(context, words, {
    value: { kind: 'availability', days: {}, windows: entry.windows, person }, appliesTo: isGeneral ? null : { labels: [label] },
    strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: `${isGeneral ? 'Every day' : `${label}:`}${describeWindows(entry.windows)}`,
  })
}

/** 'back in the hotel by 20:30', 'done by 17:00' bound the whole day. */
function isReturn(keys: readonly string[]): boolean {
  return keys.some((key) => /^(?:back|home|done|finished|over|stop|bed|schluss|zuruck|fertig|casa|terminar|rentre|rentrer)$/u.test(key))
}

/** In brackets, the time belongs to the words before them: 'Fushimi Inari (be there before 8)'. */
function labelFor(context: ReadingContext, { around }: TypedTime): string | null {
  const { segment } = around
  const before = segment && segment.lead === '(' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (before && before.sentence === segment?.sentence) return labelOf(context, before)
  return labelOf(context, around.left)
}

/** A window in the same sentence right behind a rhythm without one belongs to it. */
function narrowsRhythm(context: ReadingContext, { entry, around }: TypedTime): boolean {
  if (!around.segment || around.leftKeys.length > 4) return false
  const sentence = sentenceOf(context, around.segment)
  const start = context.source.tokens[sentence[0]!.from]!.start
  const rhythm = context.readings.findLast((reading) => reading.kind === 'rhythm' || reading.kind === 'availability')
  if (!rhythm || rhythm.start < start || (rhythm.kind !== 'rhythm' && rhythm.kind !== 'availability') || !isOpenFor(rhythm.windows, entry.windows)) return false
  rhythm.windows = entry.windows
  rhythm.text += describeWindows(entry.windows)
  return true
}

/** '(Mon 8 Feb, Mon 15 Feb, each 10:00-12:00)': the hours of every date in the same sentence. */
function givesHoursToEvents(context: ReadingContext, { entry, around }: TypedTime): boolean {
  if (!around.segment || !around.leftKeys.some((key) => /^(?:each|always|both|all|je|jeweils|cada|chaque|chacun|cada)$/u.test(key))) return false
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const events = context.readings.filter((reading) => reading.kind === 'event' && reading.from === null && reading.start >= start)
  for (const event of events) {
    if (event.kind !== 'event') continue
    Object.assign(event, { from: entry.windows[0]!.from, to: entry.windows[0]!.to, text: event.text + describeWindows(entry.windows) })
  }
  return events.length > 0
}

/** No hours yet, or a part of the day ('every evening') that the hours lie in. */
function isOpenFor(known: readonly ClockWindow[], hours: readonly ClockWindow[]): boolean {
  const [part] = known
  return part === undefined || (known.length === 1 && hours.length === 1 && PARTS.some(({ from, to }) => from === part.from && to === part.to) && hours[0]!.from >= part.from && hours[0]!.to <= part.to)
}

const PARTS: readonly ClockWindow[] = Object.values(PART_WINDOWS)

/** 'gun goes off at 7:30', 'ceremony at 16:00': the hour of the event named before. */
function giveHourToEvent(context: ReadingContext, { entry, words, around }: TypedTime): void {
  const deadline = context.readings.find((reading) => reading.kind === 'deadline' && reading.appliesTo === null)
  if (deadline?.kind === 'deadline' && isReturn(around.leftKeys)) {
    deadline.latest = Math.floor((deadline.latest - 1) / MINUTES_PER_DAY) * MINUTES_PER_DAY + entry.point!
    deadline.text = `Done by ${describeMoment(deadline.latest)}`
    return
  }
  const event = context.readings.findLast((reading) => reading.kind === 'event' && reading.from === null)
  if (event?.kind === 'event') {
    event.from = entry.point
    event.text += ` ${clockTime(entry.point!)}`
    const ready = context.readings.find((reading) => reading.kind === 'deadline' && reading.event === event.title)
    if (ready?.kind === 'deadline') ready.latest += entry.point!
    return
  }
  const label = labelOf(context, around.left)
  const window = { from: entry.point!, to: Math.min(1440, entry.point! + 60) }
  addReading(context, words, {
    value: { kind: 'availability', days: {}, windows: [window], person: null }, appliesTo: label ? { labels: [label] } : null, strength: 'soft',
    text: `${label ?? 'Sessions'} at ${clockTime(entry.point!)} (${describeMinutes(60)})`,
  })
}
