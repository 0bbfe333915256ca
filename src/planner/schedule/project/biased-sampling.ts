import type { Random } from '../seeded-random.ts'
import type { Direction } from './direction.ts'
import type { Project } from './project.ts'

/**
 * A random activity list by regret-based biased sampling (Drexl 1991): among the eligible activities each is drawn with
 * a weight that grows with the length of the chain that waits for it. `bias` 0 is uniform.
 */
export function sampleList(project: Project, direction: Direction, draw: { list: Int32Array; random: Random; bias: number }): void {
  const { before, after, tails } = direction
  const { count } = project
  const waiting = Int32Array.from({ length: count }, (_, i) => before.offsets[i + 1]! - before.offsets[i]!)
  const eligible: number[] = []
  for (let i = 0; i < count; i++) if (waiting[i] === 0) eligible.push(i)
  for (let position = 0; position < count; position++) {
    const at = drawIndex(eligible, tails, draw)
    const activity = eligible[at]!
    draw.list[position] = activity
    eligible[at] = eligible[eligible.length - 1]!
    eligible.pop()
    for (let edge = after.offsets[activity]!; edge < after.offsets[activity + 1]!; edge++) {
      const next = after.targets[edge]!
      waiting[next]!--
      if (waiting[next] === 0) eligible.push(next)
    }
  }
}

function drawIndex(eligible: readonly number[], tails: Int32Array, { random, bias }: { random: Random; bias: number }): number {
  let least = Infinity
  for (const activity of eligible) least = Math.min(least, tails[activity]!)
  const weights = eligible.map((activity) => (tails[activity]! - least + 1) ** bias)
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (let at = 0; at < weights.length - 1; at++) {
    rest -= weights[at]!
    if (rest <= 0) return at
  }
  return weights.length - 1
}
