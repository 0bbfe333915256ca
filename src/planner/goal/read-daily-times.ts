import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { describeMinutes, describeMoment, describeWindows } from './describe.ts'
import { labelOf } from './labels.ts'
import { clockTime } from '../time/day-number.ts'
import { addReading, sentenceOf } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { isSaid, isWholePlan } from './surroundings.ts'
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
  if (narrowsRhythm(context, typed)) return
  const isGeneral = label === null || isWholePlan(label) || isSaid(around, 'can') || isReturn(around.leftKeys)
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
  if (!rhythm || rhythm.start < start || (rhythm.kind !== 'rhythm' && rhythm.kind !== 'availability') || rhythm.windows.length > 0) return false
  rhythm.windows = entry.windows
  rhythm.text += describeWindows(entry.windows)
  return true
}

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
