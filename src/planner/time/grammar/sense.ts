import type { Weekday } from '../calendar-time.ts'

export const TIME_UNITS = ['second', 'minute', 'hour', 'day', 'business-day', 'night', 'week', 'weekend', 'fortnight', 'month', 'quarter', 'year', 'decade', 'century'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]
export const DAY_PARTS = ['early-morning', 'morning', 'midday', 'afternoon', 'evening', 'night', 'daytime'] as const
export type DayPart = (typeof DAY_PARTS)[number]
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Function words of time, whatever the language. */
export const OPERATORS = [
  'this', 'next', 'last', 'every', 'other', 'any', 'from', 'starting', 'to', 'until', 'between', 'and', 'or', 'by', 'before', 'after',
  'since', 'onwards', 'earlier', 'at', 'on', 'in', 'for', 'within', 'during', 'of', 'the', 'a', 'around', 'ago', 'later', 'hence', 'early',
  'late', 'middle', 'end', 'beginning', 'rest', 'all', 'half', 'quarter-hour', 'past', 'minutes-to', 'am', 'pm', 'oclock', 'times', 'per',
  'more-than', 'less-than', 'at-least', 'at-most', 'week-of', 'date-word', 'year-word',
] as const
export type Operator = (typeof OPERATORS)[number]

/** What a word or phrase can mean to the grammar; one word may have several senses ('second', 'may', 'sat'). */
export type Sense =
  | { type: 'weekday'; weekday: Weekday; plural: boolean }
  | { type: 'weekdays'; weekdays: Weekday[]; plural: boolean }
  | { type: 'month'; month: number; risky: boolean }
  | { type: 'unit'; unit: TimeUnit; plural: boolean }
  | { type: 'number'; value: number }
  | { type: 'ordinal'; value: number }
  | { type: 'part'; part: DayPart; plural: boolean }
  | { type: 'day'; offset: number; part: DayPart | null }
  | { type: 'now' }
  | { type: 'clock'; minute: number }
  | { type: 'holiday'; name: string }
  | { type: 'season'; season: Season }
  | { type: 'repeat'; every: number; unit: TimeUnit }
  | { type: 'count'; value: number }
  | { type: 'operator'; operator: Operator }

/** The time words of one language. Alternatives are separated by `|`; phrases may hold spaces. Keys are `wordKey` forms. */
export type WordTable = {
  language: string
  /** Frequent function words that give the language away. */
  marks: string
  /** Monday first. */
  weekdays: readonly string[]
  /** Forms that mean 'on every such day', Monday first. */
  weekdaysRepeated: readonly string[]
  weekdaySets: Partial<Record<'workdays' | 'weekend', string>>
  weekdaySetsRepeated: Partial<Record<'workdays' | 'weekend', string>>
  /** January first. */
  months: readonly string[]
  /** Month words that are ordinary words too and count only next to a number or a year. */
  riskyMonths: string
  units: Partial<Record<TimeUnit, string>>
  unitsPlural: Partial<Record<TimeUnit, string>>
  numbers: Record<string, string>
  ordinals: Record<string, string>
  parts: Partial<Record<DayPart, string>>
  partsRepeated: Partial<Record<DayPart, string>>
  days: Record<string, string>
  dayParts: { words: string; offset: number; part: DayPart }[]
  now: string
  clocks: Record<string, string>
  holidays: Record<string, string>
  seasons: Partial<Record<Season, string>>
  repeats: { words: string; every: number; unit: TimeUnit }[]
  counts: Record<string, string>
  operators: Partial<Record<Operator, string>>
}
