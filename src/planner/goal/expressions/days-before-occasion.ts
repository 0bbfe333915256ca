import { makeDays } from '../../time/grammar/days.ts'
import { shiftWorkingDays } from '../../time/grammar/parse-day.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const COUNTS: Readonly<Record<string, number>> = {
  ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10, zwolf: 12, un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10,
  une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, huit: 8, dix: 10, five: 5, ten: 10, seven: 7, fifteen: 15, twenty: 20, three: 3, four: 4, two: 2,
}
/** 'vier Wochen vorher', 'quince días antes', 'trois semaines avant', '10 working days before', with nothing behind that they would be counted from. */
const BEFORE = /(?<![\p{L}\p{N}])(?<count>\d{1,3}|\p{L}{2,8}) (?:(?<german>tage|wochen|monate|woche|monat) (?:vorher|davor|zuvor|im voraus|vorab)|(?<romance>d[ií]as|semanas?|meses|mes|jours|semaines?|mois) (?:antes|de antelaci[oó]n|avant|[àa] l['’]avance)(?= *(?:$|[.,;:!?)\n]))|(?<working>working|business|week) ?days (?:before|beforehand|in advance|ahead|prior|notice)(?= *(?:$|[.,;:!?)\n])))(?!\p{L})/giu

/** So long before the occasion that the prompt dates first. */
export function withDaysBeforeOccasion(prompt: string, expressions: readonly TimeExpression[], today: number): TimeExpression[] {
  const occasion = expressions.find(({ days, bound, recurrence }) => days !== null && /^(?:day|range)$/u.test(days.grain) && days.bareWeekday === null && bound === null && recurrence === null && days.first > today)
  if (!occasion) return [...expressions]
  const found = [...prompt.matchAll(BEFORE)].flatMap(({ 0: words, index, groups }) => {
    const said = groups!['count']!.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    const count = COUNTS[said] ?? Number(said)
    if (!Number.isInteger(count) || index < occasion.end) return []
    const day = groups!['working'] === undefined ? occasion.days!.first - count * daysOf(groups!['german'] ?? groups!['romance']!) : shiftWorkingDays(occasion.days!.first, -count)
    return day <= today ? [] : [{ ...EMPTY_EXPRESSION, words, start: index, end: index + words.length, bound: 'by' as const, days: makeDays({ first: day, last: day }) }]
  })
  if (found.length === 0) return [...expressions]
  return [...expressions.filter(({ start, end }) => !found.some((other) => other.start < end && other.end > start)), ...found].toSorted((a, b) => a.start - b.start)
}

const SPAN = /^(?<count>\d{1,2}|two|three|four|five|seven|ten) (?<unit>days|weeks) before$/iu

/** 'Baking only on the two days before', 'in the three weeks before': all of these days, and none at which it has to be done. */
export function withSpansBeforeOccasion(prompt: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { words, start, days, bound } = expression
    const { count, unit } = SPAN.exec(words)?.groups ?? {}
    if (count === undefined || unit === undefined || days === null || bound !== 'by' || !/(?<!\p{L})(?:on|in|during|over) the (?:last |final )?$/iu.test(prompt.slice(Math.max(0, start - 20), start))) return expression
    const length = (COUNTS[count.toLowerCase()] ?? Number(count)) * daysOf(unit)
    return { ...expression, bound: null, days: makeDays({ first: days.first, last: days.first + length - 1 }) }
  })
}

function daysOf(unit: string): number {
  return /^(?:w|s)/iu.test(unit) ? 7 : /^m/iu.test(unit) ? 30 : 1
}
