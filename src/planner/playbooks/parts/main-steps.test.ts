import { expect, it } from 'vitest'
import { mainStep } from './main-steps.ts'
import { PART_KINDS } from './part-kinds.ts'

it('leaves one step of each kind of part', () => {
  expect(PART_KINDS.filter((kind) => mainStep(kind) === null)).toEqual([])
})
