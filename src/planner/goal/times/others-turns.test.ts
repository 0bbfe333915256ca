import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

describe('when somebody else has time', () => {
  it.each([
    'Open a tea room on 1 May: licence, till. I work on it Mondays 8-12, my wife Carla Saturdays.',
    'Plan our move on 27 March. I can plan Wednesdays 13-17, my assistant Maike Fridays 8-12.',
    'Clear the loft by 1 March. I have Tuesday evenings, and my brother Tom can help on Sundays',
  ])('is nothing that comes back: “%s”', (prompt) => {
    const { readings } = read(prompt)
    expect(readings.filter(({ kind }) => kind === 'rhythm')).toEqual([])
    expect(readings.filter(({ kind, source }) => kind === 'availability' && source === 'stated')).toHaveLength(1)
  })

  it('leaves what the user does with them', () => {
    expect(read('I have Tuesday evenings, my piano lesson Thursdays 18-19').readings.some(({ kind }) => kind === 'rhythm' || kind === 'commitment')).toBe(true)
  })
})
