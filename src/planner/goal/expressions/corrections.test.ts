import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

describe('what the writer takes back', () => {
  it.each([
    ['Learn to juggle, every Tuesday, no wait, Wednesday evening, until 30 April', [3]],
    ['Learn to juggle, Monday and Thursday evenings, I mean Friday, until 31 March', [1, 5]],
  ])('%s', (prompt, weekdays) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([{ days: { weekdays }, windows: [{ from: 1080 }] }])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('keeps the date of the hour that is said again', () => {
    expect(stated('Party for my mum, Saturday 6 March at 3pm, sorry, 4pm', 'event')).toMatchObject([{ days: { first: day('2027-03-06') }, from: 960 }])
    expect(stated('Card trick show on 16 May at 15:30, actually 16:00', 'event')).toMatchObject([{ from: 960 }])
  })

  it('takes back nothing where a "no" rules something out', () => {
    expect(stated('Write a novel on weekdays, no Fridays', 'exclusion')).toHaveLength(1)
  })
})
