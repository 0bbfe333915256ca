import type { DayNumber } from '../time/calendar-time.ts'
import { parseNumber } from '../time/grammar/parse-number.ts'
import { isOpenEdge, settleEdgeDay } from './edge-days.ts'
import { describeDay, describePattern, describeWindows } from './describe.ts'
import { personBeforeBracket, personOfItem } from './person-of-item.ts'
import { personIn } from './read-people.ts'
import { isEmptyWord, labelOf } from './labels.ts'
import { addReading, claim, isClaimed, segmentAt, sentenceOf } from './reading-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { isWholePlan, surroundingsOf } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'
import { patternOf } from './time-entries.ts'
import type { TimeEntry } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'
import { readBound } from './read-bounds.ts'
import { readDaysLength } from './read-days-length.ts'
import { readLengthOnDays } from './read-length-on-days.ts'
import { isMomentSpan, readMomentSpan } from './read-moment-spans.ts'
import { readDated } from './read-dated.ts'
import { readRepeating } from './read-repeating.ts'
import { readDailyTime } from './read-daily-times.ts'
import { readExclusion } from './read-exclusions.ts'
import { frameOfThen } from './then-frames.ts'
import { isForbidden, isFreePart } from './typed-time.ts'
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
    warnOfWeekday(context, group)
    if (readLengthOnDays(context, group, context.groups[index - 1] ?? null)) return
    if (isNotBoth(context, group) || readDaysLength(context, group, index)) return
    // 'at most 45 minutes on weekdays' bounds sessions, not days; it stays a note.
    if (isConditionOfLength(context, group, context.groups[index - 1] ?? null)) return
    claim(context, group)
    if (isOver(context, group) || isStory(context, group) || isBareSeason(group) || isAdjective(context, group) || isPartOfName(context, group) || isBreak(context, group)) return
    const around = surroundingsOf(context, group)
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

/** What lies wholly before today is a story, not a constraint: 'I got laid off last week'. */
function isOver(context: ReadingContext, group: TimeGroup): boolean {
  return group.expressions.every(({ days }) => days !== null && days.last < context.today)
}

/** 'the operation was 1 September': told of the past, though the day comes back next year. */
function isStory(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const before = context.source.tokens[from - 1]?.key ?? ''
  return /^(?:was|were)$/u.test(before) && expressions.every(({ days, clock }) => days !== null && days.past !== null && clock === null)
}

/** 'our nightly import', 'a weekly batch job': a word that describes a thing. */
function isAdjective(context: ReadingContext, group: TimeGroup): boolean {
  const [first] = group.expressions
  const { tokens, entries } = context.source
  // 'reconcile the Jan-Mar invoices', 'March accounts'.
  const isMonths = group.expressions.length === 1 && first!.bound === null && first!.clock === null && (first!.days?.grain === 'month' || first!.days?.grain === 'quarter' || first!.days?.grain === 'range' && !/\d/u.test(first!.words))
  const isThing = tokens[group.to]?.kind === 'word' && entries[group.to]!.length === 0 && /^\p{Ll}{3,}s$/u.test(tokens[group.to]!.text) && !/^(?:is|was|has|does|this|always|perhaps|unless|plus|minus|besides|afterwards|starts|begins|ends|works|suits|leaves|arrives|closes|opens)$/u.test(tokens[group.to]!.key)
  if (isMonths && isThing && /^(?:the|my|our|all|reconcile|check|file|book|pay|sort|collect|submit|prepare|write|send|review|do|finish)$/u.test(tokens[group.from - 1]?.key ?? '')) return true
  const isWord = group.to - group.from === 1 && first!.recurrence !== null && tokens[group.from]!.key.endsWith('ly')
  const before = tokens[group.from - 1]?.key ?? ''
  const isNounBehind = tokens[group.to]?.kind === 'word' && entries[group.to]!.length === 0
  return isWord && isNounBehind && /^(?:our|a|the|an|my|their|its|this|as)$/u.test(before)
}

/** The Easter of 'over the Easter break, 27 March - 11 April', whose days are named right behind. */
function isBreak(context: ReadingContext, group: TimeGroup): boolean {
  const isNoun = /^(?:break|holidays?|vacation|recess|ferien|weekend|week)$/u.test(context.source.tokens[group.to]?.key ?? '')
  const next = context.groups[context.groups.indexOf(group) + 1]
  // 'Host Christmas dinner for ten on 25 December'.
  const [only] = group.expressions
  const isName = group.expressions.length === 1 && only!.days !== null && only!.clock === null && /^\p{Lu}\p{L}+$/u.test(only!.words) && context.source.tokens[group.to]?.kind === 'word' && context.source.entries[group.to]!.length === 0
  const isDated = next?.expressions[0]!.days?.grain === 'day' && next.expressions[0]?.days?.bareWeekday === null && segmentAt(context, next.from) === segmentAt(context, group.from)
  if (isName && only!.days!.bareWeekday === null && isDated && !/^(?:on|at|by|before|after|until|from|since|for)$/u.test(context.source.tokens[group.from - 1]?.key ?? '')) return true
  return isNoun && next?.expressions[0]!.days?.grain === 'range' && next.from - group.to <= 4 && group.expressions[0]!.days !== null && !/\d/u.test(group.expressions[0]!.words)
}

/** 'never both Saturday and Sunday', 'either Tuesday or Thursday but not both': no rule for days taken together; it stays a note. */
function isNotBoth(context: ReadingContext, group: TimeGroup): boolean {
  const segment = segmentAt(context, group.from)
  const both = segment ? context.source.tokens.slice(segment.from, segment.to).findIndex(({ key }) => key === 'both') : -1
  return both > 0 && /^(?:never|not)$/u.test(context.source.tokens[segment!.from + both - 1]!.key)
}

/** The lunchtime of 'plays a lunchtime concert on Friday 19 March at 12:30': the occasion has a date and an hour of its own. */
function isPartOfName(context: ReadingContext, group: TimeGroup): boolean {
  const [only] = group.expressions
  const isPart = group.expressions.length === 1 && group.to - group.from === 1 && (only!.clock?.part ?? null) !== null && only!.days === null && only!.recurrence === null
  const { tokens, entries } = context.source
  const isNounBehind = tokens[group.to]?.kind === 'word' && entries[group.to]!.length === 0
  // 'Burns Night supper'.
  const [name, before] = [tokens[group.from]!.text, tokens[group.from - 1]]
  if (isPart && isNounBehind && /^\p{Lu}\p{Ll}/u.test(name) && before?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(before.text)) return true
  const next = context.groups[context.groups.indexOf(group) + 1]
  const isDated = next !== undefined && segmentAt(context, next.from) === segmentAt(context, group.from) && next.entries.some(({ spans, point, windows }) => spans.length > 0 && (point !== null || windows.length > 0))
  return isPart && isNounBehind && isDated && /^(?:a|an|the|our|my|their|this)$/u.test(tokens[group.from - 1]?.key ?? '')
}

/** The spring of 'spring cleaning'. */
function isBareSeason(group: TimeGroup): boolean {
  return group.expressions.some(({ days, words }) => days?.grain === 'season' && !/\s/u.test(words.replace(/^(?:de la|del?|du|da|do|de) /iu, '')))
}

function warnOfWeekday(context: ReadingContext, group: TimeGroup): void {
  for (const { days, words } of group.expressions) {
    if (days?.saidWeekday) context.questions.push(`“${words}” is a ${describeDay(days.first).slice(0, 3)}; the date is used.`)
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
  const wide = frame ? surroundingsOf(context, { ...group, to: frame.to }) : around
  for (const entry of group.entries) {
    const timed = lent ? { ...entry, windows: lent.entries[0]!.windows } : entry
    const bounded = framed(timed, frame)
    if (wider && bounded.frame) bounded.frame = { ...bounded.frame, last: wider.expressions[0]!.days!.last }
    readEntry(context, { entry: bounded, group: { ...group, to: (lent ?? wider ?? frame ?? group).to }, around: lent ? { ...around, rightKeys: [], keys: around.leftKeys } : wide })
  }
}

/** 'Tuesdays 6-8pm from April 6 to April 27', 'every second Tuesday starting 12 January': days that bound a repetition. */
function isFrameOf(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const [bounds] = next.expressions
  // 'class Wed 18-20 from 2 Feb': a weekday from a day on is every such day.
  const isBare = bounds!.bound === 'since' && !bounds!.days?.bareWeekday && group.entries.every(({ spans, weekdays, expressions }) => weekdays === null && spans.length === 1 && expressions.some(({ days }) => days?.bareWeekday))
  const repeats = isBare || group.entries.some(({ weekdays, isDaily }) => weekdays !== null || isDaily)
  const isBounding = bounds!.days !== null && (!bounds!.clock || bounds!.bound === 'since') && next.expressions.length === 1 && (bounds!.bound === 'since' || bounds!.bound === 'until' || bounds!.bound === null && bounds!.days.grain !== 'day' && bounds!.days.grain !== 'weekend')
  // 'Mon & Wed 19-21, 10 May till 2 June', behind what the plan is: the days between the commas are those of the repetition.
  const [own, segment] = [segmentAt(context, group.from), segmentAt(context, next.from)]
  const isBehindComma = segment !== null && own !== null && segment.lead === ',' && segment.sentence > 0 && segment.from === next.from && segment.to === next.to && bounds!.days?.grain === 'range' && group.entries.every(({ windows }) => windows.length > 0)
  return repeats && isBounding && next.from - group.to <= 1 && (own === segment || isBehindComma) && isShortRun(context, group, next)
}

/** The November of 'Saturdays in October and November'. */
function nextMonthOf(context: ReadingContext, frame: TimeGroup): TimeGroup | null {
  const next = context.groups[context.groups.indexOf(frame) + 1]
  const [own, other] = [frame.expressions[0]!.days, next?.expressions[0]!.days ?? null]
  const isBeside = next !== undefined && next.expressions.length === 1 && context.source.tokens.slice(frame.to, next.from).every(({ key }) => /^(?:and|&|,|und|y|et|e)$/u.test(key))
  return isBeside && own?.grain === 'month' && other?.grain === 'month' && other.first === own.last + 1 && next.expressions[0]!.bound === null ? next : null
}

function isShortRun(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  return context.source.tokens.slice(group.to, next.from).every(({ kind }) => kind !== 'word')
}

function framed(entry: TimeEntry, frame: TimeGroup | null): TimeEntry {
  if (!frame) return entry
  const { days, bound } = frame.expressions[0]!
  const first = bound === 'until' ? -1 : days!.first
  const last = bound === 'since' ? Number.MAX_SAFE_INTEGER : days!.last
  const [timed] = frame.entries
  const isOpen = entry.windows.length === 0 && entry.point === null
  return { ...entry, frame: { first, last }, ...(isOpen && timed ? { windows: timed.windows, point: timed.point } : {}) }
}

/** 'On weekdays I have to be done by 7:45am': days first, the time later in the same clause. */
function lendsTimes(context: ReadingContext, group: TimeGroup, next: TimeGroup): boolean {
  const hasDaysOnly = group.entries.length === 1 && group.entries[0]!.weekdays !== null && group.entries[0]!.windows.length === 0 && group.entries[0]!.point === null
  const [entry] = next.entries
  const hasTimesOnly = next.entries.length === 1 && entry!.weekdays === null && entry!.spans.length === 0 && !entry!.isDaily && entry!.windows.length > 0 && !entry!.expressions[0]!.days
  return hasDaysOnly && hasTimesOnly && segmentAt(context, group.from) === segmentAt(context, next.from)
}

/** 'but Wednesdays only until 19:00' takes time away from what was open before. */
function isShortened(context: ReadingContext, group: TimeGroup, lent: TimeGroup): boolean {
  const between = context.source.tokens.slice(group.to, lent.from)
  return lent.entries[0]!.windows[0]?.from === 0 && between.length <= 2 && between.some(({ key }) => /^(?:only|just|nur|solo|seulement|apenas)$/u.test(key)) && context.readings.some(({ kind }) => kind === 'availability')
}

function readShortDay(context: ReadingContext, group: TimeGroup, lent: TimeGroup): void {
  const days = patternOf(group.entries[0]!, startOfPlan(context))
  const windows = [{ from: lent.entries[0]!.windows[0]!.to, to: 1440 }]
  addReading(context, { from: group.from, to: lent.to }, { value: { kind: 'exclusion', days, windows, person: null }, text: `Nothing on ${describePattern(days)}${describeWindows(windows)}` })
}

function readEntry(context: ReadingContext, { entry: stated, group, around }: { entry: TimeEntry; group: TimeGroup; around: Surroundings }): void {
  const entry = stated.frame === null && stated.spans.length === 0 ? { ...stated, frame: frameOfThen(context, group, around) } : stated
  const isPointOnly = entry.windows.length === 0 && entry.spans.length === 0 && entry.weekdays === null && !entry.isDaily
  const forbidden = !isPointOnly && isForbidden(context, around, entry)
  if (isPermission(around)) {
    readPermission(context, { entry, around, group })
    return
  }
  const settled = forbidden || entry.frame !== null || isEveryWeek(around) || goesOn(context, around) ? repeatBareWeekday(entry) : entry
  const typed = { entry: settled, group, around, days: patternOf(settled, startOfPlan(context)), person: personIn(context, around.left) ?? relativeIn(around) ?? personBeforeBracket(context, around) ?? personOfItem(context, around), words: wordsAround(group, around) }
  if (forbidden) readExclusion(context, typed)
  else if (settled.weekdays !== null || settled.isDaily || settled.everyDays > 0 || settled.oncePer !== null || settled.nthOfMonth !== null) readRepeating(context, typed)
  else if (settled.spans.length > 0) readDated(context, typed)
  else readDailyTime(context, typed)
}

/** 'My partner is away 18-29 Jan': somebody else's days. */
function relativeIn({ leftKeys }: Surroundings): string | null {
  const at = leftKeys.findIndex((key) => RELATIVES.test(key))
  const isSubject = at > 0 && at <= 2 && /^(?:my|our|the|mein|meine|mi|mon|ma|meu|minha)$/u.test(leftKeys[at - 1]!)
  return isSubject && !leftKeys.some((key) => /^(?:i|we|i'm|we're|ich|wir|yo|je|eu|with|for|before)$/u.test(key)) && leftKeys.length - at <= 6 ? leftKeys[at]! : null
}

const RELATIVES = /^(?:partner|wife|husband|boyfriend|girlfriend|spouse|mum|mom|mother|dad|father|sister|brother|roommate|flatmate|boss|manager|colleague|nanny|babysitter|trainer|tutor|teacher|neighbour|neighbor|mann|frau|partnerin|chef|chefin|marido|mujer|esposa|esposo|novia|novio|jefe|mari|femme|copine|copain)$/u

/** 'strength is OK on Friday' allows and asks for nothing. */
function isPermission({ leftKeys, rightKeys }: Surroundings): boolean {
  if (/^(?:is|are|would be|'s|works?|ist|sind|est|sont) (?:also |perfectly |totally )?(?:ok|okay|fine|allowed|possible|alright)\b/u.test(rightKeys.slice(0, 4).join(' '))) return true
  return leftKeys.some((key) => /^(?:ok|okay|fine|allowed|possible|alright)$/u.test(key)) && !leftKeys.some((key) => /^(?:only|not|isn't)$/u.test(key))
}

/** 'two mock exams on Saturdays in February are fine': those days are open for that. */
function readPermission(context: ReadingContext, { entry, around, group }: { entry: TimeEntry; around: Surroundings; group: TimeGroup }): void {
  const number = parseNumber(context.source, around.left.from)
  const label = labelOf(context, { from: number && number.next < around.left.to ? number.next : around.left.from, to: around.left.to }, 3)
  if (label === null || isWholePlan(label) || entry.weekdays === null) return
  const days = patternOf(entry, startOfPlan(context))
  addReading(context, wordsAround(group, around), { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [label] }, text: `${label}: ${describePattern(days)}${describeWindows(entry.windows)}` })
}

/** '… Tue/Thu 6-7am and Sat morning': a lone day behind repeated ones repeats too. */
function goesOn(context: ReadingContext, around: Surroundings): boolean {
  if (isBesideRepeated(context, around)) return true
  const last = context.readings.at(-1)
  if (last?.kind !== 'availability' || !last.days.weekdays || !around.segment || around.leftKeys.some((key) => !isEmptyWord(key))) return false
  const [first] = sentenceOf(context, around.segment)
  return last.start >= context.source.tokens[first!.from]!.start
}

/** 'swim Tue/Fri 6-7, bike Sat from 9': in a sentence of repeated days a lone weekday repeats too. */
function isBesideRepeated(context: ReadingContext, around: Surroundings): boolean {
  if (!around.segment || around.leftKeys.some((key) => /^(?:this|next|coming|last)$/u.test(key))) return false
  const sentence = sentenceOf(context, around.segment)
  const [from, to] = [sentence[0]!.from, sentence.at(-1)!.to]
  const inSentence = groupsBetween(context, from, to)
  const isThisWeek = inSentence.some(({ expressions }) => expressions.some(({ days, words }) => days?.grain === 'week' && /\b(?:this|next|coming)\b/iu.test(words)))
  const lone = inSentence.filter(({ entries }) => entries.some((entry) => entry.weekdays === null && entry.expressions.some(({ days }) => days?.bareWeekday)))
  const isLong = context.groups.some(({ expressions: [first] }) => (first!.duration?.high ?? 0) >= 14 * 86_400 || (first!.days?.last ?? 0) >= context.today + 21) && !isShortStay(context)
  if (!isThisWeek && lone.length >= 2 && isLong) return true
  return !isThisWeek && inSentence.some(({ entries }) => entries.some(({ weekdays }) => weekdays !== null))
}

/** 'from Friday 16 to Sunday 18 April': the weekdays named are those of the few days. */
function isShortStay(context: ReadingContext): boolean {
  return context.groups.some(({ expressions: [first] }) => first!.days?.grain === 'range' && first!.bound === null && first!.days.last - first!.days.first <= 9)
}

function groupsBetween(context: ReadingContext, from: number, to: number): TimeGroup[] {
  return context.groups.filter((group) => group.from >= from && group.to <= to)
}

/** 'never on Sunday', 'only on Saturday': one bare weekday is every such day. */
function repeatBareWeekday(entry: TimeEntry): TimeEntry {
  const bare = entry.expressions.map(({ days }) => days?.bareWeekday ?? null).filter((weekday) => weekday !== null)
  return entry.weekdays === null && bare.length === entry.spans.length && bare.length > 0 ? { ...entry, weekdays: bare, spans: [] } : entry
}

function isEveryWeek({ keys }: Surroundings): boolean {
  return keys.some((key) => /^(?:open|opens|opening|only|week|always|usually|jeden|cada|chaque|toda|todo|solo|seulement|uniquement|nur|apenas|somente|unicamente)$/u.test(key))
}

function startOfPlan(context: ReadingContext): DayNumber {
  return context.groups.find(({ from, expressions: [first] }) => first!.bound === 'since' && first!.days && isOfPlan(context, from))?.expressions[0]!.days?.first ?? context.today
}

/** 'Off-book from 12 April' begins a part of the plan only. */
function isOfPlan(context: ReadingContext, from: number): boolean {
  const segment = segmentAt(context, from)
  return segment === null || segment.sentence <= 1 || segment.from === from || /^(?:start|begin|commenc)/u.test(context.source.tokens[from]!.key)
}
