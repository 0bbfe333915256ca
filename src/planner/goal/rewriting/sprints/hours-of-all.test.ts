import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const GOAL = 'Switch off the old interface: usage report, mails, guide.'

describe('hours that several have together', () => {
  it.each([
    `${GOAL} Camille and Rasmus, 260h altogether, four 3-week sprints from 11 January.`,
    `${GOAL} Four 3-week sprints from 11 January. Camille + Rasmus (260 hours between them).`,
  ])('are those of the whole work: %s', (prompt) => {
    expect(stated(prompt, 'limit', 'sprint')).toMatchObject([{ per: 'total', max: 260 * 60, person: null }])
    expect(stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles])).toEqual([['Camille'], ['Rasmus']])
  })

  it('are nobody’s own', () => {
    expect(stated(`${GOAL} Camille (120 hours), Rasmus (140 hours), four 3-week sprints from 11 January.`, 'limit', 'sprint').filter(({ per }) => per === 'total')).toEqual([])
  })
})
