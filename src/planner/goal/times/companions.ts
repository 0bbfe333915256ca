import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { DayPattern, Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { claim, hasTime, isClaimed, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { PART_WINDOWS } from './clock-windows.ts'
import { WORDS_OF_COMPANIONS } from './companion-words.ts'
import type { CompanionWords } from './companion-words.ts'

/** What is done so many days before or after each time that something else recurs: 'the Monday before each meeting I send a reminder'. */
export type Companion = {
  title: string
  /** The weekday that it falls on, or so many days from the other. */
  weekday: Weekday | null
  days: number
  isAfter: boolean
  /** 'After each lesson': on its day, in the hours beside it. */
  isSameDay: boolean
  part: ClockWindow | null
  point: number | null
  minutes: number | null
  noun: string
  words: Words
}

/** Finds them before any time is typed: their weekdays are counted from the other and name no day of the plan. */
export function findCompanions(context: ReadingContext): Companion[] {
  const words = WORDS_OF_COMPANIONS[context.language] ?? WORDS_OF_COMPANIONS['en']!
  if (context.plannerType !== 'calendar') return []
  const found: Companion[] = []
  const matches = [...context.source.text.matchAll(words.when)]
  for (const [index, match] of matches.entries()) {
    const companion = companionAt(context, match, { words, end: matches[index + 1]?.index ?? context.source.text.length, goesOn: found.length > 0 })
    if (!companion) continue
    found.push(companion)
    claim(context, companion.words)
  }
  return [...found, ...context.segments.flatMap((segment) => afterwards(context, segment) ?? [])]
}

/** '…, 10am till 1pm, pub afterwards': what follows each time, in a word or two. */
function afterwards(context: ReadingContext, segment: Segment): Companion | null {
  const words = keysOf(context, segment)
  const sentence = sentenceOf(context, segment)[0]!
  const isShort = segment.lead === ',' && segment.depth === 0 && words.length > 1 && words.length <= MOST_AFTERWARDS && AFTERWARDS.test(words.at(-1)!)
  if (!isShort || hasTime(context, segment) || isClaimed(context, segment) || !recursBefore(context, context.source.tokens[segment.from]!.start, context.source.tokens[sentence.from]!.start)) return null
  claim(context, segment)
  return { title: textOf(context, segment), weekday: null, days: 0, isAfter: true, isSameDay: true, part: null, point: null, minutes: null, noun: '', words: segment }
}

const AFTERWARDS = /^(?:afterwards?|danach|hinterher|anschliessend|apres|ensuite|despues|luego|depois)$/u
const MOST_AFTERWARDS = 5

type Clause = { words: CompanionWords; end: number; goesOn: boolean }

function companionAt(context: ReadingContext, match: RegExpExecArray, { words, end, goesOn }: Clause): Companion | null {
  const { text } = context.source
  const said = match.groups!
  const behind = text.slice(match.index + match[0].length, end)
  const clause = (/^[^.;!?\n]*/u.exec(behind)?.[0] ?? '').trimEnd().replace(/,? (?:and|und|y|et|e)$/u, '').replace(/[\s,]{1,3}$/u, '')
  const each = words.each.exec(clause)
  const rest = clause.slice(each?.[0].length ?? 0)
  const subject = words.subject.exec(rest)
  if (!recursBefore(context, match.index) || !each && !(subject && said['weekday'] && (goesOn || !datesBefore(context, match.index)))) return null
  const noun = each && !/\s(?:of|one|time)(?!\p{L})/iu.test(each[0]) ? nounIn(rest, subject, context.language) : ''
  const isKnown = noun === '' || words.any.test(noun) || text.slice(0, match.index).toLowerCase().includes(stemOf(noun))
  if (!isKnown && (said['same'] !== undefined || context.expressions.filter(({ recurrence, end: until }) => recurrence !== null && until <= match.index).length > 1)) return null
  const [start, stop] = [match.index, match.index + match[0].length + clause.length]
  const tokens = wordsBetween(context, start, stop)
  const deed = rest.slice(rest.indexOf(noun) + noun.length)
  const title = tokens === null ? null : titleOf(context, { from: stop - deed.length, to: stop }, words)
  if (title === null || tokens === null) return null
  return { title, noun, words: tokens, isAfter: words.after.test(said['side'] ?? said['same']!), isSameDay: said['same'] !== undefined, weekday: weekdayIn(said['weekday'], words), days: daysIn(said, words), part: partIn(said, words), ...timesIn(context, tokens, start + match[0].length) }
}

/** A repeated time stands before it, which it is counted from. */
function recursBefore({ expressions }: ReadingContext, at: number, since = 0): boolean {
  return expressions.some(({ recurrence, start, end }) => recurrence !== null && end <= at && start >= since)
}

/** Beside one dated day, 'the Wednesday before' is before that day. */
function datesBefore({ expressions }: ReadingContext, at: number): boolean {
  return expressions.some(({ days, bound, end }) => days?.grain === 'day' && bound === null && end <= at)
}

/** The walk of 'before each walk I check the route', the board meeting of 'before each board meeting we …'; a single word where nobody is named behind it. */
function nounIn(rest: string, subject: RegExpExecArray | null, language: string): string {
  if (subject) return ''
  const named = language === 'de' ? undefined : /^\s?(?<noun>(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+?)(?:,|\s(?=(?:i|we|my|our|je|j'|on|nous|yo|eu|nós)(?!\p{L})))/iu.exec(rest)?.groups?.['noun']
  return named ?? /^\s?(?<noun>[\p{L}'’-]+)/u.exec(rest)?.groups?.['noun'] ?? ''
}

function stemOf(noun: string): string {
  const last = noun.toLowerCase().split(' ').at(-1)!
  return last.length > 4 ? last.replace(/(?:es|s|en|n)$/u, '') : last
}

/** What is done, up to its own times. */
function titleOf(context: ReadingContext, { from, to }: Words, { subject, leads }: CompanionWords): string | null {
  const time = context.expressions.find((expression) => expression.start > from && expression.end <= to)
  const said = context.source.text.slice(from, time && time.start > from + 3 ? time.start : to)
  const title = said.replace(/^[\s,:–-]+/u, '').replace(subject, '').replace(leads, '').replace(/(?<![\s,])[\s,]{1,3}(?:(?:for|at|on|in|um|für|à|pendant|a las|durante)[\s,]{0,3})?$/iu, '').replace(/ (?:ich|wir)(?= )/u, '').trim()
  return /\p{L}{2}/u.test(title) && title.split(' ').length <= MOST_WORDS ? title : null
}

const MOST_WORDS = 14

function weekdayIn(said: string | undefined, { weekdays }: CompanionWords): Weekday | null {
  if (said === undefined) return null
  const at = weekdays.findIndex((start) => said.toLowerCase().startsWith(start))
  return at < 0 ? null : WEEK[at]!
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

function daysIn({ count, unit }: Record<string, string | undefined>, { counts, weeks }: CompanionWords): number {
  const said = count === undefined ? 1 : counts[count.toLowerCase()] ?? Number(count)
  return (Number.isInteger(said) ? said : 1) * (unit !== undefined && weeks.test(unit) ? 7 : 1)
}

function partIn({ part, unit }: Record<string, string | undefined>, { parts }: CompanionWords): ClockWindow | null {
  const said = (part ?? unit ?? '').toLowerCase()
  const name = Object.keys(parts).find((start) => said.startsWith(start))
  return name === undefined ? null : PART_WINDOWS[parts[name]!]
}

function timesIn({ groups, source }: ReadingContext, { from, to }: Words, behind: number): { point: number | null; minutes: number | null } {
  const own = groups.filter((group) => group.from >= from && group.to <= to && source.tokens[group.from]!.start >= behind)
  const length = own.find(({ expressions: [first] }) => first!.duration !== null && first!.duration.high < 86_400)
  return { point: own.find(({ entries }) => (entries[0]?.point ?? null) !== null)?.entries[0]!.point ?? null, minutes: length ? Math.round(length.expressions[0]!.duration!.high / 60) : null }
}

function wordsBetween({ source: { tokens } }: ReadingContext, start: number, end: number): Words | null {
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.end <= end) + 1
  return from < 0 || to <= from ? null : { from, to }
}

type Series = Reading & ReadingOf<'rhythm' | 'commitment'>

/** Adds each companion on the days that its series names, once that is read. */
export function readCompanions(context: ReadingContext, companions: readonly Companion[]): void {
  const bases = new Set<Series>()
  for (const companion of companions) {
    const start = context.source.tokens[companion.words.from]!.start
    const series = seriesOf(context, companion, start)
    const base = series && daysBeside(series.days, companion)
    if (!series || !base) context.claimed.fill(0, companion.words.from, companion.words.to)
    else addCompanion(context, companion, { series, days: base })
    if (series?.kind === 'rhythm' && base) bases.add(series)
  }
  // What others are counted from is held as it is, and is no time for work on it.
  for (const series of bases) if (series.kind === 'rhythm') Object.assign(series, { ofRoutine: 'part', minutes: series.minutes ?? lengthOf(context, series) })
}

/** From one stated hour to another it takes all of that time. */
function lengthOf({ expressions }: ReadingContext, { windows, start, end }: Series): number | null {
  const [window] = windows
  const isStated = expressions.some((expression) => expression.start >= start && expression.end <= end && expression.clock?.from && expression.clock.to)
  return isStated && windows.length === 1 && window!.to - window!.from <= LONGEST ? window!.to - window!.from : null
}

/** In minutes. */
const LONGEST = 480

/** The series that has the name, else the one that was told last and is no companion itself. */
function seriesOf({ readings }: ReadingContext, { noun }: Companion, start: number): Series | null {
  const before = readings.filter((reading): reading is Series => (reading.kind === 'rhythm' || reading.kind === 'commitment') && reading.source === 'stated' && reading.title !== null && reading.start < start && (reading.kind === 'commitment' || reading.ofRoutine === undefined) && ((reading.days.weekdays ?? reading.days.spans)?.length ?? 0) > 0)
  const named = noun === '' ? undefined : before.findLast(({ title, words }) => `${title} ${words}`.toLowerCase().includes(stemOf(noun)))
  return named ?? before.at(-1) ?? null
}

/** The days of the series, moved to the weekday named or by the days counted. */
function daysBeside({ weekdays, spans, everyWeeks }: DayPattern, companion: Companion): DayPattern | null {
  const moved = (weekday: Weekday) => shiftOf(weekday, companion)
  if (weekdays === undefined) return { spans: (spans ?? []).map(({ first, last }) => ({ first: first + moved(weekdayOf(first)), last: last + moved(weekdayOf(first)) })) }
  const shift = moved(weekdays[0]!)
  const on = [...new Set(weekdays.map((weekday) => WEEK[(weekday - 1 + moved(weekday) + 70) % 7]!))].toSorted((a, b) => a - b)
  const days = { weekdays: on, ...(spans ? { spans } : {}) }
  if (!everyWeeks) return days
  // Counted from the week in which the moved day of the first one lies.
  return weekdays.length > 1 ? null : { ...days, everyWeeks: { ...everyWeeks, anchor: everyWeeks.anchor - weekdayOf(everyWeeks.anchor) + weekdays[0]! + shift } }
}

function shiftOf(weekday: Weekday, { weekday: on, days, isAfter, isSameDay }: Companion): number {
  if (isSameDay) return 0
  if (on === null) return isAfter ? days : -days
  return isAfter ? ((on - weekday + 6) % 7) + 1 : -(((weekday - on + 6) % 7) + 1)
}

/** How long before or behind it what belongs to it is done, in minutes. */
const BESIDE = 180

function hoursBeside({ windows: [window] }: Series, isAfter: boolean): ClockWindow[] {
  if (window === undefined) return []
  return [isAfter ? { from: Math.min(window.to, MINUTES_PER_DAY - 60), to: Math.min(MINUTES_PER_DAY, window.to + BESIDE) } : { from: Math.max(0, window.from - BESIDE), to: window.from }]
}

function addCompanion(context: ReadingContext, companion: Companion, { series, days }: { series: Series; days: DayPattern }): void {
  const { part, point, minutes, words, noun } = companion
  const title = companion.title.replace(/ (?:it|them)$/u, ` the ${(noun === '' ? series.title! : noun).toLowerCase()}`)
  const windows = point !== null ? [{ from: point, to: Math.min(MINUTES_PER_DAY, point + 60) }] : part ? [part] : companion.isSameDay ? hoursBeside(series, companion.isAfter) : []
  const { tokens } = context.source
  const [start, end] = [tokens[words.from]!.start, tokens[words.to - 1]!.end]
  context.readings.push({
    id: '', words: context.prompt.slice(start, end), start, end, source: 'stated', strength: 'hard', appliesTo: { labels: [title] },
    text: `${title}: ${days.weekdays ? describePattern(days) : `${days.spans?.length ?? 0} days`}${describeWindows(windows)}`,
    kind: 'rhythm', title, count: null, per: 'week', atLeast: false, everyDays: null, days, windows, minutes, ofRoutine: 'part',
  })
}
