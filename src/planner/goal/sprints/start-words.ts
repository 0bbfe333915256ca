import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isName } from '../people/people-words.ts'
import { claim, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
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
export function isOfComer(context: ReadingContext, { from, to }: TimeGroup): boolean {
  // 'From 1 February Bo writes the mails'.
  const verb = context.source.tokens[to + 1]
  if (beginsByItself(context, from)) return true
  if (isName(context, to) && verb?.kind === 'word' && /^\p{Ll}{2,}s$|^(?:can|will)$/u.test(verb.text)) return true
  return keysOf(context, { from: Math.max(0, from - 4), to: from }).some((key) => /^(?:joins?|joining|available|returns?|back|arrives?|hired|freeze|frozen|holds?|valid|applies|vigor|vigueur|gultig|valable|valido|valida)$/u.test(key))
}

/** 'The fair starts 9 March' and 'the festival, which opens on 9 March' on their day, whenever the team does. */
function beginsByItself({ source: { tokens } }: ReadingContext, day: number): boolean {
  const from = BEGINS.test(tokens[day]!.key) ? day : day - 1
  if (!BEGINS.test(tokens[from]?.key ?? '')) return false
  const relative = /^(?:which|that|who|die|der|das|que|qui)$/u.test(tokens[from - 1]?.key ?? '') ? 1 : 0
  const comma = relative === 1 && tokens[from - 2]?.key === ',' ? 1 : 0
  const before = tokens[from - 1 - relative - comma]
  return before?.kind === 'word' && !BEGINS_THE_PLAN.test(before.key)
}

const BEGINS = /^(?:starts|begins|opens|beginnt|startet|empieza|comienza|commence|comeca)$/u
/** Whose beginning is that of the plan. */
const BEGINS_THE_PLAN = /^(?:\p{L}*sprints?|iterations?|one|cycles?|weeks?|which|that|it|this|we|they|you|i|next|first|all|both|team|project|projekt|proyecto|projet|projeto|work|plan|phase|who|development|arbeit|trabajo|travail|trabalho)$/u
/** Who or what has a beginning, apart from the small words around it. */
const NAMES_THE_PLAN = /^(?:\p{L}*sprints?|iterations?|cycles?|we|team|project|projekt|proyecto|projet|projeto|development|equipo|equipe|us|wir|nos|people|devs?)$/u

/**
 * 'The stand is needed for lessons from 1 March', 'meters = 5 a day, from 2 March': a day far from the sprints
 * whose own sentence says of something else when it begins. The goal's own sentence, and one that names the team or its
 * work alone, say it of the plan.
 */
export function isOfOtherThing(context: ReadingContext, { from }: TimeGroup, words: Words): boolean {
  const segment = segmentAt(context, from)
  if (segment === null || segment.sentence === 0 || segment.sentence === segmentAt(context, words.from)?.sentence) return false
  const sentence = context.segments.filter((each) => each.sentence === segment.sentence && each.from <= from)
  if (OF_WHAT_BEGINS.test(keysOf(context, { from: Math.max(sentence[0]!.from, from - LONGEST_OF_WHAT), to: from + 1 }).join(' '))) return true
  const isTold = sentence.some((each) => keysOf(context, { from: each.from, to: Math.min(each.to, from + 1) }).some((key) => NAMES_THE_PLAN.test(key) || BEGINNING.test(key)))
  return !isTold && context.source.tokens.some(({ kind }, index) => kind === 'word' && index >= sentence[0]!.from && index < from)
}

/** 'A trial with the group starting 4 October'. */
const OF_WHAT_BEGINS = /(?:^| )(?:with|at|into|before) (?:the|a|an|our|their) (?:\p{L}+ ){1,3}(?:starting|beginning|opening)(?: \S+){0,2}$/u
const LONGEST_OF_WHAT = 8

const BEGINNING = /^(?:start\p{L}*|begin\p{L}*|kick\p{L}*|go|going|beginn\p{L}*|empez\p{L}*|empiez\p{L}*|comenz\p{L}*|comienz\p{L}*|commenc\p{L}*|debut\p{L}*|comec\p{L}*|inici\p{L}*)$/u

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

/** 'x 5', '× 4', '(4x)'. */
export function timesAt(context: ReadingContext, index: number): { value: number; next: number } | null {
  const { tokens } = context.source
  const counted = tokens[index]?.key === '(' ? parseNumber(context.source, index + 1) : null
  if (counted && /^(?:x|×)$/u.test(tokens[counted.next]?.key ?? '') && tokens[counted.next + 1]?.key === ')') return { value: counted.value, next: counted.next + 2 }
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

/** 'first sprint Mon 10 May', 'sprint 1 is on 10 May'. */
export function startOfFirst(context: ReadingContext): number | null {
  const group = context.groups.find(({ from, expressions: [first] }) => {
    const before = context.source.tokens.slice(Math.max(0, from - 4), from).map(({ key }) => key).join(' ')
    return first!.days?.grain === 'day' && /(?:^| )(?:first (?:sprint|one|iteration)|(?:sprint|iteration|day) (?:1|one)|first day)(?: (?:on|is|:|=|starts|begins|opens|kicks off|starting|opening|beginning))*$|(?:^| )first (?:starts|begins|opens|kicks off)(?: on)?$|(?:^| )(?:el primero|le premier|der erste|o primeiro)(?: sprint)? (?:empieza|comienza|commence|debute|beginnt|startet|comeca)(?: el| le| am| em| no dia)?$/u.test(before)
  })
  const said = group ?? context.groups.find(({ to, expressions: [first] }) => first!.days?.grain === 'day' && first!.bound === null && /^(?:is|will be|being|=) (?:(?:our |the )?(?:day (?:one|1)|first day|start|start date|kick-off|kickoff)|when we (?:start|begin|kick off))(?: |$)/u.test(keysOf(context, { from: to, to: Math.min(context.source.tokens.length, to + 6) }).join(' ')))
  if (!said) return null
  claim(context, said)
  return said.expressions[0]!.days!.first
}

/** '5 sprints x 1 week, go on 10 May', '4 x 1 week, w/c 10 May': a date with nothing but such words between. */
export function startBehind(context: ReadingContext, words: Words): number | null {
  const group = context.groups.find(({ from }) => from >= words.to)
  const between = group ? keysOf(context, { from: words.to, to: group.from }) : []
  const { days, bound, clock, words: said } = group?.expressions[0] ?? { days: null, bound: null, clock: null, words: '' }
  if (!group || days === null || days.grain !== 'day' && !/^(?:w ?\/ ?c|wc|week) /iu.test(said) || bound !== null || clock !== null || between.length > 5 || !between.every((key) => /^(?:[,(@-]|go|goes|going|on|off|kick|kickoff|kick-off|we|begin|w|\/|c|wc|first|day|monday|week|of|commencing)$/u.test(key)) || between.length === 0) return null
  claim(context, group)
  return days.first
}
