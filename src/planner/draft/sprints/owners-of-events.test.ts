import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const assignees = (prompt: string) => new Map(draftNetwork(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })).tasks.map(({ title, assignee }) => [title, assignee]))

describe('what happens on its day', () => {
  it('is done by whom it was given to', () => {
    const plan = assignees('Clinic software, weekly sprints from 11 January: training (Rui), data migration on Thursday 28 January (responsible: Helena), go-live on 1 February.')
    expect(plan.get('Data migration')).toBe('Helena')
    expect(plan.get('Go-live')).toBeNull()
  })
})
