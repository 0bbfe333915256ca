import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

describe('what there is with each time of a series', () => {
  it.each([
    ["six D&D sessions, every second friday 7-11pm, first one feb 19. on the wednesday before each session theres a 30 minute level-up call at 8pm. thats it", 'level-up call', [3], { from: 1200, to: 1230 }],
    ['Choir every Saturday 10-12. On the Thursday before each rehearsal we have a 45-minute sectional at 19:00.', 'sectional', [4], { from: 1140, to: 1185 }],
  ])('comes back with it in “%s”', (prompt, title, weekdays, window) => {
    expect(stated(prompt, 'rhythm').find((rhythm) => rhythm.title === title)).toMatchObject({ days: { weekdays }, windows: [window] })
  })
})
