// usage: node bench/parts/run.ts [--wrong]
import { PLAYBOOKS } from '../../src/planner/playbooks/all-playbooks.ts'
import { traitsOfSteps } from '../../src/planner/draft/choosing/likeness/same-work.ts'
import marked from '../../src/planner/draft/choosing/likeness/marked-parts.json' with { type: 'json' }
import { plainWords } from '../../src/planner/draft/wording.ts'

/** Parts as people write them, each with all steps of a playbook: whether the two are the same work was marked by hand. */
type Part = { playbook: string; part: string; pairs: { step: string; isSame: boolean; traits: readonly number[] }[] }
type Model = { weights: number[]; bias: number }

const FOLDS = 7
const STEPS = 400
const PENALTY = 1
const RATE = 0.05
const LEVELS = [0.6, 0.7, 0.8, 0.86, 0.9]

const parts: Part[] = marked.map(({ playbook, part, steps }) => {
  const { tasks } = PLAYBOOKS.find(({ id }) => id === playbook)!
  const traits = traitsOfSteps(plainWords(part), tasks)
  return { playbook, part, pairs: tasks.map(({ id }, index) => ({ step: id, isSame: steps.includes(id), traits: traits[index]! })) }
})
const playbooks = [...new Set(parts.map(({ playbook }) => playbook))]

// Each part is judged by weights that were fitted to other playbooks.
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const apart = new Set(playbooks.filter((_, index) => index % FOLDS === fold))
  const model = fit(parts.filter(({ playbook }) => !apart.has(playbook)))
  return parts.filter(({ playbook }) => apart.has(playbook)).map((part) => ({ ...part, best: part.pairs.map((pair) => ({ ...pair, probability: probabilityOf(pair.traits, model) })).toSorted((a, b) => b.probability - a.probability)[0]! }))
}).flat()

const having = judged.filter(({ pairs }) => pairs.some(({ isSame }) => isSame)).length
console.log(`${parts.length} parts with ${parts.reduce((sum, { pairs }) => sum + pairs.length, 0)} steps; ${having} of them are a step of their playbook`)
for (const level of LEVELS) {
  const taken = judged.filter(({ best }) => best.probability >= level)
  const right = taken.filter(({ best }) => best.isSame).length
  console.log(`from ${level}: ${taken.length} taken, ${percent(right, taken.length)} of them rightly, ${percent(right, having)} of those that are one`)
}
const all = fit(parts)
console.log(`fitted to all: WEIGHTS = [${all.weights.map((weight) => weight.toFixed(2)).join(', ')}], BIAS = ${all.bias.toFixed(2)}`)
if (process.argv.includes('--wrong')) for (const { playbook, part, best } of judged) if (best.probability >= LEVELS[0]! && !best.isSame) console.log(`${best.probability.toFixed(2)}\t${playbook}\t${part}\t${best.step}`)

/** Logistic regression on standardised traits with an L2 penalty, by Adam (Kingma and Ba 2015). */
function fit(members: readonly Part[]): Model {
  const rows = members.flatMap(({ pairs }) => pairs)
  const count = rows[0]!.traits.length
  const means = Array.from({ length: count }, (_, at) => rows.reduce((sum, { traits }) => sum + traits[at]!, 0) / rows.length)
  const deviations = means.map((mean, at) => Math.sqrt(rows.reduce((sum, { traits }) => sum + (traits[at]! - mean) ** 2, 0) / rows.length) || 1)
  const inputs = rows.map(({ traits }) => [...traits.map((trait, at) => (trait - means[at]!) / deviations[at]!), 1])
  const weights = [...Array.from({ length: count }, () => 0), -3]
  const [mean, square] = [weights.map(() => 0), weights.map(() => 0)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, at) => (at < count ? PENALTY * weight : 0))
    for (const [index, input] of inputs.entries()) {
      const error = 1 / (1 + Math.exp(-input.reduce((sum, value, at) => sum + value * weights[at]!, 0))) - (rows[index]!.isSame ? 1 : 0)
      for (let at = 0; at <= count; at++) gradient[at]! += error * input[at]!
    }
    for (let at = 0; at <= count; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * gradient[at]!
      square[at] = 0.999 * square[at]! + 0.001 * gradient[at]! ** 2
      weights[at]! -= (RATE * (mean[at]! / (1 - 0.9 ** step))) / (Math.sqrt(square[at]! / (1 - 0.999 ** step)) + 1e-9)
    }
  }
  const own = weights.slice(0, count).map((weight, at) => weight / deviations[at]!)
  return { weights: own, bias: weights[count]! - own.reduce((sum, weight, at) => sum + weight * means[at]!, 0) }
}

function probabilityOf(traits: readonly number[], { weights, bias }: Model): number {
  return 1 / (1 + Math.exp(-traits.reduce((sum, trait, at) => sum + trait * weights[at]!, bias)))
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`
}
