import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title }) => title)
const levels = (prompt: string) => stated(prompt, 'level').map(({ text }) => text)

describe('how it is at present', () => {
  it.each(['Sleep better before school starts on 1 February at 8:00, now falling asleep at 4am.'])('is nothing that happens: %s', (prompt) => {
    expect(events(prompt).filter((title) => /asleep|dozing/u.test(title))).toEqual([])
    expect(levels(prompt).some((text) => text.startsWith('Now: '))).toBe(true)
  })

  it('leaves the hours of the plan to the plan', () => {
    expect(levels('Learn the oboe. Now I have time at 7:30.')).toEqual([])
  })
})

describe('what begins later than the plan', () => {
  it.each([
    ['Swim 3 km. Pool Tue and Fri, river on Sundays, usually from early June.', [['river'], '2027-06-01']],
    ['Swim 3 km. Gym on Mondays, river on Sundays, but only from 1 June.', [['river'], '2027-06-01']],
  ])('is the series that the aside is said of: %s', (prompt, [labels]) => {
    expect(stated(prompt, 'horizon').map(({ appliesTo }) => appliesTo?.labels ?? null)).toEqual([labels])
  })

  it('is the plan where the start is said of it', () => {
    expect(stated('Swim 3 km, starting 1 February. Pool Tue and Fri.', 'horizon').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })
})
