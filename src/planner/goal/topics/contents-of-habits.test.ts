import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('what is listed in brackets behind a habit', () => {
  it.each([
    ['Shoulder exercises twice a day, 10 minutes each (pendulum, wall slides, band rotations), from 11 January to 7 February.', 'Shoulder exercises: pendulum, wall slides, band rotations'],
    ['Voice warm-ups every day for 5 minutes (lip trills, sirens, humming), until 7 February.', 'Voice warm-ups: lip trills, sirens, humming'],
  ])('is done each time: “%s”', (prompt, title) => {
    expect(stated(prompt, 'rhythm').map((rhythm) => rhythm.title)).toEqual([title])
    expect(parts(prompt)).toEqual([])
  })

  it('stays the parts of what is learnt', () => {
    expect(parts('Study three evenings a week for the exam on 2 April (torts, contracts, property).')).toEqual(['torts', 'contracts', 'property'])
  })
})
