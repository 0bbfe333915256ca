import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

it('calls the parts of a list by what each of them is', () => {
  expect(parts('New lamps for the clinic, then ward by ward: east, west, north. Two 2-week sprints from 11 January')).toEqual(expect.arrayContaining(['east ward', 'west ward', 'north ward']))
})

it('leaves the steps of a list as they are', () => {
  expect(parts('New lamps for the clinic, step by step: survey, order, wiring. Two 2-week sprints from 11 January')).toEqual(expect.arrayContaining(['survey', 'order', 'wiring']))
})
