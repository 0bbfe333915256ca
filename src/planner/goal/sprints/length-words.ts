import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** What one word says of a sprint's length, in days. */
export const LENGTH_WORDS: Readonly<Record<string, number>> = { weekly: 7, 'one-week': 7, biweekly: 14, fortnightly: 14, monthly: 28, wochentliche: 7, wochentlichen: 7, einwochige: 7, einwochigen: 7, zweiwochige: 14, zweiwochigen: 14, dreiwochige: 21, dreiwochigen: 21, vierwochige: 28, vierwochigen: 28, quincenales: 14, bimensuels: 14, quinzenais: 14, semanales: 7, hebdomadaires: 7, semanais: 7 }

/** A length at a token; beside sprints, the w of '2w' is a week. */
export function lengthAt({ source }: Pick<ReadingContext, 'source'>, index: number): ReturnType<typeof parseDuration> {
  const [number, unit] = [source.tokens[index], source.tokens[index + 1]]
  const isShort = number?.kind === 'digits' && unit?.key === 'w' && !unit.spaced && source.tokens[index + 2]?.key !== '/'
  // 'Quinze jours' and 'quince días' count both ends: two weeks; English has fifteen days of work.
  if (/^(?:quinze|quince|15)$/u.test(number?.key ?? '') && /^(?:jours|dias)$/u.test(unit?.key ?? '')) return { value: { value: 2, unit: 'week', low: 1_209_600, high: 1_209_600, isWhole: false }, next: index + 2 }
  if (!isShort) return parseDuration(source, index)
  const [value, seconds] = [Number(number.text), Number(number.text) * 604_800]
  return { value: { value, unit: 'week', low: seconds, high: seconds, isWhole: false }, next: index + 2 }
}

const BEHIND = /^(?:semanales|quincenales|hebdomadaires|bimensuels|semanais|quinzenais)$/u

/** 'three-weekly sprints', '2-wöchige Sprints'. */
function weeksBefore(source: ReadingContext['source'], index: number): number | null {
  const [number, hyphen, weekly] = [index - 3, index - 2, index - 1].map((at) => source.tokens[at])
  const isWeekly = /^(?:weekly|wochen|wochige[nr]?|wochentliche[nr]?)$/u.test(weekly?.key ?? '') && hyphen?.key === '-' && !hyphen.spaced && number !== undefined
  const found = isWeekly ? parseNumber(source, index - 3) : null
  return found && found.next === index - 2 && found.value <= 6 ? found.value : null
}

/** 'weekly sprints', 'sprints semanales', "sprints d'une semaine": the length that a word beside the sprints gives. */
export function adjectiveAt({ source }: ReadingContext, index: number): { days: number; words: Words } | null {
  const key = (at: number) => source.tokens[at]?.key ?? ''
  if (/^d['’]une$/u.test(key(index + 1)) && key(index + 2) === 'semaine') return { days: 7, words: { from: index, to: index + 3 } }
  const weeks = weeksBefore(source, index)
  if (weeks !== null) return { days: weeks * 7, words: { from: index - 3, to: index + 1 } }
  const before = LENGTH_WORDS[key(index - 1)]
  if (before !== undefined) return { days: before, words: { from: index - 1, to: index + 1 } }
  return BEHIND.test(key(index + 1)) ? { days: LENGTH_WORDS[key(index + 1)]!, words: { from: index, to: index + 2 } } : null
}

/** 'Sprintlänge 2 Wochen', 'Sprintdauer: drei Wochen'. */
export function headedLength({ source }: ReadingContext, index: number): ReturnType<typeof parseDuration> {
  if (!/^sprint(?:lange|dauer)$/u.test(source.tokens[index]!.key)) return null
  return parseDuration(source, /^[:=]$/u.test(source.tokens[index + 1]?.key ?? '') ? index + 2 : index + 1)
}

/** 'One sprint a week', 'un sprint por semana': how often one comes. */
export function isPaced({ source: { tokens } }: ReadingContext, index: number): boolean {
  const behind = tokens.slice(index + 1, index + 3).map(({ key }) => key).join(' ')
  return !tokens[index]!.key.endsWith('s') && /^(?:(?:a|per|each|every|por|pro|par|cada|jede|chaque) (?:week|semana|woche|semaine)|la semana|die woche)$/u.test(behind)
}
