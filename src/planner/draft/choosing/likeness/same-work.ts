import type { TaskTemplate } from '../../../playbooks/playbook.ts'
import { english } from '../../../playbooks/playbook-texts.ts'
import { PHRASE_ENDS, hasAnyKeyword, plainWords } from '../../wording.ts'
import { isVerb } from '../kinds-of-work.ts'
import type { Vector } from './goal-vector.ts'
import { closeness, directionOfAll, dot, likenessOf, rarityOf, tellingWords } from './step-words.ts'

type Step = Pick<TaskTemplate, 'title' | 'how' | 'about'>

/** How likely each of these steps is the work that a part names in other words, by step; `words` are the part's. English only. */
export function likelySteps<T extends Step>(words: readonly string[], steps: readonly T[]): Map<T, number> {
  const traits = traitsOfSteps(words, steps)
  return new Map(steps.map((step, index) => [step, 1 / (1 + Math.exp(-traits[index]!.reduce((sum, trait, at) => sum + WEIGHTS[at]! * trait, BIAS)))]))
}

/** What tells whether a part is a step, for each of the steps: see `WEIGHTS`. */
export function traitsOfSteps(words: readonly string[], steps: readonly Step[]): number[][] {
  const traits = steps.map((step) => traitsOf(words, step))
  return traits.map((own, index) => [...own, ...COMPARED.map((at) => own[at]! - Math.max(0, ...traits.filter((_, other) => other !== index).map((other) => other[at]!)))])
}

/** Traits that tell more by how far they are ahead of the next best step. */
const COMPARED = [0, 1, 3]

/**
 * Of a logistic regression on marked pairs (marked-parts.json): how much of the part the step speaks of, how much of the
 * step's title the part does, the part's own noun, where both point, a keyword, the part's verb, and by how much the first,
 * second and fourth are ahead of those of the other steps. `bench/parts` fits them anew.
 */
const WEIGHTS = [0.52, 2.03, 1.05, 1.21, 2.93, 0.93, 4.51, 2.04, 1.83]
const BIAS = -3.57

function traitsOf(words: readonly string[], step: Step): number[] {
  const said = tellingWords(words.join(' '))
  const { title, told, named, direction } = wordsOf(step)
  const end = words.findIndex((word, index) => index > 0 && PHRASE_ENDS.has(word))
  const noun = tellingWords((end === -1 ? words : words.slice(0, end)).join(' ')).at(-1) ?? said[0] ?? ''
  const verb = words.length > 1 && isVerb(words[0]!) && !FOR_ANYTHING.has(words[0]!) ? words[0]! : null
  return [
    covered(said, [...named.map((word) => [word, 1] as const), ...told.map((word) => [word, OF_HOW] as const)]),
    covered(title, said.map((word) => [word, 1])),
    Math.max(0, ...named.map((word) => likenessOf(noun, word))),
    dot(directionOfAll(said), direction),
    hasAnyKeyword(words, step.about ?? []) ? 1 : 0,
    verb === null ? 0 : Math.max(0, ...title.map((word) => (likenessOf(verb, word) === 1 ? 1 : closeness(verb, word)))) - HALF,
  ]
}

/** Said of whatever is got or seen to. */
const FOR_ANYTHING: ReadonlySet<string> = new Set(['get', 'find', 'book', 'hire', 'rent', 'order', 'buy', 'arrange', 'organise', 'organize', 'sort', 'set', 'take', 'make', 'do', 'put'])
/** What only tells how it is done says less than its title. */
const OF_HOW = 0.6
const HALF = 0.5

/** How much of the weight of some words others have, 0 to 1. */
function covered(words: readonly string[], by: readonly (readonly [word: string, weight: number])[]): number {
  let [had, all] = [0, 0]
  for (const word of words) {
    const rarity = rarityOf(word)
    all += rarity
    had += rarity * Math.max(0, ...by.map(([other, weight]) => weight * likenessOf(word, other)))
  }
  return all === 0 ? 0 : had / all
}

type Words = { title: string[]; told: string[]; /** Of its title and its keywords. */ named: string[]; direction: Vector }
const known = new WeakMap<object, Words>()

function wordsOf(step: Step): Words {
  const found = known.get(step)
  if (found) return found
  const title = tellingWords(english(step.title))
  const named = [...title, ...(step.about ?? []).flatMap((keyword) => tellingWords(plainWords(keyword).join(' ')))]
  const words = { title, told: tellingWords(english(step.how)), named, direction: directionOfAll(named) }
  known.set(step, words)
  return words
}
