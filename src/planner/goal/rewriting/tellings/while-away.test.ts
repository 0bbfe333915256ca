import { describe, expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'
import { whileAway } from './while-away.ts'

describe('what is done while its writer is away', () => {
  it.each([
    'Someone waters the ferns every day while we are away, 3 to 17 April',
    'Empty the letter box twice a week while I’m in Lisbon from 3 to 17 April',
  ])('is done on those days: %s', (prompt) => {
    expect(whileAway(prompt)).toHaveLength(1)
    const { readings } = readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect(readings.filter(({ kind, source }) => kind === 'exclusion' && source === 'stated')).toEqual([])
  })

  it.each([
    'Run every day. While we are away 3 to 17 April I rest',
    'We are away 3 to 17 April, water the ferns every week',
    'Paint the shed while we are at home 3 to 17 April',
  ])('is nothing else: %s', (prompt) => {
    expect(whileAway(prompt)).toEqual([])
  })
})
