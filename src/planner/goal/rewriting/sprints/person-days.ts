import type { Said } from '../said.ts'

const HOURS_OF_A_DAY = 8
const IN_HOURS: Readonly<Record<string, number>> = { hour: 1, day: HOURS_OF_A_DAY, week: 5 * HOURS_OF_A_DAY, month: 20 * HOURS_OF_A_DAY }
const SMALL: Readonly<Record<string, number>> = { half: 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10 }
const NUMBER = String.raw`(?<![\p{L}\d.,])(?<number>\d{1,4}(?:[.,]\d{1,2})?|${Object.keys(SMALL).join('|')})`
/** What one person does in that time: '12 people days', '3 dev weeks', "2 days' work". */
const UNITS: readonly RegExp[] = [
  new RegExp(String.raw`${NUMBER}[ -](?:person|people|man|staff|developer|dev|engineer|eng|team[ -]member)[ -](?<unit>hour|day|week|month)s?(?!\p{L})`, 'giu'),
  new RegExp(String.raw`${NUMBER} (?<unit>hour|day|week)s?['’]s? work(?!\p{L})`, 'giu'),
]

/** '30 person-days', 'five dev days', "2 days' work": hours of work, in which no word counts people. */
export function personDays(text: string, language: string): Said[] {
  if (language !== 'en') return []
  return UNITS.flatMap((unit) => [...text.matchAll(unit)]).map(({ index, 0: words, groups }) => {
    const said = groups!['number']!.toLowerCase()
    const hours = (SMALL[said] ?? Number(said.replace(',', '.'))) * IN_HOURS[groups!['unit']!.toLowerCase()]!
    return { text: `${Math.round(hours * 10) / 10} hours`, start: index, end: index + words.length }
  })
}
