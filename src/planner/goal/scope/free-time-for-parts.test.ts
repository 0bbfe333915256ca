import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

function openFor(prompt: string): (readonly string[] | null)[] {
  return stated(prompt, 'availability').map(({ appliesTo }) => appliesTo?.labels ?? null)
}

describe('time that there is for one of several parts', () => {
  it.each([
    ['Garden: paint the fence by 15 Feb, dig the beds, plant trees. I only have Sundays for the painting.', ['paint the fence']],
    ['Garden: paint the fence by 15 Feb, dig the beds, plant trees. Only Sundays for the fence.', ['paint the fence']],
    ['Taxes: collect W-2s and 1099s by Feb 15 (I only have Sundays for the collecting), return filed before April 15.', ['collect W-2s', '1099s']],
  ])('%s', (prompt, labels) => {
    expect(openFor(prompt)).toEqual([labels])
  })

  it('is all of the plan’s where no part is meant', () => {
    expect(openFor('Garden: paint the fence by 15 Feb, dig the beds. I only have Sundays for all this.')).toEqual([null])
    expect(openFor('Learn the guitar. I have Sundays for practice.')).toEqual([null])
  })
})
