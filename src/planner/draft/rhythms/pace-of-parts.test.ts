import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

describe('so many parts of the work a week', () => {
  it.each(['Declutter our flat, one room a week, ninety minutes on Sundays', 'Declutter our flat in February, one room a week', 'Die Wohnung ausmisten, ein Zimmer pro Woche'])('are a pace, and no appointments: %s', (prompt) => {
    const { tasks } = draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))
    expect(tasks.filter(({ title }) => /^(?:Room|Zimmer)\b/u.test(title))).toEqual([])
    expect(tasks.length).toBeGreaterThan(5)
  })
})
