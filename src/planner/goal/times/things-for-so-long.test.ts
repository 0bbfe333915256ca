import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const things = (prompt: string) => stated(prompt, 'rhythm').map(({ title, minutes, windows: [window] }) => [title, window?.from, minutes])

describe('what is named behind its days and its length', () => {
  it.each([
    ['Every Friday at 4pm a 15 minute tidy of my desk. Until Easter.', 'tidy of my desk', 960, 15],
    ['Sundays at 10am a 20 minute check of the beehives, until end of February', 'check of the beehives', 600, 20],
    ['Learn Welsh. Thursdays 8pm a half hour phone call with my aunt.', 'phone call with my aunt', 1200, 30],
    ['First Saturday of the month at 10am a 45 minute inspection of the boat', 'inspection of the boat', 600, 45],
    ['jeden Sonntag um 17 Uhr 10 Minuten Rückblick auf die Woche, bis Ende März', 'Rückblick auf die Woche', 1020, 10],
  ])('recurs in “%s”', (prompt, ...thing) => {
    expect(things(prompt)).toEqual([thing])
    expect(stated(prompt, 'availability')).toEqual([])
    expect(stated(prompt, 'session')).toEqual([])
  })

  it.each([
    ['Learn Welsh. Saturdays at 9am two hours is all I have.'],
    ['Restore a moped. Sundays at 10am 90 minutes at most.'],
    ['Learn Welsh. Mondays at 9am a 30 minute standup at work.'],
  ])('is nothing where the length says how much time there is: “%s”', (prompt) => {
    expect(things(prompt).filter(([title]) => title !== null)).toEqual([])
  })
})
