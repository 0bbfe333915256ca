import { LEVELS, MIDDLE } from './levels.ts'
import stored from './word-vectors.json' with { type: 'json' }

export const DIMENSIONS = stored.dimensions

/**
 * Where a common English word (lower case, without diacritics) stands among others by the company it keeps; its length, up to 1,
 * is how much it tells: common words less. Null for other words. Made by scripts/word-vectors.ts from GloVe.
 */
export function wordVector(word: string): Float32Array | null {
  const index = indices().get(word)
  if (index === undefined) return null
  const known = weighted.get(index)
  if (known !== undefined) return known
  const fresh = vectorAt(index)
  weighted.set(index, fresh)
  return fresh
}

/** Words of this rank by frequency weigh half as much as rare ones: smooth inverse frequency (Arora, Liang and Ma 2017), where frequencies fall as ranks rise (Zipf). */
const RANK_OF_HALF = 100

const weighted = new Map<number, Float32Array>()
const valueOf: ReadonlyMap<string, number> = new Map(Array.from(LEVELS, (level, index) => [level, index - MIDDLE]))
let places: ReadonlyMap<string, number> | null = null

function indices(): ReadonlyMap<string, number> {
  places ??= new Map(stored.words.split(' ').map((word, index) => [word, index]))
  return places
}

function vectorAt(index: number): Float32Array {
  const values = Float32Array.from(stored.vectors.slice(index * DIMENSIONS, (index + 1) * DIMENSIONS), (level) => valueOf.get(level)!)
  const rank = stored.ranks[index]!
  const scale = rank / (rank + RANK_OF_HALF) / Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return values.map((value) => value * scale)
}
