import type { Weekday } from '../time/calendar-time.ts'

/** From Monday on, in five languages. */
const NAMES = [
  'monday|mon|montag|lunes|lundi|segunda(?:-feira)?',
  'tuesday|tues|tue|dienstag|martes|mardi|ter[çc]a(?:-feira)?',
  'wednesday|wed|mittwoch|mi[ée]rcoles|mercredi|quarta(?:-feira)?',
  'thursday|thurs|thu|donnerstag|jueves|jeudi|quinta(?:-feira)?',
  'friday|fri|freitag|viernes|vendredi|sexta(?:-feira)?',
  'saturday|sat|samstag|sonnabend|s[áa]bado|samedi',
  'sunday|sun|sonntag|domingo|dimanche',
]
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]
const PATTERNS = WEEK.map((weekday) => ({ weekday, pattern: new RegExp(String.raw`(?<!\p{L})(?:${NAMES[weekday - 1]!})(?!\p{L})`, 'iu') }))

/** A part of an expression that matches the name of any weekday. */
export const ANY_WEEKDAY = NAMES.join('|')

/** The weekday that words name; null where they name none. */
export function weekdayIn(words: string): Weekday | null {
  return PATTERNS.find(({ pattern }) => pattern.test(words))?.weekday ?? null
}
