import { claim, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** A Friday ends the two weeks that a Monday begins. */
const WEEKEND_DAYS = 3

const FROM = /^(?:from|between|von|vom|ab|del?|desde|du|depuis|a)$/u

/** 'two-week sprints from 18 January to 26 March': the first day, and how many fit; null when no range stands right behind. */
export function spanBehind(context: ReadingContext, sprints: Sprints & { count: number | null }): { firstDay: number; count: number | null; group: TimeGroup } | null {
  const { groups, source: { tokens } } = context
  const { words, lengthDays } = sprints
  const group = groups.find((each) => {
    const { from, to, expressions: [first] } = each
    // 'between 18 January and 26 March in two-week sprints'.
    const isBefore = to <= words.from && words.from - to <= 2 && (tokens[words.from - 1]?.key === 'in' || tokens[to - 1]!.key === 'in')
    const isNear = from >= words.to - 1 && from - words.to <= 2 && to > words.to || isBefore
    return isNear && first!.days?.grain === 'range' && first!.clock === null && (FROM.test(tokens[from]!.key) || isFilled(context, each, sprints))
  })
  if (!group) return null
  const { first, last } = group.expressions[0]!.days!
  const count = lengthDays === null ? null : Math.max(1, Math.floor((last - first + WEEKEND_DAYS) / lengthDays))
  return lengthDays !== null && last - first + WEEKEND_DAYS < lengthDays ? null : { firstDay: first, count, group }
}

/** 'three one-week sprints, Mon 3 to Fri 21 May': without a word before them, days that as many sprints fill, or that end what is said. */
function isFilled({ source: { tokens } }: ReadingContext, group: TimeGroup, { words, count, lengthDays }: Sprints & { count: number | null }): boolean {
  const { first, last } = group.expressions[0]!.days!
  const lengthOfAll = last - first + 1
  const isBeside = tokens.slice(words.to, group.from).every(({ kind, key }) => kind === 'symbol' || /^(?:each|long|dates?|je|jeweils|cada|chacun)$/u.test(key))
  if (lengthDays === null || !isBeside || group.expressions[0]!.recurrence !== null) return false
  if (count !== null) return lengthOfAll > count * lengthDays - WEEKEND_DAYS && lengthOfAll <= count * lengthDays
  return lengthOfAll >= 2 * lengthDays - WEEKEND_DAYS && (tokens[group.to]?.kind !== 'word' || tokens[group.to]?.spaced === false)
}

type Sprints = { lengthDays: number | null; words: Words }

export const WORKING_DAYS = 5
export const DAYS_PER_WEEK = 7
/** Days that a sprint of whole weeks has when only its working days are counted. */
const COUNTED = new Set([5, 10, 15, 20])

/** '10-day sprints': two weeks of work, said with 'working days' or not; '10 calendar days' are as many dates. */
export function claimWorkingDays(context: ReadingContext, { lengthDays, words }: Sprints): boolean {
  const { tokens } = context.source
  if (lengthDays === null || !COUNTED.has(lengthDays) || /(?<!\p{L})(?:calendar|consecutive|kalendertage|naturales|corridos|calendaires)(?!\p{L})/iu.test(context.prompt)) return false
  const end = tokens.findIndex(({ key, kind }, index) => index >= words.to && (index >= words.to + FURTHEST || kind === 'break' || /^[.;!]$/u.test(key)))
  const at = tokens.slice(words.to, end < 0 ? tokens.length : end).findIndex(({ key }, offset) => /^(?:working|work|business|week)$/u.test(key) && /^(?:days?|-)$/u.test(tokens[words.to + offset + 1]?.key ?? '')) + words.to
  if (at >= words.to) claim(context, { from: at, to: at + (tokens[at + 1]!.key === '-' ? 3 : 2) })
  return true
}

/** In words, from the sprints. */
const FURTHEST = 7

/** The '6 weeks' of '6 weeks, 1-week sprints' and of '6 weeks from 18 January, in 2-week sprints': how long it all takes. */
export function wholeLength(context: ReadingContext, { lengthDays, words }: Sprints): TimeGroup | null {
  return context.groups.find((group) => {
    const { duration } = group.expressions[0]!
    const isOther = group.to <= words.from || group.from >= words.to
    const isLong = duration !== null && !duration.isWhole && /^(?:week|month|day)$/u.test(duration.unit) && daysOf(group) >= 2 * (lengthDays ?? DAYS_PER_WEEK)
    // '6 weeks from 18 January' counts in days.
    const isCounted = duration?.unit !== 'day' || context.groups.some((other) => other !== group && other.from === group.from && other.expressions[0]!.bound === 'since')
    // 'order the racks (6 weeks delivery)'.
    const isAside = (segmentAt(context, group.from)?.depth ?? 0) > (segmentAt(context, words.from)?.depth ?? 0)
    return isOther && isLong && isCounted && !isAside && !isClaimed(context, group) && isOfAll(context, group, words)
  }) ?? null
}

/** Words that say how long all of it is, and name nothing that takes so long by itself. */
const OF_ALL = /^(?:we|we've|you|there|i|it|this|that|all|everything|whole|entire|the|our|a|an|of|in|for|within|over|about|around|roughly|only|just|exactly|now|and|so|then|total|altogether|overall|have|has|had|got|is|are|be|will|must|should|takes?|lasts?|runs?|finish|finished|done|ready|plan|plans?|project|programme|program|time|timeline|time-?frame|duration|length|budget|horizon|team|left|until|long|from|wir|haben|es|dauert|dauer|zeit|zeitraum|projekt|insgesamt|ist|sind|das|die|der|den|fur|tenemos|hay|tiempo|duracion|proyecto|dura|el|la|en|total|para|nous|avons|on|a|duree|projet|dure|le|au|pour|temos|tempo|duracao|projeto|o|no|sprints?|iterations?|each|split|cut|divided|into|up)$/u
/** What is bounded on one side only is no length of all. */
const BOUNDED = /(?:^| )(?:at least|at most|up to|no more than|more than|less than|mindestens|hochstens|al menos|como maximo|au moins|au plus|pelo menos|no maximo)$/u

/**
 * Whether a length is that of the whole plan: said beside the sprints or with the goal, or in a clause that names nothing
 * else. 'The printer gets 4 weeks' and 'delivery takes 8-12 weeks' say how long one thing takes.
 */
function isOfAll(context: ReadingContext, { from, to, expressions: [first] }: TimeGroup, words: Words): boolean {
  const segment = segmentAt(context, from)
  if (BOUNDED.test(keysOf(context, { from: Math.max(0, from - 3), to: from }).join(' '))) return false
  if (segment === null || segment.sentence === 0 || segment.sentence === segmentAt(context, words.from)?.sentence) return true
  const { low, high } = first!.duration!
  const beside = context.source.tokens.filter(({ kind }, index) => kind === 'word' && index >= segment.from && index < segment.to && (index < from || index >= to))
  return low === high && beside.every(({ key }) => OF_ALL.test(key))
}

function daysOf({ expressions: [first] }: TimeGroup): number {
  return Math.round((first!.duration?.high ?? 0) / 86_400)
}

/** As many as the whole length holds. */
export function countIn(context: ReadingContext, whole: TimeGroup, lengthDays: number): number | null {
  if (daysOf(whole) < 2 * lengthDays) return null
  claim(context, whole)
  return Math.floor(daysOf(whole) / lengthDays)
}

/** '6 weeks in total, cut into two sprints': whole weeks for each; null where the length is of something else. */
export function shareOf(context: ReadingContext, whole: TimeGroup, { count, words }: { count: number; words: Words }): number | null {
  const around = [...keysOf(context, { from: Math.max(0, whole.from - 3), to: whole.from }), '|', ...keysOf(context, { from: whole.to, to: Math.min(context.source.tokens.length, whole.to + 6) })].join(' ')
  const isBeside = segmentAt(context, whole.from)?.sentence === segmentAt(context, words.from)?.sentence
  const isAll = /(?:^| )(?:takes?|total of) (?:\S+ )?\||\| (?:in total|altogether|overall|in all|all in all|cut|split|divided) /u.test(`${around} `) || isBeside
  if (!isAll || daysOf(whole) % count !== 0 || daysOf(whole) / count % DAYS_PER_WEEK !== 0) return null
  claim(context, whole)
  return daysOf(whole) / count
}
