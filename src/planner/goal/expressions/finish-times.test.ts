import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('how long a race shall take', () => {
  it.each(['Run a half in 2:05 on 28 March.', 'Cardiff half on 28 March. We want 1:55.'])('is no hour of it: %s', (prompt) => {
    expect(stated(prompt, 'event').map(({ from }) => from)).toEqual([null])
  })

  it('is told from when it starts', () => {
    expect(stated('Run a marathon on 5 May, start at 9:30', 'event').map(({ from }) => from)).toEqual([570])
  })
})
