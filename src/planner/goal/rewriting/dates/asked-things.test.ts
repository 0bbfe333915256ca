import { describe, expect, it } from 'vitest'
import { stated, iso } from '../../read-for-tests.ts'

const told = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title} ${iso(days.first)!} ${from === null ? '-' : from / 60}`)

describe('a thing asked for before its day', () => {
  it.each([
    ['Rescue greyhound arrives on 3 April. First jab? 9 April, 9.30am.', 'First jab 2027-04-09 9.5'],
    ['Rescue greyhound arrives on 3 April. And the home check? Tuesday 30 March, 2pm.', 'home check 2027-03-30 14'],
  ])('happens then: %s', (prompt, event) => {
    expect(told(prompt)).toContain(event)
  })

  it.each([
    'Rescue greyhound arrives on 3 April. Is that right? 9 April is the deadline for the form.',
    'Rescue greyhound arrives on 3 April. What else? 9 April the vet.',
  ])('is no question of another kind: %s', (prompt) => {
    expect(told(prompt).join()).not.toMatch(/right|else/u)
  })
})
