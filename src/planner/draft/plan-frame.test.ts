import { describe, expect, it } from 'vitest'
import { day, read } from '../goal/read-for-tests.ts'
import { planFrame } from './plan-frame.ts'

describe('the day everything leads to', () => {
  it.each([
    ["Prepare for my grade 6 flute exam on 20 March, parents' evening on 4 February at 18:30", '2027-03-20'],
    ['Give up sugar by my birthday on 11 April. Blood test appointment 3 February at 8:40', '2027-04-10'],
    ['Half marathon on 18 April, dentist on 9 March at 8:15, runs Tue and Sat', '2027-04-18'],
  ])('%s', (prompt, anchor) => {
    expect(planFrame(read(prompt)).anchor).toBe(day(anchor))
  })
})
