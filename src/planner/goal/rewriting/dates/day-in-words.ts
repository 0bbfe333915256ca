import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

const ON: Readonly<Record<string, string>> = { en: 'on', de: 'am', es: 'el', fr: 'le', pt: 'no dia' }
const PARTS: Readonly<Record<string, Readonly<Record<PartOfDay, string>>>> = {
  en: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
  de: { morning: 'morgens', afternoon: 'nachmittags', evening: 'abends' },
  es: { morning: 'por la mañana', afternoon: 'por la tarde', evening: 'por la noche' },
  fr: { morning: 'au matin', afternoon: 'après-midi', evening: 'au soir' },
  pt: { morning: 'de manhã', afternoon: 'à tarde', evening: 'à noite' },
}

/** 'On 2027-05-28': a day as the grammar of the language knows it best. */
export function dayInWords(day: DayNumber, language: string): string {
  return `${ON[language] ?? ON['en']!} ${isoDate(day)}`
}

export function partInWords(part: PartOfDay, language: string): string {
  return (PARTS[language] ?? PARTS['en']!)[part]
}

/** 'On 2027-03-21, 2027-03-28 and 2027-04-04'. */
export function daysInWords(days: readonly DayNumber[], language: string): string {
  const last = isoDate(days.at(-1)!)
  return days.length === 1 ? dayInWords(days[0]!, language) : `${ON[language] ?? ON['en']!} ${days.slice(0, -1).map(isoDate).join(', ')} ${AND[language] ?? AND['en']!} ${last}`
}

const AND: Readonly<Record<string, string>> = { en: 'and', de: 'und', es: 'y', fr: 'et', pt: 'e' }

const AT: Readonly<Record<string, string>> = { en: 'at', de: 'um', es: 'a las', fr: 'à', pt: 'às' }

/** 'At 18:00'. */
export function hourInWords(hour: string, language: string): string {
  return `${AT[language] ?? AT['en']!} ${hour}`
}
