import { isoDate } from '../../../time/day-number.ts'
import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|duas|três)`
/** '23 Feb, three days back to back', '5. März, drei Tage am Stück', 'el 5 de marzo, tres días seguidos': how long it lasts, behind its date. */
const IN_A_ROW = new RegExp(String.raw`(?<=[\d\p{L}]),? (?:for |für |durante |pendant |por )?(?<length>${COUNT} (?:(?<en>days)|(?<de>tage)|(?<es>d[ií]as)|(?<fr>jours)|(?<pt>dias)))(?: (?:back[- ]to[- ]back|in a row|running|straight|in succession|on the trot|on end|am stück|hintereinander|in folge|(?:con)?secutiv[oa]s|seguidos|d['’]affil[eé]e|de suite|d['’]enchaînée))(?!\p{L})`, 'giu')
const FOR: Readonly<Record<string, string>> = { en: 'for', de: 'für' }
/** Where a length behind a date would be one from today. */
const FROM_TO: Readonly<Record<string, readonly [string, string]>> = { es: ['del', 'al'], fr: ['du', 'au'], pt: ['de', 'a'] }
const COUNTS: Readonly<Record<string, number>> = { dos: 2, tres: 3, cuatro: 4, cinco: 5, deux: 2, trois: 3, quatre: 4, cinq: 5, dois: 2, duas: 2, 'três': 3 }

/** Days in a row behind a date, as the length that it lasts for. */
export function daysInARow(text: string, dates: () => readonly DateNamed[]): Said[] {
  const found = [...text.matchAll(IN_A_ROW)]
  if (found.length === 0) return []
  const known = dates()
  return found.flatMap(({ 0: words, index, groups }) => {
    const date = known.find(({ end, day, last }) => end === index && day === last)
    const language = ['en', 'de', 'es', 'fr', 'pt'].find((name) => groups![name] !== undefined)!
    const end = index + words.length
    const length = groups!['length']!
    if (!date) return []
    if (FOR[language] !== undefined) return [{ text: ` ${FOR[language]} ${length}`, start: index, end }]
    const [from, to] = FROM_TO[language]!
    const days = COUNTS[length.split(' ')[0]!.toLowerCase()] ?? Number.parseInt(length, 10)
    const on = /(?:no )?dia $/iu.exec(text.slice(0, date.start).slice(-8))?.[0].length ?? 0
    return days > 1 ? [{ text: `${from} ${isoDate(date.day)} ${to} ${isoDate(date.day + days - 1)}`, start: date.start - on, end }] : []
  })
}
