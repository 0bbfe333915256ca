import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

describe('how something is done', () => {
  it('is no part of it', () => {
    const { readings, notes } = readGoal({ prompt: 'Bring the label printers into four shops, starting 1 February, one shop at a time, sales and IT together', plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect(readings.filter(({ kind }) => kind === 'topic')).toEqual([])
    expect(notes.map(({ words }) => words).join()).toContain('at a time')
  })
})
