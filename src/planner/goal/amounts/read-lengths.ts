import type { TaskMatcher } from '../brief.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { describeMinutes } from '../describe.ts'
import { isIdle } from '../idle-words.ts'
import { labelOf } from '../labels.ts'
import { addPerDate } from './lengths-of-items.ts'
import type { LengthInWords as Input } from './lengths-of-items.ts'
import { isLengthOfAbility } from './lengths-of-abilities.ts'
import { isLengthOfEvent } from './lengths-of-events.ts'
import { isLengthOfPerformance } from './lengths-of-performances.ts'
import { addReading, textOf } from '../reading-context.ts'
import { nameOfAppointment, nounBeforeLength, takesTime, whoseLength } from './subjects-of-lengths.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSaid, isWholePlan } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { readSpan, rhythmIn } from './read-spans.ts'

const SPAN_UNITS: ReadonlySet<string> = new Set(['day', 'business-day', 'night', 'week', 'weekend', 'fortnight', 'month', 'quarter', 'year', 'decade', 'century'])

/** A length with its clause, in minutes: `low` to `minutes`, of which `min` and `max` bind. */
type LengthClause = { group: TimeGroup; around: Surroundings; low: number; minutes: number; min: number | null; max: number | null }

/** What a clause does with a length that is not that of a sitting. */
export const LENGTH_ROLES: readonly ClauseRole<LengthClause>[] = [
  { says: 'Run 10k in under 50 minutes', yields: 'level', reads: when(isPace, addTarget) },
  { says: 'Write a novel, 6 hours per weekday', yields: 'limit', reads: addLimitOfUnit },
  { says: 'Be able to hold a handstand for 2 minutes', yields: 'level', reads: (context, { group, ...clause }) => isLengthOfAbility(context, group, clause) },
  { says: 'A talk on 12 March at 10:00, 45 minutes', yields: 'event', reads: (context, { group, ...clause }) => isLengthOfEvent(context, group, clause) },
  { says: 'Talk about bats at the library on 26 February, 25 minutes, slides', yields: 'event', reads: (context, { group, ...clause }) => isLengthOfPerformance(context, group, clause) },
  { says: 'Sew a coat. I can only do these days: 14, 18 and 21 January, 2 hours each', yields: 'limit', reads: (context, { group, ...clause }) => addPerDate(context, group, clause) },
  { says: 'Relaunch the shop in two 2-week sprints from 11 January. It must not take more than 90 hours', yields: 'limit', reads: when(isOfWholePlan, addTotal) },
  { says: 'Read 6 chapters. Each chapter takes about 3 hours', yields: null, reads: (context, { group, ...clause }) => takesTime(context, group, clause) },
]

/** What a clause does with a length of work. */
export const SITTING_ROLES: readonly ClauseRole<LengthClause>[] = [
  { says: 'Launch the shop in two 2-week sprints from 11 January. Team: Ana, Leo. Capacity 40 hours each', yields: 'limit', reads: when((context, { around, minutes }) => isCapacity(context, around, minutes), addCapacity) },
  { says: 'Learn to weave, 30 hours in total', yields: 'limit', reads: when((_context, { around }) => isTotal(around), addTotal) },
  { says: 'Prepare a talk for Monday. I have 5 hours', yields: 'limit', reads: when(isAllThereIs, addTotal) },
  { says: 'Sessions of at most 90 minutes', yields: 'session', reads: when((_context, { low }) => low <= LONGEST_SITTING, addSession) },
]

/** 'I have five hours', and nothing said of a day or a week: all the time that there is. */
function isAllThereIs({ groups, plannerType }: ReadingContext, { around, minutes, group }: LengthClause): boolean {
  const { segment, leftKeys, rightKeys } = around
  const isAlone = segment !== null && groups.every((other) => other === group || other.from < segment.from || other.from >= segment.to)
  return plannerType === 'calendar' && isAlone && minutes >= SHORTEST_IN_ALL && HAVE.test(leftKeys.join(' ')) && IN_ALL.test(rightKeys.join(' '))
}

/** In minutes. */
const SHORTEST_IN_ALL = 120
const HAVE = /^(?:(?:and|but|so) )?(?:i|we)(?:'ve| have)?(?: have| got)?(?: only| just| about| around| roughly| maybe| up to)*$/u
const IN_ALL = /^(?:(?:for (?:it|this|that|all of it)|left|to spare|in all|in total|altogether|tops|at most|max)(?: .*)?)?$/u

/** A length alone. Returns false when nothing can be said of it. */
export function readLength(context: ReadingContext, group: TimeGroup, { duration, around }: Input): boolean {
  // 'a page that takes 4 seconds to load' is no length of work.
  if (duration.isWhole || duration.high < 60 || around.rightKeys[0] === 'away' && /(?:^| )(?:live|lives|is|are|about)(?: |$)/u.test(around.leftKeys.join(' '))) return true
  if (SPAN_UNITS.has(duration.unit)) return readSpan(context, group, { duration, around })
  // 'Week 1: 10 min, Week 2: 15 min': no rule lengthens sessions week by week; it stays a note.
  if (/(?:^| )(?:week|day|month) \d+ ?:?$/u.test(around.leftKeys.join(' '))) return false
  const clause = boundsOf(group, { duration, around })
  if (readByRole(LENGTH_ROLES, context, clause)) return true
  // 'each needs about 6 hours of prep': effort of something named elsewhere, not the length of a sitting.
  if (clause.minutes > 240 && !isTotal(around) && around.leftKeys.some((key) => /^(?:needs?|takes?|requires?)$/u.test(key))) return false
  return readByRole(SITTING_ROLES, context, clause)
}

/** What 'at least', 'under' and 'not more than' leave of a length. */
function boundsOf(group: TimeGroup, { duration, around }: Input): LengthClause {
  const { comparison } = group.expressions[0]!
  const isNegated = around.rightKeys[0] === 'नहीं' || around.leftKeys.concat(around.rightKeys.slice(0, 4)).some((key) => /^(?:nicht|nicht mehr)$/u.test(key)) || around.leftKeys.some((key) => key.endsWith("n't") || /^(?:not|never|no|nunca|jam[aá]s|jamais|pas|nie|nicht|n[aã]o)$/u.test(key))
  // 'never under half an hour'.
  const isCeiling = comparison === 'at-most' || comparison === 'less' && !isNegated || comparison === 'more' && isNegated || around.rightKeys.slice(0, 4).some((key) => MOST.test(key))
  const isFloor = !isCeiling && (comparison === 'at-least' || comparison === 'more' || comparison === 'less')
  const [low, minutes] = [Math.round(duration.low / 60), Math.round(duration.high / 60)]
  return { group, around, low, minutes, min: isCeiling ? null : low, max: isFloor ? null : minutes }
}

/** Behind the length: 'half an hour at the most', 'meia horinha por vez no máximo'. */
const MOST = /^(?:most|maximo|maximum|hochstens|mucho|maxi|tops)$/u

/** '10k in under 50 minutes' is how fast, not how long a sitting takes. */
function isPace({ source }: ReadingContext, { group, around }: LengthClause): boolean {
  const said = around.leftKeys.join(' ')
  if (BROKEN.test(said) && DISTANCE.test([...around.leftKeys, ...around.rightKeys].join(' '))) return true
  const isUnder = group.expressions[0]!.comparison === 'less'
  const sentence = source.tokens.slice(around.segment?.from ?? group.from, group.from).map(({ key }) => key).join(' ')
  if (RACE_IN.test(sentence) || isUnder && RACE_BEFORE.test(sentence)) return true
  return isUnder && (source.tokens[group.from - 1]?.key === 'in' ? PACE.test(said) : DISTANCE_BEFORE.test(said))
}

/** 'Break 50 minutes over 10 km': a time that is beaten. */
const BROKEN = /(?:^| )(?:break|beat|crack|sub|down to|(?:run|go|get|finish|stay) under)$/u
const DISTANCE = /(?:^| )(?:marathon|half|parkrun|\d+ ?k|k|km|kilomet\p{L}+|miles?|metres?|meters?)(?= |$)/u
const DISTANCE_BEFORE = /(?:^| )(?:run|ride|swim|row|cycle) .*(?:\d+ ?k|k|km|kilomet\p{L}+|miles?|metres?|meters?|marathon)$/u

const PACE = /(?:^| )(?:run|ride|swim|row|walk|race|marathon|\d+ ?k|\d+ ?km|\d+ ?miles?|k|km|mile|miles|lap|laps|metres?|finish|it) in$/u

/** 'Semi-marathon le 18 avril en moins de 2 heures', 'Marathon am 11. April unter 4 Stunden'. */
const RACE = String.raw`(?:^| )(?:(?:semi |halb|demi )?- ?)?(?:semi|marathon|halbmarathon|maraton|maratona|meia|trail|triathlon|triatlon|ironman|course|carrera|corrida|\d+ ?km|km|kilometros|kilometres|quilometros)(?= |$)(?: \S+){0,6}?`
const RACE_IN = new RegExp(String.raw`${RACE} (?:en|em)$`, 'u')
const RACE_BEFORE = new RegExp(String.raw`${RACE}(?: (?:in|en|em))?$`, 'u')

function addTarget(context: ReadingContext, { group }: LengthClause): void {
  const dates = context.groups.findLast(({ to }) => to <= group.from)?.to ?? 0
  const words = { from: Math.max(dates, group.from - 2), to: group.to }
  addReading(context, words, { value: { kind: 'level', value: textOf(context, words) }, text: `Target: ${textOf(context, group)}` })
}

/** '2 hours a day', of the user or of those it is said of. */
function addLimitOfUnit(context: ReadingContext, { group, around, minutes, min, max }: LengthClause): boolean {
  const unit = unitBehind(around)
  if (unit === null) return false
  if (rightKeysName(around, WORKDAY)) addReading(context, group, { value: { kind: 'availability', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [], person: null }, text: 'Weekdays' })
  for (const person of isOfEach(context, around) ? context.people : [whoseLength(context, around)]) {
    addReading(context, group, {
      value: { kind: 'limit', measure: 'minutes', per: unit, min: max === null ? min : null, max, person },
      text: `${person ? `${person}: ` : ''}${max === null ? 'at least' : 'at most'} ${describeMinutes(minutes)} a ${unit}`,
    })
  }
  return true
}

function addCapacity(context: ReadingContext, { group, minutes }: LengthClause): void {
  const hasSprints = context.readings.some((reading) => reading.kind === 'sprint-calendar' && reading.count !== 1)
  for (const person of context.people) {
    addReading(context, group, { value: { kind: 'limit', measure: 'minutes', per: hasSprints ? 'sprint' : 'total', min: null, max: minutes, person }, text: `${person}: at most ${describeMinutes(minutes)}` })
  }
}

function addTotal(context: ReadingContext, { group, around, minutes, min, max }: LengthClause): void {
  // 'The total must not exceed 280 hours' says nothing else.
  const isAlone = around.segment !== null && TOTAL_ALONE.test(around.leftKeys.join(' ')) && around.rightKeys.length === 0
  addReading(context, isAlone ? { from: around.segment!.from, to: group.to } : group, { value: { kind: 'limit', measure: 'minutes', per: 'total', min: max === null ? min : null, max, person: null }, text: `${describeMinutes(minutes)} in total` })
}

function addSession(context: ReadingContext, { group, around, minutes, min, max }: LengthClause): void {
  const appliesTo = subjectOfLength(context, group, around)
  giveMinutes(context, appliesTo, { around, minutes: max ?? min! })
  const bound = min === null ? 'at most ' : max === null ? 'at least ' : ''
  addReading(context, { from: /^(?:no|nao|not|never|nicht|nie|pas|nunca)$/u.test(around.leftKeys.at(-1) ?? '') && group.from > 0 ? group.from - 1 : group.from, to: group.to }, { value: { kind: 'session', minMinutes: min, maxMinutes: max }, appliesTo, text: `${appliesTo ? `${appliesTo.labels[0]}: ` : 'Sessions of '}${bound}${describeMinutes(minutes)}` })
}

/** Nobody sits longer at one thing: 'a full week = 38 h' is no sitting. */
const LONGEST_SITTING = 16 * 60
const WORKDAY = /^(?:weekday|workday|werktag)$/u

/** '6 hours per weekday' also says on which days. */
function rightKeysName({ rightKeys }: Surroundings, day: RegExp): boolean {
  return rightKeys[0] === 'per' && day.test(rightKeys[1] ?? '')
}

/** 'at most 5 hours on a day', '2 hours in any one week'. */
function unitBehind({ rightKeys, leftKeys }: Surroundings): 'day' | 'week' | 'sprint' | null {
  // 'no day over 5 hours', 'any week more than 20 hours'.
  const [which, before] = leftKeys.slice(-2)
  if (rightKeys[0] === 'per' && WORKDAY.test(rightKeys[1] ?? '')) return 'day'
  if (/^(?:no|any|each|every|per|kein)$/u.test(which ?? '') && /^(?:day|week|sprint|tag)$/u.test(before ?? '')) return before === 'week' ? 'week' : before === 'sprint' ? 'sprint' : 'day'
  if (/^(?:a|an|per|each|every)$/u.test(rightKeys[0] ?? '') && /^(?:night|evening|morning|afternoon|weeknight)$/u.test(rightKeys[1] ?? '')) return 'day'
  const near = rightKeys.slice(0, 4)
  const unit = near.find((key) => /^(?:day|daily|dia|tag|jour|week|weekly|semana|woche|semaine|semanal|semanales|semanais|wochentlich|hebdomadaires?|sprint)$/u.test(key))
  if (!unit || /^(?:each|time)$/u.test(near[0] ?? '') && near[1] === 'time') return null
  return /^(?:week|weekly|semana|woche|semaine|semanal|semanales|semanais|wochentlich|hebdomadaires?)$/u.test(unit) ? 'week' : unit === 'sprint' ? 'sprint' : 'day'
}

const TOTAL_ALONE = /^(?:the |our |a )?(?:total|overall|combined)(?: \p{L}+){0,2} (?:must|may|can|should|is|has|stays?|needs?|to|not|never|cannot|can't|mustn't|shouldn't|exceed|go|over|above|under|below|be|stay|within|beyond|limited|capped|at|more|than)(?: (?:not|never|exceed|go|over|above|under|below|be|stay|within|beyond|limited|capped|to|at|more|than))*$/u

function isTotal({ keys }: Surroundings): boolean {
  return keys.some((key) => /^(?:total|altogether|overall|insgesamt)$/u.test(key))
}

/** 'The whole thing may not cost us more than 200 hours', 'budget: 150 hours all in': of all the work together. */
function isOfWholePlan(context: ReadingContext, { around, minutes }: LengthClause): boolean {
  const [left, right] = [around.leftKeys.join(' '), around.rightKeys.join(' ')]
  const isBudget = /(?:^| )(?:budget|effort|ceiling|cap)(?: (?:is|of|at|for (?:it|this|everything|the whole thing|all of it)|:|=|to|about|around))*$/u.test(left) || /^(?:all in|all told|in all|for (?:everything|the whole thing|all of it|the lot|the whole project|the project))(?= |$)/u.test(right)
  const isSpent = WHOLE.test(left) && SPENT.test(left) || /^(?:we|i)(?: |$)/u.test(left) && /(?:^| )(?:spend|use|burn|put|invest)(?= |$)/u.test(left) && /^(?:on|into|for|in) (?:it|this|that|everything|the whole thing|all of it|the project|total)(?= |$)/u.test(right)
  return context.plannerType === 'sprint' && minutes >= LEAST_OF_PLAN && (isBudget || isSpent) && !/(?:^| )(?:each|per|apiece|every)(?= |$)/u.test(`${left} ${right}`) && !/^(?:an?|per|each|\/)(?= |$)/u.test(right)
}

const LEAST_OF_PLAN = 600
const WHOLE = /^(?:(?:and|but) )?(?:(?:the|this|our) )?(?:whole (?:thing|project|lot|job|work|plan)|project|everything|all of (?:it|this)|all (?:this|the work)|it|this|work|whole)(?= )/u
const SPENT = /(?:^| )(?:cost|take|exceed|need|use|eat|burn|fit in|fit into|fit within|stay under|stay below|stay within|go over|go beyond|be done in|done in|last|run over)(?= |$)/u

/** 'Total dev effort must not exceed': of all the devs together. */
const TOTAL_OF_ALL = /(?:^| )(?:total|overall|combined|joint) (?:\p{L}+ ){0,2}(?:effort|hours|time|work|budget|capacity)(?= |$)/u

/** '60 hours each' of people who share a sprint. */
function isCapacity(context: ReadingContext, around: Surroundings, minutes: number): boolean {
  return minutes >= 480 && isOfEach(context, around)
}

/** 'each', 'per person': of all who work on the plan. */
function isOfEach(context: ReadingContext, around: Surroundings): boolean {
  return context.plannerType === 'sprint' && context.people.size > 0 && around.keys.some((key) => /^(?:each|apiece|everybody|everyone|person|head|dev|developer|member|jeweils|jeder|cada|pessoa|persona|personne|chacun)$/u.test(key)) && !TOTAL_OF_ALL.test(around.leftKeys.join(' '))
}


/** What the length is of: the words behind it, before it, or the rhythm of the sentence. */
function subjectOfLength(context: ReadingContext, group: TimeGroup, around: Surroundings): TaskMatcher | null {
  // 'Lesson on Wednesdays, 40 minutes practice on other days': of what stands behind it.
  const { end } = context.source.tokens[group.to - 1]!
  const next = context.readings.find((reading) => reading.kind === 'rhythm' && reading.title !== null && reading.start - end >= 0 && reading.start - end <= 4)
  if (next?.appliesTo && !isSaid(around, 'each') && /^ (?:of )?$/u.test(context.prompt.slice(end, next.start))) return next.appliesTo
  if (STAMINA.test(around.leftKeys.join(' '))) return null
  const named = nounBeforeLength(context, around) ?? nameOfAppointment(context, group, around)
  if (named !== null) return { labels: [named] }
  // What stands in brackets is said of what stands before them.
  const found = rhythmIn(context, around, group)
  const rhythm = found !== null && found !== undefined && around.segment?.lead === '(' && found.start > end ? null : found
  if (rhythm && isBehindList(context, around, rhythm)) return null
  if (rhythm && (isSaid(around, 'each') || around.leftKeys.length === 0 && (around.rightKeys.length <= 2 || context.source.tokens[group.to]?.key === '.'))) return rhythm.appliesTo
  // 'no más de 1 h seguida, que me canso'.
  const reason = around.rightKeys.findIndex((key) => /^(?:q|que|porque|pq|pues|car|parce|sonst|weil|pois|otherwise|because)$/u.test(key))
  const isReason = reason >= 0 && around.rightKeys.slice(0, reason).every(isIdle)
  const behind = !isReason && context.source.tokens[group.to]?.key !== '.' && around.rightKeys.length > 0 && around.rightKeys.length <= 4 ? labelOf(context, around.right, 3) : null
  const label = behind ?? (around.leftKeys.length <= 6 ? labelOf(context, around.left, 3) : null)
  if (label !== null && !isWholePlan(label) && !isSaid(around, 'each') && !/^(?:nunca|jam[aá]s|jamais|nie|niemals|never|nicht|pas|no|n[aã]o|nur|only|solo|seulement)$/iu.test(label)) return { labels: [label] }
  return rhythm?.appliesTo ?? null
}

/** 'I can't concentrate for more than 50 minutes', 'my back lets me do': how long somebody lasts, whatever it is. */
const STAMINA = /(?:^| )(?:worth (?:it|starting|sitting down|beginning|my while|getting started)|concentrate|focus|last|hold out|keep (?:it up|going|focused|still|at it)|stay (?:focused|awake|still|with it|on task)|sit(?: still| down)?|cope|manage|stand it|bear it|pay attention|konzentrieren|concentrarme|me concentrar|me concentrer)(?: (?:for|on|with|it|anything|something|one|thing|at|longer|than|only|more|up|to|about|around|no|maybe|perhaps))*$/u

/** 'stretching every day, planks, squats, 5-10 min sessions': behind a list, the sessions of all its items. */
function isBehindList(context: ReadingContext, { segment, left, rightKeys }: Surroundings, rhythm: { start: number }): boolean {
  if (segment?.lead !== ',' || left.to > segment.from || !/^(?:sessions?|sittings?|each|at|per|a|slots?|bursts?)$/u.test(rightKeys[0] ?? '')) return false
  const between = context.segments.filter(({ from, sentence }) => sentence === segment.sentence && from < segment.from && context.source.tokens[from]!.start > rhythm.start)
  return between.length >= 2
}

/** In minutes. */
const [SHORT, HOURS_FROM_POINT] = [30, 120]

/** The rhythm that the length is of takes its minutes. */
function giveMinutes(context: ReadingContext, matcher: TaskMatcher | null, { minutes }: { around: Surroundings; minutes: number }): void {
  for (const reading of context.readings) {
    if (reading.kind !== 'rhythm' || reading.minutes !== null || reading.appliesTo?.labels[0] !== matcher?.labels[0]) continue
    reading.minutes = minutes
    // 'Feed the starter every evening at 9, 5 min': a short thing at an hour is done then.
    const isAtHour = reading.windows.length === 1 && reading.windows[0]!.to - reading.windows[0]!.from === HOURS_FROM_POINT && / (?:at|um|a las|à) \d/iu.test(reading.words)
    if (isAtHour && minutes <= SHORT) reading.windows = [{ from: reading.windows[0]!.from, to: reading.windows[0]!.from + SHORT }]
  }
}
