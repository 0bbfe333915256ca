import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { isEdge } from '../dates/edges-of-series.ts'
import { claim, hasTime, isClaimed, keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
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
  /** So many minutes of the clock before it begins or behind its end. */
  lead: number | null
  window: ClockWindow | null
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
  const matches = [...context.source.text.matchAll(words.when), ...context.source.text.matchAll(words.clock)].toSorted((a, b) => a.index - b.index)
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
  return { title: textOf(context, segment), weekday: null, days: 0, isAfter: true, isSameDay: true, part: null, lead: null, window: null, point: null, minutes: null, noun: '', words: segment }
}

const AFTERWARDS = /^(?:afterwards?|danach|hinterher|anschliessend|apres|ensuite|despues|luego|depois)$/u
const MOST_AFTERWARDS = 5

type Clause = { words: CompanionWords; end: number; goesOn: boolean }
/** Where it stands in the text: the deed in characters, and all of its words. */
type Place = { deed: Words; words: Words }

function companionAt(context: ReadingContext, match: RegExpExecArray, { words, end, goesOn }: Clause): Companion | null {
  const { text } = context.source
  const said = match.groups!
  const at = { from: match.index, to: match.index + match[0].length }
  const behind = text.slice(at.to, end)
  const clause = (/^[^.;!?\n]*/u.exec(behind)?.[0] ?? '').trimEnd().replace(/,? (?:and|und|y|et|e)$/u, '').replace(/[\s,]{1,3}$/u, '')
  const each = words.each.exec(clause)
  const subject = words.subject.exec(clause.slice(each?.[0].length ?? 0))
  const isSaid = each !== null || (subject !== null && said['weekday'] !== undefined || isAlone(match, behind)) && (goesOn || !datesBefore(context, at.from))
  if (!(recursBefore(context, at.from) || each !== null && weekdaysBefore(context, at.from)) || !isSaid) return null
  const noun = each && !/\s(?:of|one|time)(?!\p{L})/iu.test(each[0]) ? nounIn(clause.slice(each[0].length), subject, context.language) : ''
  if (!isKnown(context, { noun, at: at.from, isSame: said['same'] !== undefined }, words)) return null
  const nounEnd = at.to + (each?.[0].length ?? 0) + (noun === '' ? 0 : clause.slice(each?.[0].length ?? 0).indexOf(noun) + noun.length)
  const place = deedBefore(context, { ...at, to: nounEnd }, words) ?? deedBehind(context, { from: at.from, to: at.to + clause.length }, nounEnd)
  const title = place === null ? null : titleOf(context, place.deed, words)
  if (title === null || place === null || DENIED.test(title)) return null
  const lead = said['clock'] === undefined ? null : Math.round(countIn(said['clock'], words) * (/^(?:min)/iu.test(said['size']!) ? 1 : 60))
  const isAfter = words.after.test(said['side'] ?? said['eve'] ?? said['same']!)
  return { title, noun, words: place.words, isAfter, isSameDay: said['same'] !== undefined || lead !== null, weekday: weekdayIn(said['weekday'], words), days: daysIn(said, words), part: partIn(said, words), lead, ...timesIn(context, place.words, nounEnd) }
}

/** Named before, or the one thing that recurs. */
function isKnown({ source: { text }, expressions }: ReadingContext, { noun, at, isSame }: { noun: string; at: number; isSame: boolean }, { any }: CompanionWords): boolean {
  if (noun === '' || any.test(noun) || text.slice(0, at).toLowerCase().includes(stemOf(noun))) return true
  return !isSame && expressions.filter(({ recurrence, end }) => recurrence !== null && end <= at).length <= 1
}

/** What is not to be done then is nothing to do. */
const DENIED = /^(?:no|not|never|don't|nothing|keine?n?|nicht|nichts|nada|sin|pas de|rien|sem|não)(?!\p{L})/iu

/** Sides that are said of nothing that would have to stand behind them: 'davor', 'afterwards'. */
const ADVERBS = /^(?:beforehand|prior|afterwards?|later|davor|zuvor|vorher|danach|darauf|später|d'avant|d'après|plus tard|anterior|previa|antes|después|siguiente|más tarde|depois|seguinte|mais tarde)$/iu
const OF_SOMETHING = /^ (?:de|del|do|da|dos|das|d'|du|des|vor|nach|que|of)(?!\p{L})/iu

/** 'An hour before.', 'am Abend davor setze ich …': of whatever recurs, as nothing is named. */
function isAlone({ 0: words, groups }: RegExpExecArray, behind: string): boolean {
  const { side, eve, unit, count, clock } = groups!
  // 'Week before' is a heading, and the week is the whole of it.
  if (unit !== undefined && (/^(?:weeks?|wochen?|semanas?|semaines?)$/iu.test(unit) || count === undefined && /^(?:days?|tage?|jours?|d[ií]as?)/iu.test(words))) return false
  if (eve === undefined && unit === undefined && clock === undefined) return false
  if (/^ ?(?:$|[.,;:!?)\n]|(?:that|it|them|and|und|et|y|e)(?!\p{L}))/iu.test(behind)) return true
  return (eve !== undefined || ADVERBS.test(side ?? '')) && !OF_SOMETHING.test(behind)
}

/** 'Feed the starter the evening before each bake (after 7pm)': what its clause says before it, with the hours behind it. */
function deedBefore(context: ReadingContext, at: Words, { leads }: CompanionWords): Place | null {
  const { source: { text, tokens }, groups } = context
  const first = tokens.findIndex(({ end }) => end > at.from)
  const segment = segmentAt(context, first)
  if (!segment || segment.from >= first || groups.some(({ from, to }) => from < first && to > segment.from)) return null
  const start = tokens[segment.from]!.start
  const said = text.slice(start, at.from).replace(JOINING, '').replace(leads, '').trim()
  if (!/\p{L}{3}/u.test(said) || FILLERS.test(said)) return null
  const behind = text.slice(at.to)
  const hours = groups.find((group) => tokens[group.from]!.start >= at.to && BEFORE_HOURS.test(text.slice(at.to, tokens[group.from]!.start)) && group.entries.every(({ weekdays, spans }) => weekdays === null && spans.length === 0))
  const close = hours ? tokens[hours.to - 1]!.end : at.to + (/^ (?:that|it|them)(?!\p{L})/iu.exec(behind)?.[0].length ?? 0)
  const words = wordsBetween(context, start, close)
  return words === null ? null : { deed: { from: start + text.slice(start, at.from).search(/\S/u), to: at.from }, words }
}

const JOINING = /^(?:(?:and|also|plus|but|then|so|und|dann|auch|et|puis|aussi|y|luego|también|e|depois|também) )+/iu
/** Stand before a time and name nothing to do. */
const FILLERS = /^(?:always|usually|ideally|again|only|just|on|at|in|from|starting|please|immer|jeweils|siempre|toujours|sempre)$/iu
const BEFORE_HOURS = /^[ ,(–-]{0,3}(?:(?:always|has to be|must be|at|um|from|between|à|a las|às|ab) )?$/iu

function deedBehind(context: ReadingContext, { from, to }: Words, behind: number): Place | null {
  const words = wordsBetween(context, from, to)
  return words === null ? null : { deed: { from: behind, to }, words }
}

/** A repeated time stands before it, which it is counted from. */
function recursBefore({ expressions }: ReadingContext, at: number, since = 0): boolean {
  return expressions.some(({ recurrence, start, end }) => recurrence !== null && end <= at && start >= since)
}

/** 'Dialysis Tue and Sat at 8', of which each has something before it. */
function weekdaysBefore({ expressions }: ReadingContext, at: number): boolean {
  return expressions.some(({ days, end }) => days !== null && days.bareWeekday !== null && end <= at)
}

/** Beside one dated day, 'the Wednesday before' is before that day; the first of a series is none. */
function datesBefore(context: ReadingContext, at: number): boolean {
  return context.expressions.some((expression) => isDate(expression) && expression.end <= at && !isEdge(context, expression))
  function isDate({ days, bound, start }: TimeExpression): boolean {
    return bound === null && (days?.grain === 'day' || days?.grain === 'range' && !recursBefore(context, start))
  }
}

/** The walk of 'before each walk I check the route', the board meeting of 'before each board meeting we …'; a single word where nobody is named behind it. */
function nounIn(rest: string, subject: RegExpExecArray | null, language: string): string {
  if (subject) return ''
  const named = language === 'de' ? undefined : /^\s?(?<noun>(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+?)(?:,|\s(?=(?:i|we|my|our|je|j'|on|nous|yo|eu|nós)(?!\p{L})))/iu.exec(rest)?.groups?.['noun']
  return named ?? /^\s?(?<noun>[\p{L}'’-]+)/u.exec(rest)?.groups?.['noun'] ?? ''
}

export function stemOf(noun: string): string {
  const last = noun.toLowerCase().split(' ').at(-1)!
  return last.length > 4 ? last.replace(/(?:es|s|en|n)$/u, '') : last
}

/** What is done, up to its own times. */
function titleOf(context: ReadingContext, { from, to }: Words, { subject, leads }: CompanionWords): string | null {
  const time = context.expressions.find((expression) => expression.start > from && expression.end <= to)
  const said = context.source.text.slice(from, time && time.start > from + 3 ? time.start : to)
  const title = said.replace(/^[\s,:–-]+/u, '').replace(JOINING, '').replace(subject, '').replace(/^ /u, '').replace(leads, '').replace(/(?<![\s,])[\s,]{1,3}(?:(?:for|at|on|in|um|für|à|pendant|a las|durante)[\s,]{0,3})?$/iu, '').replace(/ (?:ich|wir)(?= )/u, '').trim()
  return /\p{L}{2}/u.test(title) && title.split(' ').length <= MOST_WORDS ? title : null
}

const MOST_WORDS = 14

function weekdayIn(said: string | undefined, { weekdays }: CompanionWords): Weekday | null {
  if (said === undefined) return null
  const at = weekdays.findIndex((start) => said.toLowerCase().startsWith(start))
  return at < 0 ? null : WEEK[at]!
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

function countIn(said: string, { counts }: Pick<CompanionWords, 'counts'>): number {
  return counts[said.toLowerCase()] ?? Number(said)
}

function daysIn({ count, unit }: Record<string, string | undefined>, { counts, weeks }: CompanionWords): number {
  const said = count === undefined ? 1 : countIn(count, { counts })
  return (Number.isInteger(said) ? said : 1) * (unit !== undefined && weeks.test(unit) ? 7 : 1)
}

function partIn({ part, unit }: Record<string, string | undefined>, { parts }: CompanionWords): ClockWindow | null {
  const said = (part ?? unit ?? '').toLowerCase()
  const name = Object.keys(parts).find((start) => said.startsWith(start))
  return name === undefined ? null : PART_WINDOWS[parts[name]!]
}

function timesIn({ groups, source }: ReadingContext, { from, to }: Words, behind: number): Pick<Companion, 'point' | 'minutes' | 'window'> {
  const own = groups.filter((group) => group.from >= from && group.to <= to && source.tokens[group.from]!.start >= behind)
  const length = own.find(({ expressions: [first] }) => first!.duration !== null && first!.duration.high < 86_400)
  return { point: own.find(({ entries }) => (entries[0]?.point ?? null) !== null)?.entries[0]!.point ?? null, minutes: length ? Math.round(length.expressions[0]!.duration!.high / 60) : null, window: own.flatMap(({ entries }) => entries.flatMap(({ windows }) => windows))[0] ?? null }
}

function wordsBetween({ source: { tokens } }: ReadingContext, start: number, end: number): Words | null {
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.end <= end) + 1
  return from < 0 || to <= from ? null : { from, to }
}
