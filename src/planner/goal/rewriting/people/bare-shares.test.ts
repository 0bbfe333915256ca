import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../../read-for-tests.ts'
import { bareShare } from './bare-shares.ts'

const SPRINTS = 'Weekly sprints from 11 January.'
const people = (prompt: string) => Object.fromEntries(readingsOf(read(prompt, 'sprint'), 'person').map(({ name, roles }) => [name, roles]))

describe('a thing beside a name', () => {
  it.each<[string, Record<string, string[]>]>([
    ['Lyrics by Ingrid, melody by Omar, stage lights Ingrid, programme sheet Bea.', { Ingrid: ['Lyrics', 'stage lights'], Omar: ['melody'], Bea: ['programme sheet'] }],
    ['Me wood and screws, Omar ropes/pulleys, Bea canvas (green).', { Me: ['wood', 'screws'], Omar: ['ropes', 'pulleys'], Bea: ['canvas'] }],
    ['Carpenter Omar builds 6 benches (2 low), Bea glazing + putty, Ingrid door-to-door leaflets.', { Omar: ['carpenter', 'builds 6 benches'], Bea: ['glazing', 'putty'], Ingrid: ['door-to-door leaflets'] }],
    ['Bea does the maps, Omar (half time) parking, Ingrid tea and cakes.', { Bea: ['maps'], Omar: ['parking'], Ingrid: ['tea', 'cakes'] }],
    ['Route map Omar, first aiders Bea, tea and cakes Ingrid.', { Omar: ['Route map'], Bea: ['first aiders'], Ingrid: ['tea', 'cakes'] }],
  ])('is theirs, where a sentence shares out in several ways: %s', (said, expected) => {
    expect(people(`Harvest supper. ${said} ${SPRINTS}`)).toEqual(expected)
  })

  it('is theirs in German too', () => {
    expect(people('Dorffest in drei Wochensprints ab 11. Januar. Musik Ingrid, Zelte Omar, Kuchen und Kaffee Bea.')).toMatchObject({ Ingrid: ['Musik'], Omar: ['Zelte'], Bea: ['Kuchen', 'Kaffee'] })
  })

  it.each(['Ask Omar, then tea with Bea', 'call Omar', 'for Omar', 'away from Omar', 'Curator Omar', 'Omar is away', 'Omar on Fridays', 'Omar tests', 'Omar sells the wine', 'Omar 20 hours'])('is no share in: %s', (said) => {
    expect(bareShare(said, 'en', (word) => word === 'Omar' || word === 'Bea')).toBeNull()
  })
})
