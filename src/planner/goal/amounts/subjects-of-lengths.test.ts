import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('the length of what is prepared', () => {
  it.each(['Talk about bats at the library on 26 February, 25 minutes, slides', 'Explainer film about compost, 80 seconds, animated', 'My thesis defence is on 18 March, 15 minute talk and 30 minutes of questions'])('is none of a sitting: %s', (prompt) => {
    expect(stated(prompt, 'session')).toEqual([])
  })
})

describe('the length of a thing that has its days', () => {
  it.each(['Host a three-day conference on 5, 6 and 7 May for 60 people', 'Plan a weekend book fair for 8 May', 'Organise a two-day workshop on 8 and 9 May'])('is none of the plan: %s', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is that of the plan where it names one', () => {
    expect(stated('Write a two-week study plan for my exam on 8 February', 'horizon')).toHaveLength(1)
  })
})
