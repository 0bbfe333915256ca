import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { describeMinutes, describePattern } from '../describe.ts'
import { claim, extendReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

type Limit = Reading & ReadingOf<'limit'>

/** What may stand between an amount and its days: 'at most 2 hours on weekdays', '2 h a day max on school days'. */
const BEFORE_DAYS = /^\s*(?:(?:at most|max(?:imum)?|tops|h[oö]chstens|maximal|como m[aá]ximo|m[aá]ximo|au plus|maximum|no m[aá]ximo)\s*)?(?:(?:on|per|each|every|an|am|pro|los|las|por|en|le|les|par|aos?|às|nos|nas)\s*)?$/iu

/** 'Max 2 hours on school days, 4 on Saturdays': an amount before its days is the most that those days take, and no other day is closed. */
export function settleLimitsOfDays(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const reading of context.readings.filter(isMost)) {
    const group = daysBehind(context, reading)
    const days = group ? weekdaysOf(group) : null
    if (!group || days === null) continue
    withoutOpenDays(context, group)
    goOn(context, holdOn(context, { reading, group, days }))
  }
}

/** The most of a sitting or of a day that the whole plan has. */
function isMost(reading: Reading): reading is Limit | Reading & ReadingOf<'session'> {
  if (reading.source !== 'stated' || reading.appliesTo !== null) return false
  if (reading.kind === 'session') return reading.minMinutes === null && reading.maxMinutes !== null
  return reading.kind === 'limit' && reading.measure === 'minutes' && reading.per === 'day' && reading.max !== null && reading.person === null && reading.days === undefined
}

function daysBehind({ groups, prompt, source: { tokens } }: ReadingContext, { end }: Reading): TimeGroup | null {
  const group = groups.find(({ from }) => tokens[from]!.start >= end - 1)
  return group && BEFORE_DAYS.test(prompt.slice(end, tokens[group.from]!.start)) ? group : null
}

function weekdaysOf({ entries: [entry, ...others] }: TimeGroup): DayPattern | null {
  const isPlain = others.length === 0 && entry!.windows.length === 0 && entry!.point === null && entry!.spans.length === 0 && entry!.everyWeeks === 1 && entry!.ofMonth === null
  return isPlain && entry!.weekdays !== null ? { weekdays: entry!.weekdays.toSorted((a, b) => a - b) } : null
}

type Held = { reading: Limit | Reading & ReadingOf<'session'>; group: TimeGroup; days: DayPattern }

function holdOn(context: ReadingContext, { reading, group, days }: Held): Limit {
  const limit = limitOn(reading, days, (reading.kind === 'session' ? reading.maxMinutes : reading.max)!)
  context.readings[context.readings.indexOf(reading)] = limit
  claim(context, group)
  extendReading(context, limit, group)
  return limit
}

/** In the words of what was read. */
function limitOn({ id, words, start, end, source, strength }: Reading, days: DayPattern, max: number): Limit {
  return { id, words, start, end, source, strength, appliesTo: null, kind: 'limit', measure: 'minutes', per: 'day', min: null, max, person: null, days, text: `up to ${describeMinutes(max)} on ${describePattern(days)}` }
}

/** What the days alone were read as. */
function withoutOpenDays(context: ReadingContext, group: TimeGroup): void {
  const { start } = context.source.tokens[group.from]!
  const { end } = context.source.tokens[group.to - 1]!
  context.readings = context.readings.filter((reading) => !(reading.kind === 'availability' && reading.windows.length === 0 && reading.appliesTo === null && reading.end >= end && reading.start <= start))
}

/** The 4 of 'at most 2 hours on weekdays, 4 on Saturdays' is the most of a Saturday. */
function goOn(context: ReadingContext, limit: Limit): void {
  const next = context.readings.find((reading) => reading.kind === 'rhythm' && reading.title === null && reading.minutes !== null && reading.start > limit.end && reading.start - limit.end <= 6 && reading.days.weekdays !== undefined && reading.windows.length === 0)
  if (next?.kind !== 'rhythm') return
  const more = limitOn(next, next.days, next.minutes!)
  context.readings = context.readings.filter((reading) => !(reading.kind === 'availability' && reading.start === next.start && reading.end === next.end)).map((reading) => (reading === next ? more : reading))
  goOn(context, more)
}
