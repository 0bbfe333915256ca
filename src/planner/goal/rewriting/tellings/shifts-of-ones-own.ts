import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const DAY = String.raw`(?:${ANY_WEEKDAY}|tues|weds|thurs)s?`
const DAYS = String.raw`${DAY}(?:(?:, ?| ?[&+\/] ?|,? and )${DAY})+`
/** 'I work nights Thu, Fri and Sat': nights of all of them. */
const NIGHTS_BEFORE_DAYS = new RegExp(String.raw`(?<=(?<!\p{L})(?:work|working|do|have) )(?<nights>nights)(?: on)? (?<days>${DAYS})(?!\p{L})`, 'giu')

const HOURS = String.raw`(?<from>\d{1,2})(?<joint> ?(?:-|–|to) ?)(?<to>\d{1,2})(?![\d%]|[.:,]\d| ?(?:am|pm|[ap]\.m|h(?!\p{L})|uhr|weeks?|days?|people))`
/** 'Early shift odd weeks (6-2)', 'lates (2-10)', 'on nights, 10-6': what the shift is called tells which half of the day its hours are of. */
const NAMED_SHIFT = new RegExp(String.raw`(?<!\p{L})(?<shift>earlies|lates|nights|(?:(?:early|late|night|day|morning) )?(?:shifts?|turns?))(?<between>[^.!?;()\d\n]{0,30}?[\s(,:])${HOURS}`, 'giu')

/** 'I'm on earlies odd weeks and lates even weeks': both are shifts of the same person. */
const SECOND_SHIFT = /(?<=(?<!\p{L})(?:i['’]?m|i am|i work|i do|i['’]ve got|i have) (?:on |doing )?(?:the )?(?:early|late|night|day|earlies|lates|nights|days)(?!\p{L})[^.!?;\n]{0,60}?(?:,| and|, then|, and)) (?=(?:(?:early|late|night|day) shifts?|earlies|lates|nights) (?:on |in )?(?:the )?(?:even|odd|other|following|next|alternate|every))/giu

/** Shifts in short words, said in full: on which days they are, whose they are and which hours they have. */
export function shiftsOfOnesOwn(text: string): Said[] {
  const nights = [...text.matchAll(NIGHTS_BEFORE_DAYS)].map(({ 0: words, index, groups }) => ({ text: `${groups!['days']} ${groups!['nights']}`, start: index, end: index + words.length }))
  const second = Array.from(text.matchAll(SECOND_SHIFT), ({ index }) => ({ text: ' I work ', start: index, end: index + 1 }))
  const hours = [...text.matchAll(NAMED_SHIFT)].flatMap(({ 0: words, index, groups }) => {
    const [shift, from, joint, to] = [groups!['shift']!, groups!['from']!, groups!['joint']!, groups!['to']!]
    const halves = halvesOf(shift.toLowerCase(), Number(from), Number(to))
    const start = index + words.length - `${from}${joint}${to}`.length
    return halves === null ? [] : [{ text: `${from}${halves[0]}${joint}${to}${halves[1]}`, start, end: index + words.length }]
  })
  return [...nights, ...second, ...hours].toSorted((a, b) => a.start - b.start)
}

function halvesOf(shift: string, from: number, to: number): readonly [string, string] | null {
  if (from < 1 || to < 1 || from > 12 || to > 12) return null
  if (shift.startsWith('late')) return from <= 5 && to >= 8 ? ['pm', 'pm'] : null
  if (shift.startsWith('night')) return from >= 7 && to <= 9 ? ['pm', 'am'] : null
  return from >= 4 && from <= 10 && to < from ? ['am', 'pm'] : null
}
