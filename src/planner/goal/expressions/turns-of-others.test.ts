import { describe, expect, it } from 'vitest'
import { toldTimes } from '../read-for-tests.ts'

const GOAL = 'Finish the film by 25 June.'

describe('how long others have it', () => {
  it.each([
    'The lab develops it within two weeks.',
    'Nora returns the cut within ten days.',
    'The studio keeps it for 3 weeks.',
    'I log each reel within 3 days.',
  ])('is not counted from today: %s', (said) => {
    expect(toldTimes(`${GOAL} ${said}`)).toEqual([])
  })

  it('is for the goal where the goal says so', () => {
    expect(toldTimes('Finish the film within ten weeks')).toEqual(['horizon: 70 days, to Sun 14 Mar 2027'])
  })
})

it.each(['The museum wants the first 600 by 1 June.', 'The first 50 go to my aunt.'])('so many of them are no first of a month: %s', (said) => {
  expect(toldTimes(`Scan 2,300 slides by 25 June. ${said}`).filter((told) => told.startsWith('event'))).toEqual([])
})
