import { EigenvalueDecomposition, Matrix } from 'ml-matrix'

export type Axes = { centre: readonly number[]; directions: readonly (readonly number[])[] }

/** The directions in which these vectors differ most, most first, and the middle from which that is measured. */
export function principalAxes(vectors: readonly (readonly number[])[], count: number): Axes {
  const matrix = new Matrix(vectors.map((vector) => [...vector]))
  const centre = matrix.mean('column')
  matrix.subRowVector(centre)
  const { eigenvectorMatrix } = new EigenvalueDecomposition(matrix.transpose().mmul(matrix).div(vectors.length), { assumeSymmetric: true })
  const last = eigenvectorMatrix.columns - 1
  return { centre, directions: Array.from({ length: count }, (_, index) => eigenvectorMatrix.getColumn(last - index)) }
}

export function projected(vector: readonly number[], { centre, directions }: Axes): number[] {
  return directions.map((direction) => direction.reduce((sum, share, index) => sum + share * (vector[index]! - centre[index]!), 0))
}
