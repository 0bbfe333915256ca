import { expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const hourOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
  .flatMap((reading) => (reading.source === 'stated' && (reading.kind === 'rhythm' || reading.kind === 'commitment') ? reading.windows.map(({ from }) => from / 60) : []))[0]

it.each([
  ['Prayer group at ours on Wednesdays at 7', 19],
  ['Bible study Thursdays at 8 in the vestry', 20],
  ['Scouts Fridays at 7', 19],
  ['Dance class Mondays at 8', 20],
  ['Bell ringing practice Tuesdays at 7.30', 19.5],
])('what people do together after work is in the evening: %s', (prompt, hour) => {
  expect(hourOf(prompt)).toBe(hour)
})

it.each([
  ['Toddler group on Wednesdays at 9', 9],
  ['Gym Tuesday and Thursday at 7', 7],
  ['Market stall Saturdays at 8', 8],
])('what is done before stays there: %s', (prompt, hour) => {
  expect(hourOf(prompt)).toBe(hour)
})

it.each(['Breakfast with Sam Saturday at 9', 'Charity breakfast for the lifeboat on 6 March at 9'])('a breakfast that is had is no part of the day: %s', (prompt) => {
  const { readings } = readGoal({ prompt, plannerType: 'calendar', now: '2027-03-02T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(readings.filter(({ source }) => source === 'stated')).toMatchObject([{ kind: 'event', from: 540 }])
})
