import type { Reading } from '../brief.ts'
import { isEmptyWord } from '../empty-words.ts'
import { stems } from '../matcher.ts'
import { isClaimed, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { bindsNothing, isDayOfCount } from '../times/unbinding-times.ts'
import { knownTimes, knowsDay, knowsLength, leavesOut, losesTime } from './known-times.ts'
import type { KnownTimes } from './known-times.ts'

/**
 * Which words of the prompt are accounted for, one per character. `covered`: some reading quotes them, or some rule took them.
 * `quoted`: a reading quotes them that binds; a part or a place that merely has the words in its name binds nothing. `held`:
 * these, and times that such a reading has as values or that bound nothing. `subject` is the goal itself, which bounds nothing.
 */
export type Ledger = { context: ReadingContext; covered: Uint8Array; held: Uint8Array; quoted: Uint8Array; known: KnownTimes; subject: string; own: { start: number; end: number } }

export function ledgerOf(context: ReadingContext, subject: string): Ledger {
  const own = context.prompt.indexOf(subject)
  return { context, ...accountedOffsets(context), known: knownTimes(context.readings), subject, own: { start: own, end: own < 0 ? own : own + subject.length } }
}

/** Whether a reading says when, in which order or how much, and not merely what there is to do, who or where. */
function binds(reading: Reading): boolean {
  if (reading.kind === 'topic') return reading.minutes !== null
  if (reading.kind === 'person') return reading.capacity !== null
  return reading.kind !== 'place' || reading.days !== undefined
}

/** The goal's own clause asks for the goal. */
export function isOfGoal({ context, own }: Ledger, { from, to }: Words): boolean {
  const { tokens } = context.source
  return own.start < 0 ? from === 0 : tokens[from]!.start < own.end && tokens[to - 1]!.end > own.start
}

function accountedOffsets(context: ReadingContext): Pick<Ledger, 'covered' | 'held' | 'quoted'> {
  const [covered, held] = [new Uint8Array(context.prompt.length + 1), new Uint8Array(context.prompt.length + 1)]
  const quoted = new Uint8Array(context.prompt.length + 1)
  for (const reading of context.readings) {
    if (reading.source === 'assumed') continue
    for (const { start, end } of saidIn(context, reading)) {
      covered.fill(1, start, end)
      if (binds(reading)) for (const offsets of [held, quoted]) offsets.fill(1, start, end)
    }
  }
  context.source.tokens.forEach(({ start, end }, index) => {
    if (context.claimed[index] === 1) covered.fill(1, start, end)
  })
  for (const group of context.groups) {
    const [start, end] = [context.source.tokens[group.from]!.start, context.source.tokens[group.to - 1]!.end]
    const segment = segmentAt(context, group.from)
    if (segment === null || held[start] === 1 && held[end - 1] === 1) continue
    const isUnderstood = saysNothing(group) || isClaimed(context, group) && isUnderstoodAsStory(context, group) || isKnown(context, group, segment)
    if (isUnderstood) for (const offsets of [covered, held]) offsets.fill(1, start, end)
  }
  return { covered, held, quoted }
}

/** The words of a reading in its first sentence, and the time in its last: what stands between is no part of it. */
function saidIn(context: ReadingContext, { start, end }: Reading): { start: number; end: number }[] {
  const { tokens } = context.source
  const within = context.segments.filter(({ from, to }) => tokens[from]!.start < end && tokens[to - 1]!.end > start)
  const [first, last] = [within[0]?.sentence ?? 0, within.at(-1)?.sentence ?? 0]
  if (last - first < 2) return [{ start, end }]
  const head = within.findLast(({ sentence }) => sentence === first)!
  const tail = within.find(({ sentence }) => sentence === last)!
  const time = context.groups.findLast(({ from, to }) => from >= tail.from && tokens[to - 1]!.end <= end)
  const lastWord = tokens.findLastIndex((token) => token.start < end)
  return [{ start, end: tokens[head.to - 1]!.end }, { start: tokens[time?.from ?? Math.max(tail.from, lastWord - 1)]!.start, end }]
}

/** 'Now', 'all day', 'forty years of stuff': no time that could be missed. */
function saysNothing({ expressions }: TimeGroup): boolean {
  return expressions.every(({ momentFromNow, duration, days, recurrence, words }) => momentFromNow === 0 || duration?.unit === 'year' && days === null && recurrence === null || /^(?:all|the whole) (?:day|week)$/iu.test(words))
}

const EXCEPTING = /^(?:except|excepting|apart|but|bar|not|besides|sauf|hormis|ausser|salvo|menos|excepto|exceto)$/u

/** What tells of the past or is part of a name asks for nothing; what is counted back from something else, or says how much is done on such a day, does. */
function isUnderstoodAsStory(context: ReadingContext, group: TimeGroup): boolean {
  const isRelative = group.expressions.some(({ words }) => COUNTED_BACK.test(words)) || /^(?:before|beforehand|prior|ahead|earlier)$/u.test(context.source.tokens[group.to]?.key ?? '')
  return bindsNothing(context, group) && !isRelative && !isDayOfCount(context, group) && !isHowItIsDone(context, group)
}

/** 'Two trays a week, sold on the Saturday': behind a comma, a bare participle and a day of the week say how, and tell no story. */
function isHowItIsDone(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const segment = segmentAt(context, from)
  return segment !== null && segment.lead === ',' && segment.from >= from - 1 && /ed$|^(?:bought|sold|done|made|sent|sown|cut)$/u.test(context.source.tokens[segment.from]!.key) && expressions.every(({ days, recurrence }) => days === null ? recurrence !== null : days.bareWeekday !== null)
}

const COUNTED_BACK = /(?:^|\s)(?:before|beforehand|prior|ahead|earlier|vorher|davor|antes|avant)(?=\s|$)|^(?:on )?the last \p{L}+day$|^(?:in )?(?:the )?last (?:\p{L}+ )?(?:nights|days|weeks?)$|^in the last month$/iu

/** Times within the words of a reading of which it holds another day, hour or length: 'daily, once before breakfast (I am up at 6:15)'. */
export function halfReadTimes({ context, held, known }: Ledger, { from, to }: Words): TimeGroup[] {
  const { tokens } = context.source
  const levels = context.readings.filter(({ kind, source }) => kind === 'level' && source === 'stated')
  // 'In under 50 minutes' is held in its own words.
  const isLevel = (group: TimeGroup) => levels.some(({ start, end }) => start <= tokens[group.from]!.start && tokens[group.to - 1]!.end <= end)
  const inside = context.groups.filter((group) => group.from >= from && group.from < to && isHeld({ context, held }, group) && !isUnderstoodAsStory(context, group) && !saysNothing(group) && !isLevel(group))
  return inside.filter((group) => {
    const isExcepted = EXCEPTING.test(context.source.tokens[group.from - 1]?.key ?? '')
    return group.expressions.some((expression) => losesTime(known, expression) && !(isExcepted && leavesOut(known, expression)))
  })
}

/** A reading of these words, or of the whole plan, has the day that is said here, or the same days of the week. */
function isKnown(context: ReadingContext, group: TimeGroup, { from, to }: Words): boolean {
  const { tokens } = context.source
  const [first, last] = [tokens[from]!.start, tokens[to - 1]!.end]
  const known = knownTimes(context.readings.filter(({ kind, appliesTo, start, end }) => WHOLE.has(kind) && appliesTo === null || start < last && end > first))
  const isCountedOn = COUNTING.test(tokens[group.to]?.key ?? '') || group.from > from && !LASTING.test(tokens[group.from - 1]!.key)
  return group.expressions.some((expression) => knowsDay(known, expression) || !isCountedOn && knowsLength(context.readings, context.today, expression))
}

/** 'Four weeks before' is no length. */
const COUNTING = /^(?:before|prior|ahead|earlier|beforehand|after|later|old|each|per|apart|vor|vorher|antes|avant|apres|depois|despues)$/u
const LASTING = /^(?:for|in|over|within|guess|got|have|last|lasts|durante|en|pendant|por|em|seit|-)$/u
/** Their dates are said anywhere. */
const WHOLE: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['sprint-calendar', 'horizon'])

export function isHeld({ context: { source: { tokens } }, held }: Pick<Ledger, 'context' | 'held'>, { from, to }: Words): boolean {
  return held.subarray(tokens[from]!.start, tokens[to - 1]!.end).includes(1)
}

export function isCovered({ context: { source: { tokens } }, covered }: Ledger, { from, to }: Words): boolean {
  return covered.subarray(tokens[from]!.start, tokens[to - 1]!.end).includes(1)
}

/** A reading of other words that is called so: the part that somebody in brackets behind it does, what a date is for. */
export function isNamed(context: ReadingContext, words: Words): boolean {
  const said = stems(textOf(context, words)).filter((stem) => stem.length > 2 && !isEmptyWord(stem) && !/^\d/u.test(stem))
  return said.length > 0 && context.readings.some((reading) => {
    const names = reading.source === 'assumed' ? [] : [...(reading.kind === 'person' ? reading.roles : reading.kind === 'topic' ? [reading.label] : reading.kind === 'event' ? [reading.title] : []), ...(reading.appliesTo?.labels ?? [])]
    const known = new Set(names.flatMap((name) => stems(name)))
    return known.size > 0 && said.every((stem) => known.has(stem))
  })
}
