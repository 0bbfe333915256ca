import { addMonths, civilOf, dayFromCivil, isoDate } from '../../../time/day-number.ts'
import type { DayNumber } from '../../../time/calendar-time.ts'
import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'

const BOUND = String.raw`vor dem|bis zum|ab dem|nach dem|seit dem|antes del|hasta el|a partir del|para el|desde el|después del|más tardar el|avant le|jusqu['’]au|à partir du|pour le|dès le|après le|d['’]ici (?:le|au)|plus tard le|antes do(?: dia)?|até (?:ao |o )?dia|até ao|a partir do(?: dia)?|depois do dia|para o dia|desde o dia|mais tardar no dia`
const MONTHS = 'jan|feb|fev|fév|ene|mär|mar|apr|abr|avr|mai|may|jun|jui|jul|aug|ago|aoû|sep|set|okt|oct|out|nov|dez|dic|déc'
/** A day of the month without its month behind a bound, where nothing follows that could be counted: 'avant le 13', 'bis zum 13.', 'antes del 13', 'a partir do dia 13'. */
const BARE = new RegExp(String.raw`(?<=(?<!\p{L})(?:${BOUND}) )([1-9]|[12]\d|3[01])(?:er|(?<=(?:dem|zum) \d{1,2})\.)?(?=\s{0,2}[.,;:!?)\n]|\s{0,2}$|\s(?:und|aber|y|pero|et|mais|e|mas|inclu\p{L}*|einschl\p{L}*|nicht|no|não)(?!\p{L}))(?![.:]\d)(?!\.?\s{0,2}(?:${MONTHS})\p{L}*)`, 'giu')

/** The date of what happens, and not of what is done before the next. */
const IS_THEN = /(?<!\p{L})(?:es|será|ist|findet|est|aura lieu|é)(?: (?:el|am|le|no|na|dia))?\s$/iu
const LONGEST_COPULA = 20

/** The sign behind an ordinal that closes its sentence as well. */
const SENTENCE_ENDS = /^(?:\s{0,2}$|\s{1,2}(?!\p{Ll}))/u

/** Such a day is the next one behind the date that was named before it; without a month it would be an hour. */
export function monthsOfBareDays(text: string, dates: () => readonly DateNamed[], today: DayNumber): Said[] {
  const found = [...text.matchAll(BARE)]
  if (found.length === 0) return []
  const named = dates()
  return found.flatMap(({ 0: words, 1: number, index }) => {
    const before = named.findLast(({ end }) => end <= index)
    if (before === undefined) return []
    const behind = nextOf(Number(number), before.day)
    // 'The parade is on 6 February, fabric bought before the 16th': what is bounded comes before what it all leads to.
    const coming = nextOf(Number(number), today)
    const last = Math.max(...named.map((date) => date.last))
    const isOccasion = IS_THEN.test(text.slice(Math.max(0, before.start - LONGEST_COPULA), before.start))
    const day = isOccasion && behind !== null && coming !== null && behind > last && coming < before.day && coming > today ? coming : behind
    return day === null ? [] : [{ text: `${isoDate(day)}${words.endsWith('.') && SENTENCE_ENDS.test(text.slice(index + words.length)) ? '.' : ''}`, start: index, end: index + words.length }]
  })
}

/** The day of that number in the month of `from`, or in the next where it is over by then. */
function nextOf(number: number, from: number): number | null {
  const { year, month, day } = civilOf(from)
  const own = number >= day ? { year, month } : civilOf(addMonths(from - day + 1, 1))
  return dayFromCivil(own.year, own.month, number)
}
