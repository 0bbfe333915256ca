import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('what follows the first of a series', () => {
  it.each<[string, string]>([
    ['Start a video channel: 6 videos, first one online 1 March, then every second Monday.', 'video: every 2 weeks until Mon 10 May 2027'],
    ['Write a parish letter, first issue 12 February, then monthly to 90 households', 'issue: every month until Wed 12 May 2027'],
    ['Soil podcast, first episode on 1 March, then every other Monday, 4 episodes', 'episode: every 2 weeks until Mon 12 Apr 2027'],
    ['Found a reading circle, first meeting on 9 March, then every second Tuesday of the month', 'meeting: every month until Tue 4 May 2027'],
    ['Column for the paper, first text on 4 March, then every Thursday until 25 March', 'text: every week until Thu 25 Mar 2027'],
  ])('%s', (prompt, text) => {
    expect(stated(prompt, 'rhythm').map((rhythm) => rhythm.text)).toEqual([text])
  })
})
