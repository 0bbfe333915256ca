import type { Weekday } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { matchesTask, stems, wordBase } from '../matcher.ts'
import { addReading, claim, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import { deedOf, isDeed } from '../topics/deed-forms.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from './time-groups.ts'

/** Says that something may be done on such a day alone; before it stands what it is, or what points back at it. */
const BOUND = /^(?<what>.*?)(?:^| )(?:has to|have to|must|needs to|should|can only|may only|can just|will only)(?: only)? (?:be|run|happen|take place|go|go live|go out|be done|be run|be held|start|fall)(?: only)?(?: on| at| over| during)?(?: an?| the| any)?$/u
const POINTING = /^(?:(?:and|but) )?(?:which|that|this|it|those|these)(?: one| step| part)?$/u

/** 'The switchover, which has to run on a weekend', 'the reindex must happen on a Sunday': the days of one part. */
export function readDaysOfPart(context: ReadingContext): void {
  for (const group of context.groups) {
    const segment = segmentAt(context, group.from)
    const weekdays = segment === null || isClaimed(context, group) ? null : anyOf(group)
    const what = weekdays === null ? undefined : BOUND.exec(keysOf(context, { from: segment!.from, to: group.from + Number(/^an?$/u.test(context.source.tokens[group.from]!.key)) }).join(' '))?.groups!['what']
    if (what === undefined) continue
    const label = nameOf(context, segment!, what)
    if (label === null) continue
    const words = { from: segment!.from, to: group.to }
    claim(context, words)
    addReading(context, words, { value: { kind: 'availability', days: { weekdays: weekdays! }, windows: [], person: null }, appliesTo: { labels: [label], ofParts: true }, text: `${label}: ${describePattern({ weekdays: weekdays! })}` })
  }
}

/** The weekday of 'on a Saturday', both of 'on a weekend'; null for other times. */
function anyOf({ expressions: [only, ...others] }: TimeGroup): Weekday[] | null {
  if (others.length > 0 || only!.clock !== null || only!.bound !== null) return null
  if (/^(?:(?:on|at|over|during) )?(?:an? |the |any )?weekends?$/iu.test(only!.words)) return [6, 7]
  if (/^(?:(?:on|at|during) )?(?:an? |any )?(?:weekdays?|workdays?|working days?)$/iu.test(only!.words)) return [1, 2, 3, 4, 5]
  const weekday = only!.days?.bareWeekday ?? null
  return weekday === null || !/^(?:on )?(?:an? )?\p{L}+$/iu.test(only!.words) ? null : [weekday]
}

function nameOf(context: ReadingContext, segment: Segment, what: string): string | null {
  const before = context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth, sentence }) => depth === segment.depth && sentence === segment.sentence)
  const isPointing = POINTING.test(what)
  const words: Words | undefined = isPointing ? before : { from: segment.from, to: segment.from + what.split(' ').length }
  const label = what === '' || !words ? null : labelOf(context, words, 4)
  return label === null || isWholePlan(label) ? null : label
}

type Bound = Reading & (ReadingOf<'availability'> | ReadingOf<'limit'>)

/**
 * 'Practise the harmonies, the solos and the intros (practising only on Sundays, at most one of those per Sunday)': a rule for a verb is
 * one for what the verb is said of.
 */
export function settleRulesOfVerbs(context: ReadingContext): void {
  for (const rule of context.readings.filter((reading): reading is Bound => (reading.kind === 'availability' || reading.kind === 'limit') && reading.source === 'stated' && reading.appliesTo !== null && /^\p{L}{3,}ing$/iu.test(reading.appliesTo.labels[0]!))) {
    const labels = saidOf(context, rule)
    if (labels.length === 0) continue
    rule.appliesTo = { labels }
    for (const other of context.readings) if (other.kind === 'limit' && other.start >= rule.end && other.start - rule.end <= MOST_BETWEEN && /(?<!\p{L})(?:those|these|them)(?!\p{L})/iu.test(other.words)) other.appliesTo = { labels }
  }
}

/** In characters. */
const MOST_BETWEEN = 12

/** The topics behind the same verb in an earlier part of the prompt, in one sentence; none where something of that name is known. */
function saidOf({ source, segments, readings }: ReadingContext, rule: Bound): string[] {
  const [label] = rule.appliesTo!.labels
  const [base] = stems(label!).map(wordBase)
  const verb = source.tokens.findIndex(({ key, kind, start }) => kind === 'word' && start < rule.start && key !== label!.toLowerCase() && stems(key).map(wordBase)[0] === base)
  const segment = verb < 0 ? undefined : segments.find(({ from }) => from === verb)
  if (!segment) return []
  const end = segments.findLast(({ sentence }) => sentence === segment.sentence)!
  const [from, to] = [source.tokens[segment.from]!.start, source.tokens[end.to - 1]!.end]
  const topics = readings.filter((reading) => reading.kind === 'topic')
  const listed = topics.filter((topic) => topic.start >= from && topic.end <= Math.min(to, rule.start))
  // The first of them may begin with the verb; another part of that name is what is meant.
  return topics.some((topic) => topic !== listed[0] && matchesTask({ labels: [label!] }, { title: topic.label, subjects: [] })) ? [] : listed.filter((topic, index) => index === 0 || !hasOwnDeed(source, topic, base!)).map((topic) => topic.label)
}

/** 'Sand the doors, paint the ceiling': each has a verb, and a rule for sanding is none for the ceiling. */
function hasOwnDeed({ tokens }: ReadingContext['source'], { start }: Reading, base: string): boolean {
  const { key } = tokens.find((token) => token.start >= start)!
  return (isDeed(key) || deedOf(key) !== null) && wordBase(deedOf(key) ?? key) !== base
}
