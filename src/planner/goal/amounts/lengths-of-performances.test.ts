import { expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const brief = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const said = (prompt: string) => brief(prompt).readings.filter(({ kind, source }) => source === 'stated' && (kind === 'session' || kind === 'level' || kind === 'rhythm')).map(({ kind, text }) => `${kind}: ${text}`)

it.each([
  ['I want to shoot a four-minute silent film in the attic', 'Length of what is prepared: four-minute'],
  ['Write a six-minute farewell speech for our headmaster', 'Length of what is prepared: six-minute'],
  ['Our guild asks a merry talk from me on 7 March, nine minutes for 80 people', 'Length of what is prepared: nine minutes'],
])('is no length of sittings where it is that of what is made: %s', (prompt, text) => {
  expect(said(prompt)).toEqual([`level: ${text}`])
  expect(brief(prompt).notes).toEqual([])
})

it('is one where the thing comes again, or is done', () => {
  expect(said('Make time for a 25-minute exercise every Tuesday').some((text) => text.startsWith('rhythm'))).toBe(true)
  expect(said('Do a 25-minute yoga video every morning').some((text) => text.startsWith('session'))).toBe(true)
})

it.each([
  ['Get my 10k down to 55 minutes by June', 'Target: 55 minutes'],
  ['Type 70 words a minute by May', 'Speed: 70 words a minute'],
])('tells a time or a speed to reach as that: %s', (prompt, text) => {
  expect(said(prompt)).toEqual([`level: ${text}`])
  expect(brief(prompt).notes).toEqual([])
})
