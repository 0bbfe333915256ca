import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { realOneOfWhat } from './words-that-point.ts'

describe('the real one', () => {
  it('is what the trial is for', () => {
    const prompt = 'The fire audit is on 3 May. Practice audit two weeks before the real one. Update the log.'
    expect(stated(prompt, 'deadline').map(({ text }) => text)).toContain('Practice audit done by Mon 19 Apr 2027')
    expect(stated(prompt, 'precedence')).toEqual([])
  })

  it.each(['Trial dinner a week before the real one.', 'Buy the real thing before the party, no mock turtle.'])('is left alone where nothing has its name: %s', (prompt) => {
    expect(realOneOfWhat(prompt)).toEqual([])
  })
})
