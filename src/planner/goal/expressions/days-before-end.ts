import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { mondayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { occasionBefore } from './eves.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen']
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const NAMED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:on )?(?:the )?(?<weekday>${WEEKDAYS.join('|')}) (?:of|in) )?(?:in |during )?(?:the |our |my )?(?:very )?(?:last|final) (?:(?<count>\d{1,2}|${NUMBERS.join('|')}) )?(?<unit>days?|weeks?|weekend)(?![\p{L}\p{N}])(?! (?:of|in|before) )`, 'giu')
const COUNT = String.raw`(?:(?<count>\d{1,2}|${NUMBERS.join('|')}|zwei|drei|vier|fünf|sechs|sieben|zehn|dos|tres|cuatro|cinco|seis|siete|diez|deux|trois|quatre|cinq|sept|dix|duas|dois|três|quatro|sete|dez) )?`
const WHOSE = String.raw`(?:it|that|then|(?:the|my|our|her|his|their)(?: [\p{L}'’-]+){1,3}?)(?=[ ]?(?:$|[.,;:!?)\n]|(?:i|we|and|only|just|do|no)(?!\p{L})))`
/** Of an occasion, in five languages: 'in the last seven days before the real thing', 'in den letzten fünf Tagen davor'. */
const BEFORE_OCCASION: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:in |during |over |for )?(?:the |our |my )?(?:very )?(?:last|final) ${COUNT}(?<unit>days?|weeks?)(?: (?:before|prior to|ahead of|leading up to) ${WHOSE})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:in )?(?:den |der |die )?letzten? ${COUNT}(?<unit>tagen?|wochen?)(?: (?:davor|vorher|vor (?:der|dem|meiner|meinem|unserer|unserem) [\p{L}-]+))(?!\p{L})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:en |durante )?(?:los |las |la )(?:últim[oa]s?) ${COUNT}(?<unit>días|semanas?)(?: (?:antes(?: del?(?: la)? [\p{L}-]+)?|previ[oa]s))(?!\p{L})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:pendant |dans )?(?:les |la )${COUNT}(?:derniers|dernières|dernière) (?<unit>jours|semaines?)(?: avant (?:l['’]|le |la |mon |ma |notre )[\p{L}-]+)(?!\p{L})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:nos |nas |na |os |as |a )últim[oa]s? ${COUNT}(?<unit>dias|semanas?)(?: antes(?: d[aeo] [\p{L}-]+)?)(?!\p{L})`, 'giu'),
]
/** Words of a sentence that tells of the past: 'I have run twice in the last 3 weeks'. */
const TELLING = /(?:\b(?:have|has|had|was|were|been|did|since|over|ran|got|for)\b|['’]ve\b)[^.!?\n]*$/iu

/** 'the last three days only revision', 'on the Tuesday of the last week': days counted back from the end of the plan. */
export function withDaysBeforeEnd(prompt: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  const end = endOfPlan(expressions, today)
  if (end === null) return [...expressions]
  const occasion = BEFORE_OCCASION.flatMap((pattern) => [...prompt.matchAll(pattern)]).flatMap((match) => beforeOccasion(match, (occasionBefore(prompt, expressions, match.index) ?? end + 1) - 1))
  const found = [...[...prompt.matchAll(NAMED)].flatMap((match) => expressionOf(prompt, match, end)).filter(({ start }) => occasion.every((own) => start < own.start || start >= own.end)), ...occasion]
  const rest = expressions.filter(({ start, end: to }) => !found.some((named) => start < named.end && to > named.start))
  return found.length === 0 ? [...expressions] : [...rest, ...found].toSorted((a, b) => a.start - b.start)
}

/** The last day that work may fill: the eve of the latest date named, or that date where the plan lasts until then. */
function endOfPlan(expressions: readonly TimeExpression[], today: DayNumber): DayNumber | null {
  const dated = expressions.filter(({ days, bound }) => days !== null && days.grain === 'day' && !days.isRelative && days.bareWeekday === null && days.first > today && bound !== 'since' && bound !== 'after')
  const latest = dated.toSorted((a, b) => b.days!.first - a.days!.first)[0]
  if (!latest) return null
  return latest.bound === 'by' || latest.bound === 'until' ? latest.days!.first : latest.days!.first - 1
}

function expressionOf(prompt: string, match: RegExpExecArray, end: DayNumber): TimeExpression[] {
  const { weekday, count, unit } = match.groups!
  const isBareUnit = count === undefined && weekday === undefined
  const before = prompt.slice(Math.max(0, match.index - 80), match.index)
  // 'I was ill last week'.
  if (TELLING.test(before) || isBareUnit && !/(?:the|our|my) |final/iu.test(match[0]) || isBareUnit && /^day/iu.test(unit!)) return []
  const span = spanOf(end, { weekday, unit: unit!.toLowerCase(), count: countOf(count) })
  return [{ ...EMPTY_EXPRESSION, words: match[0], start: match.index, end: match.index + match[0].length, days: makeDays({ ...span, grain: span.last === span.first ? 'day' : 'range', isRelative: span.last > span.first, endsAt: span.first }) }]
}

function beforeOccasion({ 0: words, index, groups }: RegExpExecArray, end: DayNumber): TimeExpression[] {
  const { count, unit } = groups!
  const isWeek = /^(?:w|s)/iu.test(unit!)
  const span = spanOf(end, { weekday: undefined, unit: isWeek ? 'weeks' : 'days', count: countOf(count) })
  return [{ ...EMPTY_EXPRESSION, words, start: index, end: index + words.length, days: makeDays({ ...span, grain: span.last === span.first ? 'day' : 'range', isRelative: span.last > span.first, endsAt: span.first }) }]
}

function countOf(count: string | undefined): number {
  if (count === undefined) return 1
  return /^\d/u.test(count) ? Number(count) : ABROAD[count.toLowerCase()] ?? NUMBERS.indexOf(count.toLowerCase()) + 1
}

const ABROAD: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, zehn: 10, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, diez: 10, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, dix: 10, duas: 2, dois: 2, três: 3, quatro: 4, sete: 7, dez: 10 }

type Named = { weekday: string | undefined; unit: string; count: number }

function spanOf(end: DayNumber, { weekday, unit, count }: Named): DaySpan {
  if (weekday !== undefined) {
    const day = mondayOf(end) + WEEKDAYS.indexOf(weekday.toLowerCase())
    return day > end + 1 ? { first: day - 7, last: day - 7 } : { first: day, last: day }
  }
  if (unit === 'weekend') {
    const saturday = mondayOf(end + 1) - 2
    return { first: saturday, last: saturday + 1 }
  }
  const length = unit.startsWith('week') ? count * 7 : count
  return { first: end - length + 1, last: end }
}
