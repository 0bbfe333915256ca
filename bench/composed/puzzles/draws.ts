import { seededRandom } from '../../../src/planner/schedule/seeded-random.ts'

/** Everything that is left to chance, from one seed. */
export type Draws = {
  below: (count: number) => number
  oneOf: <Item>(items: readonly Item[]) => Item
  happens: (share: number) => boolean
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

export function drawsOf(seed: number): Draws {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const shuffled = <Item>(items: readonly Item[]) => {
    const left = [...items]
    return items.map(() => left.splice(below(left.length), 1)[0]!)
  }
  return { below, oneOf: (items) => items[below(items.length)]!, happens: (share) => random() < share, shuffled }
}
