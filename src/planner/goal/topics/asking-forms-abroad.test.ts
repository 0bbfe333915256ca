import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('names of things that must be done in other languages', () => {
  it.each([
    ['Sommerfest am 5. Juni. Plakate müssen bis 10. Mai hängen', 'Plakate'],
    ['Fiesta el 5 de junio. Los carteles tienen que estar antes del 10 de mayo', 'carteles'],
    ['La fête est le 5 juin. Les affiches doivent être posées avant le 10 mai', 'affiches'],
  ])('%s', (prompt, label) => {
    expect(stated(prompt, 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toEqual([label])
  })
})
