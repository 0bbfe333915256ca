import type { DayNumber } from '../../time/calendar-time.ts'
import { addMonths, civilOf, dayFromCivil, dayOfMinute, daysInMonth } from '../../time/day-number.ts'
import { describeDay } from '../describe.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** What comes back on a day of each month: 'the card payment is due on the 19th each month'. */
export type DateOfMonths = { words: Words; day: number; title: string }

const NUMBER = '(?<day>\\d{1,2})'
/** A day of each month, by language. */
const EACH_MONTH: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`(?:(?:on|by|around) )?the ${NUMBER}(?:st|nd|rd|th)(?: day)?(?: of)? (?:each|every) month|(?:each|every) month,? (?:on|by) the (?<day2>\\d{1,2})(?:st|nd|rd|th)|monthly,? (?:on|by) the (?<day3>\\d{1,2})(?:st|nd|rd|th)`, 'giu'),
  de: new RegExp(`(?:(?:jeweils|immer) )?(?:am|zum) ${NUMBER}\\. ?(?:Tag )?(?:(?:eines )?jede[nsr] Monats|jeden Monat|des Monats)|jeden Monat (?:immer |jeweils )?(?:am|zum) (?<day2>\\d{1,2})\\.`, 'giu'),
  es: new RegExp(`el (?:día )?${NUMBER} de cada mes|(?:cada mes|todos los meses),? el (?:día )?(?<day2>\\d{1,2})(?!\\d)`, 'giu'),
  fr: new RegExp(`le ${NUMBER}(?:er)? (?:de chaque mois|du mois)|(?:chaque mois|tous les mois),? le (?<day2>\\d{1,2})(?:er)?(?!\\d)`, 'giu'),
  pt: new RegExp(`(?:no |todo )?dia ${NUMBER} de (?:cada|todo) mês|(?:todo mês|todos os meses),? (?:no )?dia (?<day2>\\d{1,2})(?!\\d)`, 'giu'),
}
const LEADS = /^(?:(?:and|but|also|und|aber|y|et|e|the|our|my|i|we|die|der|das|unsere?|meine?|la|el|los|las|mi|nuestr[ao]|le|les|notre|ma|mon|o|a|os|as|minha|meu) |l['’])+(?=\p{L})/iu
const COPULAS = / (?:is|are|gets?|has to be|have to be|must be|needs to be|should be|ist|sind|wird|werden|es|son|est|sont|é|são) (?=\p{L}+$)| (?:is|are|ist|sind|es|son|est|sont|é|são)$/iu
const MOST_WORDS = 7
/** Who gets the money is the one who plans. */
const PAID = /^(?:(?:and|but|i|we|i['’]m|we['’]re|am|are|get|usually|always) )*paid$/iu
/** How far ahead they are shown where the plan has no end of its own, in days. */
const UNSTATED_DAYS = 84

/** Such clauses, whose dates are neither a deadline nor a rhythm of the work. */
export function findDatesOfMonths(context: ReadingContext): DateOfMonths[] {
  const pattern = context.plannerType === 'calendar' ? EACH_MONTH[context.language] : undefined
  if (pattern === undefined) return []
  return [...context.prompt.matchAll(pattern)].flatMap((match) => {
    const { day, day2, day3 } = match.groups!
    const start = match.index - context.prompt.slice(0, match.index).split(/[.!?;:\n,(–—]/u).at(-1)!.length
    const behind = /^[^.!?;:\n,)]*/u.exec(context.prompt.slice(match.index + match[0].length))![0]
    const title = nameOf(context.prompt.slice(start, match.index), behind)
    const words = wordsIn(context, { start, end: match.index + match[0].length + behind.length })
    const number = Number(day ?? day2 ?? day3)
    if (title === null || words === null || start === 0 || number < 1 || number > 31) return []
    context.claimed.fill(1, words.from, words.to)
    return [{ words, day: number, title }]
  })
}

/** 'Card payment due' of 'the card payment is due', 'Miete fällig' of 'die Miete ist … fällig'. */
function nameOf(before: string, behind: string): string | null {
  if (PAID.test(`${before.trim()} ${behind.trim()}`.trim())) return 'Payday'
  const said = `${before.trim()} ${behind.trim()}`.trim().replace(/^(?:y|and|und|et|e) /iu, '').replace(LEADS, '')
  const bare = said.replace(COPULAS, ' ').trim()
  const name = bare.replace(/ (?:is|are|ist|sind|es|son|est|sont|é|são) (?=(?:due|fällig|payable|paid|dû|vencid))/iu, ' ')
  return name === '' || name.split(' ').length > MOST_WORDS ? null : name[0]!.toUpperCase() + name.slice(1)
}

function wordsIn({ source: { tokens } }: ReadingContext, { start, end }: { start: number; end: number }): Words | null {
  const from = tokens.findIndex((token) => token.start >= start && token.kind !== 'break')
  const to = tokens.findLastIndex((token) => token.end <= end) + 1
  return from >= 0 && from < to ? { from, to } : null
}

/** One event a month, up to the end of the plan. */
export function readDatesOfMonths(context: ReadingContext, dates: readonly DateOfMonths[]): void {
  const end = dates.length === 0 ? 0 : endOfPlan(context)
  for (const { words, day, title } of dates) {
    for (let month = context.today - civilOf(context.today).day + 1; month <= end; month = addMonths(month, 1)) {
      const on = dayIn(month, day)
      if (on < context.today || on > end) continue
      addReading(context, words, { value: { kind: 'event', title, days: { first: on, last: on }, from: null, to: null, place: null, person: null, recurs: true }, text: `${title}: ${describeDay(on)}` })
    }
  }
}

/** A month without such a day has its last one instead. */
function dayIn(month: DayNumber, day: number): DayNumber {
  const { year, month: number } = civilOf(month)
  return dayFromCivil(year, number, Math.min(day, daysInMonth(year, number)))!
}

function endOfPlan({ readings, today }: ReadingContext): DayNumber {
  const ends = readings.flatMap((reading) => {
    if (reading.kind === 'deadline') return [dayOfMinute(reading.latest - 1)]
    if (reading.kind === 'horizon' && reading.last !== null) return [reading.last]
    return reading.kind === 'event' && reading.source === 'stated' ? [reading.days.last] : []
  })
  return ends.length === 0 ? today + UNSTATED_DAYS : Math.max(...ends)
}
