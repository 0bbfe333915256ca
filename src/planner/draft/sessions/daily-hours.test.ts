import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const WEEKS = 10

describe('hours a day that somebody studies', () => {
  it.each([
    ['Revise for my chemistry exam on 15 March, two hours a day', 5.5],
    ['Revise for my chemistry exam on 15 March, I can do 2 hours a day except Sundays', 5],
    ['Estudiar para el examen de química del 15 de marzo, dos horas al día menos los domingos', 5],
  ])('are used on nearly all of its days: %s', (prompt, aWeek) => {
    const sessions = draft(prompt).filter(({ occurrence }) => occurrence !== null)
    expect(sessions.length).toBeGreaterThan(aWeek * WEEKS)
    expect(Math.max(...sessions.map(({ effortMinutes }) => effortMinutes))).toBe(120)
  })

  it('are those of the days that are said with them', () => {
    const days = draft('Revise for my chemistry exam on 15 March, two hours a day Monday to Friday').flatMap(({ occurrence, wish }) => (occurrence === null ? [] : [weekdayOf(wish.day!)]))
    expect(new Set(days)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('are no more than a bound where they are the most', () => {
    const sessions = draft('Revise for my chemistry exam on 15 March, at most two hours a day').filter(({ occurrence }) => occurrence !== null)
    expect(sessions.length).toBeLessThan(5 * WEEKS)
  })
})

function draft(prompt: string) {
  return draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-02T08:00', timeZone: 'Europe/London', locale: 'en-GB' })).tasks
}
