import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const happens = (prompt: string) => stated(prompt, 'event').map(({ title, days }) => `${title} ${iso(days.first)}`.toLowerCase())
const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label.toLowerCase())

describe('what others decide by a day', () => {
  it.each([
    ['Pond papers: abstraction licence (decision due 4 May), liner, pump.', 'abstraction licence: decision 2027-05-04'],
    ['Pond: liner, pump. Council grant before anything\'s ordered (answer by 4 May they say).', 'council grant: answer 2027-05-04'],
  ])('happens then, and is no work: %s', (prompt, event) => {
    expect(happens(prompt)).toContain(event)
    expect(parts(prompt).join()).not.toMatch(/decision|answer/u)
  })

  it('leaves nothing to do of what is handed in', () => {
    const prompt = 'Pond papers: abstraction licence (submitted, answer expected wk of 10 May), liner, pump, plants.'
    expect(happens(prompt)).toContain('abstraction licence: answer 2027-05-10')
    expect(parts(prompt)).toEqual(['liner', 'pump', 'plants'])
  })

  it('is a deed where somebody writes it', () => {
    expect(readingsOf(read('Write the answer to the landlord by 4 May.'), 'deadline').length).toBe(1)
    expect(happens('Write the answer to the landlord by 4 May.')).toEqual([])
  })
})
