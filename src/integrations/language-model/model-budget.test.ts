import { describe, expect, test } from 'vitest'
import { createModelBudget, estimateTokens } from './model-budget.ts'

const settings = { maxOutputTokens: 4_000, maxTokens: 10_000, maxCostMicros: null, inputPrice: 2, outputPrice: 10, totalMs: 60_000 }
const used = { inputTokens: 3_000, outputTokens: 2_500, estimated: false, outcome: 'answered' } as const

describe('the budget of one plan', () => {
  test('limits an answer to itself, then to what is left of the plan’s tokens', () => {
    const budget = createModelBudget(settings, () => 0)
    expect(budget.outputTokensFor(3_000)).toBe(4_000)
    expect(budget.spend(used)).toMatchObject({ costMicros: 31_000 })
    expect(budget.outputTokensFor(3_000)).toBe(1_500)
    expect(budget.outputTokensFor(4_200)).toBeNull()
  })

  test('limits an answer to what is left of its money', () => {
    const budget = createModelBudget({ ...settings, maxCostMicros: 40_000 }, () => 0)
    expect(budget.outputTokensFor(3_000)).toBe(3_400)
    budget.spend(used)
    expect(budget.outputTokensFor(1_000)).toBe(700)
    expect(budget.outputTokensFor(3_000)).toBeNull()
  })

  test('counts money for the question alone where answers are free', () => {
    const budget = createModelBudget({ ...settings, maxCostMicros: 5_000, outputPrice: 0 }, () => 0)
    expect([budget.outputTokensFor(2_000), budget.outputTokensFor(3_000)]).toEqual([4_000, null])
  })

  test('runs out of time on the clock it is given', () => {
    let now = 1_000
    const budget = createModelBudget(settings, () => now)
    now += 59_000
    expect(budget.remainingMs()).toBe(1_000)
  })
})

test('tokens are estimated on the high side for scripts beyond ASCII', () => {
  expect(estimateTokens('four chars each!')).toBe(4)
  expect(estimateTokens('学习日语')).toBe(4)
  expect(estimateTokens('Füße')).toBe(3)
})
