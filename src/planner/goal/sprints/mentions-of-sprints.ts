import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { ReadingContext } from '../reading-context.ts'
import { adjectiveAt, isPaced, lengthAt, LENGTH_WORDS } from './length-words.ts'
import { DAYS_PER_WEEK } from './span-of-sprints.ts'
import { beforeCount, timesAt } from './start-words.ts'
import { SPRINT_WORDS, extend, setLength } from './stated-sprints.ts'
import type { StatedSprints } from './stated-sprints.ts'

/** The numbers around one mention of 'sprint', up to eight words before and six behind. */
export function readAround(context: ReadingContext, calendar: StatedSprints, index: number): void {
  const { source } = context
  if (isPaced(context, index)) {
    // 'One sprint a week, four in total'.
    calendar.lengthDays ??= DAYS_PER_WEEK
    extend(calendar, context, { from: index, to: index + 3 })
    return readTimes(context, calendar, index + 2)
  }
  // The two of 'four two-weekly sprints' is their length.
  const end = /^(?:weekly|woch\p{L}+)$/u.test(source.tokens[index - 1]?.key ?? '') ? adjectiveAt(context, index)?.words.from ?? index : index
  for (let at = Math.max(0, index - 8); at < index; at += 1) {
    const length = lengthAt(context, at)
    if (length && length.value.high >= 86_400 && length.next <= index && isNear(context, length.next, beforeCount(context, index))) {
      setLength(calendar, length.value)
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

/** 'weekly sprints'. */
function readAdjective(context: ReadingContext, calendar: StatedSprints, index: number): void {
  const adjective = calendar.lengthDays === null ? adjectiveAt(context, index) : null
  if (!adjective) return
  calendar.lengthDays = adjective.days
  extend(calendar, context, adjective.words)
}

/** 'one-week sprints x 5'. */
function readTimes(context: ReadingContext, calendar: StatedSprints, index: number): void {
  const times = timesAt(context, index + 1)
  if (!times || calendar.count !== null) return
  calendar.count = times.value
  extend(calendar, context, { from: index, to: times.next })
}

/** 'of 2 weeks', 'à 2 weeks', ', 2 weeks each', 'length 3 weeks', '= 10 days', 'sprint, two weeks'. */
function readBehind(context: ReadingContext, calendar: StatedSprints, index: number): void {
  const { source } = context
  for (let at = index + 1; at < Math.min(source.tokens.length, index + 6); at += 1) {
    const token = source.tokens[at]!
    if (token.kind === 'break' || /^[.!?]$/u.test(token.key) || SPRINT_WORDS.has(token.key)) return
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
    if (calendar.lengthDays === null) setLength(calendar, length.value)
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
function readListedCount(context: ReadingContext, calendar: StatedSprints, at: number): void {
  const { tokens } = context.source
  const number = calendar.count === null && /^[:=]$/u.test(tokens[at - 1]?.key ?? '') && tokens[at - 2]?.kind !== 'digits' ? parseNumber(context.source, at) : null
  if (number && number.value >= 1 && number.value <= 52 && /^(?:,|\(|x|×|à|of|\/|\||;|\.|)$/u.test(tokens[number.next]?.kind === 'break' ? '' : tokens[number.next]?.key ?? '')) calendar.count = number.value
}
