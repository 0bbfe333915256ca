import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const end = (prompt: string) => stated(prompt, 'deadline').map(({ latest }) => iso(Math.ceil(latest / 1440) - 1))

describe('what is made for a season', () => {
  it.each(['Crochet a hat for the autumn', 'Einen Hut für den Herbst häkeln', 'Tejer un gorro para el otoño', 'Faire un bonnet pour l’automne'])('is ready when it begins: %s', (prompt) => {
    expect(end(prompt)).toEqual(['2027-08-31'])
  })

  it.each(['Rent a cottage in Wales for the autumn', 'Work in the vineyard for the autumn'])('lasts as long as it does where somebody stays or works: %s', (prompt) => {
    expect(end(prompt)).not.toContain('2027-08-31')
  })
})
