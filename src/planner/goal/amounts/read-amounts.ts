import type { Recurrence } from '../../time/grammar/recurrence.ts'
import { describeMinutes } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, isClaimed, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, surroundingsOf } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import { isNoActivity } from '../times/circumstances.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isThatPart } from '../times/unbinding-times.ts'
import { readCountedSessions } from './counted-sessions.ts'
import { addSessionsOfDaysBefore } from './days-of-count.ts'
import { nameBefore } from './name-before-amount.ts'
import { peopleOf } from './people-of-amounts.ts'
import { settleLengthsOfWeekdays } from './lengths-of-weekdays.ts'
import { settleLimitsOfDays } from './limits-of-days.ts'
import { readCount } from './read-count.ts'
import { readLength } from './read-lengths.ts'

/** Lengths, rates and counts: '20 hours a week', 'three times a week', '45 minutes', 'for 6 weeks', 'at most 5 hours'. */
export function readAmounts(context: ReadingContext): void {
  for (const group of context.groups) {
    if (isClaimed(context, group) && !isCountedLength(context, group)) continue
    const { recurrence, duration } = group.expressions[0]!
    if (isOfThatDay(context, group)) continue
    const around = surroundingsOf(context, group)
    const hours = recurrence ? hoursCounted(recurrence) : null
    if ((hours || recurrence?.amount) && isPastime(around)) continue
    if (hours) readRate(context, group, { recurrence: hours, around })
    else if (recurrence?.amount) readRate(context, group, { recurrence, around })
    else if (recurrence?.count && (isRest(recurrence.noun) || recurrence.count.low > (recurrence.unit === 'day' || recurrence.unit === 'night' ? MOST_A_DAY : MOST_SESSIONS) && recurrence.noun === null)) continue
    else if (recurrence?.count && isFactNotPlan(around, group)) continue
    else if (recurrence?.count) readCount(context, group, { recurrence, around })
    else if (!duration || !readLength(context, group, { duration, around })) continue
    claim(context, group)
  }
  settleLimitsOfDays(context)
  settleLengthsOfWeekdays(context)
}

/** 'so that evening I could do two hours': how long on one day of the week alone; it stays a note. */
function isOfThatDay({ segments, groups, ...context }: ReadingContext, { from }: TimeGroup): boolean {
  const segment = segments.findLast((each) => each.from <= from)
  return segment !== undefined && groups.some((group) => group.from >= segment.from && group.to <= from && isThatPart({ segments, groups, ...context }, group))
}

/** '6 productive hours a day' is an amount of time, not six sessions. */
function hoursCounted(recurrence: Recurrence): Recurrence | null {
  const { count, noun } = recurrence
  if (!count || noun === null || !/\b(?:hours?|hrs?|stunden|horas|heures)$/iu.test(noun)) return null
  const amount = { low: count.low * 3600, high: count.high * 3600, value: count.high, unit: 'hour' as const, isWhole: false }
  return { ...recurrence, count: null, noun: null, amount }
}

/** The length of '30 days from 5 January', whose words also name the first day. */
function isCountedLength(context: ReadingContext, group: TimeGroup): boolean {
  const start = context.source.tokens[group.from]!.start
  if (context.readings.some((reading) => reading.kind === 'sprint-calendar' && reading.start <= start && reading.end > start)) return false
  return group.expressions[0]!.duration !== null && context.groups.some((other) => other !== group && other.from === group.from)
}

/** 'she wakes 5 times a night', 'he smokes 20 a day' happens already; '20 comments on the day' is said of an event's one day. */
function isFactNotPlan({ leftKeys }: Surroundings, { expressions: [first] }: TimeGroup): boolean {
  if (/\bon the (?:day|night|evening)$/iu.test(first!.words)) return true
  return HAPPENS.test(leftKeys.findLast((key) => !/^(?:up|about|around|only|still|already|at|least)$/u.test(key)) ?? '')
}

const HAPPENS = /^(?:wakes|wake|gets|cries|smokes|smoke|vapes|snores|coughs|vomits|barks|bites|soils|snacks|crashes|fails|breaks|leaks)$/u

/** 'My son plays video games 5 hours a day', 'I spend 4 hours a day on my phone': how it is now; it stays a note. */
function isPastime({ leftKeys }: Surroundings): boolean {
  const said = leftKeys.filter((key) => key !== ',').join(' ')
  return /^(?:(?:and|but) )?(?:(?:my|our|the|his|her) \p{L}+|he|she|they) (?:(?:already|currently|now|still|often) )?(?:plays?|watch(?:es)?|spends?|sits?|scrolls?|sleeps?|games)(?: \p{L}+){0,4}$/u.test(said) || /^(?:(?:and|but) )?(?:i|we) (?:(?:already|currently|now|still) )?(?:spend|sit|scroll|watch|waste|game|commute|doomscroll)(?: \p{L}+){0,4}$/u.test(said)
}

/** 'two rest days a week': how many days stay free is no work to do; it stays a note. */
function isRest(noun: string | null): boolean {
  return noun !== null && /^(?:rest|recovery)\b|\b(?:off|free)$/iu.test(noun)
}

/** '40 bugs in one week' is an amount of work, not a rhythm. */
const MOST_SESSIONS = 28
/** '20 per evening' is a pace. */
const MOST_A_DAY = 12

type Input = { recurrence: Recurrence; around: Surroundings }

/** A ceiling on work, or what one activity takes a day: 'about 20 hours a week', 'meditate 10 min every day'. */
function readRate(context: ReadingContext, group: TimeGroup, { recurrence, around }: Input): void {
  const per = recurrence.unit === 'day' || recurrence.unit === 'week' ? recurrence.unit : 'total'
  const minutes = Math.round(recurrence.amount!.high / 60)
  if (per !== 'total' && readCountedSessions(context, group, { per, minutes })) return
  const activity = per === 'day' && minutes <= 180 ? activityName(context, around) : null
  const isMost = group.expressions[0]!.comparison === 'at-most' || CEILING_WORDS.test(group.expressions[0]!.words)
  if (activity !== null && !isWholePlan(activity) && !isMost && !isCeiling(around) && around.leftKeys.length <= 5) {
    addReading(context, group, {
      value: { kind: 'rhythm', title: activity, count: null, per: 'day', atLeast: false, everyDays: 1, days: {}, windows: [], minutes }, appliesTo: { labels: [activity] },
      text: `${activity}: ${describeMinutes(minutes)} every day`,
    })
    return
  }
  if (per === 'day' && activity === null && minutes <= LONGEST_DAILY_SESSION && !isMost && isBareRate(around, group)) {
    addReading(context, group, { value: { kind: 'rhythm', title: null, count: null, per: 'day', atLeast: false, everyDays: 1, days: {}, windows: [], minutes }, text: `Sessions: ${describeMinutes(minutes)} every day` })
    return
  }
  if (per === 'day' && minutes <= LONGEST_OF_DAYS && !isCeiling(around) && addSessionsOfDaysBefore(context, group, minutes)) return
  const isFloor = group.expressions[0]!.comparison === 'at-least' || around.leftKeys.includes('least')
  for (const person of peopleOf(context, around, keysOf(context, group))) {
    addReading(context, group, {
      value: { kind: 'limit', measure: 'minutes', per, min: isFloor ? minutes : null, max: isFloor ? null : minutes, person },
      text: `${person ? `${person}: ` : ''}${isFloor ? 'at least' : 'up to'} ${describeMinutes(minutes)} a ${per}`,
    })
  }
}

const CEILING_WORDS = /(?<!\p{L})(?:max|m[aá]x|maximal|maximum|h[oö]chstens|como mucho|a lo sumo|at most|maxi|no m[aá]ximo|ज़्यादा|ज्यादा|अधिकतम)(?!\p{L}\p{L}{4})/iu

/** A little every day is done every day; an hour and more is what there is time for. */
const LONGEST_DAILY_SESSION = 45
/** 'Mondays and Thursdays 90 minutes each day': of named days. */
const LONGEST_OF_DAYS = 120

/** 'sketching, 20 minutes daily': nothing but the length between its commas. */
function isBareRate({ segment }: Surroundings, group: TimeGroup): boolean {
  return segment !== null && segment.from === group.from && segment.to === group.to && segment.depth === 0 && group.expressions[0]!.comparison === null
}

function activityName(context: ReadingContext, around: Surroundings): string | null {
  const before = nameBefore(context, around, 3)
  // 'I also want 20 min a day of drum practice'.
  if (before === null && around.rightKeys[0] === 'of') return labelOf(context, { from: around.right.from + 1, to: around.right.to }, 3)
  if (before !== null && /^there(?:['’]s| is| are|['’]ll be)?$/iu.test(before)) return null
  return before !== null && isNoActivity(before) ? labelOf(context, around.right, 3) : before
}

function isCeiling({ leftKeys }: Surroundings): boolean {
  return leftKeys.some((key) => /^(?:only|most|max|maximum|have|has|can|spend|available|got|about|around|approx|free|up|not|work|study|under|there|there's|there’s)$/u.test(key))
}
