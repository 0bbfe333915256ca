import { parseNumberWords } from './parse-number.ts'
import { keyAt, senseAt } from './source.ts'
import type { Match, Source } from './source.ts'

/** What joins an hour to the part of one that is past, or that it is short of, where the hour is said first. */
const JOINTS: Readonly<Record<string, 1 | -1>> = { y: 1, et: 1, e: 1, menos: -1, moins: -1 }
const HALVES = /^(?:media|meia|demie?)$/u
const QUARTERS = /^(?:cuarto|quarto|quart)$/u
const ARTICLES = /^(?:le|um|un)$/u

/** Minutes behind an hour: 30 of 'y media', 15 of 'et quart', -10 of 'menos dez'; null where 'y' and 'e' join something else. */
export function parsePartOfHour(source: Source, index: number): Match<number> | null {
  const sign = JOINTS[keyAt(source, index)]
  if (sign === undefined) return null
  if (sign > 0 && HALVES.test(keyAt(source, index + 1))) return notALength(source, { value: 30, next: index + 2 })
  const at = ARTICLES.test(keyAt(source, index + 1)) ? index + 2 : index + 1
  if (QUARTERS.test(keyAt(source, at))) return notALength(source, { value: 15 * sign, next: at + 1 })
  // 'Sete e vinte', 'nueve menos diez'; 'siete y diez' may be two hours, and so may two numbers in digits.
  const minutes = parseNumberWords(source, index + 1)
  const isPart = minutes !== null && minutes.value % 5 === 0 && minutes.value > 0 && minutes.value < 60 && (sign < 0 || minutes.value > 12)
  return isPart ? notALength(source, { value: minutes.value * sign, next: minutes.next }) : null
}

/** 'Siete y media horas', 'une et demie heure'. */
function notALength(source: Source, match: Match<number>): Match<number> | null {
  return senseAt(source, match.next, 'unit') === null ? match : null
}
