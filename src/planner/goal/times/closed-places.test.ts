import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const NOW = '2027-01-04T08:00'
const kinds = (prompt: string) => [stated(prompt, 'exclusion', 'sprint').length, stated(prompt, 'deadline', 'sprint').length, stated(prompt, 'event', 'sprint').length]

describe(`a place that is closed, seen from ${NOW}`, () => {
  it.each([
    'Two 3-week sprints from 25 January. Casing, cables, tests. Workshop closed 8+9 Feb.',
    'Two 3-week sprints from 25 January. Casing, cables, tests. Lab closed 8 and 9 Feb',
    'Two 3-week sprints from 25 January. Casing, cables, tests. School closed on 8 Feb.',
  ])('has no work on those days, and nothing is handed in: %s', (prompt) => {
    const [exclusions, deadlines, events] = kinds(prompt)
    expect(exclusions).toBeGreaterThan(0)
    expect([deadlines, events]).toEqual([0, 0])
  })

  it('is no list that is closed by a day', () => {
    expect(kinds('Two 3-week sprints from 25 January. Posters, stalls, rota. Stall list closed on 10 February.')[0]).toBe(0)
  })
})

describe('ordinals in a list', () => {
  it('are no days', () => {
    expect(stated('New lamps, floor by floor: ground, first, second, third. Two 2-week sprints from 11 January', 'event', 'sprint')).toEqual([])
  })
})
