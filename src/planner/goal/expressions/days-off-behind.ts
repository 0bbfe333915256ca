import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const BEHIND = /^ (?:off|free|closed|out|never|nothing|not (?:at all|possible)|frei|gar nichts?|überhaupt nichts|nicht|nie|nichts|libres?|nada|nunca|imposible|ni hablar|livres?|nem pensar|impossible|rien|jamais)(?!\p{L})/u

const JOINT = /, | (?:and|und|y|e|et) /giu

/** '20 minutes at 7, weekends off': the days behind the comma are those without, not those of the hour. */
export function withDaysOffBehind(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression) => {
    const { words, start, end, clock, recurrence, days } = expression
    const joint = [...words.matchAll(JOINT)].at(-1)
    const comma = joint?.index ?? 0
    const isBoth = clock !== null && ((clock.from ?? clock.to) !== null || clock.part !== null) && (recurrence !== null || days !== null) && comma > 0
    if (!isBoth || /\d/u.test(words.slice(comma)) || !BEHIND.test(text.slice(end, end + 16))) return [expression]
    return [
      { ...expression, words: words.slice(0, comma), end: start + comma, recurrence: null, days: null },
      { ...expression, words: words.slice(comma + joint![0].length), start: start + comma + joint![0].length, clock: null },
    ]
  })
}
