import { expect, test } from 'vitest'
import { readGoal } from '../read-goal.ts'

function spacingsOf(prompt: string) {
  const brief = readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T08:00', timeZone: 'Europe/London', locale: 'en' })
  return brief.readings.flatMap((reading) => (reading.kind === 'spacing' ? [{ gap: reading.minGapDays, rest: reading.restDays, of: reading.appliesTo?.labels ?? null }] : []))
}

test.each([
  ['Swim three times a week until 28 February, never two days in a row', 2, ['Swim']],
  ['Swim three times a week until 28 February; no swimming on consecutive days', 2, ['Swim']],
  ['Swim twice a week until 28 February with at least two days between sessions', 3, ['Swim']],
  ['Swim twice a week until 28 February, sessions at least 48 hours apart', 2, ['Swim']],
  ['Strength plan for 6 weeks, 3 sessions a week with at least one rest day between workouts', 2, null],
  ['Krafttraining dreimal pro Woche bis Ende März, nie zwei Tage hintereinander', 2, ['Krafttraining']],
])('%s', (prompt, gap, of) => {
  expect(spacingsOf(prompt)).toEqual([{ gap, rest: 0, of }])
})

test.each(['Train for a 10k by the end of March with two rest days a week', 'Train for a 10k by the end of March. At least 2 days off per week.'])('%s', (prompt) => {
  expect(spacingsOf(prompt)).toEqual([{ gap: 1, rest: 2, of: null }])
})

test('days between two places or two things are no distance between sessions', () => {
  expect(spacingsOf('A week in Italy from 3 May with at least two days between Rome and Florence')).toEqual([])
})
