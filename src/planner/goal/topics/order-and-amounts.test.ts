import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../read-for-tests.ts'

describe('order and amounts', () => {
  it('keeps a list in that order', () => {
    const brief = read('Declutter the cellar, garage and attic in that order')
    expect(readingsOf(brief, 'precedence').map(({ after }) => after.labels[0])).toEqual(['garage', 'attic'])
    expect(readingsOf(brief, 'topic').at(-1)?.label).toBe('attic')
  })

  it('counts what follows', () => {
    expect(stated('Learn wheel throwing. By summer I want 6 mugs, then 4 bowls.', 'topic').map(({ amount }) => amount?.unit)).toEqual(['mugs', 'bowls'])
  })
})
