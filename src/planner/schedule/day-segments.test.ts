import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstMinutes, intersectSegments, longestSegment, segmentMinutes, segmentsOf, subtractSegments, uniteSegments } from './day-segments.ts'
import type { Segments } from './day-segments.ts'

const windows = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 })), { maxLength: 5 })
const anySegments = windows.map((pairs) => segmentsOf(pairs.map(([from, length]) => ({ from, to: from + length }))))

function minutesOf(segments: Segments): Set<number> {
  const minutes = new Set<number>()
  for (let i = 0; i < segments.length; i += 2) for (let minute = segments[i]!; minute < segments[i + 1]!; minute++) minutes.add(minute)
  return minutes
}

const sorted = (minutes: Iterable<number>) => [...minutes].toSorted((a, b) => a - b)

test('union, intersection and difference are those of the minutes', () => {
  fc.assert(
    fc.property(anySegments, anySegments, (a, b) => {
      const [inA, inB] = [minutesOf(a), minutesOf(b)]
      expect(sorted(minutesOf(uniteSegments(a, b)))).toEqual(sorted(new Set([...inA, ...inB])))
      expect(sorted(minutesOf(intersectSegments(a, b)))).toEqual(sorted([...inA].filter((minute) => inB.has(minute))))
      expect(sorted(minutesOf(subtractSegments(a, b)))).toEqual(sorted([...inA].filter((minute) => !inB.has(minute))))
    }),
  )
})

test('results stay sorted and disjoint', () => {
  fc.assert(
    fc.property(anySegments, anySegments, (a, b) => {
      for (const result of [uniteSegments(a, b), intersectSegments(a, b), subtractSegments(a, b)]) {
        expect(result.every((minute, i) => i === 0 || (i % 2 === 1 ? minute > result[i - 1]! : minute >= result[i - 1]!))).toBe(true)
      }
    }),
  )
})

test('minutes, the longest stretch and the first minutes', () => {
  expect(segmentMinutes([0, 30, 60, 70])).toBe(40)
  expect(longestSegment([0, 30, 60, 70])).toBe(30)
  expect(firstMinutes([0, 30, 60, 70], 35)).toEqual([0, 30, 60, 65])
})
