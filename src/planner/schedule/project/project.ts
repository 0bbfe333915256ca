/** A resource-constrained project in compressed rows: activities are indices, time is a whole number of slots. */
export type Project = {
  count: number
  durations: Int32Array
  /** Renewable capacities; `demands` is count × resources, row by row. */
  capacities: Int32Array
  demands: Int32Array
  successors: Adjacency
  predecessors: Adjacency
  packing: Packing
  /** Sum of durations: no schedule that leaves no gap is longer. */
  horizon: number
}

/** Neighbours of i are `targets[offsets[i]] … targets[offsets[i + 1] - 1]`. */
export type Adjacency = { offsets: Int32Array; targets: Int32Array }

/**
 * Demands as bit fields of 32-bit words, each field with a guard bit above it, so that one subtraction and one mask
 * test all resources of a word: a field that would fall below zero clears its guard.
 */
export type Packing = { words: number; guards: Int32Array; full: Int32Array; demands: Int32Array }

export type ProjectInput = { durations: readonly number[]; demands: readonly (readonly number[])[]; capacities: readonly number[]; successors: readonly (readonly number[])[] }

export function compileProject(input: ProjectInput): Project {
  const count = input.durations.length
  const predecessors: number[][] = input.durations.map(() => [])
  input.successors.forEach((targets, from) => targets.forEach((to) => predecessors[to]!.push(from)))
  return {
    count,
    durations: Int32Array.from(input.durations),
    capacities: Int32Array.from(input.capacities),
    demands: Int32Array.from(input.demands.flat()),
    successors: compress(input.successors),
    predecessors: compress(predecessors),
    packing: pack(input),
    horizon: input.durations.reduce((sum, duration) => sum + duration, 0),
  }
}

function compress(lists: readonly (readonly number[])[]): Adjacency {
  const offsets = new Int32Array(lists.length + 1)
  lists.forEach((list, index) => (offsets[index + 1] = offsets[index]! + list.length))
  return { offsets, targets: Int32Array.from(lists.flat()) }
}

function pack({ demands, capacities }: ProjectInput): Packing {
  const fields = layFields(capacities)
  const words = fields.reduce((most, field) => Math.max(most, field.word + 1), 1)
  const guards = new Int32Array(words)
  const full = new Int32Array(words)
  const packed = new Int32Array(demands.length * words)
  fields.forEach(({ word, shift, bits }, resource) => {
    guards[word]! |= 1 << (shift + bits)
    full[word]! |= (1 << (shift + bits)) | (capacities[resource]! << shift)
    demands.forEach((row, activity) => (packed[activity * words + word]! |= row[resource]! << shift))
  })
  return { words, guards, full, demands: packed }
}

function layFields(capacities: readonly number[]): { word: number; shift: number; bits: number }[] {
  let word = 0
  let shift = 0
  return capacities.map((capacity) => {
    const bits = Math.max(1, 32 - Math.clz32(capacity))
    if (shift + bits + 1 > 31) {
      word++
      shift = 0
    }
    const field = { word, shift, bits }
    shift += bits + 1
    return field
  })
}
