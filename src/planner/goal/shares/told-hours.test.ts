import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

function teamOf(prompt: string) {
  const { readings, notes } = readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  return { hours: Object.fromEntries(readings.flatMap((reading) => (reading.kind === 'person' ? [[reading.name, reading.capacity === null ? null : `${reading.capacity.minutes / 60} ${reading.capacity.per}`]] : []))), readings, notes }
}

describe('hours of a team', () => {
  it.each<[string, Record<string, string | null>]>([
    ['Nora and I rewrite the safety manual in four weekly sprints, 3 hours a week each', { Nora: '3 week', Me: '3 week' }],
    ['Redo the harbour rules: me and Nora, 2 hours a week each', { Nora: '2 week', Me: '2 week' }],
    ['Nora, Ali and Wim restore the lifeboat in three sprints, 12 hours a sprint each', { Nora: '12 sprint', Ali: '12 sprint', Wim: '12 sprint' }],
    ['Restore the organ with Nora and Ali in six two-week sprints, 5 hours a week each', { Nora: '5 week', Ali: '5 week' }],
    ['Nora has 10 hours a week, Ali 5 and I have 8. We chart the wrecks', { Nora: '10 week', Ali: '5 week', Me: '8 week' }],
    ['Team: Nora, Ali, Wim. Nora has 10 hours a week, Ali has 5 and Wim has 8. Chart the wrecks', { Nora: '10 week', Ali: '5 week', Wim: '8 week' }],
  ])('are everybody’s of whom they are told: %s', (prompt, hours) => {
    const team = teamOf(prompt)
    expect(team.hours).toEqual(hours)
    expect(team.notes).toEqual([])
  })

  it('count no sprints', () => {
    const { readings } = teamOf('Nora and Ali chart the wrecks in 3 sprints, 20 hours a sprint each')
    expect(readings.find((reading) => reading.kind === 'sprint-calendar')).toMatchObject({ count: 3 })
  })

  it('are nobody’s where one number is that of a thing', () => {
    expect(teamOf('Team: Nora, Ali. The survey takes 10 hours, the chart 5. Chart the wrecks').hours).toEqual({ Nora: null, Ali: null })
  })
})
