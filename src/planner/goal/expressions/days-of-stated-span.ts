import type { DaySpan } from '../../time/calendar-time.ts'
import { civilOf, daysInMonth } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { parseExpression } from '../../time/grammar/find-time-expressions.ts'
import type { Source } from '../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Longer stretches hold a day of the month more than once, or are no stretch that days are counted in. */
const LONGEST_SPAN = 28

/** 'Fri 13 Aug (train in 14:03) until Mon 16 Aug': the aside parts the two days of one stretch. */
export function withSpansAroundAsides(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const days = found.filter(isDate)
  const joined = new Map<TimeExpression, TimeExpression>()
  for (const [index, from] of days.entries()) {
    const to = days[index + 1]
    if (to === undefined || joined.has(from) || !ASIDE.test(text.slice(from.end, to.start) + (/^\p{L}+(?= )/u.exec(to.words)?.[0] ?? '')) || to.days!.first <= from.days!.first || to.days!.first - from.days!.first > LONGEST_SPAN) continue
    const span = makeDays({ first: from.days!.first, last: to.days!.first })
    joined.set(from, { ...from, days: span }).set(to, { ...to, bound: null, days: span })
  }
  // 'Fri 13 Aug (train in 14:03) until Mon 16 Aug (train out 12:30)': the hours in brackets are those of the day before them.
  return found.map((expression) => joined.get(expression) ?? ofDayBefore(text, expression, days.findLast((day) => joined.has(day) && day.end <= expression.start)))
}

function ofDayBefore(text: string, expression: TimeExpression, day: TimeExpression | undefined): TimeExpression {
  const isHour = expression.clock?.isPoint === true && expression.days === null && expression.recurrence === null && expression.duration === null
  if (day === undefined || !isHour || !/^\s*\([^()\n]*$/u.test(text.slice(day.end, expression.start))) return expression
  return { ...expression, days: makeDays({ first: day.days!.first, last: day.days!.first }) }
}

const ASIDE = /^\s*\([^()\n]{1,80}\)\s*,?\s*(?:to|till?|until|through|bis(?: zum)?|hasta(?: el)?|al|jusqu['’]au|au|até(?: o)?|ao|–|-)\s*$/iu

function isDate({ days, bound, clock, recurrence, duration }: TimeExpression): boolean {
  return days?.grain === 'day' && days.bareWeekday === null && !days.isRelative && (bound === null || bound === 'until') && clock === null && recurrence === null && duration === null
}

/** 'vom 10. bis 16. Mai … am 11. um 19:30', 'du 10 au 16 juillet … le 13', 'de 12 a 17 de abril … dia 12 às 7:30': a number that the article makes a day is one of the stretch. */
export function withDaysOfStatedSpan(source: Source, found: readonly TimeExpression[]): TimeExpression[] {
  const spans = found.filter(({ days, bound }) => days?.grain === 'range' && bound === null && !days.isRelative && days.last - days.first <= LONGEST_SPAN).map(({ days }) => days!)
  const [span] = spans
  if (span === undefined || spans.some(({ first, last }) => first !== span.first || last !== span.last)) return withDaysOfDates(source, found)
  const edged = [...source.text.matchAll(EDGE)].reduce<TimeExpression[]>((known, match) => withEdge(known, match, span), [...found])
  return [...source.text.matchAll(DAY_OF_MONTH)].reduce<TimeExpression[]>((known, match) => {
    const day = dayIn(span, Number(match[1] ?? match[2] ?? match[3]))
    return day === null ? known : withDay(source, known, { day, start: match.index, end: match.index + match[0].length })
  }, edged)
}

/** 'Am letzten Abend', 'na última noite', 'le premier soir'. */
const EDGE = /(?<!\p{L})(?:(?:am|an dem) (?:(ersten)|letzten) (?:(abend)|tag|morgen|vormittag|nachmittag)|(?:en |na |no |el |la |a |o )(?:(primera?|primeir[ao])|últim[ao]) (?:(noche|noite)|tarde|mañana|manhã|día|dia)|(?:le |la )(?:(premi(?:er|ère))|derni(?:er|ère)) (?:(soir(?:ée)?|nuit)|jour(?:née)?|matin(?:ée)?|après-midi))(?!\p{L})/giu

/** On its last day one leaves: the last evening is that before. */
function withEdge(known: readonly TimeExpression[], match: RegExpExecArray, span: DaySpan): TimeExpression[] {
  const isFirst = (match[1] ?? match[3] ?? match[5]) !== undefined
  const isEvening = (match[2] ?? match[4] ?? match[6]) !== undefined
  const day = isFirst ? span.first : span.last - (isEvening && span.last > span.first ? 1 : 0)
  const [start, end] = [match.index, match.index + match[0].length]
  const overlapping = known.filter((other) => other.start < end && other.end > start)
  if (overlapping.some(({ days, recurrence }) => days !== null && !days.isRelative && !days.isDayOfMonth || recurrence !== null)) return [...known]
  const settled: TimeExpression = { ...EMPTY_EXPRESSION, clock: overlapping.find(({ clock }) => clock !== null)?.clock ?? null, days: makeDays({ first: day, last: day }), words: match[0], start, end }
  return [...known.filter((other) => !overlapping.includes(other)), settled].toSorted((a, b) => a.start - b.start)
}

/** 'La plantà es el 15 de marzo y la cremà el 19', 'saímos a 8 de maio e chegamos a 12': a number that the article makes a day is one of the month named before it. */
function withDaysOfDates(source: Source, found: readonly TimeExpression[]): TimeExpression[] {
  const { text, reference: { day: today } } = source
  const numbers = [...text.matchAll(DAY_OF_MONTH)].filter(([, german, , english]) => german === undefined && english === undefined).map((match) => ({ number: Number(match[2]), start: match.index, end: match.index + match[0].length }))
  const arrivals = [...text.matchAll(DAY_WITH_A)].map((match) => ({ number: Number(match[1]), start: match.index, end: match.index + match[0].length }))
  return [...numbers, ...arrivals].reduce<TimeExpression[]>((known, { number, start, end }) => {
    if (SINCE.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))) return known
    const date = known.findLast(({ days, end: to }) => to <= start && days?.grain === 'day' && !days.isRelative && days.bareWeekday === null)?.days
    const month = date ? date.first - civilOf(date.first).day : null
    const day = month === null || number > daysInMonth(civilOf(date!.first).year, civilOf(date!.first).month) ? null : month + number
    const isHour = (other: TimeExpression) => other.start >= start && other.end === end && other.days === null && other.clock?.isPoint === true
    return day === null || day < today ? known : withDay(source, known.filter((other) => !isHour(other)), { day, start, end })
  }, [...found])
}

/** Portuguese says a day with the word for an hour, behind a date that it says in the same way. */
const DAY_WITH_A = /(?<= a \d{1,2} de \p{L}{3,9} (?:e|até|a) (?:\p{L}{2,14} ){0,3})a (\d{1,2})(?=\s{0,2}(?:$|[,.;)\n]))/giu
const DAY_OF_MONTH = /(?<![\p{L}\p{N}])(?:(?:am|vom|zum) (\d{1,2})\.(?!\d)|(?:le|el|(?:el |o |no |do )?d[ií]a) (\d{1,2})(?![\p{L}\d]|[.:h/-]\d)|(?<=, )(?:the )?(\d{1,2})(?:st|nd|rd|th)(?=\s{0,2}(?:$|[,.;)\n])))/giu
/** Behind a day stands no noun that the number could count. */
const BEHIND_DAY = /^\s*(?:$|[,.;:!?()\n–-]|(?:à|a|às|au|por|de|pela|para|no|na|en|et|y|e|con|com|avec|il|on|nous|es|hay|tenemos|vuelta|vuelo|retour|regresso|soir|matin|tarde|noche|noite|manhã)(?!\p{L}))/iu

function dayIn({ first, last }: DaySpan, dayOfMonth: number): number | null {
  for (let day = first; day <= last; day += 1) if (civilOf(day).day === dayOfMonth) return day
  return null
}

/** 'Nuno só a partir de dia 15': from then on, of whatever month, which the sentence says of somebody. */
const SINCE = /(?<!\p{L})(?:a partir de|à partir|a partir|desde|depuis|dès) $/iu
/** Of the words before a day, in characters. */
const LONGEST_LEAD = 14

type Found = { day: number; start: number; end: number }

/** The day with the hour behind it. What the grammar took from the number alone ('16 à 17h12') makes room; days of its own do not. */
function withDay(source: Source, known: readonly TimeExpression[], { day, start, end }: Found): TimeExpression[] {
  const { text, tokens } = source
  const next = tokens.findIndex((token) => token.start >= end)
  const hour = next < 0 ? null : parseExpression(source, tokens[next]!.key === ',' ? next + 1 : next)
  const isHour = hour !== null && hour.value.clock !== null && hour.value.days === null && hour.value.recurrence === null
  const isGerman = text[end - 1] === '.'
  const last = isHour ? tokens[hour.next - 1]!.end : end
  const overlapping = known.filter((other) => other.start < last && other.end > start)
  if (overlapping.some(({ days, recurrence }) => days !== null || recurrence !== null) || !isHour && !isGerman && !BEHIND_DAY.test(text.slice(end, end + 16))) return [...known]
  const settled: TimeExpression = { ...EMPTY_EXPRESSION, clock: isHour ? hour.value.clock : null, days: makeDays({ first: day, last: day }), words: text.slice(start, last), start, end: last }
  return [...known.filter((other) => !overlapping.includes(other)), settled].toSorted((a, b) => a.start - b.start)
}

const ARTICLE_BEHIND = /,\s*(?:une?|una|uma?|one|eine?)$/iu

/** 'Samedi matin, une balade': the article of what follows is no hour. */
export function withoutArticlesAsHours(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  return found.map((expression) => {
    const { words, clock, start } = expression
    // 'Una mañana en el Tigre' is not tomorrow.
    if (/^mañana$/iu.test(words) && /(?<!\p{L})(?:una|otra) $/iu.test(text.slice(Math.max(0, start - 6), start))) return { ...expression, days: null, clock: { ...ANY_CLOCK, part: 'morning' } }
    const article = ARTICLE_BEHIND.exec(words)
    if (article === null || clock === null || clock.from === null || !/^\s+\p{L}/u.test(text.slice(expression.end, expression.end + 3))) return expression
    const bare = words.slice(0, article.index)
    const part = PARTS_OF_DAY.find(([pattern]) => pattern.test(bare))?.[1] ?? null
    return { ...expression, words: bare, end: start + bare.length, clock: part === null ? null : { ...clock, from: null, to: null, isPoint: false, bound: null, part, isBare: false } }
  })
}

const ANY_CLOCK = { from: null, to: null, isPoint: false, bound: null, part: null, isRepeated: false, narrowed: null, isApproximate: false, isBare: false } as const
const PARTS_OF_DAY = [[/(?:morning|matin|mañana|manhã|morgen|vormittag)/iu, 'morning'], [/(?:afternoon|après-midi|tarde|nachmittag)/iu, 'afternoon'], [/(?:evening|soir|noche|noite|abend)/iu, 'evening']] as const
