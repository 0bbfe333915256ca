import { parseNumber } from '../../time/grammar/parse-number.ts'
import { claim, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const MOST_SPRINTS = 26

/** 'sprints of 3 weeks, total of 4', '4 in total': the number at a token and what stands behind it. */
export function countInTotal(context: ReadingContext, at: number): { value: number; next: number } | null {
  const number = parseNumber(context.source, at)
  if (!number || number.value < 1 || number.value > MOST_SPRINTS) return null
  const before = keysOf(context, { from: Math.max(0, at - 2), to: at }).join(' ')
  const behind = keysOf(context, { from: number.next, to: Math.min(context.source.tokens.length, number.next + 2) }).join(' ')
  const isTotal = /(?:^| )(?:total of|total :|insgesamt|in total|en total|no total)$/u.test(before) || /^(?:in total|altogether|in all|insgesamt|en total|no total|au total|stuck|of them|an der zahl)(?: |$)/u.test(behind)
  return isTotal ? number : null
}

/** 'a tester who joins from 29 March': when somebody comes, not when the sprints begin. */
export function isOfComer(context: ReadingContext, { from }: TimeGroup): boolean {
  return keysOf(context, { from: Math.max(0, from - 4), to: from }).some((key) => /^(?:joins?|joining|available|returns?|back|arrives?|hired|holds?|valid|applies|vigor|vigueur|gultig|valable|valido|valida)$/u.test(key))
}

/** Hindi counts behind the length: 'दो हफ्ते के तीन स्प्रिंट'. The index of that count, or of the sprints. */
export function beforeCount({ source, language }: ReadingContext, index: number): number {
  return language === 'hi' && parseNumber(source, index - 1)?.next === index ? index - 1 : index
}

const GERMAN_WEEKS: Readonly<Record<string, number>> = { '': 1, ein: 1, zwei: 2, drei: 3, vier: 4 }

/** How many weeks the sprints of 'Zweiwochensprints' have; null for any other word. */
export function compoundWeeks(key: string): number | null {
  const number = /^(?<number>ein|zwei|drei|vier|)wochensprints?$/u.exec(key)?.groups!['number']
  return number === undefined ? null : GERMAN_WEEKS[number]!
}

/** 'x 5', '× 4'. */
export function timesAt(context: ReadingContext, index: number): { value: number; next: number } | null {
  const number = /^(?:x|×)$/u.test(context.source.tokens[index]?.key ?? '') ? parseNumber(context.source, index + 1) : null
  return number && number.value <= 52 ? number : null
}

/** 'New price list from 1 May: tasting on 9 April': it holds from then on, and is worked on before. */
export function isInForce({ prompt, groups, today }: ReadingContext, day: number): boolean {
  return /^\s*(?:an? |our |the )?(?:new|revised|updated|changed) /iu.test(prompt) && groups.some(({ expressions: [other] }) => other!.days?.grain === 'day' && other!.bound === null && other!.days.first > today && other!.days.first < day)
}

/** 'last one ends 27 June', 'the final sprint finishes on 27 June': the day on which the sprints are over. */
export function endOfLast(context: ReadingContext): number | undefined {
  const group = context.groups.find(({ from, expressions: [first] }) => first!.days?.grain === 'day' && /(?:^| )(?:(?:last|final) (?:one|sprint|iteration) (?:ends|finishes|is over|closes|must be over|has to end)(?: on| by)?|letzter? (?:sprint )?(?:endet|ist)(?: am| bis)?|ultimo (?:sprint )?(?:termina|acaba)(?: el| em| no dia| dia)?|dernier (?:sprint )?(?:finit|se termine|s'acheve)(?: le)?)$/u.test(keysOf(context, { from: Math.max(0, from - 7), to: from }).join(' ')))
  if (group) claim(context, group)
  return group?.expressions[0]!.days!.first
}
