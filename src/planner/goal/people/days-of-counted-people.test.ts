import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const times = (prompt: string) => stated(prompt, 'availability', 'sprint').map(({ text }) => text)
const GOAL = 'Replace the checkout of the museum shop. Two-week sprints from 11 January until 19 March.'

describe('the weekdays behind people who are counted', () => {
  it.each([
    ['2 developers, 3 guides (Wednesdays).', ['Guide 1 Wed', 'Guide 2 Wed', 'Guide 3 Wed']],
    ['2 developers, 2 guides released every Friday (only then), one lead full time.', ['Guide 1 Fri', 'Guide 2 Fri']],
    ['2 developers, 1 inspector shared with the harbour (Mondays and Tuesdays), 1 trainer.', ['Inspector Mon, Tue']],
    ['2 developers, one cashier from each shop for a day a week (Thursdays).', ['Cashier Thu']],
  ])('are when each of them is there: %s', (team, expected) => {
    expect(times(`${GOAL} Team: ${team}`)).toEqual(expected)
  })

  it.each([
    '2 developers. Training for 12 guides (Wednesdays).',
    '2 developers. Three workshops on Wednesdays.',
  ])('are not where something else is counted: %s', (rest) => {
    expect(times(`${GOAL} ${rest}`).filter((text) => /^(?:Developer|Guide|Workshop)/u.test(text))).toEqual([])
  })
})
