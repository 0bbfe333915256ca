import { addMonths, isoDate } from '../../../time/day-number.ts'
import type { DayNumber } from '../../../time/calendar-time.ts'
import { numberSaid } from '../../journeys/number-words.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'
import { ANY_DATE } from '../time-patterns.ts'

const AWAY = String.raw`(?:(?:away|off|out)|on (?:an? |her |his |their )?(?:\p{L}{2,12} ){0,2}(?:leave|holidays?|vacation|sabbatical|secondment))`
const LONG = String.raw`(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|ten) (?<unit>days?|weeks?|months?)`
const FROM = '(?:from|starting|beginning|as of)'
const ALIKE: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}-])${AWAY},? for ${LONG},? ${FROM} (?:on )?(?<date>${ANY_DATE})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}-])${AWAY},? ${FROM} (?:on )?(?<date>${ANY_DATE}),? for ${LONG}`, 'giu'),
]
/** What is told of them besides, which is no part of their absence. */
const BESIDES = /^,? (?:and|but) (?=(?:s?he|they)(?:['’]| ))/iu

/** 'Radek is on parental leave for 3 weeks from 21 June', '(on holiday from 4 May for ten days)': away from that day to the last of so many. */
export function leavesOfWeeks(text: string, dates: readonly DateNamed[]): Said[] {
  return ALIKE.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: words, index, groups }) => {
    const { count, unit } = groups!
    const end = index + words.replace(/\.$/u, '').length
    const first = dates.find((date) => date.start >= index && date.start < end)?.day
    if (first === undefined) return []
    const besides = BESIDES.exec(text.slice(end, end + 12))?.[0] ?? ''
    const last = lastOf(first, /^an?$/iu.test(count!) ? 1 : numberSaid(count!), unit!.toLowerCase())
    return [{ text: `away from ${isoDate(first)} to ${isoDate(last)}${besides === '' ? '' : '. '}`, start: index, end: end + besides.length }]
  })
}

function lastOf(first: DayNumber, count: number, unit: string): DayNumber {
  return unit.startsWith('m') ? addMonths(first, count) - 1 : first + count * (unit.startsWith('w') ? DAYS_OF_A_WEEK : 1) - 1
}

const DAYS_OF_A_WEEK = 7
