import type { DayNumber } from '../time/calendar-time.ts'
import { describeDay } from './describe.ts'
import { personIn } from './read-people.ts'
import { isEmptyWord } from './labels.ts'
import { claim, isClaimed, segmentAt, sentenceOf } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { surroundingsOf } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'
import { patternOf } from './time-groups.ts'
import type { TimeEntry, TimeGroup } from './time-groups.ts'
import { readBound } from './read-bounds.ts'
import { isMomentSpan, readMomentSpan } from './read-moment-spans.ts'
import { readDated } from './read-dated.ts'
import { readRepeating } from './read-repeating.ts'
import { readDailyTime } from './read-daily-times.ts'
import { readExclusion } from './read-exclusions.ts'
import { isForbidden } from './typed-time.ts'
import { wordsAround } from './words-around.ts'

/** Types what no more special rule has claimed: bounds, days off, busy times, events, availability, rhythms. */
export function readTimes(context: ReadingContext): void {
  context.groups.forEach((group, index) => {
    if (isClaimed(context, group)) return
    const [first] = group.expressions
    if (first!.momentFromNow !== null) {
      claimMoment(context, group)
      return
    }
    if (first!.duration || first!.recurrence?.amount || first!.recurrence?.count) return
    warnOfWeekday(context, group)
    // 'at most 45 minutes on weekdays' bounds sessions, not days; it stays a note.
    if (isConditionOfLength(context, group, context.groups[index - 1] ?? null)) return
    claim(context, group)
    if (isOver(context, group) || isBareSeason(group) || isAdjective(context, group)) return
    const around = surroundingsOf(context, group)
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

/** What lies wholly before today is a story, not a constraint: 'I got laid off last week'. */
function isOver(context: ReadingContext, group: TimeGroup): boolean {
  return group.expressions.every(({ days }) => days !== null && days.last < context.today)
}

/** 'our nightly import', 'a weekly batch job': a word that describes a thing. */
function isAdjective(context: ReadingContext, group: TimeGroup): boolean {
  const [first] = group.expressions
  const { tokens, entries } = context.source
  const isWord = group.to - group.from === 1 && first!.recurrence !== null && tokens[group.from]!.key.endsWith('ly')
  const before = tokens[group.from - 1]?.key ?? ''
  const isNounBehind = tokens[group.to]?.kind === 'word' && entries[group.to]!.length === 0
  return isWord && isNounBehind && /^(?:our|a|the|an|my|their|its|this|as)$/u.test(before)
}

/** The spring of 'spring cleaning'. */
function isBareSeason(group: TimeGroup): boolean {
  return group.expressions.some(({ days, words }) => days?.grain === 'season' && !/\s/u.test(words))
}

function warnOfWeekday(context: ReadingContext, group: TimeGroup): void {
  for (const { days, words } of group.expressions) {
    if (days?.saidWeekday) context.questions.push(`“${words}” is a ${describeDay(days.first).slice(0, 3)}; the date is used.`)
  }
}

type Entries = { group: TimeGroup; around: Surroundings; next: TimeGroup | null }

function readEntries(context: ReadingContext, { group, around, next }: Entries): void {
  const frame = next && isFrameOf(context, group, next) ? next : null
  if (frame) claim(context, frame)
  const lent = !frame && next && lendsTimes(context, group, next) ? next : null
  if (lent) claim(context, lent)
  const wide = frame ? surroundingsOf(context, { ...group, to: frame.to }) : around
  for (const entry of group.entries) {
    const timed = lent ? { ...entry, windows: lent.entries[0]!.windows } : entry
    readEntry(context, { entry: framed(timed, frame), group: { ...group, to: (lent ?? frame ?? group).to }, around: lent ? { ...around, rightKeys: [], keys: around.leftKeys } : wide })
  }
}

/** 'Tuesdays 6-8pm from April 6 to April 27', 'every second Tuesday starting 12 January': days that bound a repetition. */
function isFrameOf(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const [bounds] = next.expressions
  const repeats = group.entries.some(({ weekdays, isDaily }) => weekdays !== null || isDaily)
  const isBounding = bounds!.days !== null && !bounds!.clock && next.expressions.length === 1 && (bounds!.bound === 'since' || bounds!.bound === 'until' || bounds!.days.grain === 'range')
  return repeats && isBounding && next.from - group.to <= 1 && segmentAt(context, group.from) === segmentAt(context, next.from) && isShortRun(context, group, next)
}

function isShortRun(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  return context.source.tokens.slice(group.to, next.from).every(({ kind }) => kind !== 'word')
}

function framed(entry: TimeEntry, frame: TimeGroup | null): TimeEntry {
  if (!frame) return entry
  const { days, bound } = frame.expressions[0]!
  const first = bound === 'until' ? -1 : days!.first
  const last = bound === 'since' ? Number.MAX_SAFE_INTEGER : days!.last
  return { ...entry, frame: { first, last } }
}

/** 'On weekdays I have to be done by 7:45am': days first, the time later in the same clause. */
function lendsTimes(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const hasDaysOnly = group.entries.length === 1 && group.entries[0]!.weekdays !== null && group.entries[0]!.windows.length === 0 && group.entries[0]!.point === null
  const [entry] = next.entries
  const hasTimesOnly = next.entries.length === 1 && entry!.weekdays === null && entry!.spans.length === 0 && !entry!.isDaily && entry!.windows.length > 0 && !entry!.expressions[0]!.days
  return hasDaysOnly && hasTimesOnly && segmentAt(context, group.from) === segmentAt(context, next.from)
}

function readEntry(context: ReadingContext, { entry, group, around }: { entry: TimeEntry; group: TimeGroup; around: Surroundings }): void {
  const isPointOnly = entry.windows.length === 0 && entry.spans.length === 0 && entry.weekdays === null && !entry.isDaily
  const forbidden = !isPointOnly && isForbidden(context, around, entry)
  if (isPermission(around)) return
  const settled = forbidden || isEveryWeek(around) || goesOn(context, around) ? repeatBareWeekday(entry) : entry
  const typed = { entry: settled, group, around, days: patternOf(settled, startOfPlan(context)), person: personIn(context, around.left), words: wordsAround(group, around) }
  if (forbidden) readExclusion(context, typed)
  else if (settled.weekdays !== null || settled.isDaily || settled.everyDays > 0 || settled.oncePer !== null || settled.nthOfMonth !== null) readRepeating(context, typed)
  else if (settled.spans.length > 0) readDated(context, typed)
  else readDailyTime(context, typed)
}

/** 'strength is OK on Friday' allows and asks for nothing. */
function isPermission({ leftKeys }: Surroundings): boolean {
  return leftKeys.some((key) => /^(?:ok|okay|fine|allowed|possible|alright)$/u.test(key)) && !leftKeys.some((key) => /^(?:only|not|isn't)$/u.test(key))
}

/** '… Tue/Thu 6-7am and Sat morning': a lone day behind repeated ones repeats too. */
function goesOn(context: ReadingContext, around: Surroundings): boolean {
  const last = context.readings.at(-1)
  if (last?.kind !== 'availability' || !last.days.weekdays || !around.segment || around.leftKeys.some((key) => !isEmptyWord(key))) return false
  const [first] = sentenceOf(context, around.segment)
  return last.start >= context.source.tokens[first!.from]!.start
}

/** 'never on Sunday', 'only on Saturday': one bare weekday is every such day. */
function repeatBareWeekday(entry: TimeEntry): TimeEntry {
  const bare = entry.expressions.map(({ days }) => days?.bareWeekday ?? null).filter((weekday) => weekday !== null)
  return entry.weekdays === null && bare.length === entry.spans.length && bare.length > 0 ? { ...entry, weekdays: bare, spans: [] } : entry
}

function isEveryWeek({ keys }: Surroundings): boolean {
  return keys.some((key) => /^(?:only|week|always|usually|jeden|cada|chaque|toda|todo|solo)$/u.test(key))
}

function startOfPlan(context: ReadingContext): DayNumber {
  return context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)?.expressions[0]!.days?.first ?? context.today
}
