import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentsOf } from '../day-segments.ts'
import { bestSlot } from './slot-search.ts'

const segments = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 40 })), { maxLength: 4 }).map((pairs) => segmentsOf(pairs.map(([from, length]) => ({ from, to: from + length }))))
const day = fc.record({ day: fc.constant(0), free: segments, dislikes: fc.array(segments, { maxLength: 3 }) })

test('no minute-by-minute search finds a slot that is liked better or comes earlier', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (only, minutes) => {
      let best: { start: number; dislikes: number } | null = null
      for (let start = 0; start <= 150; start++) {
        if (!only.free.some((from, i) => i % 2 === 0 && from <= start && start + minutes <= only.free[i + 1]!)) continue
        const dislikes = only.dislikes.filter((one) => one.some((from, i) => i % 2 === 0 && from < start + minutes && start < one[i + 1]!)).length
        if (best === null || dislikes < best.dislikes) best = { start, dislikes }
      }
      const found = bestSlot([only], minutes, 'earliest')
      expect(found && { start: found.start, dislikes: found.dislikes }).toEqual(best)
    }),
  )
})

test('a disliked slot on an earlier day loses against a free one on a later day', () => {
  const days = [{ day: 1, free: [540, 600], dislikes: [[0, 720]] }, { day: 2, free: [900, 1020], dislikes: [[0, 720]] }]
  expect(bestSlot(days, 60, 'earliest')).toEqual({ day: 2, start: 900, dislikes: 0 })
})

test('the latest slot when that is wanted', () => {
  expect(bestSlot([{ day: 1, free: [540, 600, 660, 780], dislikes: [] }], 60, 'latest')).toEqual({ day: 1, start: 720, dislikes: 0 })
})
