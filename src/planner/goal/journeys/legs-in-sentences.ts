import { GATHERING } from '../meetings/meeting-people.ts'
import { isNameWord, parseProperName } from '../topics/proper-names.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import { joinerEnd, minutesAt, skipFiller, skipThe } from './leg-parts.ts'
import type { Leg } from './leg-parts.ts'

/** 'It takes 20 minutes to get from A to B', 'the walk from A to B is 15 minutes'. */
export function legsInSentences(context: ReadingContext, isPair: (statement: Words) => boolean): Leg[] {
  const legs: Leg[] = []
  for (const statement of statementsOf(context, { atCommas: true })) {
    /** '9 minutes from A to B and 7 minutes from B to A': each length belongs to the pair behind it, and none behind one of those is the next pair's. */
    let since = statement.from
    let isBehind = false
    for (let index = statement.from; index < statement.to; index += 1) {
      const key = context.source.tokens[index]!.key
      if (key !== 'from' && key !== 'between' && key !== 'von' && key !== 'de' && key !== 'desde' && key !== 'for') continue
      if (key === 'between' && isOfMeeting(context, statement)) continue
      const first = parseProperName(context, skipThe(context, index + 1))
      const joined = first ? joinerEnd(context, first.next) : -1
      const second = joined < 0 ? null : parseProperName(context, skipThe(context, joined))
      if (!first || !second || isPair(statement) || key === 'for' && context.source.tokens[first.next]!.key !== 'to') continue
      const before: number | null = isBehind ? null : lengthIn(context, { from: since, to: index })
      const length = before ?? lengthIn(context, { from: second.next, to: statement.to }) ?? lengthAllowed(context, statement.to)
      if (length === null) continue
      legs.push({ from: first.value, to: second.value, minutes: length, words: { from: since, to: before === null ? statement.to : second.next } })
      isBehind = before === null
      since = second.next
    }
  }
  return legs
}

/** 'To go from A to B, allow 7 minutes'. */
function lengthAllowed(context: ReadingContext, comma: number): number | null {
  const { tokens } = context.source
  if (tokens[comma]?.key !== ',' || !/^(?:that's|that|this|i|we|allow|allowing|reckon|count|plan|you|one|it|expect|add|budget|takes?|needs?)$/u.test(tokens[comma + 1]?.key ?? '')) return null
  const end = tokens.findIndex(({ kind, key }, index) => index > comma && (kind === 'break' || /^[,;.]$/u.test(key)))
  return lengthIn(context, { from: comma + 1, to: end < 0 ? tokens.length : end })
}

/** 'B is 7 minutes away from A'. */
export function legsFromNames(context: ReadingContext): Leg[] {
  const legs: Leg[] = []
  for (const statement of statementsOf(context, { atCommas: true })) {
    for (let index = statement.from; index < statement.to; index += 1) {
      // 'Reaching the pier from …'.
      const isVerb = /^(?:reaching|visiting|driving|walking|cycling|getting)$/u.test(context.source.tokens[index]!.key)
      const isStart = isNameWord(context, index) && !isVerb && (index === statement.from || !isNameWord(context, index - 1) || /^(?:reaching|visiting)$/u.test(context.source.tokens[index - 1]!.key))
      const target = isStart ? parseProperName(context, index) : null
      const minutes = target && /^(?:is|lies|are)$/u.test(context.source.tokens[target.next]?.key ?? '') ? minutesAt(context, target.next + 1) : null
      const from = minutes ? fromBehind(context, minutes.next) : -1
      const origin = from > 0 && from < statement.to ? parseProperName(context, skipThe(context, from)) : null
      if (origin && origin.value !== target!.value) legs.push({ from: origin.value, to: target!.value, minutes: minutes!.value, words: { from: index, to: origin.next } })
      const back = target && !minutes ? legBackwards(context, { target, to: statement.to }) : null
      if (back) legs.push({ ...back, words: { from: index, to: back.words.to } })
    }
  }
  return legs
}

/** 'Reaching B from A takes 7 minutes', 'the walk to B from A: 7 min'. */
function legBackwards(context: ReadingContext, { target, to }: { target: { value: string; next: number }; to: number }): Leg | null {
  const { tokens } = context.source
  const origin = tokens[target.next]?.key === 'from' ? parseProperName(context, skipThe(context, target.next + 1)) : null
  if (!origin || origin.value === target.value || origin.next >= to) return null
  const minutes = minutesAt(context, skipFiller(context, origin.next))
  return minutes && minutes.next <= to ? { from: origin.value, to: target.value, minutes: minutes.value, words: { from: target.next, to: minutes.next } } : null
}

/** '7 minutes to B and 9 minutes to C from A': the origin stands at the end of the sentence. */
export function legsTowards(context: ReadingContext): Leg[] {
  return statementsOf(context, { atCommas: false }).flatMap((statement) => {
    const from = context.source.tokens.slice(statement.from, statement.to).findLastIndex(({ key }) => key === 'from')
    const origin = from > 0 ? parseProperName(context, skipThe(context, statement.from + from + 1)) : null
    if (origin?.next !== statement.to) return []
    const targets = targetsIn(context, { from: statement.from, to: statement.from + from })
    const last = targets.at(-1)
    return last && fromBehind(context, last.words.to) > 0 ? targets.filter(({ to }) => to !== origin.value).map((target) => ({ ...target, from: origin.value })) : []
  })
}

function targetsIn(context: ReadingContext, { from, to }: Words): Omit<Leg, 'from'>[] {
  const found: Omit<Leg, 'from'>[] = []
  for (let index = from; index < to; index += 1) {
    const minutes = minutesAt(context, index)
    const name = minutes && context.source.tokens[minutes.next]?.key === 'to' ? parseProperName(context, skipThe(context, minutes.next + 1)) : null
    if (!name || name.next > to) continue
    found.push({ to: name.value, minutes: minutes!.value, words: { from: index, to: name.next } })
    index = name.next - 1
  }
  return found
}

/** Index behind the 'from' of 'away from', 'on foot from'; -1 when there is none. */
function fromBehind({ source: { tokens } }: ReadingContext, index: number): number {
  let at = index
  while (/^(?:away|walk|walking|on|by|foot|bus|train|tram|car|drive|ride)$/u.test(tokens[at]?.key ?? '') && at < index + 4) at += 1
  return tokens[at]?.key === 'from' ? at + 1 : -1
}

export function lengthIn(context: ReadingContext, words: Words): number | null {
  const { tokens } = context.source
  if (words.to <= words.from) return null
  const expression = context.expressions.find(({ duration, momentFromNow, start, end }) => (duration !== null && duration.high < 86_400 || momentFromNow !== null) && start >= tokens[words.from]!.start && end <= tokens[words.to - 1]!.end)
  if (!expression) return null
  return Math.round((expression.duration?.high ?? expression.momentFromNow!) / 60)
}

export function sentenceStart({ source: { tokens } }: ReadingContext, index: number): number {
  return tokens.slice(0, index).findLastIndex(({ kind, key }) => kind === 'break' || /^[.!?;]$/u.test(key)) + 1
}

/** 'Arrange a call between Ana and Bo' is about people, not about the way between two places. */
export function isOfMeeting({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const keys = tokens.slice(from, to).map(({ key }) => key)
  return keys.some((key) => GATHERING.test(key) && key !== 'see') && !keys.some((key) => /^(?:walk|walking|drive|driving|travel|distance|distances|way|trip|ride|route|bus|tram|train|metro)$/u.test(key))
}
