import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Days } from '../../time/grammar/days.ts'
import { pointOf } from '../times/clock-windows.ts'
import type { TaskMatcher } from '../brief.ts'
import { describeDay, describeMoment } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, matcherOf } from '../surroundings.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { addLaunch } from './launches.ts'
import { setsAnchor } from './read-dated.ts'
import { excludedLabel } from './read-exclusions.ts'
import { isForbidden } from '../times/forbidden-times.ts'
import { wordsAround } from '../times/words-around.ts'

/** Ten years stand for no end. */
const NO_END_DAYS = 3650

/** 'by 1 April', 'before 14 Feb', 'starting Monday', 'until Friday', 'due 31 January'. */
export function readBound(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const [expression] = group.expressions
  const { bound } = expression!
  if (bound === 'since' || bound === 'after') readStart(context, group, around)
  else readEnd(context, group, around)
}

function readStart(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const { bound, days } = group.expressions[0]!
  const first = bound === 'after' ? days!.last + 1 : days!.first
  const words = wordsAround(group, around)
  const barred = isForbidden(context, around) ? excludedLabel(context, around) : null
  if (barred !== null) {
    const days = { spans: [{ first, last: first + NO_END_DAYS }] }
    addReading(context, words, { value: { kind: 'exclusion', days, windows: [], person: null }, appliesTo: { labels: barred }, text: `No ${barred.join(', ')} from ${describeDay(first)} on` })
    return
  }
  if (isForbidden(context, around)) {
    addReading(context, words, { value: { kind: 'horizon', first: null, last: first - 1 }, text: `Nothing after ${describeDay(first - 1)}` })
    return
  }
  if (addBeforeStart(context, { group, around, first }) || addReadyBeforeStart(context, { group, around, first }) || around.segment?.lead === '(' && setsAnchor(context, { around, group, spans: [{ first: days!.first, last: days!.last }] })) return
  if (addLaunch(context, { group, around, first })) return
  const title = otherStart(context, around)
  if (title !== null) {
    addReading(context, words, { value: { kind: 'event', title, days: { first, last: first }, from: group.expressions[0]!.clock ? pointOf(group.expressions[0]!.clock, context.is24) : null, to: null, place: null, person: null }, text: `${title}: ${describeDay(first)}` })
    return
  }
  if (addBehindEnd(context, { group, around, first }) || addShowing(context, { group, around, first })) return
  const isNotBefore = /^(?:no|not)$/u.test(context.source.tokens[group.from]!.key) && around.segment !== null && around.segment.lead !== ''
  const repeated = isNotBefore && labelOf(context, around.left) === null ? rhythmBefore(context, around.segment!) : null
  const matcher = repeated !== null ? { labels: [repeated] } : isStartOfPlan(context, group, around) ? null : matcherOf(context, around.left)
  addReading(context, words, { value: { kind: 'horizon', first, last: null }, appliesTo: matcher, text: `${matcher ? `${matcher.labels[0]} from` : 'Start on'} ${describeDay(first)}` })
}

/** 'before my semester starts on 1 March': done by then. */
function addBeforeStart(context: ReadingContext, { group, around, first }: { group: TimeGroup; around: Surroundings; first: number }): boolean {
  const before = around.leftKeys.findLastIndex((key) => /^(?:before|until|till|bevor|bis|avant|antes)$/u.test(key))
  if (before < 0 || around.leftKeys.length - before > 7) return false
  const isVerb = /^(?:starts?|begins?|opens?|commences?|beginnt|empieza|commence|comeca)$/u.test(around.leftKeys.at(-1) ?? '')
  const event = labelOf(context, { from: around.left.from + before + 1, to: around.left.to - (isVerb ? 1 : 0) }, 4)
  if (event === null) return false
  const matcher = around.segment?.sentence === 0 ? null : matcherOf(context, { from: around.left.from, to: around.left.from + before })
  addReading(context, { from: around.left.from + before, to: group.to }, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, appliesTo: matcher, text: `${matcher ? `${matcher.labels[0]} d` : 'D'}one before ${event} on ${describeDay(first)}` })
  return true
}

/** 'before our trip, which begins on 20 March': the plan ends where that begins. */
function addReadyBeforeStart(context: ReadingContext, { group, around, first }: { group: TimeGroup; around: Surroundings; first: number }): boolean {
  const isRelative = /^(?:which|that|who)$/u.test(around.leftKeys[0] ?? '') && around.leftKeys.length <= 3
  const antecedent = around.segment && isRelative ? context.segments[context.segments.indexOf(around.segment) - 1] : undefined
  if (!antecedent || antecedent.sentence !== around.segment!.sentence) return false
  const { tokens } = context.source
  const before = tokens.slice(antecedent.from, antecedent.to).findLastIndex(({ key }) => /^(?:before|until|till)$/u.test(key))
  const event = labelOf(context, { from: antecedent.from + Math.max(0, before + 1), to: antecedent.to }, 3)
  if (event === null) return false
  const words = { from: before < 0 ? antecedent.from : antecedent.from + before, to: group.to }
  if (before >= 0) addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, text: `Done before ${event} on ${describeDay(first)}` })
  else addReading(context, words, { value: { kind: 'event', title: event, days: { first, last: first }, from: null, to: null, place: null, person: null }, text: `${event}: ${describeDay(first)}` })
  return before >= 0 || antecedent.from > 0
}

/** 'by 31 January, with the auditors from 15 February': what begins behind the end of the plan is no start of it. */
function addBehindEnd(context: ReadingContext, { group, around, first }: { group: TimeGroup; around: Surroundings; first: number }): boolean {
  const ended = context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.latest <= first * MINUTES_PER_DAY)
  const title = ended && around.left.to > around.left.from ? labelOf(context, around.left, 4) : null
  if (title === null) return false
  addReading(context, wordsAround(group, around), { value: { kind: 'event', title, days: { first, last: first }, from: null, to: null, place: null, person: null }, text: `${title}: ${describeDay(first)}` })
  return true
}

/** 'Exhibit 15 photographs from 3 April: choose, print, frame': what the list prepares is over when the showing begins. */
function addShowing(context: ReadingContext, { group, around, first }: { group: TimeGroup; around: Surroundings; first: number }): boolean {
  const next = around.segment ? context.segments[context.segments.indexOf(around.segment) + 1] : undefined
  const isShown = around.segment?.from === 0 && around.leftKeys.some((key, index) => /^(?:exhibit|exhibition|display|perform|performance|stage|screen|ausstellen|ausstellung|exponer|exposicion|exposer|expor)$/u.test(key) && index < 4)
  const event = isShown && next?.lead === ':' && next.sentence === around.segment?.sentence ? labelOf(context, around.left, 5) : null
  if (event === null) return false
  const words = wordsAround(group, around)
  addReading(context, words, { value: { kind: 'event', title: event, days: { first, last: first }, from: null, to: null, place: null, person: null }, text: `${event}: ${describeDay(first)}` })
  addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, text: `Ready for ${event} on ${describeDay(first)}` })
  return true
}

/** 'the trip starts 13 March': what the plan leads up to, not the plan. */
function otherStart(context: ReadingContext, around: Surroundings): string | null {
  const hasVerb = /^(?:starts?|begins?|commences?|beginnt|empieza|commence|comeca)$/u.test(around.leftKeys.at(-1) ?? '')
  const isOther = around.leftKeys.length <= 5 && !/^(?:train|training|study|practi[cs]e|save|saving|plan|prepare)$/u.test(around.leftKeys[0] ?? '') && /^(?:cycle|chemo|chemotherapy|radiotherapy|treatment|trip|holiday|vacation|journey|cruise|season|race|job|leave|semester|term|internship|apprenticeship|school|holidays|festival|conference|camp|tournament|reise|viaje|voyage|viagem|urlaub|elternzeit|semestre|studium|praktikum|ausbildung)$/u.test(around.leftKeys.at(hasVerb ? -2 : -1) ?? '')
  return isOther ? labelOf(context, { from: around.left.from, to: around.left.to - (hasVerb ? 1 : 0) }, 3) : null
}

/** 'starting Monday' says when the plan begins; 'mock interviews from week 4' when a part of it does. */
function isStartOfPlan(context: ReadingContext, group: TimeGroup, around: Surroundings): boolean {
  const key = context.source.tokens[group.from]!.key
  // 'mock interviews starting in week 4'.
  if (around.leftKeys.length > 0 && isPlanWeek(group)) return false
  const isStarting = !/^(?:no|not)$/u.test(key) && key !== 'from' && key !== 'after' && key !== 'ab' && key !== 'since'
  return isStarting || around.leftKeys.length === 0 || around.segment?.from === 0
}

function isPlanWeek({ expressions: [first] }: TimeGroup): boolean {
  return /\bweek (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|\b(?:first|second|third|fourth|fifth|sixth) week\b/iu.test(first!.words)
}

function readEnd(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const [expression] = group.expressions
  const days = expression!.days!
  const point = expression!.clock ? pointOf(expression!.clock, context.is24) : null
  if (endsRhythm(context, group, { last: days.first - (expression!.bound === 'before' ? 1 : 0) })) return
  // 'I work until June, so Saturdays until then': how long something else goes on.
  if (expression!.bound === 'until' && /^(?:(?:and|but) )?(?:i|we)(?: still| also)? (?:work|study|teach|am|are|have) ?(?:full-time|full time|part-time|at \p{L}+|in \p{L}+|school|a job|my job|my old job)?$/u.test(around.leftKeys.join(' '))) return context.claimed.fill(0, group.from, group.to) && undefined
  const isBefore = point === null && (expression!.bound === 'before' || isByPeriod(context, expression!))
  const latest = isBefore ? days.first * MINUTES_PER_DAY : latestOf(expression!.bound!, days, point)
  const isHead = around.segment?.from === 0 && around.left.from === 0
  if (addAwayUntil(context, group, around) || addNotBefore(context, group, around) || addStartBefore(context, group, around) || addDueOf(context, group, around)) return
  const said = saidAgain(context, around)
  const headed = headOf(context, around)
  const matcher = said ? said.appliesTo : headed !== null ? { labels: [headed] } : isHead && !isPart(around) || (around.segment?.depth ?? 0) === 0 && isAmountOnly(context, around) || isBehindBracketOfGoal(context, around) || isSaidOfGoal(context, around) || isBehindGoal(context, group, around) || isBehindRate(context, around) || isEndOfGoal(context, group, around) ? null : (around.segment?.depth ?? 0) > 0 && around.segment!.lead === ',' ? itemBefore(context, around) : matcherOf(context, around.left.to > around.left.from ? around.left : isGoalBefore(around) ? around.left : around.right) ?? itemBefore(context, around)
  const due = isHead && matcher === null && !around.leftKeys.includes('before') && /^(?:due|deadline)$/u.test(context.source.tokens[group.from]!.key) ? labelOf(context, around.left, 5) : null
  if (due !== null && context.plannerType === 'calendar') {
    addReading(context, wordsAround(group, around), { value: { kind: 'event', title: `${due} due`, days: { first: days.first, last: days.first }, from: point, to: null, place: null, person: null }, text: `${due} due: ${describeDay(days.first)}` })
  }
  addReading(context, wordsAround(group, around), {
    value: { kind: 'deadline', latest, event: null }, appliesTo: matcher,
    text: `${matcher ? `${matcher.labels[0]} d` : 'D'}one ${isBefore ? `before ${describeDay(days.first)}` : `by ${describeMoment(latest)}`}`,
  })
}

/** 'rehearsals Tuesdays 19-22 at the church until then': how long that alone goes on. */
function endsRhythm(context: ReadingContext, group: TimeGroup, { last }: { last: number }): boolean {
  const segment = segmentAt(context, group.from)
  const rhythm = context.readings.at(-1)
  if (!/\bthen$/iu.test(group.expressions[0]!.words) || !segment || segment.sentence === 0 || rhythm?.kind !== 'rhythm' || rhythm.days.weekdays === undefined || rhythm.start < context.source.tokens[segment.from]!.start) return false
  rhythm.days = { ...rhythm.days, spans: [{ first: rhythm.days.spans?.[0]?.first ?? context.today, last }] }
  rhythm.text += ` until ${describeDay(last)}`
  extendReading(context, rhythm, group)
  return true
}

/** The T-shirts of 'T-shirts: order by 28 May': a lone verb behind a colon is about what stands before it. */
function headOf(context: ReadingContext, { segment, leftKeys }: Surroundings): string | null {
  const isVerb = leftKeys.filter((key) => key !== ':').length <= 3 && /^(?:order|ordered|book|booked|send|sent|submit|submitted|print|printed|buy|bought|sign|signed|pay|paid|file|filed|finish|finished|deliver|delivered|hand|approve|approved|agree|agreed|confirm|confirmed|due|ready|done)$/u.test(leftKeys.findLast((key) => !/^(?:in|out|off|up|be|to|must|the|:)$/u.test(key)) ?? '')
  const head = isVerb && segment?.lead === ':' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  return head && head.sentence === segment!.sentence && head.from > 0 && head.to - head.from <= 4 ? labelOf(context, head, 4) : null
}

/** 'for a baby due in June': what the goal is for comes then. */
function addDueOf(context: ReadingContext, group: TimeGroup, { left, leftKeys, segment }: Surroundings): boolean {
  const purpose = leftKeys.findLastIndex((key) => key === 'for')
  const isDue = segment?.sentence === 0 && group.expressions[0]!.clock === null && !leftKeys.some((key) => /^(?:is|are|must|has|have|be)$/u.test(key)) && context.source.tokens[group.from]!.key === 'due' && purpose >= 0
  const event = isDue ? labelOf(context, { from: left.from + purpose + 1, to: left.to }, 3) : null
  if (event === null) return false
  const { first } = group.expressions[0]!.days!
  addReading(context, { from: left.from + purpose, to: group.to }, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, text: `Done before ${event} on ${describeDay(first)}` })
  return true
}

const BARS = /^(?:nothing|no|not|never|cannot|none|nobody|nada|nichts|nicht|kein|keine|rien)$|n['’]t$/u

/** 'nothing frost-tender goes outside until 15 May', 'the plants can't go out before 10 May': the day from which it may. */
function addNotBefore(context: ReadingContext, group: TimeGroup, around: Surroundings): boolean {
  const { bound, days } = group.expressions[0]!
  const bar = around.leftKeys.findIndex((key) => BARS.test(key))
  if (bar < 0 || (bound !== 'until' && bound !== 'before') || /^(?:not|no) (?:later|more)/u.test(around.leftKeys.slice(bar, bar + 2).join(' '))) return false
  const verb = around.leftKeys.findIndex((key, index) => index <= bar && index > 0 && /^(?:can|must|may|should|will|does|do|is|are|could|shall)$/u.test(key))
  const before = bar === 0 ? null : labelOf(context, { from: around.left.from, to: around.left.from + (verb > 0 ? verb : bar) }, 3)
  const label = before ?? labelOf(context, { from: around.left.from + bar + 1, to: around.left.to }, 3)
  const own = label === null && around.segment !== null && around.segment.lead !== '' ? rhythmBefore(context, around.segment) : null
  const matcher = own !== null ? { labels: [own] } : label === null || isWholePlan(label) || /^(?:(?:can|do|want to|be able to) )?(?:start|begin|work)$/iu.test(label) ? null : { labels: [label] }
  addReading(context, wordsAround(group, around), { value: { kind: 'horizon', first: days!.first, last: null }, appliesTo: matcher, text: `${matcher ? `${matcher.labels[0]} from` : 'Start on'} ${describeDay(days!.first)}` })
  return true
}

/** What the same sentence does again and again: 'swimming Tuesdays, but not before week 3'. */
function rhythmBefore(context: ReadingContext, segment: Segment): string | null {
  const start = context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start
  const last = context.readings.findLast((reading) => reading.kind === 'rhythm' && reading.start >= start)
  return last?.kind === 'rhythm' ? last.title : null
}

/** "I'm offshore till the 10th", behind what the plan is for: nothing before. */
function addAwayUntil(context: ReadingContext, group: TimeGroup, { leftKeys, segment }: Surroundings): boolean {
  const [{ bound, days, clock }] = [group.expressions[0]!]
  const isThere = /^(?:(?:but|and|also|because) )?(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:\p{L}+ ?){1,3}$/u.test(leftKeys.join(' '))
  const isHere = leftKeys.some((key) => /^(?:free|available|here|home|open|able|allowed|going|learning|studying|training|working|preparing|only|happy|flexible)$/u.test(key))
  if (segment === null || segment.sentence === 0 || !isThere || isHere || bound !== 'until' || clock !== null || days!.last < context.today) return false
  const away = { first: context.today, last: days!.last }
  addReading(context, { from: segment.from, to: group.to }, { value: { kind: 'exclusion', days: { spans: [away] }, windows: [], person: null }, text: `Nothing until ${describeDay(days!.last)}` })
  return true
}

/** 'Taper starts two weeks before': from then on. */
function addStartBefore(context: ReadingContext, group: TimeGroup, around: Surroundings): boolean {
  const [{ bound, days, words }] = [group.expressions[0]!]
  const isStart = /^(?:starts?|begins?|starting|beginning)$/u.test(around.leftKeys.at(-1) ?? '') && bound === 'by' && /\b(?:before|ahead|earlier|prior)$/iu.test(words)
  const label = isStart ? labelOf(context, { from: around.left.from, to: around.left.to - 1 }, 3) : null
  if (label === null || isWholePlan(label)) return false
  addReading(context, wordsAround(group, around), { value: { kind: 'horizon', first: days!.first, last: null }, appliesTo: { labels: [label] }, text: `${label} from ${describeDay(days!.first)}` })
  return true
}

/** 'a grant application, 15000 euros, deadline 15 February': an amount is nothing that is due. */
function isAmountOnly(context: ReadingContext, { left }: Surroundings): boolean {
  const label = labelOf(context, left, 3)
  return label !== null && /^[\d.,\s€$£%]+(?:k|m|euros?|eur|dollars?|usd|pounds?|gbp|pages?|words?|guests?|people|pieces?|items?|stück|seiten|wörter|km|kg)?$/iu.test(label)
}

/** 'New tasting card, to be on the tables by 9 May': where the goal is to be. */
function isSaidOfGoal(context: ReadingContext, { segment, left, leftKeys }: Surroundings): boolean {
  return segment !== null && segment.sentence === 0 && segment.lead === ',' && context.segments.indexOf(segment) === 1 && left.from >= segment.from && /^to (?:be|go|hang|appear|stand|run|open)(?: |$)/u.test(leftKeys.join(' '))
}

/** 'Read War and Peace (361 chapters) by the end of the year': the goal, an aside, and when. */
function isBehindBracketOfGoal(context: ReadingContext, { segment, left }: Surroundings): boolean {
  return segment !== null && segment.sentence === 0 && segment.lead === ')' && left.from === 0 && left.to <= segment.from && context.plannerType === 'calendar'
}

/** 'Read 40 pages a day of Anna Karenina until 12 March': the goal goes on behind how often. */
function isBehindRate(context: ReadingContext, { segment, left, leftKeys }: Surroundings): boolean {
  const rate = segment?.from === 0 && leftKeys[0] === 'of' ? context.groups.find(({ to }) => to === left.from) : undefined
  return rate !== undefined && rate.expressions.every(({ recurrence }) => recurrence !== null)
}

/** 'Apply to 5 universities, deadline 15 March': the goal, and alone behind its comma when. */
function isBehindGoal(context: ReadingContext, group: TimeGroup, { segment, left }: Surroundings): boolean {
  return segment !== null && segment.sentence === 0 && segment.lead === ',' && segment.from === group.from && left.from === 0 && left.to <= segment.from + 1 && context.segments.indexOf(segment) === 1
}

/** 'Grow tomatoes, beans and courgettes by the end of May': the last of a list that 'and' closes ends the goal's own sentence. */
function isEndOfGoal(context: ReadingContext, group: TimeGroup, { segment, left }: Surroundings): boolean {
  if (!segment || segment.sentence !== 0 || segment.lead !== ',' || segment.depth > 0 || left.from < segment.from) return false
  const sentence = sentenceOf(context, segment)
  const isList = sentence.slice(0, sentence.indexOf(segment) + 1).every(({ lead, from, to }) => (lead === '' || lead === ',') && to - from <= 14)
  const isAlone = context.groups.every((other) => other === group || other.from >= segment.to || other.from < sentence[0]!.from)
  const closing = context.source.tokens.slice(segment.from, group.from).findIndex(({ key }) => /^(?:and|&|und|y|et|e)$/u.test(key))
  const isItem = context.source.tokens.slice(segment.from, group.from).every(({ key }) => !/^(?:must|should|has|have|needs?|is|are|i|we|due|the)$/u.test(key))
  return isList && isAlone && closing > 0 && isItem
}

/** 'Year-end close 2026 by 31 January with the auditors': the goal stands before its year; who is along binds nothing. */
function isGoalBefore({ segment, left, rightKeys }: Surroundings): boolean {
  return segment?.from === 0 && left.from > 0 && /^(?:with|mit|avec|con|com)$/u.test(rightKeys[0] ?? '')
}

/** 'permit (must be in by 19 February)': what brackets behind an item of a list say is said of the item. */
function itemBefore(context: ReadingContext, { segment }: Surroundings): TaskMatcher | null {
  const before = segment !== null && segment.depth > 0 ? context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth }) => depth < segment.depth) : undefined
  return before && before.from > 0 && before.sentence === segment!.sentence ? matcherOf(context, before) : null
}

/** 'notice 3 months before, so by the end of March': the same deadline in other words. */
function saidAgain(context: ReadingContext, { left, segment }: Surroundings): ReadingContext['readings'][number] | null {
  if (!segment || left.to > left.from || !/^(?:so|,|\(|-)$/u.test(segment.lead)) return null
  const start = context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start
  return context.readings.findLast((reading) => reading.kind === 'deadline' && reading.start >= start && reading.event === null && reading.appliesTo !== null) ?? null
}

/** The first clause speaks of the whole plan unless it says 'needs to be' of one thing in a list. */
function isPart(around: Surroundings): boolean {
  return around.leftKeys.some((key) => /^(?:packed|painted|booked|ordered|sent)$/u.test(key))
}

/** 'by June' and 'by the summer' are over when that begins, if there is time until then; 'by the end of June' is not. */
function isByPeriod(context: ReadingContext, { bound, days, words }: TimeGroup['expressions'][number]): boolean {
  const isNamed = days!.grain === 'month' || days!.grain === 'season' || days!.grain === 'year'
  return bound === 'by' && isNamed && !days!.isRelative && days!.narrowed === null && /^(?:by|before) (?!the end|end|late|mid|early)/iu.test(words) && days!.first >= context.today + SHORTEST_PLAN_DAYS
}

/** 'By June', said in the last days of May, can only mean within June. */
const SHORTEST_PLAN_DAYS = 14

/** 'by' and 'until' include the day; 'before' does not. */
function latestOf(bound: string, days: Days, point: number | null): number {
  if (point !== null) return days.first * MINUTES_PER_DAY + point
  return bound === 'before' ? days.first * MINUTES_PER_DAY : (days.last + 1) * MINUTES_PER_DAY
}
