import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate, weekdayOf } from '../../../time/day-number.ts'
import type { Said } from '../said.ts'

const SATURDAY = 6
const DAYS_OF_WEEK = 7
const WHO = String.raw`(?:(?:(?:i|we)(?:['’]m|['’]re| am| are)|i|we) )?(?:only |both |all )?`
/** 'Free this weekend', 'we have this weekend free', 'I only have this weekend', and what else stands beside it: 'and Monday evening'. */
const FREE = new RegExp(String.raw`(?<=^|[.!?;\n,] ?|(?:and|but|so) )(?:${WHO}(?:free|available) |(?:i|we)(?: only)?(?:['’]ve| have)(?: only)?(?: got)? (?:only )?(?:just )?(?:free )?)(?:all )?(?<which>this|next) weekend(?: (?:free|off|for (?:it|this|that)))?(?:(?:,| and|, and) (?:on )?(?<other>(?:(?:mon|tues|wednes|thurs|fri)day)(?: (?:morning|afternoon|evening|night))?))?(?=\s{0,2}(?:[.!?;,\n]|$| (?:and|but|so) ))`, 'giu')
/** In hours of the clock. */
const PARTS: Readonly<Record<string, string>> = { morning: 'from 8:00 to 12:00', afternoon: 'from 13:00 to 18:00', evening: 'from 18:00 to 22:00', night: 'from 18:00 to 22:00' }
const WHOLE_DAY = 'from 9:00 to 18:00'

/** 'Free this weekend and Monday evening': the days on which there is time, and not those that are kept free. */
export function daysAtHand(text: string, today: DayNumber, dayOf: (words: string) => DayNumber | null): Said[] {
  return [...text.matchAll(FREE)].flatMap(({ 0: all, index, groups }) => {
    const saturday = today + ((SATURDAY - weekdayOf(today) + DAYS_OF_WEEK) % DAYS_OF_WEEK) + (/next/iu.test(groups!['which']!) ? DAYS_OF_WEEK : 0)
    const [weekday = '', part = ''] = (groups!['other'] ?? '').split(' ')
    const other = weekday === '' ? null : dayOf(weekday)
    const days = other === null ? `I am only free on ${isoDate(saturday)} and ${isoDate(saturday + 1)}` : `I can only prepare on ${isoDate(saturday)} ${WHOLE_DAY}, on ${isoDate(saturday + 1)} ${WHOLE_DAY} and on ${isoDate(other)} ${PARTS[part.toLowerCase()] ?? WHOLE_DAY}`
    const before = text.slice(0, index).trimEnd()
    const opening = before === '' || /[.!?;\n]$/u.test(before) ? '' : '. '
    return [{ text: `${opening}${days}`, start: index, end: index + all.length }]
  })
}
