import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const TRIP = 'There are direct trains between Ghent and Bonn, and between Bonn and Turin.'
const stays = (said: string) => stated(`Order a trip of ten days through three cities. ${said} ${TRIP}`, 'stay').map(({ place, days, nights }) => [place, days ?? nights])

describe('days that are given to places', () => {
  it.each([
    'Three days should be devoted to Ghent, two to Bonn and seven to Turin.',
    'Three days are set aside for Ghent, two for Bonn, and seven for Turin.',
    '3 days must be spent in Ghent, 2 days in Bonn and 7 days in Turin.',
  ])('are the lengths of the stays: %s', (said) => expect(stays(said)).toEqual([['Ghent', 3], ['Bonn', 2], ['Turin', 7]]))

  it('are none where no place is named', () => expect(stated('Two days should be devoted to painting, one to cleaning.', 'stay')).toEqual([]))
})
