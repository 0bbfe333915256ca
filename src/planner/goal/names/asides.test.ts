import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label).join()

describe('what a sentence says beside an appointment', () => {
  it.each([
    ["Scout fete on 12 June. Leaders' briefing, Wednesday 9 June, 7.30pm, chapel hall.", 'chapel'],
    ['Scout fete on 12 June. Eye test, 3 May, 9am, fasting.', 'fasting'],
    ['Scout fete on 12 June. Flapjacks – Barbara, by 10 June.', 'Barbara'],
    ['Scout fete on 12 June. Sash windows: my uncle, 3 hours.', 'uncle'],
    ['Scout fete on 12 June. Sauna, lovely, that is Tuesday 8 June at 6pm.', 'lovely'],
  ])('is no part of the plan: %s', (prompt, word) => {
    expect(parts(prompt)).not.toContain(word)
  })

  it('stays among the words of what happens', () => {
    expect(stated("Scout fete on 12 June. Leaders' briefing, Wednesday 9 June, 7.30pm, chapel hall.", 'event').some(({ words }) => words.includes('chapel hall'))).toBe(true)
  })

  it.each([
    ['Scout fete on 12 June. Eye test, 3 May, 9am, collect the new frames.', 'frames'],
    ['Scout fete on 12 June. Briefing, 9 June, 7.30pm, then label the new jars.', 'jars'],
    ['Scout fete on 12 June. Visits to make: Barbara, Uncle Joe, Marcus.', 'Uncle Joe'],
  ])('is one where it is a deed, is joined on or stands in a list: %s', (prompt, word) => {
    expect(parts(prompt)).toContain(word)
  })
})
