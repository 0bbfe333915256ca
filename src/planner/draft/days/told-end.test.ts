import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

/** The last day of the plan, where nobody said how long it is. */
function assumedEnd(prompt: string): string | null {
  const brief = reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T09:00', timeZone: 'Europe/London', locale: 'en' }))
  const { readings } = draftNetwork(brief).brief ?? brief
  const [end] = readings.flatMap((reading) => (reading.kind === 'horizon' && reading.source === 'assumed' && reading.appliesTo === null && reading.last !== null ? [reading.last] : []))
  return end === undefined ? null : isoDate(end)
}

describe('a plan whose series alone are told an end', () => {
  it.each([
    ['Physio at home after my shoulder: pendulum exercises twice a day for three weeks from Monday 18 January, ten minutes each', '2027-02-07'],
    ['Watering the neighbours’ greenhouse every second day, 13 January being the first time and 12 February the last', '2027-02-12'],
    ['Learn the guitar, 20 minutes every day for six weeks', '2027-02-21'],
    ['Yoga every morning from 18 January to 7 February, 20 minutes', '2027-02-07'],
  ])('goes on as long as they do: %s', (prompt, end) => {
    expect(assumedEnd(prompt)).toBe(end)
  })

  it.each([
    ['Learn Spanish. Flashcards every day for the first two weeks, 15 minutes', '2027-01-24'],
    ['Learn Spanish. Conversation with Pilar every Tuesday at 7pm. Flashcards every day until 31 January, 15 minutes', '2027-01-31'],
  ])('does not end where they are only how it begins, or where another goes on: %s', (prompt, end) => {
    expect(assumedEnd(prompt)! > end).toBe(true)
  })

  it.each(['Train for the half marathon on 9 May: core exercises every day until 14 February', 'Get fit in ten weeks: plank every day until 14 February'])('ends where the goal says so: %s', (prompt) => {
    expect(assumedEnd(prompt)).not.toBe('2027-02-14')
  })
})
