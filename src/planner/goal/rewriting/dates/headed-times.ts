import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'

/** A sentence or a line that begins with a time and a sign behind it: 'In May: …', '5 May – …', 'By 10 April: …'. */
const HEADED = /(?<=^|[.!?;]\s{1,3}|\n\s{0,4})(?:[-•*]\s{0,2})?(?<time>(?:[^:;\n!?–—.]|(?<=\d)\.(?=\s)|\.(?!\s)|:(?!\s)){3,60})(?<sign>:[^\S\n]{1,3}|:[^\S\n]{0,3}\n(?!\s{0,4}(?:[-•*]\s)?\d)\s{0,2}|:?\s[-–—]\s)(?<list>[^\n;!?]{2,240}?)(?=[.!?](?:\s|$)|[;\n]|$)/gu
/** What may stand beside a time in such a heading. */
const BESIDE = /^(?:\s|,|and|then|on|in|at|by|the|only|just|from|until|not|und|dann|am|im|nur|erst|y|luego|el|los|las|en|solo|sólo|solamente|et|puis|le|les|dans|seulement|uniquement|e|depois|no|na|nos|nas|aos|às|em|o|só|somente|apenas)*$/iu
/** 'Week 1', 'day 3' and 'phase 2' are counted from the plan's start, which is read elsewhere. */
const COUNTED = /^(?:week|day|month|phase|sprint|woche|tag|semana|d[ií]a|semaine|jour)s?\s{1,2}\d/iu
/** What is no thing that is done then: who speaks, what is so, and when there is no time. */
const NO_ITEM = /(?<![\p{L}'’])(?:i|i['’]m|we|we['’]re|you|he|she|it|they|there|is|are|was|were|will|can|can['’]t|cannot|must|should|have|has|no|not|nothing|nobody|never|off|away|free|closed|busy|only|from|until|between|before|after|ich|wir|ist|sind|bin|kein\p{L}*|nicht|nichts|nur|frei|zu|je|nous|est|sont|pas|rien|fermé|libre|yo|nosotros|es|est[aá]n?|nada|nunca|solo|sólo|eu|nós|não|só)(?![\p{L}'’])/iu
const LONGEST_ITEM_WORDS = 8
const MOST_ITEMS = 8

/** 'In May: two coats of oil, the new lamps' in the form that reads best: each thing with its time in brackets. */
export function sentencesOfHeadedTimes(text: string, timesOf: TimesOf): Said[] {
  const found = [...text.matchAll(HEADED)]
  if (found.length === 0) return []
  const expressions = timesOf(text)
  const headed = found.flatMap((match) => {
    const start = match.index + match[0].indexOf(match.groups!['time']!)
    const time = timeOf(text, { start, end: start + match.groups!['time']!.length, expressions, timesOf })
    const items = time === null ? null : itemsIn(match, start, expressions)
    // 'Every Saturday 9-12: kitchen, bath, loft' says when there is time for them, one after the other.
    const isRepeated = items !== null && items.length > 1 && expressions.some(({ recurrence, start: from }) => recurrence !== null && from >= start && from < items[0]!.start)
    return items === null || isRepeated ? [] : [{ start, items, time: time! }]
  })
  // The words that open a prompt are its goal, unless they are one of several headings.
  return headed.length > 1 || headed[0] !== undefined && headed[0].start > 0 ? headed.flatMap(({ start, items, time }) => items.map((item, index) => ({ text: `${item.text} (${time[0]!.toLowerCase()}${time.slice(1)})`, start: index === 0 ? start : item.start, end: item.end }))) : []
}

type TimesOf = (text: string) => readonly TimeExpression[]
type Heading = { start: number; end: number; expressions: readonly TimeExpression[]; timesOf: TimesOf }

/** The time that a heading names; 'March' and 'May' alone are months there, whatever else they mean. */
function timeOf(text: string, heading: Heading): string | null {
  const words = text.slice(heading.start, heading.end).trim()
  if (isTime(text, heading)) return words
  const month = /^\p{L}+$/u.test(words) ? `in ${words}` : ''
  return heading.timesOf(month).some(({ start, end }) => start <= 3 && end === month.length && month !== '') ? month : null
}

function isTime(text: string, { start, end, expressions }: Heading): boolean {
  const inside = expressions.filter((expression) => expression.start >= start && expression.end <= end && expression.duration === null)
  const rest = inside.toReversed().reduce((left, expression) => left.slice(0, expression.start - start) + left.slice(expression.end - start), text.slice(start, end))
  return inside.length > 0 && BESIDE.test(rest) && !COUNTED.test(text.slice(start, end))
}

/** The things of the list; null where one of them has a time of its own or is none. */
function itemsIn({ groups, 0: all, index }: RegExpExecArray, start: number, expressions: readonly TimeExpression[]): Said[] | null {
  const from = index + all.length - groups!['list']!.length
  if (expressions.some((expression) => expression.start < index + all.length && expression.end > from) || from < start) return null
  const items: Said[] = []
  let at = from
  for (const part of groups!['list']!.split(/(,\s{0,2}(?:and\s|und\s|y\s|et\s|e\s)?|\s(?:and|und|y|et|e|\+|&)\s)/u)) {
    const words = part.trim()
    if (words !== '' && !/^(?:,|and|und|y|et|e|\+|&|,\s{0,2}\S{1,3})$/u.test(words)) items.push({ text: words, start: at + part.indexOf(words), end: at + part.indexOf(words) + words.length })
    at += part.length
  }
  const isThing = ({ text }: Said) => !NO_ITEM.test(text) && text.split(/\s+/u).length <= LONGEST_ITEM_WORDS && !/[()]/u.test(text)
  return items.length > 0 && items.length <= MOST_ITEMS && items.every(isThing) ? items : null
}
