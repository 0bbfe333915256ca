import type { ReadingContext, Words } from '../../reading-context.ts'
import type { Mention } from '../name-mentions.ts'

/** Names side by side, of which the same is said. */
export type Group = Words & { names: string[] }
/** Which of a name and what is said of it stands first; null where either may. */
export type Order = 'name-first' | 'name-last' | null
export type Pairing<T> = { group: Group; value: T; cost: number }

type Item<T> = { group: Group; value: null } | { group: null; value: T }

/** Names joined by nothing but commas and 'and', with nothing said between them. */
export function groupsOf({ source: { tokens } }: ReadingContext, mentions: readonly Mention[]): Group[] {
  return mentions.reduce<Group[]>((groups, { name, from, to }) => {
    const last = groups.at(-1)
    const isJoined = last !== undefined && from - last.to <= 3 && from > last.to && tokens.slice(last.to, from).every(({ key }) => /^(?:and|&|,|plus|und|y|et|e|the|as|well)$/u.test(key))
    return isJoined ? [...groups.slice(0, -1), { names: [...last.names, name], from: last.from, to }] : [...groups, { names: [name], from, to }]
  }, [])
}

/**
 * Pairs names with what is said of them, each with a neighbour, so that as many as possible are paired and as little as
 * possible stands between: 'Oslo 3 days, Riga 4 days' and '3 days in Oslo, 4 days in Riga' have one such pairing each.
 */
export function align<T extends Words>(context: ReadingContext, { groups, values, order, skip = SKIP }: { groups: readonly Group[]; values: readonly T[]; order: Order; skip?: number }): Pairing<T>[] {
  const items = [...groups.map((group): Item<T> => ({ group, value: null })), ...values.map((value): Item<T> => ({ group: null, value }))].toSorted((a, b) => wordsOf(a).from - wordsOf(b).from)
  const [costs, pairs] = [new Float64Array(items.length + 2), new Float64Array(items.length + 1).fill(-1)]
  for (let index = items.length - 1; index >= 0; index -= 1) {
    costs[index] = skip + costs[index + 1]!
    const [item, next] = [items[index]!, items[index + 1]]
    if (!next || (item.group === null) === (next.group === null) || order !== null && (order === 'name-first') !== (item.group !== null)) continue
    const cost = distance(context, wordsOf(item).to, wordsOf(next).from)
    if (cost + costs[index + 2]! > costs[index]!) continue
    costs[index] = cost + costs[index + 2]!
    pairs[index] = cost
  }
  const found: Pairing<T>[] = []
  for (let index = 0; index < items.length; index += 1) {
    if (pairs[index]! < 0) continue
    const [item, next] = [items[index]!, items[index + 1]!]
    found.push({ group: (item.group ?? next.group)!, value: (item.value ?? next.value)!, cost: pairs[index]! })
    index += 1
  }
  return found
}

/** What it costs to leave a name or a value alone. */
const SKIP = 5

function wordsOf<T extends Words>({ group, value }: Item<T>): Words {
  return group ?? value
}

/** How loosely two stretches hang together. */
function distance({ source: { tokens } }: ReadingContext, from: number, to: number): number {
  let cost = 0
  for (let index = from; index < to && cost < FAR; index += 1) cost += costOf(tokens[index]!.kind, tokens[index]!.key)
  return cost
}

const FAR = 100

function costOf(kind: string, key: string): number {
  if (kind === 'break' || /^[.!?;]$/u.test(key)) return 6
  if (/^(?:,|and|but|then|while|und|y|et|e|\|)$/u.test(key)) return 2
  return kind === 'symbol' ? 0.25 : 0.5
}
