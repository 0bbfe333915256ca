import { plainWords } from '../../wording.ts'
import { COMMON } from '../common-words.ts'
import { DIMENSIONS, wordVector } from './word-vectors.ts'

/** A direction, of length 1; all zero where no word is known. */
export type Vector = Float64Array

/** What a text is about, by the words that it says; those told to be its subject, or else the first ones, count half as much again. */
export function goalVector(text: string, subject?: string): Vector {
  const words = tellingWords(text)
  const first = new Set(subject === undefined ? words.slice(0, FIRST_WORDS) : tellingWords(subject))
  const sum = new Float64Array(DIMENSIONS)
  for (const word of words) {
    const vector = wordVector(word)
    if (vector === null) continue
    const weight = first.has(word) ? OF_FIRST : 1
    for (let index = 0; index < DIMENSIONS; index++) sum[index]! += weight * vector[index]!
  }
  return unit(sum)
}

/** Whether a text is in words that have vectors, for the greater part: one in another language, or all names, means nothing to them. */
export function hasMeaning(text: string): boolean {
  const words = tellingWords(text)
  return 2 * words.filter((word) => wordVector(word) !== null).length > words.length
}

const FIRST_WORDS = 5
const OF_FIRST = 1.5

export function unit(vector: Vector): Vector {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** The mean of these; there is one at least. */
export function meanOf(vectors: readonly Vector[]): Vector {
  const mean = new Float64Array(DIMENSIONS)
  for (const vector of vectors) for (let index = 0; index < DIMENSIONS; index++) mean[index]! += vector[index]! / vectors.length
  return mean
}

function tellingWords(text: string): string[] {
  return plainWords(text).filter((word) => word.length > 1 && !COMMON.has(word) && !/^\d/u.test(word))
}
