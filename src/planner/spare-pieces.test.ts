import { expect, it } from 'vitest'
import { taskOf } from './schedule/testing/build.ts'
import { sparePieces } from './spare-pieces.ts'

const turns = (count: number) => Array.from({ length: count }, (_, index) => taskOf(`t${index}`, { answers: ['r1'], occurrence: { series: 'scales', index } }))
const steps = ['compare', 'order', 'fit'].map((id) => taskOf(id, { answers: ['r2'] }))
const spare = (tasks: readonly ReturnType<typeof taskOf>[], ...unplaced: string[]) => [...sparePieces(tasks, new Set(unplaced))]

it('spares the odd turn of a long series, and none where many are missing or there are few', () => {
  expect(spare(turns(20), 't19')).toEqual(['t19'])
  expect(spare(turns(20), 't17', 't18', 't19')).toEqual([])
  expect(spare(turns(4), 't3')).toEqual([])
})

it('spares a first step of a part whose last has its place, and never the last', () => {
  expect(spare(steps, 'compare')).toEqual(['compare'])
  expect(spare(steps, 'fit')).toEqual([])
  expect(spare(steps, 'compare', 'order')).toEqual([])
})

it('spares nothing of what has a time of its own', () => {
  expect(spare([taskOf('compare', { answers: ['r2'], fixed: { days: { first: 1, last: 1 }, from: 540, to: 600 } }), ...steps.slice(1)], 'compare')).toEqual([])
})
