import { PLAYBOOKS } from '../../../playbooks/all-playbooks.ts'
import { english } from '../../../playbooks/playbook-texts.ts'
import { plainWords } from '../../wording.ts'
import { COMMON } from '../common-words.ts'
import { meanOf, unit } from './goal-vector.ts'
import type { Vector } from './goal-vector.ts'
import { DIMENSIONS, wordVector } from './word-vectors.ts'

/** The words of a step or a part that tell something of it, in their order. */
export function tellingWords(text: string): string[] {
  return plainWords(text).filter((word) => word.length > 1 && !COMMON.has(word) && !/^\d/u.test(word))
}

/** How much two words mean the same: 1 for forms of one word, up to `MOST_OF_OTHERS` for others, 0 for unlike ones. */
export function likenessOf(word: string, other: string): number {
  if (stemOf(word) === stemOf(other)) return 1
  return MOST_OF_OTHERS * Math.min(1, Math.max(0, (closeness(word, other) - UNLIKE) / (ALIKE - UNLIKE)))
}

/** Cosine of the two words, -1 to 1; 0 where one of them is unknown. */
export function closeness(word: string, other: string): number {
  const [one, two] = [directionOf(word), directionOf(other)]
  return one === null || two === null ? 0 : dot(one, two)
}

const UNLIKE = 0.35
const ALIKE = 0.9
const MOST_OF_OTHERS = 0.85

/** Where the words point together, rare ones more than common ones. */
export function directionOfAll(words: readonly string[]): Vector {
  const sum = new Float64Array(DIMENSIONS)
  for (const word of words) {
    const direction = directionOf(word)
    if (direction === null) continue
    const weight = rarityOf(word)
    for (let index = 0; index < DIMENSIONS; index++) sum[index]! += weight * direction[index]!
  }
  return unit(sum)
}

export function dot(one: Vector, other: Vector): number {
  let sum = 0
  for (let index = 0; index < DIMENSIONS; index++) sum += one[index]! * other[index]!
  return sum
}

/** Inverse frequency among the steps of our calendar playbooks: 'book' tells less than 'florist', and the name of a person or place nothing. */
export function rarityOf(word: string): number {
  const { steps, having } = spoken()
  const times = having.get(stemOf(word)) ?? 0
  return times === 0 && wordVector(word) === null ? 0 : Math.log(1 + (steps + 0.5) / (times + 0.5))
}

const directions = new Map<string, Vector | null>()

function directionOf(word: string): Vector | null {
  const known = directions.get(word)
  if (known !== undefined) return known
  const vector = wordVector(word)
  const { centre } = spoken()
  const direction = vector === null ? null : unit(Float64Array.from(vector, (value, index) => value - centre[index]!))
  directions.set(word, direction)
  return direction
}

type Spoken = { steps: number; having: ReadonlyMap<string, number>; centre: Vector }
let measured: Spoken | null = null

/** What the steps of our calendar playbooks say, measured once. */
function spoken(): Spoken {
  if (measured) return measured
  const steps = PLAYBOOKS.filter(({ plannerTypes }) => plannerTypes.includes('calendar')).flatMap(({ tasks }) => tasks)
  const having = new Map<string, number>()
  const titles = new Set<string>()
  for (const { title, how } of steps) {
    const words = tellingWords(english(title))
    for (const word of words) titles.add(word)
    for (const stem of new Set([...words, ...tellingWords(english(how))].map(stemOf))) having.set(stem, (having.get(stem) ?? 0) + 1)
  }
  const vectors = [...titles].flatMap((word) => { const vector = wordVector(word); return vector === null ? [] : [Float64Array.from(vector)] })
  measured = { steps: steps.length, having, centre: meanOf(vectors) }
  return measured
}

function stemOf(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/u, '').replace(/e$/u, '')
}
