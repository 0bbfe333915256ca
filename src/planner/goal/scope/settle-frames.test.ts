import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

const GOAL = 'Refit the clinic by 21 May.'
const SPRINTS = 'Refit the clinic. Weekly sprints from 18 January.'
const frames = (said: string) => stated(`${GOAL} ${said}`, 'horizon').filter(({ appliesTo }) => appliesTo === null)

describe('days that frame the plan', () => {
  it.each([
    'No more than four blocks a day for the first two weeks.',
    'In the week before the opening, three deliveries instead of two.',
    'The new lamps arrive in the week of 8 March.',
    'Stocktaking is on the final Friday of March.',
  ])('are not those of a part: %s', (said) => {
    expect(frames(said)).toEqual([])
  })

  it.each(['Start on 18 January.', 'We begin in the first week of February.'])('are those on which it begins: %s', (said) => {
    expect(frames(said)).toHaveLength(1)
  })

  it.each(['Break over carnival, 8 to 12 February.', 'Pause in the carnival week, 8 to 12 February.'])('are none where nothing is done: %s', (said) => {
    expect(stated(`${SPRINTS} ${said}`, 'horizon', 'sprint')).toEqual([])
    expect(stated(`${SPRINTS} ${said}`, 'exclusion', 'sprint').map(({ days }) => days.spans)).toEqual([[{ first: day('2027-02-08'), last: day('2027-02-12') }]])
  })
})
