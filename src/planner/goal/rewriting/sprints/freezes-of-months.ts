import type { DayNumber } from '../../../time/calendar-time.ts'
import { addMonths, civilOf } from '../../../time/day-number.ts'
import type { Said } from '../said.ts'

const DAY = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)?`
const MONTHLY = new RegExp(String.raw`(?<!\p{L})(?<what>(?:[\p{L}-]+ ){0,2}(?:freeze|black-?out)) (?:in )?(?:every|each) month,? (?:from )?${DAY}(?: to | until | till | ?[-–] ?)${DAY}(?!\d)(?: of (?:it|the month))?`, 'giu')
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
/** How many months ahead a plan of sprints reaches at most. */
const AHEAD = 6

/** 'Payroll freeze every month from the 18th to the 25th': each of them by its dates. */
export function freezesOfMonths(text: string, today: DayNumber): Said[] {
  return [...text.matchAll(MONTHLY)].flatMap(({ 0: words, index, groups, 2: first, 3: last }) => {
    if (Number(first) >= Number(last)) return []
    const next = civilOf(today).day > Number(last) ? 1 : 0
    const dates = Array.from({ length: AHEAD }, (_, month) => `${first!} to ${last!} ${MONTHS[civilOf(addMonths(today, month + next)).month - 1]!}`)
    return [{ text: `${groups!['what']!} ${dates.join(', ')}`, start: index, end: index + words.length }]
  })
}
