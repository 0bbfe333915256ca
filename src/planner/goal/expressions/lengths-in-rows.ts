import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** A number of hours without the preposition that makes it one of the clock, and days behind it: 'deux heures le samedi'. */
const HOURS = /^(?<count>\d{1,2}|une|deux|trois|quatre|cinq|six|una|dos|tres|cuatro|cinco|seis|uma|duas|três|quatro|ein|eine|zwei|drei|vier|fünf) (?:heures?|horas?|stunden?) (?=\p{L})/iu
const NUMBERS: Readonly<Record<string, number>> = { une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, uma: 1, duas: 2, três: 3, quatro: 4, ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 }
const JOINT = /(?:,|(?<!\p{L})(?:et|y|e|und|mais|más|plus)) $/iu
const LONGEST_ROW = 80

/** '30 minutes en semaine et deux heures le samedi': behind a length, hours beside days are a length as well, and none of the clock. */
export function withLengthsInRows(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  return found.flatMap((expression, index) => {
    const said = expression.clock?.isPoint && expression.clock.from !== null ? HOURS.exec(expression.words) : null
    const isBehindLength = said !== null && JOINT.test(text.slice(0, expression.start)) && found.slice(Math.max(0, index - 2), index).some(({ duration, recurrence, start }) => (duration ?? recurrence?.amount ?? null) !== null && expression.start - start <= LONGEST_ROW && !/[.!?\n]/u.test(text.slice(start, expression.start)))
    if (!isBehindLength) return [expression]
    const count = said.groups!['count']!.toLowerCase()
    const seconds = (NUMBERS[count] ?? Number(count)) * 3600
    const middle = expression.start + said[0].length
    return [
      { ...EMPTY_EXPRESSION, duration: { low: seconds, high: seconds, value: seconds / 3600, unit: 'hour' as const, isWhole: false }, words: text.slice(expression.start, middle).trim(), start: expression.start, end: middle - 1 },
      { ...expression, clock: null, words: text.slice(middle, expression.end), start: middle },
    ]
  })
}
