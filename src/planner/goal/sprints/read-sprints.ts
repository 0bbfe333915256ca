import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { describeDay } from '../describe.ts'
import { addReading, claim, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { adjectiveAt, headedLength, isPaced, lengthAt, LENGTH_WORDS } from './length-words.ts'
import { countIn, claimWorkingDays, DAYS_PER_WEEK, shareOf, spanBehind, wholeLength, WORKING_DAYS } from './span-of-sprints.ts'
import { beforeCount, compoundWeeks, countInTotal, endOfLast, isInForce, isOfComer, startBehind, startOfFirst, timesAt } from './start-words.ts'

const SPRINT_WORDS = new Set(['sprint', 'sprints', 'iteration', 'iterations', 'esprint', 'sprintes', 'स्प्रिंट', 'स्प्रिंटों'])

type Calendar = { count: number | null; lengthDays: number | null; firstDay: number | null; words: Words }

/** How many sprints of what length from when: '3 two-week sprints starting Monday 11 January', 'sprint length 3 weeks, two sprints'. */
export function readSprints(context: ReadingContext): void {
  const { tokens } = context.source
  const calendar: Calendar = { count: null, lengthDays: null, firstDay: null, words: { from: -1, to: -1 } }
  for (let index = 0; index < tokens.length; index += 1) {
    // The 'sprint plan: 10 weeks in …' says of no sprint how long it is.
    if (SPRINT_WORDS.has(tokens[index]!.key) && !/^plans?$/u.test(tokens[index + 1]?.key ?? '') || isBlock(context, index)) readAround(context, calendar, index)
    readCompound(context, calendar, index)
    if (context.plannerType !== 'sprint') continue
    readProduct(context, calendar, index)
    readHeaded(context, calendar, index)
  }
  readLengthOfEach(context, calendar)
  if (calendar.words.from >= 0) readCountOfThem(context, calendar)
  if (context.plannerType === 'sprint' && calendar.lengthDays === null && calendar.count === null) readNumbered(context, calendar)
  if (calendar.words.from < 0 || (calendar.count === null && calendar.lengthDays === null)) return
  const span = spanBehind(context, calendar.words, calendar.lengthDays)
  if (span) {
    calendar.firstDay = span.firstDay
    calendar.count ??= span.count
    extend(calendar, context, span.group)
  }
  if (claimWorkingDays(context, calendar)) calendar.lengthDays = calendar.lengthDays! / WORKING_DAYS * DAYS_PER_WEEK
  const whole = wholeLength(context, calendar)
  calendar.firstDay ??= startOf(context, calendar)
  calendar.lengthDays ??= whole && calendar.count !== null ? shareOf(context, whole, { count: calendar.count, words: calendar.words }) : null
  calendar.count ??= (whole && calendar.lengthDays !== null ? countIn(context, whole, calendar.lengthDays) : null) ?? countUntil(context, calendar) ?? countOfHeads(context) ?? countOfOne(context)
  addReading(context, calendar.words, {
    value: { kind: 'sprint-calendar', count: calendar.count, lengthDays: calendar.lengthDays, firstDay: calendar.firstDay },
    text: describeSprints(calendar),
  })
}

/** 'Sprint 1 (17-28 January) and Sprint 2 (31 January-11 February)': numbered sprints with the days of each, equally long. */
function readNumbered(context: ReadingContext, calendar: Calendar): void {
  const { tokens } = context.source
  const dated = tokens.flatMap(({ key }, index) => {
    const isShort = key === 's' && tokens[index]!.text === 'S' && tokens[index + 1]?.kind === 'digits' && !tokens[index + 1]!.spaced
    const number = SPRINT_WORDS.has(key) || isShort ? parseNumber(context.source, index + 1) : null
    const group = number ? context.groups.find(({ from, expressions: [first] }) => from >= number.next && from <= number.next + 1 && first!.days?.grain === 'range') : undefined
    return number && group ? [{ index, number: number.value, group, days: group.expressions[0]!.days! }] : []
  })
  const [first, second] = dated
  const isInOrder = first?.number === 1 && dated.every(({ number }, index) => number === index + 1)
  const period = first ? (second ? second.days.first - first.days.first : Math.ceil((first.days.last - first.days.first + 1) / 7) * 7) : 0
  const isRegular = dated.every(({ days }, index) => days.first === first!.days.first + index * period)
  if (!first || !isInOrder || !isRegular || period < 5 || period > 42) return
  Object.assign(calendar, { count: dated.length, lengthDays: period, firstDay: first.days.first })
  extend(calendar, context, { from: first.index, to: dated.at(-1)!.group.to })
}

/** The blocks of 'in two-week blocks' and 'four blocks of 2 weeks', where nothing is called a sprint. */
function isBlock(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  if (context.plannerType !== 'sprint' || !/^(?:blocks?|cycles?|stints?|rounds?|lots|phases)$/u.test(tokens[index]!.key) || tokens.some(({ key }) => SPRINT_WORDS.has(key))) return false
  const each = tokens[index + 1]?.key === 'of' && [1, 2].some((back) => parseNumber(context.source, index - back)?.next === index) ? lengthAt(context, index + 2) : null
  if (each !== null && each.value.high >= 5 * 86_400 && each.value.high <= 42 * 86_400) return true
  return [4, 3, 2, 1].some((back) => {
    const length = index >= back ? parseDuration(context.source, index - back) : null
    return length !== null && length.next === index && length.value.high >= 5 * 86_400 || back === 1 && LENGTH_WORDS[tokens[index - 1]?.key ?? ''] !== undefined
  })
}

/** 'Sprint 1: …, Sprint 2: …, Sprint 3: …': as many as have a heading, from the first on. */
function countOfHeads(context: ReadingContext): number | null {
  const { tokens } = context.source
  const heads = tokens.flatMap(({ key }, index) => {
    const number = key === 'sprint' ? parseNumber(context.source, index + 1) : null
    return number && /^[:=(-]$/u.test(tokens[number.next]?.key ?? '') ? [number.value] : []
  })
  return heads.length > 1 && heads.every((value, index) => value === index + 1) ? heads.length : null
}

/** 'a 2-week sprint', 'sprint 7 (14 days)': nothing speaks of more than one. */
function countOfOne(context: ReadingContext): number | null {
  if (context.source.tokens.some(({ key }, index) => /^(?:each|every)$/u.test(key) && SPRINT_WORDS.has(context.source.tokens[index + 1]?.key ?? ''))) return null
  const isPlural = context.source.tokens.some(({ key }, index) => key.endsWith('s') && (isBlock(context, index) || compoundWeeks(key) !== null) || (SPRINT_WORDS.has(key) && key.endsWith('s')) || (SPRINT_WORDS.has(key) && /^(?:length|duration|cadence|by|after)$/u.test(context.source.tokens[index + 1]?.key ?? '')))
  return isPlural ? null : 1
}

function describeSprints({ count, lengthDays, firstDay }: Calendar): string {
  const length = lengthDays === null ? '' : lengthDays % 7 === 0 ? `${lengthDays / 7}-week ` : `${lengthDays}-day `
  return `${count ?? 'as many as needed'} ${length}sprint${count === 1 ? '' : 's'}${firstDay === null ? '' : ` from ${describeDay(firstDay)}`}`
}

/** 'Len: 1 week', 'N: 6', 'Cadence = 2 weeks': headings of a form, in a prompt that speaks of sprints. */
function readHeaded(context: ReadingContext, calendar: Calendar, index: number): void {
  const { tokens } = context.source
  const { key } = tokens[index]!
  if (SPRINT_WORDS.has(key) && tokens[index + 1]?.key === ':' && LENGTH_WORDS[tokens[index + 2]?.key ?? ''] !== undefined) {
    calendar.lengthDays ??= LENGTH_WORDS[tokens[index + 2]!.key]!
    return extend(calendar, context, { from: index, to: index + 3 })
  }
  const isAsked = key === 'many' && tokens[index - 1]?.key === 'how' || SPRINT_WORDS.has(key) && tokens[index - 1]?.key === 'of' && tokens[index - 2]?.key === 'number'
  const isHead = /^[:=]$/u.test(tokens[index + 1]?.key ?? '') && (isAsked || index === 0 || tokens[index - 1]!.kind !== 'word' || SPRINT_WORDS.has(tokens[index - 1]!.key))
  if (!isHead || !isAsked && !/^(?:len|length|cadence|duration|n|number|count|no)$/u.test(key) || !tokens.some((token) => SPRINT_WORDS.has(token.key))) return
  if (isAsked || /^(?:n|number|count|no)$/u.test(key)) {
    const number = calendar.count === null ? parseNumber(context.source, index + 2) : null
    if (!number || number.value < 1 || number.value > 26) return
    calendar.count = number.value
    extend(calendar, context, { from: index, to: number.next })
    return
  }
  const length = calendar.lengthDays === null ? parseDuration(context.source, index + 2) : null
  if (!length || length.value.high < 5 * 86_400 || length.value.high > 42 * 86_400) return
  setLength(calendar, length.value.value, length.value.unit)
  extend(calendar, context, { from: index, to: length.next })
}

/** 'Zweiwochensprints'. */
function readCompound(context: ReadingContext, calendar: Calendar, index: number): void {
  const length = calendar.lengthDays === null ? headedLength(context, index) : null
  if (length) {
    setLength(calendar, length.value.value, length.value.unit)
    return extend(calendar, context, { from: index, to: length.next })
  }
  const weeks = compoundWeeks(context.source.tokens[index]!.key)
  if (weeks === null) return
  calendar.lengthDays ??= weeks * 7
  // 'vier Wochensprints'.
  const number = calendar.count === null && index > 0 ? parseNumber(context.source, index - 1) : null
  const isCount = number?.next === index && number.value <= 26
  if (isCount) calendar.count = number.value
  extend(calendar, context, { from: isCount ? index - 1 : index, to: index + 1 })
}

/** '3 x 2 weeks'. */
function readProduct(context: ReadingContext, calendar: Calendar, index: number): void {
  const number = parseNumber(context.source, index)
  if (!number || !/^(?:x|×|\*|à)$/u.test(context.source.tokens[number.next]?.key ?? '') || number.value > 52) return
  const length = parseDuration(context.source, number.next + 1)
  if (!length || length.value.high < 5 * 86_400 || calendar.lengthDays !== null && calendar.count !== null) return
  calendar.count ??= number.value
  setLength(calendar, length.value.value, length.value.unit)
  extend(calendar, context, { from: index, to: length.next })
}

/** 'weekly sprints, 4 of them'. */
function readCountOfThem(context: ReadingContext, calendar: Calendar): void {
  const { tokens } = context.source
  const near = calendar.words.to + 6
  const start = tokens[calendar.words.from]!.key === 'each' ? Math.max(0, calendar.words.from - 8) : calendar.words.to
  for (let at = start; at < Math.min(tokens.length, near + 8) && calendar.count === null && !/^[.!]$/u.test(tokens[at]!.key); at += 1) {
    const number = parseNumber(context.source, at)
    if (at >= near && tokens[number?.next ?? at]?.key !== 'of') continue
    if (number && /(?:^| )(?:we have|we've|we've got|we have got|there are|got|have|run|plan|do|need|want|take)$/u.test(keysOf(context, { from: Math.max(0, at - 3), to: at }).join(' ')) && /^(?:[.;!,)]|in|all|)$/u.test(tokens[number.next]?.key ?? '') && number.value <= 26) {
      calendar.count = number.value
      extend(calendar, context, { from: at, to: number.next })
      continue
    }
    const total = countInTotal(context, at)
    if (total) {
      calendar.count = total.value
      extend(calendar, context, { from: at, to: total.next })
      continue
    }
    if (!number || tokens[number.next]?.key !== 'of' || !/^(?:them|these|those)$/u.test(tokens[number.next + 1]?.key ?? '')) continue
    calendar.count = number.value
    extend(calendar, context, { from: at, to: number.next + 2 })
  }
}

/** 'two-week sprints until the end of March': as many as fit. */
function countUntil(context: ReadingContext, calendar: Calendar): number | null {
  const { lengthDays, words } = calendar
  const group = context.groups.find(({ from, expressions: [first] }) => from >= words.to && from - words.to <= 2 && first!.days !== null && /^(?:until|by)$/u.test(first!.bound ?? ''))
  const last = endOfLast(context) ?? (group ?? context.groups.find(({ to, expressions: [first] }) => to <= words.from && segmentAt(context, to - 1)?.sentence === 0 && first!.days !== null && /^(?:until|by|before)$/u.test(first!.bound ?? '')))?.expressions[0]!.days?.last
  if (lengthDays === null || last === undefined) return null
  const count = Math.floor((last - (calendar.firstDay ?? context.today) + 3) / lengthDays)
  if (count < 1) return null
  if (group) extend(calendar, context, group)
  return count
}

/** 'weekly sprints'. */
function readAdjective(context: ReadingContext, calendar: Calendar, index: number): void {
  const adjective = calendar.lengthDays === null ? adjectiveAt(context, index) : null
  if (!adjective) return
  calendar.lengthDays = adjective.days
  extend(calendar, context, adjective.words)
}

/** 'there are four of them and each takes two weeks'. */
function readLengthOfEach(context: ReadingContext, calendar: Calendar): void {
  const { tokens } = context.source
  if (context.plannerType !== 'sprint' || calendar.lengthDays !== null || !tokens.some(({ key }) => SPRINT_WORDS.has(key))) return
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    const verb = tokens[at]!.key === 'each' ? at + 1 + Number(/^(?:one|of|sprint)$/u.test(tokens[at + 1]!.key)) : -1
    const length = verb > 0 && /^(?:takes?|lasts?|runs?|is|being|taking|lasting)$/u.test(tokens[verb]?.key ?? '') ? parseDuration(context.source, tokens[verb + 1]?.key === 'for' ? verb + 2 : verb + 1) : null
    if (!length || length.value.high < 5 * 86_400 || length.value.high > 42 * 86_400) continue
    setLength(calendar, length.value.value, length.value.unit)
    return extend(calendar, context, { from: at, to: length.next })
  }
}

/** 'one-week sprints x 5'. */
function readTimes(context: ReadingContext, calendar: Calendar, index: number): void {
  const times = timesAt(context, index + 1)
  if (!times || calendar.count !== null) return
  calendar.count = times.value
  extend(calendar, context, { from: index, to: times.next })
}

/** The numbers around one mention of 'sprint', up to eight words before and six behind. */
function readAround(context: ReadingContext, calendar: Calendar, index: number): void {
  const { source } = context
  if (isPaced(context, index)) {
    // 'One sprint a week, four in total'.
    calendar.lengthDays ??= DAYS_PER_WEEK
    extend(calendar, context, { from: index, to: index + 3 })
    return readTimes(context, calendar, index + 2)
  }
  // The two of 'four two-weekly sprints' is their length.
  const end = /^weekly$/u.test(source.tokens[index - 1]?.key ?? '') ? adjectiveAt(context, index)?.words.from ?? index : index
  for (let at = Math.max(0, index - 8); at < index; at += 1) {
    const length = lengthAt(context, at)
    if (length && length.value.high >= 86_400 && length.next <= index && isNear(context, length.next, beforeCount(context, index))) {
      setLength(calendar, length.value.value, length.value.unit)
      extend(calendar, context, { from: at, to: index + 1 })
      at = length.next - 1
      continue
    }
    const number = parseNumber(source, at)
    const isCount = number !== null && number.value >= 1 && number.value <= 52 && number.next <= end && isCounting(context, number.next, end)
    if (number && isCount && !isOfSomethingElse(context, at)) {
      calendar.count ??= number.value
      extend(calendar, context, { from: at, to: index + 1 })
      at = number.next - 1
    }
  }
  readAdjective(context, calendar, index)
  readTimes(context, calendar, index)
  readBehind(context, calendar, index)
}

function isNear(context: ReadingContext, from: number, to: number): boolean {
  return context.source.tokens.slice(from, to).every(({ kind, key, spaced }, index) => kind === 'symbol' ? key === '-' && !(spaced && context.source.tokens[from + index + 1]?.spaced) : /^(?:long|scrum|agile|dev|development|one|full|weekly|one-week|biweekly|fortnightly|monthly|short|more|wochentlichen?|(?:ein|zwei|drei|vier)wochigen?|semanales|quincenales|hebdomadaires|semanais|quinzenais|के|वाले)$/u.test(key))
}

/** Between a count and its sprints there may be a length and adjectives only. */
function isCounting(context: ReadingContext, from: number, to: number): boolean {
  if (from === to) return true
  const length = parseDuration(context.source, from)
  if (length && length.next <= to) return isNear(context, length.next, to)
  return isNear(context, from, to)
}

function isOfSomethingElse(context: ReadingContext, at: number): boolean {
  return at > 0 && context.source.tokens[at - 1]!.key === '#'
}

/** 'of 2 weeks', 'à 2 weeks', ', 2 weeks each', 'length 3 weeks', '= 10 days', 'sprint, two weeks'. */
function readBehind(context: ReadingContext, calendar: Calendar, index: number): void {
  const { source } = context
  for (let at = index + 1; at < Math.min(source.tokens.length, index + 6); at += 1) {
    const token = source.tokens[at]!
    if (token.kind === 'break' || token.key === '.' || SPRINT_WORDS.has(token.key)) return
    const length = lengthAt(context, at)
    if (!length) readListedCount(context, calendar, at)
    // 'Sprints: 4, fortnightly'.
    if (calendar.lengthDays === null && calendar.count !== null && token.spaced && LENGTH_WORDS[token.key] !== undefined && source.tokens[at - 1]!.key === ',') {
      calendar.lengthDays = LENGTH_WORDS[token.key]!
      extend(calendar, context, { from: index, to: at + 1 })
      return
    }
    if (!length || length.value.high < 86_400 || length.value.unit === 'hour') continue
    // '2-week sprints, it should take 6 weeks' says how long it all takes.
    if (calendar.lengthDays !== null && Math.round(length.value.high / 86_400) >= 2 * calendar.lengthDays) return
    if (calendar.lengthDays === null) setLength(calendar, length.value.value, length.value.unit)
    const count = timesAt(context, length.next) ?? countBehindEach(context, length.next)
    if (count && calendar.count === null) calendar.count = count.value
    extend(calendar, context, { from: index, to: count?.next ?? length.next })
    return
  }
}

/** The five of 'Sprints: 1 week each, five, first Monday 18 January'. */
function countBehindEach({ source }: ReadingContext, at: number): ReturnType<typeof parseNumber> {
  const [each, comma] = [source.tokens[at]?.key, source.tokens[at + 1]?.key]
  const number = each === 'each' && comma === ',' ? parseNumber(source, at + 2) : null
  return number && number.value <= 26 && /^[,.;]?$/u.test(source.tokens[number.next]?.key ?? '') ? number : null
}

/** The three of 'Sprints: three, one week each'. */
function readListedCount(context: ReadingContext, calendar: Calendar, at: number): void {
  const { tokens } = context.source
  const number = calendar.count === null && /^[:=]$/u.test(tokens[at - 1]?.key ?? '') && tokens[at - 2]?.kind !== 'digits' ? parseNumber(context.source, at) : null
  if (number && number.value >= 1 && number.value <= 52 && /^(?:,|\(|x|×|à|of|\/|\||;|\.|)$/u.test(tokens[number.next]?.kind === 'break' ? '' : tokens[number.next]?.key ?? '')) calendar.count = number.value
}

function setLength(calendar: Calendar, value: number, unit: string): void {
  const perUnit: Record<string, number> = { day: 1, 'business-day': 1.4, week: 7, fortnight: 14, month: 28 }
  const days = (perUnit[unit] ?? 1) * value
  calendar.lengthDays = unit === 'business-day' ? Math.ceil(value / 5) * 7 : Math.round(days)
}

function extend(calendar: Calendar, context: ReadingContext, words: Words): void {
  // 'one week from 29 March' is also a length of the plan to the grammar.
  for (const group of context.groups) if (group.from < words.to && group.to > words.from && group.expressions[0]!.duration !== null) claim(context, group)
  calendar.words = calendar.words.from < 0 ? words : { from: Math.min(calendar.words.from, words.from), to: Math.max(calendar.words.to, words.to) }
  claim(context, words)
}

/** The day the prompt says things start, nearest behind the sprints. */
function startOf(context: ReadingContext, calendar: Calendar): number | null {
  const starts = context.groups.filter((other) => other.expressions[0]!.bound === 'since' && other.expressions[0]!.days !== null && !isOfComer(context, other))
  const group = starts.find(({ from }) => from >= calendar.words.to - 1 && from - calendar.words.to <= 2)
    ?? (startOfFirst(context) === null ? starts.find(({ from }) => from >= calendar.words.from - 8) : undefined)
    ?? starts.find(({ expressions: [first] }) => !isInForce(context, first!.days!.first))
  const first = startOfFirst(context)
  if (!group || first !== null && first !== group.expressions[0]!.days!.first) return startOfFirst(context) ?? startBehind(context, calendar.words)
  if (group.from - calendar.words.to < 6 && group.to > calendar.words.to) calendar.words = { from: calendar.words.from, to: group.to }
  claim(context, group)
  return group.expressions[0]!.days!.first
}
