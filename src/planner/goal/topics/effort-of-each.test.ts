import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const work = (prompt: string) => stated(prompt, 'topic').map(({ text }) => text)

describe('what each of several takes', () => {
  it.each([
    ['Scarecrow day by 23 March: write the signs, build 5 scarecrows (about 6 hours each), bake.', '5 scarecrows: 30 h'],
    ['Redo the beer garden by 23 March: repair 6 benches (3 hours each), paint the fence, plant.', 'repair 6 benches: 18 h'],
    ['Fabriquer un décor pour le 23 mars : écrire le texte, fabriquer 5 masques (environ 6 heures chacun), coudre.', 'fabriquer 5 masques: 30 h'],
  ])('is the work of those that are counted, and of nothing else in the list: %s', (prompt, expected) => {
    expect(work(prompt)).toContain(expected)
    expect(work(prompt).filter((text) => text.endsWith(' h'))).toEqual([expected])
    expect(stated(prompt, 'session')).toEqual([])
  })

  it('is that of every item behind a list that counts nothing', () => {
    expect(work('Barn by 23 March: sweep, lime, paint, about 12 hours each.')).toEqual(['sweep: 12 h', 'lime: 12 h', 'paint: 12 h'])
  })

  it('leaves what is attended its turns', () => {
    expect(stated('Play on 23 March: read it, 6 rehearsals (2 hours each), sets.', 'rhythm').map(({ title, count, minutes }) => [title, count, minutes])).toEqual([['rehearsals', 6, 120]])
  })
})
