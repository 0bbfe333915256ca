import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { stems } from '../matcher.ts'
import { segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Hours = Reading & (ReadingOf<'rhythm'> | ReadingOf<'availability'>)

/** What is done once each, whatever they are together called. */
const SUNDRIES = /(?:^| )(?:admin|paperwork|jobs|chores|errands|calls|stuff|tasks|things|bits|bits and bobs|forms|phone calls|shopping|tidying)$/iu

/** 'I do the paperwork on Tuesday evenings: pension, bank, GP': the hours before the colon are those of the things behind it. */
export function bindListsToHours(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading) => {
    if (!isHead(context, reading)) return reading
    const labels = labelsBehind(context, reading)
    if (labels.length < 2) return reading
    const { id, words, start, end, source, strength, days, windows } = reading
    return { id, words, start, end, source, strength, kind: 'availability', days, windows, person: null, appliesTo: { labels }, text: `${labels.join(', ')}: ${describePattern(days)}${describeWindows(windows)}` }
  })
}

/** 'Bikes serviced and panniers by the end of June', 'By 10 April: permit, labels' before something later: the day is that of each of the things. */
export function bindListsToDeadlines(context: ReadingContext): void {
  context.readings = context.readings.map((reading) => {
    const headed = headedBy(context, reading)
    if (headed.length > 0) return { ...reading, appliesTo: { labels: headed }, text: reading.text.replace(/^D/u, `${headed.join(', ')} d`) }
    if (reading.kind !== 'deadline' || reading.appliesTo === null || reading.event !== null || reading.appliesTo.labels.length !== 1) return reading
    const inside = context.readings.flatMap((other) => (other.kind === 'topic' && other.start >= reading.start && other.end <= reading.end ? [other.label] : []))
    const joint = reading.appliesTo.labels[0]!
    // Its own name stands in one of them where it is no list.
    if (inside.length < 2 || inside.some((label) => stems(joint).every((stem) => stems(label).includes(stem)))) return reading
    return { ...reading, appliesTo: { ...reading.appliesTo, labels: inside }, text: reading.text.replace(joint, inside.join(', ')) }
  })
}

/** What a day and its colon head, where the plan goes on behind that day. */
function headedBy(context: ReadingContext, reading: Reading): string[] {
  if (reading.kind !== 'deadline' || reading.source !== 'stated' || reading.appliesTo !== null || reading.event !== null) return []
  const goesOn = context.readings.some((other) => other !== reading && other.source === 'stated' && (other.kind === 'event' ? other.days.last * MINUTES_PER_DAY >= reading.latest : other.kind === 'deadline' && other.latest > reading.latest))
  return goesOn && (segmentAt(context, tokenAt(context, reading.start))?.sentence ?? 0) > 0 && /^\s*:/u.test(context.prompt.slice(reading.end, reading.end + 3)) ? labelsBehind(context, reading, reading.end + 1 + /^[^;:!?\n]*/u.exec(context.prompt.slice(reading.end + 1))![0].length) : []
}

/** Weekly hours for sundry things, in a sentence of their own. */
function isHead(context: ReadingContext, reading: Reading): reading is Hours {
  if (reading.kind !== 'rhythm' || reading.source === 'assumed' || reading.per !== 'week' || reading.title === null || !SUNDRIES.test(reading.title)) return false
  return /^\)?\s*:/u.test(context.prompt.slice(reading.end, reading.end + 3)) && (segmentAt(context, tokenAt(context, reading.start))?.sentence ?? 0) > 0
}

function labelsBehind(context: ReadingContext, { end }: Reading, until = Infinity): string[] {
  const sentence = segmentAt(context, tokenAt(context, end - 1))?.sentence
  return context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.list > 0 && reading.start >= end && reading.start < until && segmentAt(context, tokenAt(context, reading.start))?.sentence === sentence ? [reading.label] : []))
}

function tokenAt({ source: { tokens } }: ReadingContext, offset: number): number {
  return tokens.findIndex((token) => token.end > offset)
}
