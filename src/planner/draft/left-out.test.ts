import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { draftNetwork } from './embedded-drafter.ts'

const GOAL = 'Produce season two of our history podcast: research, scripts, recordings. Two 2-week sprints from 18 January with Ilse and Ton.'

function titles(said: string): string[] {
  return draftNetwork(readGoal({ prompt: `${GOAL} ${said}`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' })).tasks.map(({ title }) => title)
}

it('has no step about what is left out, and keeps the others', () => {
  const without = titles('No video this time.')
  expect(without.filter((title) => /video/iu.test(title))).toEqual([])
  expect(without.filter((title) => /script/iu.test(title)).length).toBeGreaterThan(0)
})

it('makes a spike one step', () => {
  expect(titles('Start with a one-day spike on the recordings.').filter((title) => title.startsWith('Spike'))).toEqual(['Spike: recordings'])
})
