import type { DayNumber } from '../../../time/calendar-time.ts'
import { clockTime } from '../../../time/day-number.ts'
import type { DayPart } from '../../../time/grammar/sense.ts'
import { daysInWords, hourInWords, partInWords } from '../dates/day-in-words.ts'
import type { PartOfDay } from '../dates/day-in-words.ts'
import type { Said } from '../said.ts'
import type { Clause, Sentence } from './clauses.ts'

/** A thing of an agenda with its days and, where it has them, its hours, in minutes. */
export type Item = { clause: Clause; label: string; days: DayNumber[]; hours: { from: number; to: number | null } | null; part: DayPart | null }

const PARTS: Partial<Record<DayPart, PartOfDay>> = { 'early-morning': 'morning', morning: 'morning', midday: 'afternoon', afternoon: 'afternoon', evening: 'evening', night: 'evening' }
const STRETCH: Readonly<Record<string, readonly [string, string]>> = { en: ['from', 'to'], de: ['von', 'bis'], es: ['de', 'a'], fr: ['de', 'à'], pt: ['das', 'às'] }

/** The items in sentences of their own, behind the sentence in which they stood; what heads them goes without a word. */
export function toldApart(text: string, sentence: Sentence, { items, headings = [] }: { items: readonly Item[]; headings?: readonly Clause[] }, language: string): Said[] {
  if (items.length === 0) return []
  const used = [...items.map(({ clause }) => clause), ...headings]
  const isAll = used.length === sentence.clauses.length
  const taken = isAll ? [{ text: '', start: sentence.start, end: sentence.end }] : used.map((clause) => withoutClause(text, clause))
  const sign = text.slice(sentence.clauses.at(-1)!.end, sentence.end)
  const isOpen = !isAll && !/[.!?\n]/u.test(sign)
  const isLine = sign.includes('\n')
  const told = items.map((item, index) => ({ text: `${index === 0 && isOpen ? '.' : ''}${isLine || isAll && index === 0 ? '' : ' '}${sentenceOf(item, language)}${isLine ? '\n' : ''}`, start: sentence.end, end: sentence.end, of: { start: item.clause.start, end: item.clause.end } }))
  return [...taken, ...told]
}

/** The clause with the sign that parts it from what stays. */
function withoutClause(text: string, { lead, opens, start, end }: Clause): Said {
  const isApart = /^(?:[,;]+|[-–—+]|\p{L}.*|&)$/u.test(lead)
  return { text: '', start: isApart ? opens : start, end: isApart ? end : end + (/^[,;]\s{0,2}/u.exec(text.slice(end))?.[0].length ?? 0) }
}

function sentenceOf({ label, days, hours, part }: Item, language: string): string {
  const [from, to] = STRETCH[language] ?? STRETCH['en']!
  const time = hours === null ? null : hours.to === null ? hourInWords(clockTime(hours.from), language) : `${from} ${clockTime(hours.from)} ${to} ${clockTime(hours.to)}`
  const during = part === null || PARTS[part] === undefined ? null : partInWords(PARTS[part], language)
  return `${[label, daysInWords(days, language), time ?? during].filter(Boolean).join(' ')}.`
}
