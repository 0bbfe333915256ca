import { Matrix, inverse } from 'ml-matrix'
import { meanOf } from './goal-vector.ts'
import type { Vector } from './goal-vector.ts'
import { DIMENSIONS } from './word-vectors.ts'

/** Whatever class a vector belongs to: the greater the score of a class, the likelier. */
export type Discriminant = (vector: Vector) => Float64Array

/**
 * Linear discriminant analysis (Fisher 1936): classes differ by their means, and all vary around them alike. Directions in
 * which goals of one class differ from each other tell little, and are shrunk.
 */
export function discriminantOf(classes: readonly (readonly Vector[])[]): Discriminant {
  const means = classes.map(meanOf)
  const scatter = Matrix.zeros(DIMENSIONS, DIMENSIONS)
  let members = 0
  for (const [index, vectors] of classes.entries()) {
    const deviations = new Matrix(vectors.map((vector) => Array.from(vector, (value, dimension) => value - means[index]![dimension]!)))
    scatter.add(deviations.transpose().mmul(deviations))
    members += vectors.length
  }
  scatter.div(members)
  const shrinkage = SHRINKAGE * scatter.trace() / DIMENSIONS
  const precision = inverse(scatter.add(Matrix.eye(DIMENSIONS).mul(shrinkage)))
  const weights = new Matrix(means.map((mean) => [...mean])).mmul(precision)
  const biases = means.map((mean, index) => -0.5 * dot(weights.getRow(index), mean))
  const flat = Float64Array.from(weights.to1DArray())
  return (vector) => Float64Array.from(biases, (bias, index) => bias + dot(flat.subarray(index * DIMENSIONS, (index + 1) * DIMENSIONS), vector))
}

/** Part of the mean variance that every direction gets on top: few members say little of a class. */
const SHRINKAGE = 0.3

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < DIMENSIONS; index++) sum += a[index]! * b[index]!
  return sum
}
