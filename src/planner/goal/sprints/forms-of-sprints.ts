import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { ReadingContext } from '../reading-context.ts'
import { headedLength, LENGTH_WORDS } from './length-words.ts'
import { compoundWeeks } from './start-words.ts'
import { SPRINT_WORDS, extend, isSprintLong, setLength } from './stated-sprints.ts'
import type { StatedSprints } from './stated-sprints.ts'

/** 'Len: 1 week', 'N: 6', 'Cadence = 2 weeks': headings of a form, in a prompt that speaks of sprints. */
export function readHeaded(context: ReadingContext, calendar: StatedSprints, index: number): void {
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
  if (!length || !isSprintLong(length.value)) return
  setLength(calendar, length.value)
  extend(calendar, context, { from: index, to: length.next })
}

/** 'Zweiwochensprints'. */
export function readCompound(context: ReadingContext, calendar: StatedSprints, index: number): void {
  const length = calendar.lengthDays === null ? headedLength(context, index) : null
  if (length) {
    setLength(calendar, length.value)
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
export function readProduct(context: ReadingContext, calendar: StatedSprints, index: number): void {
  const number = parseNumber(context.source, index)
  if (!number || !/^(?:x|×|\*|à)$/u.test(context.source.tokens[number.next]?.key ?? '') || number.value > 52) return
  const length = parseDuration(context.source, number.next + 1)
  if (!length || length.value.high < 5 * 86_400 || calendar.lengthDays !== null && calendar.count !== null) return
  calendar.count ??= number.value
  setLength(calendar, length.value)
  extend(calendar, context, { from: index, to: length.next })
}

/** 'Sprint 1 (17-28 January) and Sprint 2 (31 January-11 February)': numbered sprints with the days of each, equally long. */
export function readNumbered(context: ReadingContext, calendar: StatedSprints): void {
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
