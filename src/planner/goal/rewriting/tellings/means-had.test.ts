import { describe, expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'

const kinds = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.filter(({ source, kind }) => source === 'stated' && /availability|commitment|rhythm/u.test(kind)).map(({ kind }) => kind)

describe('where or with what something is done', () => {
  it.each(['Rehearse the musical, opening 12 June. We have the village hall Wednesdays 7 to 9.', 'Build the float by 1 May. I have the workshop to myself on Saturdays 9 to 1.'])('opens its hours to the plan: %s', (prompt) => {
    expect(kinds(prompt)).toEqual(['availability'])
  })

  it('is no rehearsal and no class', () => {
    expect(kinds('Paint the fence by 1 May. We have choir on Mondays 6 to 9.')).not.toContain('availability')
  })
})
