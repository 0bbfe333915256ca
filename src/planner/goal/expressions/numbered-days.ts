import type { DayNumber, Weekday } from '../../time/calendar-time.ts'
import { addMonths, civilOf, dayFromCivil, weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { parseExpression } from '../../time/grammar/find-time-expressions.ts'
import type { Source } from '../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const NUMBER = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.)?`
const LAST = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const TO = String.raw`(?: ?[-–—/] ?| (?:to|until|and|a|al|au|et|y|e|ao?|bis|und|bis zum) (?:the |el |le |o |zum )?)`
const NO_MONTH = String.raw`(?![\p{L}\p{N}:]|[.,/-]\d| ?(?:de |of |d['’])?(?:jan|feb|f[eé]v|mar|m[aä]r|apr|abr|avr|ma[iy]|jun|jui|jul|aug|ago|ao[uû]|sep|set|oct|okt|out|nov|dec|dez|dic|d[eé]c|ene)|\.? ?\p{L}*(?:uhr|h)(?!\p{L}))`
const WEEK = new RegExp(String.raw`(?<!\p{L})(?:(?:in|the|der|die|la|na|en|a|le|on|during) )*(?:week|semana|semaine|woche)(?: of| from| del?| du| vom)(?: the)? ${NUMBER}${TO}${LAST}${NO_MONTH}`, 'giu')
const WEEKEND = new RegExp(String.raw`(?<!\p{L})(?:(?:the|am|das|el|le|no|o|en|at|on|over) )*(?:week-?end|fin de semana|finde|fim de semana|wochenende)(?: of| del?| du| des| dos| vom| de)?(?: the)? ${NUMBER}${TO}${LAST}${NO_MONTH}`, 'giu')
const DAY_NAMES: readonly string[] = ['lundi|lunes|segunda(?:-feira)?', 'mardi|martes|ter[çc]a(?:-feira)?', 'mercredi|mi[ée]rcoles|quarta(?:-feira)?', 'jeudi|jueves|quinta(?:-feira)?', 'vendredi|viernes|sexta(?:-feira)?', 'samedi|s[áa]bado', 'dimanche|domingo']
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const WEEKDAY = new RegExp(String.raw`(?<!\p{L})(?:(?:le|el|na|no) )?(?:${DAY_NAMES.map((names) => `(${names})`).join('|')}),? (?:dia )?(\d{1,2})(?= (?:(?:à|a las|às|as|de|vers) \d|(?:a|al|à|ao) (?:mediod[íi]a|medianoche|midi|minuit|meio-dia|meia-noite)|(?:por la|de la|à|da|de) (?:mañana|tarde|noche|matin|manhã|noite)))`, 'giu')

/** 'Three times a week from 6 to 7' says how often, and at which hours. */
const RATE = /(?<!\p{L})(?:times?|once|twice|thrice|every|each|per|x|mal|vez|veces|fois|vezes|cada|chaque|par|por|pro|jede) $/iu

type Numbered = { start: number; end: number; first: DayNumber; last: DayNumber }

/** 'Na semana de 8 a 12', 'le week-end du 20-21', 'mardi 16 à 10h': numbers of days, whose month is that in which they fall on such weekdays; no hours. */
export function withNumberedDays(source: Source, found: readonly TimeExpression[]): TimeExpression[] {
  const { text, reference: { day: today } } = source
  const near = (from: number) => found.findLast(({ days, end }) => end <= from && days !== null && days.grain === 'day' && !days.isRelative && days.bareWeekday === null)?.days?.first ?? today
  const spans = (pattern: RegExp, weekdays: readonly Weekday[]) => [...text.matchAll(pattern)].filter(({ index }) => !RATE.test(text.slice(0, index))).flatMap((match) => stretch(match, { weekdays, today, near: near(match.index) }))
  const numbered = [...spans(WEEK, [1, 7]), ...spans(WEEKEND, [6, 5]), ...[...text.matchAll(WEEKDAY)].flatMap((match) => namedDay(match, today))]
  return numbered.reduce<TimeExpression[]>((known, days) => withDays(source, known, days), [...found])
}

type Where = { weekdays: readonly Weekday[]; today: DayNumber; near: DayNumber }

function stretch({ 0: words, 1: from, 2: to, index }: RegExpExecArray, { weekdays, today, near }: Where): Numbered[] {
  const length = Number(to) - Number(from)
  if (length < 1 || length > 6 || Number(to) > 31) return []
  const first = weekdays.map((weekday) => dayCalled(Number(from), today, weekday)).find((day) => day !== null) ?? dayCalled(Number(from), Math.max(today, near - 27), null)
  return first === null ? [] : [{ start: index, end: index + words.length, first, last: first + length }]
}

function namedDay(match: RegExpExecArray, today: DayNumber): Numbered[] {
  const weekday = WEEKDAYS[match.slice(1, 8).findIndex((name) => name !== undefined)] ?? null
  const day = dayCalled(Number(match[8]), today, weekday)
  return day === null ? [] : [{ start: match.index, end: match.index + match[0].length, first: day, last: day }]
}

/** Months in which a number without its month may lie. */
const MONTHS_AHEAD = 7

/** The next day with this number that is such a weekday, if one is asked for. */
function dayCalled(dayOfMonth: number, from: DayNumber, weekday: Weekday | null): DayNumber | null {
  const { year, month } = civilOf(from)
  const start = dayFromCivil(year, month, 1)!
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead += 1) {
    const of = civilOf(addMonths(start, ahead))
    const day = dayFromCivil(of.year, of.month, dayOfMonth)
    if (day !== null && day >= from && (weekday === null || weekdayOf(day) === weekday)) return day
  }
  return null
}

const NOON = /^ (?:a|al|à|ao) (?:mediod[íi]a|midi|meio-dia)(?!\p{L})/iu
const AT_NOON: TimeExpression['clock'] = { from: { minute: 720, second: 0, meridiem: null, isAmbiguous: false, isBare: false }, to: null, isPoint: true, bound: null, part: null, isRepeated: false, narrowed: null, isApproximate: false, isBare: false }

/** What the grammar made of the numbers makes room; days with their month do not. */
function withDays(source: Source, known: readonly TimeExpression[], { start, end, first, last }: Numbered): TimeExpression[] {
  const next = source.tokens.findIndex((token) => token.start >= end)
  const hour = next < 0 || first < last ? null : parseExpression(source, next)
  const isHour = hour !== null && hour.value.clock !== null && hour.value.days === null && hour.value.recurrence === null
  const noon = first < last ? null : NOON.exec(source.text.slice(end, end + 16))
  const to = noon ? end + noon[0].length : isHour ? source.tokens[hour.next - 1]!.end : end
  const overlapping = known.filter((other) => other.start < to && other.end > start)
  // The grammar may have taken the stop of the sentence with the last number.
  if (overlapping.some((other) => other.end > to + 1)) return [...known]
  const settled: TimeExpression = { ...EMPTY_EXPRESSION, clock: noon ? AT_NOON : isHour ? hour.value.clock : null, days: makeDays({ first, last, isDayOfMonth: true }), words: source.text.slice(start, to), start, end: to }
  return [...known.filter((other) => !overlapping.includes(other)), settled].toSorted((a, b) => a.start - b.start)
}
