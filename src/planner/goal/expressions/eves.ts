import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { weekdayIn } from '../weekday-names.ts'

const EVES: readonly [string, string] = [
  String.raw`(?:am )?(?:abend (?:davor|zuvor|vorher)|vorabend)|la veille au soir|(?:en )?la (?:noche|tarde) (?:anterior|antes|previa)|(?:na )?noite (?:anterior|antes)`,
  String.raw`(?:am )?tag (?:davor|zuvor|vorher)|tags (?:zuvor|davor)|la veille|le jour d['’]avant|(?:en )?la v[íi]spera|el d[íi]a (?:antes|anterior|previo)|(?:na )?v[ée]spera|(?:no |um )?dia (?:anterior|antes)`,
]
const WEEKEND = String.raw`(?:the|le|el|o|no|am) (?:weekend (?:before|beforehand|prior|davor|zuvor|vorher)|week-?end (?:d['’]avant|pr[ée]c[ée]dent)|wochenende (?:davor|zuvor|vorher)|fin de semana (?:anterior|antes|previo)|fim de semana (?:anterior|antes))`
/** The seven days up to it. */
const WEEK = String.raw`(?:(?:in |during )?(?:the|that) week (?:before|beforehand|prior)|(?:in der|die) woche (?:davor|zuvor|vorher)|(?:en )?la semana (?:anterior|antes|previa)|la semaine (?:d['’]avant|pr[ée]c[ée]dente)|n?a semana (?:anterior|antes))`
/** A weekday that is said to come before. */
const NAMED = String.raw`(?:on |am |an |el |le |no |na )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day before|(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag) (?:davor|zuvor|vorher)|el (?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo) (?:anterior|antes|previo|de antes)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:d['’]avant|pr[ée]c[ée]dent)|n[oa] (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)? (?:anterior|antes)`
/** Nothing stands behind it that it could be the eve of. */
const ALONE = String.raw`(?= *(?:$|[.,;:!?)\n]|(?:and|und|et|y|e|à|a las|às|um|at|from|ab) |\d{1,2}(?::\d\d)? ?(?:uhr|h|pm|am)(?!\p{L})))`
const OF_NOTHING = String.raw`(?! *(?:de|du|des|del|d['’]|da|do|dos|of|que|qu['’]|zu|von|der|dem)(?!\p{L}))`
const PATTERN = new RegExp(String.raw`(?<!\p{L})(?:(?:(?<evening>${EVES[0]}))(?!\p{L})${OF_NOTHING}|(?:${EVES[1]})(?!\p{L})${OF_NOTHING}|(?:(?<weekend>${WEEKEND})|(?<week>${WEEK})|(?<named>${NAMED}))(?!\p{L})${ALONE})`, 'giu')

/** 'Generalprobe am Abend davor', 'la veille', 'hen party the weekend before': of the date that the sentence says, or the text. */
export function withEves(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return [...text.matchAll(PATTERN)].reduce<TimeExpression[]>((known, { 0: words, index: start, groups }) => {
    const anchor = occasionBefore(text, expressions, start)
    if (anchor === null) return known
    const hour = hourBehind(text, known, start + words.length)
    const end = hour?.end ?? start + words.length
    const overlapping = known.filter((other) => other.start < end && other.end > start)
    const clock = asHour(overlapping.find((other) => other.clock !== null)?.clock ?? null, words)
    const weekday = groups!['named'] === undefined ? null : weekdayIn(words)
    const days = weekday !== null ? dayOfWeekBefore(anchor, weekday) : groups!['week'] !== undefined ? { first: anchor - 7, last: anchor - 1 } : groups!['weekend'] === undefined ? { first: anchor - 1, last: anchor - 1 } : weekendBefore(anchor)
    const evening = groups!['evening'] === undefined || clock !== null ? clock : EVENING
    return [...known.filter((other) => !overlapping.includes(other)), { ...EMPTY_EXPRESSION, clock: evening, days: makeDays(days), words: text.slice(start, end), start, end }].toSorted((a, b) => a.start - b.start)
  }, [...expressions])
}

const EVENING = { from: null, to: null, isPoint: false, bound: null, part: 'evening', isRepeated: false, narrowed: null, isApproximate: false, isBare: false } as const

/** The 19h of 'na véspera às 19h'. */
function hourBehind(text: string, known: readonly TimeExpression[], end: number): TimeExpression | undefined {
  return known.find((other) => other.start >= end && /^,? ?$/u.test(text.slice(end, other.start)) && other.clock !== null && other.days === null && other.recurrence === null)
}

/** The 'before' of 'on the Thursday before at 6 pm' is the day's and not the hour's. */
function asHour(clock: TimeExpression['clock'], words: string): TimeExpression['clock'] {
  const isOfDay = clock !== null && clock.from === null && clock.to !== null && / before$/iu.test(words)
  return isOfDay ? { ...clock, from: clock.to, to: null, bound: null, isPoint: true } : clock
}

function dayOfWeekBefore(day: DayNumber, weekday: number): { first: DayNumber; last: DayNumber } {
  const named = day - (((weekdayOf(day) - weekday + 6) % 7) + 1)
  return { first: named, last: named }
}

function weekendBefore(day: DayNumber): { first: DayNumber; last: DayNumber } {
  const saturday = day - ((weekdayOf(day) + 1) % 7 || 7)
  return { first: saturday, last: saturday + 1 }
}

/** The first of a series is no occasion: 'first one 18 February', 'erste Probe am 18. Februar'. */
const FIRST_OF = /(?:first|erste[rsn]?|primer[ao]?|premi(?:er|ère)|primeir[ao])(?: \p{L}+){0,3}(?:,? (?:on|am|el|le|em|no|dia))?(?: the)? ?$/iu
const LONGEST_LEAD = 40

/** Whether a date is that of an occasion, and neither a bound nor where a series begins. */
export function isOccasion(text: string, expression: TimeExpression): boolean {
  // 'I give my first lesson on 6 March' is the goal itself.
  return isDate(expression) && (!FIRST_OF.test(text.slice(Math.max(0, expression.start - LONGEST_LEAD), expression.start)) || !/[.!?\n]/u.test(text.slice(0, expression.start)))
}

/** A day, or some days in a row, that no word bounds. */
function isDate({ days, bound, recurrence }: TimeExpression): boolean {
  return days !== null && /^(?:day|range)$/u.test(days.grain) && days.last - days.first <= LONGEST_OCCASION && days.bareWeekday === null && !days.isRelative && bound === null && recurrence === null
}

/** In days. */
const LONGEST_OCCASION = 21

/** The occasion that a day without its date is counted from: the text's first, unless the sentence names its own. */
export function occasionBefore(text: string, expressions: readonly TimeExpression[], at: number): DayNumber | null {
  const occasions = expressions.filter((expression) => isOccasion(text, expression) && expression.end <= at)
  const sentence = Math.max(...[...text.slice(0, at).matchAll(/(?<!\d)[.!?]\s|\n/gu)].map(({ index }) => index), -1)
  const inSentence = occasions.filter(({ start }) => start > sentence)
  const [main] = occasions
  // 'Sign-ups open 1 March, prizes in by 19 March, test the phone the Friday before': each item leads to what the goal is about.
  const isItem = inSentence.length > 0 && expressions.some(({ start, end, days, bound }) => start >= inSentence.at(-1)!.end && end <= at && (bound === 'by' || bound === 'until') && days?.grain === 'day')
  // 'Dress collected 8 May, shoes, grass cut the Thursday before': items of a list lead to the goal, but for what stands right behind a date.
  const isApart = inSentence.length > 0 && /,[^,]*,/u.test(text.slice(inSentence.at(-1)!.end, at))
  return (main && (main.start > sentence || isItem || isApart) ? main : inSentence.at(-1) ?? main)?.days?.first ?? null
}
