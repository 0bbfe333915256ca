import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const SPRINTS = 'Three 2-week sprints from 11 January. Posters, stalls, permit.'
const events = (told: string) => stated(`Saddlery fair. ${SPRINTS} ${told}`, 'event', 'sprint').map(({ title, days }) => `${title} ${iso(days.first)}`)

describe('the dates that a team’s goal tells', () => {
  it('are none of the plan where they have been', () => {
    expect(events('Last year we opened on 12 February and nobody came.')).toEqual([])
    expect(events('The mayor opens it on 12 February.')).toHaveLength(1)
  })

  it('are no event where somebody comes or goes', () => {
    expect(events('A contractor starts on 25 January and leaves on 12 February.').filter((event) => /^leaves/iu.test(event))).toEqual([])
    expect(events('The lorry leaves on 12 February.')).toEqual([expect.stringMatching(/lorry/iu)])
  })

  it('are called by what happens, and not by the word that gives a reason', () => {
    expect(events('The hall must be empty by 9 February since the painters come on 12 February.')).toContainEqual(expect.stringMatching(/^painters.* 2027-02-12$/iu))
  })
})
