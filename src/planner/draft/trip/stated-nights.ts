import { NUMBER_WORDS } from '../../goal/journeys/number-words.ts'

const UNITS = new Map<string, 'days' | 'nights'>([
  ...['day', 'days', 'tag', 'tage', 'tagen', 'dia', 'dias', 'jour', 'jours'].map((word) => [word, 'days'] as const),
  ...['night', 'nights', 'nacht', 'nachte', 'nachten', 'noche', 'noches', 'nuit', 'nuits', 'noite', 'noites'].map((word) => [word, 'nights'] as const),
])
/** Between an amount and its town: 'three days in Rome', 'dos noches en Sevilla'. */
const LINKS = new Set(['in', 'at', 'on', 'for', 'en', 'a', 'em', 'no', 'na', 'de', 'the', 'fur'])

/**
 * Days that the words give to the town that stands at `start` to `end` (exclusive): 'three in Florence',
 * 'Florence for 3 nights', 'Florence (3 days)'. A night is a day here: the next town begins where one leaves.
 */
export function statedDays(words: readonly string[], { start, end }: { start: number; end: number }): number | null {
  return daysBefore(words, start) ?? daysAfter(words, end)
}

function daysBefore(words: readonly string[], start: number): number | null {
  let at = start - 1
  if (UNITS.has(words[at] ?? '')) return numberOf(words[at - 1])
  // '4 nights Prague, 4 Vienna, 3 Budapest': the unit is said once.
  if (words.slice(0, Math.max(0, at)).some((word, index) => UNITS.has(word) && numberOf(words[index - 1]) !== null && !LINKS.has(words[index + 1] ?? '') && at - index <= LONGEST_ROW) && numberOf(words[at]) !== null) return numberOf(words[at])
  if (!LINKS.has(words[at] ?? '')) return null
  while (LINKS.has(words[at] ?? '')) at -= 1
  if (UNITS.has(words[at] ?? '')) at -= 1
  return numberOf(words[at])
}

/** Words from the first length of a row of towns to its last. */
const LONGEST_ROW = 16

function daysAfter(words: readonly string[], end: number): number | null {
  const at = LINKS.has(words[end] ?? '') ? end + 1 : end
  return UNITS.has(words[at + 1] ?? '') ? numberOf(words[at]) : null
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  const value = /^\d{1,2}$/u.test(word) ? Number(word) : (NUMBER_WORDS.get(word) ?? 0)
  return value > 0 ? value : null
}

/** Days of the whole trip where the words say so: 'eight days', 'a week', 'one week', 'long weekend'. */
export function tripLength(words: readonly string[]): number | null {
  for (const [index, word] of words.entries()) {
    const before = numberOf(words[index - 1])
    if (UNITS.get(word) === 'days' && before !== null && before > 1) return before
    if (UNITS.get(word) === 'nights' && before !== null) return before + 1
    if (['week', 'weeks', 'woche', 'wochen', 'semana', 'semanas', 'semaine', 'semaines'].includes(word)) {
      if (before !== null) return before * 7
      if (['a', 'eine', 'une', 'uma', 'una', 'whole'].includes(words[index - 1] ?? '')) return 7
    }
    if (word === 'fortnight') return 14
  }
  return null
}

/** Whether any length is told in nights: the day of leaving comes on top of them. */
export function countsNights(words: readonly string[]): boolean {
  return words.some((word, index) => UNITS.get(word) === 'nights' && numberOf(words[index - 1]) !== null)
}
