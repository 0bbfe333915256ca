import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { hasCue } from '../cues.ts'
import { isOpenEdge, settleEdgeDay } from '../expressions/edge-days.ts'
import { isRestBehind, withBanBehindBracket } from '../dates/bans-behind.ts'
import { describeDay, describePattern, describeWindows } from '../describe.ts'
import { personAround } from '../people/person-of-clause.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, surroundingsOf } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import { datesOfMonths } from './add-rhythm.ts'
import { isHourOfLearning } from './circumstances.ts'
import { readCountOfWeeklyDays } from './count-of-weekly-days.ts'
import { ANY_WEEKEND, patternOf } from './time-entries.ts'
import type { TimeEntry } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'
import { otherDays, otherWeeks, withoutOther } from './other-weeks.ts'
import { readBound } from '../dates/read-bounds.ts'
import { readDaysLength } from '../amounts/read-days-length.ts'
import { readLengthOnDays } from '../amounts/read-length-on-days.ts'
import { isMomentSpan, readMomentSpan } from './read-moment-spans.ts'
import { readDated } from '../dates/read-dated.ts'
import { readRepeating } from './read-repeating.ts'
import { readDailyTime } from './read-daily-times.ts'
import { readExclusion } from '../dates/read-exclusions.ts'
import { areDatesOfDay, framed, goesOn, inStay, isFrameOf, isShortened, lendsTimes, nextMonthOf, startOfHours } from './neighbouring-times.ts'
import { frameOfThen, opensLater } from './then-frames.ts'
import { isForbidden } from './forbidden-times.ts'
import { isFreePart } from './free-times.ts'
import { consequence } from './said-behind.ts'
import { isUnderState } from './states-before-times.ts'
import { isOthersWish } from './others-lives.ts'
import { bindsNothing, isMonthOfLength, isThatPart, isNotBoth, isPeriodOfCount } from './unbinding-times.ts'
import { isOwnSlot, isRegularHour } from './whose-days.ts'
import { wordsAround } from './words-around.ts'

/** Types what no more special rule has claimed: bounds, days off, busy times, events, availability, rhythms. */
export function readTimes(context: ReadingContext): void {
  context.groups.forEach((group, index) => {
    if (isClaimed(context, group)) return
    settleEdgeDay(context, group)
    if (isOpenEdge(group)) return
    const [first] = group.expressions
    if (first!.momentFromNow !== null) {
      claimMoment(context, group)
      return
    }
    if (first!.duration || first!.recurrence?.amount || first!.recurrence?.count) return
    warnOfOddDates(context, group)
    if (readLengthOnDays(context, group, context.groups[index - 1] ?? null)) return
    if (isThatPart(context, group) || isUnderState(context, group) || isMonthOfLength(context, group) || isPeriodOfCount(context, group) || isNotBoth(context, group) || readDaysLength(context, group, index)) return
    // 'at most 45 minutes on weekdays' bounds sessions, not days; it stays a note.
    if (isConditionOfLength(context, group, context.groups[index - 1] ?? null)) return
    claim(context, group)
    if (bindsNothing(context, group) || opensLater(context, group) || readCountOfWeeklyDays(context, group)) return
    const around = withBanBehindBracket(context, group, surroundingsOf(context, group))
    if (isFreePart(around)) {
      context.claimed.fill(0, group.from, group.to)
      return
    }
    const until = context.groups[index + 1] ?? null
    if (until && isMomentSpan(context, group, until)) readMomentSpan(context, group, until)
    else if (first!.bound && first!.days) readBound(context, group, around)
    else readEntries(context, { group, around, next: context.groups[index + 1] ?? null })
  })
}

/** 'now' and 'at the moment' ask for nothing; 'in 20 minutes' is left for the notes. */
function claimMoment(context: ReadingContext, group: TimeGroup): void {
  if (group.expressions[0]!.momentFromNow === 0) claim(context, group)
}

function isConditionOfLength(context: ReadingContext, group: TimeGroup, before: TimeGroup | null): boolean {
  const hasDaysOnly = group.entries.every(({ weekdays, windows, point }) => weekdays !== null && windows.length === 0 && point === null)
  const duration = before?.expressions[0]!.duration ?? null
  return hasDaysOnly && before !== null && duration !== null && duration.high < 86_400 && before.to === group.from && context.source.tokens[group.from]!.key === 'on'
}

function warnOfOddDates(context: ReadingContext, group: TimeGroup): void {
  for (const { days, words } of group.expressions) {
    if (days?.isBeyondMonth) context.questions.push(`“${words}”: the month has no such day; its last one is used.`)
    else if (days?.saidWeekday) context.questions.push(`“${words}” is a ${describeDay(days.first).slice(0, 3)}; the date is used.`)
  }
}

type Entries = { group: TimeGroup; around: Surroundings; next: TimeGroup | null }

function readEntries(context: ReadingContext, { group, around, next }: Entries): void {
  const frame = next && isFrameOf(context, group, next) ? next : null
  const wider = frame ? nextMonthOf(context, frame) : null
  if (frame) claim(context, frame)
  if (wider) claim(context, wider)
  const lent = !frame && next && lendsTimes(context, group, next) ? next : null
  if (lent) claim(context, lent)
  if (lent && isShortened(context, group, lent)) return readShortDay(context, group, lent)
  // 'Sundays 10 to 3, the first Sunday in March is out': what is told of the date is no hour of it.
  const isTold = next !== null && /^(?:is|are|was|no|not|off|out|free|stays?)$/u.test(context.source.tokens[next.to]?.key ?? '')
  const dates = !frame && next && !isTold && areDatesOfDay(group, next) ? next : null
  if (dates) {
    claim(context, dates)
    return dates.entries.forEach((entry) => readEntry(context, { entry: { ...entry, windows: group.entries[0]!.windows }, group: { ...group, to: dates.to }, around }))
  }
  const wide = frame ? surroundingsOf(context, { ...group, to: frame.to }) : around
  for (const entry of group.entries) {
    const start = lent ? startOfHours(context, group, lent) : null
    const timed = lent ? { ...entry, windows: start === null ? lent.entries[0]!.windows : [{ from: start, to: MINUTES_PER_DAY }] } : entry
    const bounded = framed(timed, frame)
    if (wider && bounded.frame) bounded.frame = { ...bounded.frame, last: wider.expressions[0]!.days!.last }
    const whole = { ...group, to: (lent ?? wider ?? frame ?? group).to }
    const own = turnsToGoal(context, group, entry) ? bareSurroundings(context, entry, wide) : null
    readEntry(context, { entry: bounded, group: own ? { ...whole, from: own.left.to } : whole, around: own ?? (lent ? withDenial(context, around, { group, lent }) : wide) })
  }
}

/** 'On weekdays I can't do anything until 7 pm': what is denied between the days and the hours, or behind them. */
function withDenial(context: ReadingContext, around: Surroundings, { group, lent }: { group: TimeGroup; lent: TimeGroup }): Surroundings {
  const between = keysOf(context, { from: Math.min(group.to, lent.from), to: Math.max(group.to, lent.from) })
  const end = segmentAt(context, lent.from)?.to ?? lent.to
  const said = [...between, ...keysOf(context, { from: lent.to, to: Math.max(lent.to, end) })]
  const isUntilThen = lent.entries[0]!.windows[0]?.from === 0
  const denial = isUntilThen && DENIALS.test(said.join(' ')) ? said : []
  return { ...around, rightKeys: denial, keys: [...around.leftKeys, ...denial] }
}

const DENIALS = /(?:^| )(?:can't|cannot|cant|can not|won't|don't|nothing|no time|nichts|nicht|keine zeit|no puedo|no podemos|nada|no tengo|ne peux|ne peut|rien|pas|nao posso|nao consigo|nao podemos|nao tenho)(?: |$)/u

/** The Saturdays of 'skiing 6-13 Feb, Saturdays 9-12': behind days away, hours of every week are those of the goal. */
function turnsToGoal(context: ReadingContext, group: TimeGroup, entry: TimeEntry): boolean {
  const [away] = group.entries
  const isWeekly = entry !== away && entry.weekdays !== null && entry.windows.length > 0
  return isWeekly && away!.spans.length > 0 && away!.windows.length === 0 && hasCue(surroundingsOf(context, group).leftKeys, 'away')
}

/** Those of a time that begins a clause of its own. */
function bareSurroundings({ source }: ReadingContext, { expressions: [first] }: TimeEntry, { segment }: Surroundings): Surroundings {
  const at = source.tokens.findIndex(({ start }) => start >= first!.start)
  const none = { from: at, to: at }
  return { segment, left: none, right: none, leftKeys: [], rightKeys: [], keys: [] }
}

function readShortDay(context: ReadingContext, group: TimeGroup, lent: TimeGroup): void {
  const days = patternOf(group.entries[0]!, startOfPlan(context))
  const windows = [{ from: lent.entries[0]!.windows[0]!.to, to: 1440 }]
  addReading(context, { from: group.from, to: lent.to }, { value: { kind: 'exclusion', days, windows, person: null }, text: `Nothing on ${describePattern(days)}${describeWindows(windows)}` })
}

function readEntry(context: ReadingContext, { entry: stated, group, around }: { entry: TimeEntry; group: TimeGroup; around: Surroundings }): void {
  const entry = stated.frame === null && stated.spans.length === 0 ? { ...stated, frame: frameOfThen(context, group, around) } : stated
  const isPointOnly = entry.windows.length === 0 && entry.spans.length === 0 && entry.weekdays === null && entry.ofMonth === null && !entry.isDaily
  const forbidden = !isPointOnly && !isOthersWish(context, around) && (isForbidden(context, around, entry) || isRestBehind(context, group, stated))
  if (stated.windows.length > 0 && isOwnSlot(context, around)) return addOwnSlot(context, { entry: repeatBareWeekday(entry), around, group })
  if (isPermission(around) || isSomeDayRule(group, around)) {
    readPermission(context, { entry: repeatBareWeekday(entry), around, group })
    return
  }
  const settled = forbidden || entry.frame !== null || isEveryWeek(around) || isSomeDayRule(group, around) || isRegularHour(context, around, entry.windows.length) || goesOn(context, around) || isSomeSuchDay(group, around) || isHourOfLearning(context, { around, group, entry }) ? repeatBareWeekday(entry) : inStay(context, entry, around)
  const everyWeeks = otherWeeks(context, group, settled)
  const rest = otherDays(context, group, settled)
  if (rest) settled.weekdays = rest
  const own = everyWeeks || rest ? withoutOther(context, around) : around
  const typed = {
    entry: everyWeeks ? { ...settled, everyWeeks: 2 } : settled, group, around: own, days: settled.ofMonth === null ? { ...patternOf(settled, startOfPlan(context)), ...(everyWeeks ? { everyWeeks } : {}) } : { spans: datesOfMonths(context, settled) },
    person: personOf(context, own, forbidden), words: wordsAround(group, own),
  }
  if (forbidden) readExclusion(context, typed)
  else if (settled.weekdays !== null || settled.isDaily || settled.everyDays > 0 || settled.oncePer !== null || settled.ofMonth !== null) readRepeating(context, typed)
  else if (settled.spans.length > 0) readDated(context, typed)
  else readDailyTime(context, typed)
}

/** 'My sister has the kids 12-14 February, so no running': whoever is named, the plan rests. */
function personOf(context: ReadingContext, around: Surroundings, isForbiddenTime: boolean): string | null {
  // 'My parents come 1-5 March and I can't work while they're here': it is the writer who does nothing then.
  const isOwn = OWN_DENIAL.test(keysOf(context, { from: around.right.from, to: around.segment?.to ?? around.right.to }).join(' '))
  const isRestOfPlan = isForbiddenTime && context.plannerType === 'calendar' && (isOwn || consequence(context, around).length > 0)
  return isRestOfPlan ? null : personAround(context, around)
}

const OWN_DENIAL = /^(?:(?:and|so|then|when|but|,) )*(?:i|we|i'll|we'll)(?: (?:probably|really|certainly|just|will|am|are))? (?:won't|can't|cannot|don't|couldn't|not|never|get nothing|do nothing|get no|have no)(?= )(?!.* (?:him|her|them)$)/u

/** The bracket of 'trial commute (a Friday)': any such day. */
function isSomeSuchDay({ expressions }: TimeGroup, { segment, leftKeys }: Surroundings): boolean {
  return segment?.lead === '(' && /^an?$/u.test(leftKeys.at(-1) ?? '') && expressions.every(({ days }) => days !== null && days.bareWeekday !== null)
}

function addOwnSlot(context: ReadingContext, { entry, around, group }: { entry: TimeEntry; around: Surroundings; group: TimeGroup }): void {
  const days = patternOf(entry, startOfPlan(context))
  addReading(context, wordsAround(group, around), { value: { kind: 'availability', days, windows: entry.windows, person: null }, text: `${describePattern(days)}${describeWindows(entry.windows)}` })
}

/** 'the shopping has to be on a Sunday': on any such day, and that alone. */
function isSomeDayRule({ expressions }: TimeGroup, { leftKeys, segment }: Surroundings): boolean {
  const isAnyDay = expressions.length === 1 && (expressions[0]!.days?.bareWeekday ?? null) !== null && /^an?$/u.test(leftKeys.at(-1) ?? '')
  return isAnyDay && segment !== null && segment.sentence > 0 && /(?:^| )(?:must|has to|have to|needs? to|should|can only|is only possible|only works)(?: only)?(?: (?:be|happen|take place|be done))?(?: on)? an?$/u.test(leftKeys.join(' '))
}

/** 'strength is OK on Friday' allows and asks for nothing. */
function isPermission({ leftKeys, rightKeys }: Surroundings): boolean {
  if (/^(?:ok|okay|fine|possible|alright|works?)(?: (?:as well|too|also))?$/u.test(rightKeys.join(' '))) return true
  if (/^(?:is|are|would be|'s|works?|ist|sind|est|sont) (?:also |perfectly |totally )?(?:ok|okay|fine|allowed|possible|alright)\b/u.test(rightKeys.slice(0, 4).join(' '))) return true
  return leftKeys.some((key) => /^(?:ok|okay|fine|allowed|possible|alright)$/u.test(key)) && !leftKeys.some((key) => /^(?:only|not|isn't)$/u.test(key))
}

/** 'two mock exams on Saturdays in February are fine': those days are open for that. */
function readPermission(context: ReadingContext, { entry, around, group }: { entry: TimeEntry; around: Surroundings; group: TimeGroup }): void {
  const number = parseNumber(context.source, around.left.from)
  const modal = around.leftKeys.findIndex((key) => /^(?:must|has|have|needs?|should|can|is)$/u.test(key))
  const label = labelOf(context, { from: number && number.next < around.left.to ? number.next : around.left.from, to: modal > 0 && isSomeDayRule(group, around) ? around.left.from + modal : around.left.to }, isSomeDayRule(group, around) ? 5 : 3)
  if (entry.weekdays === null || label !== null && isWholePlan(label)) return
  const days = patternOf(entry, startOfPlan(context))
  // 'Weekends are fine': whoever says so has time then.
  if (label === null) {
    if (around.leftKeys.every((key) => /^(?:,|and|but|so|only)$/u.test(key))) addReading(context, wordsAround(group, around), { value: { kind: 'availability', days, windows: entry.windows, person: null }, text: `${describePattern(days)}${describeWindows(entry.windows)}` })
    return
  }
  addReading(context, wordsAround(group, around), { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [label] }, text: `${label}: ${describePattern(days)}${describeWindows(entry.windows)}` })
}

/** 'never on Sunday', 'only on Saturday': one bare weekday is every such day. */
function repeatBareWeekday(entry: TimeEntry): TimeEntry {
  const isWeekend = entry.weekdays === null && entry.spans.length > 0 && entry.expressions.every(({ days, words }) => days?.grain === 'weekend' && ANY_WEEKEND.test(words))
  if (isWeekend) return { ...entry, weekdays: [6, 7], spans: [] }
  const bare = entry.expressions.map(({ days }) => days?.bareWeekday ?? null).filter((weekday) => weekday !== null)
  return entry.weekdays === null && bare.length === entry.spans.length && bare.length > 0 ? { ...entry, weekdays: bare, spans: [] } : entry
}

function isEveryWeek({ keys }: Surroundings): boolean {
  return keys.some((key) => /^(?:open|opens|opening|only|week|always|usually|standing|weekly|siempre|immer|toujours|sempre|हमेशा|jeden|cada|chaque|toda|todo|solo|seulement|uniquement|nur|apenas|somente|unicamente)$/u.test(key))
}

function startOfPlan(context: ReadingContext): DayNumber {
  return context.groups.find(({ from, expressions: [first] }) => first!.bound === 'since' && first!.days && isOfPlan(context, from))?.expressions[0]!.days?.first ?? context.today
}

/** 'Off-book from 12 April' begins a part of the plan only. */
function isOfPlan(context: ReadingContext, from: number): boolean {
  const segment = segmentAt(context, from)
  return segment === null || segment.sentence <= 1 || segment.from === from || /^(?:start|begin|commenc)/u.test(context.source.tokens[from]!.key)
}
