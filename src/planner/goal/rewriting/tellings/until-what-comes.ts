import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'

/** 'Until our trip in October', in five languages; the month is known by its days. */
const UNTIL_ITS_MONTH = /(?<!\p{L})(?<until>until|till|bis zu[mr]?|hasta|jusqu['’]à|até(?: [ao])?) (?:our|my|the|his|her|their|unser\p{L}*|mein\p{L}*|der|dem|nuestr[oa]|mi|el|la|notre|mon|ma|le|nossa?|nosso|minha|meu) (?:[\p{L}'’-]+ ){1,4}?(?<month>(?:in|im|en|em) \p{L}{3,10})(?!\p{L})(?! \d)/giu
const UNTIL: Readonly<Record<string, string>> = { bis: 'bis', has: 'hasta', jus: "jusqu'au", até: 'até' }
const DAYS_OF_A_MONTH = { least: 28, most: 31 }

/** What is done up to a thing in some month is done before that month: 'practise Spanish until our trip in October' does not begin in it. */
export function untilItsMonth(text: string, timesOf: (words: string) => readonly TimeExpression[]): Said[] {
  return [...text.matchAll(UNTIL_ITS_MONTH)].flatMap((match) => {
    const days = timesOf(match.groups!['month']!)[0]?.days ?? null
    const length = days === null ? 0 : days.last - days.first + 1
    if (days === null || length < DAYS_OF_A_MONTH.least || length > DAYS_OF_A_MONTH.most) return []
    const until = UNTIL[match.groups!['until']!.slice(0, 3).toLowerCase()] ?? 'until'
    return [{ text: `${until} ${isoDate(days.first - 1)}`, start: match.index, end: match.index + match[0].length }]
  })
}

/** Papers that have to be there before somebody sets out. */
const PAPERS = /(?<!\p{L})(?:visas?|passports?|travel vaccinations?|vaccinations?|jabs|travel insurance|esta|e-?ta)(?!\p{L})/iu
const SETTING_OUT = /,? (?:and |because |as )?(?:(?:i|we)(?:['’](?:m|re|ll)| am| are| will(?: be)?)? )?(?:fly(?:ing)?|travel(?:l?ing)?|leav(?:e|ing)|depart(?:ing)?|set(?:ting)? off|go(?:ing)?)(?: out| there| away| off)? on (?=(?:the |\p{L}+,? )?\d)/giu

/** 'Renew my passport, we fly on 20 March': the day by which it has to be there, and not one on which to begin. */
export function papersBeforeJourney(text: string): Said[] {
  return PAPERS.test(text) ? [...text.matchAll(SETTING_OUT)].map((match) => ({ text: ' before the journey on ', start: match.index, end: match.index + match[0].length })) : []
}

/** A paper and its date, and how long one has to answer it. */
const DATED = /(?<!\p{L})(?:letter|notice|ticket|fine|decision|bill|invoice|refusal|order|dated|issued)(?!\p{L})[^.;\n]{0,24}?(?<!\p{L})(?:dated|issued(?: on)?|received(?: on)?|came on|arrived on|from|of) (?<date>(?:the )?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)(?!\p{L})/iu
const PERIOD = /(?<!\p{L})(?:(?:i|we) have |with |and )?(?<count>\d{1,3}) (?<unit>days|weeks) to (?:object|appeal|respond|reply|answer|pay|contest|challenge|complain|dispute)(?!\p{L})/iu
const DAYS_OF_A_WEEK = 7

/** 'Letter dated 28 December, 28 days to object': its last day, counted from the paper. */
export function periodsOfPapers(text: string, { today, timesOf }: { today: DayNumber; timesOf: (words: string) => readonly TimeExpression[] }): Said[] {
  const [paper, period] = [DATED.exec(text), PERIOD.exec(text)]
  const days = paper === null ? null : (timesOf(`on ${paper.groups!['date']!}`)[0]?.days ?? null)
  if (period === null || days === null) return []
  const dated = days.first > today && days.past !== null ? days.past.first : days.first
  const last = dated + Number(period.groups!['count']!) * (/week/iu.test(period.groups!['unit']!) ? DAYS_OF_A_WEEK : 1)
  return last <= today ? [] : [{ text: `by ${isoDate(last)}`, start: period.index, end: period.index + period[0].length }]
}
