import { describe, expect, it } from 'vitest'
import { planUpTo } from './plan-up-to.ts'

describe('how far a plan goes', () => {
  it.each([
    ['Please plan to end of January so we all know', ' it to the end of '],
    ['Plan it through to mid February.', ' it to the middle of '],
    ['plan up to Easter', ' it to '],
  ])('is said in full: %s', (text, said) => {
    expect(planUpTo(text).map((part) => part.text)).toEqual([said])
  })

  it.each(['I plan to move in January', 'We plan to finish by May', 'Make me a plan till end of April'])('is not what somebody means to do: %s', (text) => {
    expect(planUpTo(text)).toEqual([])
  })
})
