import { MONTH } from '../tables/cells.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

/** 'Dress rehearsal the 26th, same time': at the hour said last. */
const SAME_TIME = /(?<=[\p{L}\d,;(] )(?:at |um |zur |a |à )?(?:the |die |der |la |à la )?(?:same (?:time|hour)|gleiche[nr]? (?:zeit|uhrzeit)|misma hora|m[êe]me heure|mesma hora)(?= *(?:$|[.,;)\n]))/giu
const DAY_OF_LIST = String.raw`\d{1,2}(?:\s?[-–]\s?|\s?,\s?|,?\s(?:and|&|to)\s)\d{1,2}`
/** '9 and 10 March 10-4': hours right behind days that share their month and that are numbers as well. */
const BARE_HOURS = new RegExp(String.raw`(?<![\d/.:-])${DAY_OF_LIST}\s${MONTH}\.?(\s)(?=\d{1,2}(?:[:.]\d{2})?\s?[-–]\s?\d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm))?(?=$|[\s,.;)]))`, 'giu')
/** 'Every Saturday in January 10-4', 'Saturdays in March 9-12': hours right behind the month. */
const HOURS_BEHIND_MONTH = new RegExp(String.raw`(?<=(?<!\p{L})(?:(?:every|each) \p{L}{3,9}|\p{L}{3,6}days) in ${MONTH})\s(?=\d{1,2}(?:[:.]\d{2})?\s?[-–]\s?\d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm))?(?=$|[\s,.;)]))`, 'giu')
/** 'After school (3.30)': the bracket says when that is. */
const WHEN_THAT_IS = /(?<= )(?:straight |right |just )?after (?:school|nursery|college|work|lunch),? ?\((?:at |from |ca\.? |about )?(\d{1,2})(?:[.:](\d{2}))?\s?(?:pm)?\)/giu
/** 'Friday 12 March straight after school, 3:15-4:30': behind a date the hours say when that is. */
const FROM_THEN_TO = /(?<=[\d\p{L}]),? (?:straight |right |just )?after (?:school|nursery|college|work|church|mass|lunch),? \(?(?:from )?(?<from>\d{1,2}[:.]\d{2})\s?(?:pm)?\s?(?:-|–|to|till|until)\s?(?<to>\d{1,2}[:.]\d{2})\s?(?:pm)?\)?(?![\p{L}\d])/giu
/** 'Every Thursday 7-9pm except 25 March': right behind hours the day of the exception would be theirs. */
const EXCEPT_BEHIND_HOURS = /(?<=\d(?:\s?[ap]m|h|\s?uhr)?)(?= (?:except|excluding|excl\.?|apart from|but not|außer|ausser|excepto|salvo|menos|sauf|hormis|exceto)(?!\p{L}))/giu
/** What is after school or work is in the afternoon. */
const LAST_HOUR = 11

/** Hours and days that are said elsewhere than beside what has them, written beside it. */
export function hoursLent(text: string, dates: () => readonly DateNamed[]): Said[] {
  const same = [...text.matchAll(SAME_TIME)].flatMap(({ 0: words, index }) => {
    const at = dates().findLast((date) => date.end <= index && date.at !== null)?.at
    return typeof at === 'number' ? [{ text: `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`, start: index, end: index + words.length }] : []
  })
  const bare = [...text.matchAll(BARE_HOURS)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    // Two days in a row are each of them, with the same hours.
    const [both, first, last] = /^(\d{1,2})\s?[-–]\s?(\d{1,2})/u.exec(words) ?? []
    return [...(both !== undefined && Number(last) === Number(first) + 1 ? [{ text: `${first!} and ${last!}`, start: index, end: index + both.length }] : []), { text: ', ', start: end - 1, end }]
  })
  const explained = [...text.matchAll(WHEN_THAT_IS)].flatMap(({ 0: words, 1: hour, 2: minute = '00', index }) => {
    const isHour = Number(hour) >= 1 && Number(hour) <= LAST_HOUR && Number(minute) < 60
    return isHour ? [{ text: `at ${hour!}:${minute}pm`, start: index, end: index + words.length }] : []
  })
  const between = [...text.matchAll(FROM_THEN_TO)].flatMap(({ 0: words, index, groups }) => {
    const [from, to] = [afternoon(groups!['from']!), afternoon(groups!['to']!)]
    return dates().some(({ end }) => end === index) ? [{ text: ` from ${from} to ${to}`, start: index, end: index + words.length }] : []
  })
  const behindMonths = [...text.matchAll(HOURS_BEHIND_MONTH)].map(({ index }) => ({ text: ', ', start: index, end: index + 1 }))
  const exceptions = [...text.matchAll(EXCEPT_BEHIND_HOURS)].map(({ index }) => ({ text: ',', start: index, end: index }))
  return [...same, ...bare, ...explained, ...between, ...behindMonths, ...exceptions]
}

/** '3:15' as 15:15. */
function afternoon(clock: string): string {
  const [hour, minute] = clock.split(/[:.]/u)
  return `${Number(hour) < LAST_HOUR ? Number(hour) + 12 : Number(hour)}:${minute!}`
}
