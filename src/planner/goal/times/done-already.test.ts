import { expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const GOAL = 'Train for the bay swim on 19 June.'

it.each([
  `${GOAL} I already cycle three times a week.`,
  `${GOAL} We currently row on Wednesdays.`,
  `${GOAL} I'm 61 and walk the hills daily but that's it.`,
  '5 km schwimmen am 19. Juni, ich laufe schon zweimal die Woche.',
])('what somebody does anyway is no work of the plan: %s', (prompt) => {
  expect(stated(prompt, 'rhythm')).toEqual([])
  expect(stated(prompt, 'level')).toHaveLength(1)
})

it('takes its hours', () => {
  expect(stated(`${GOAL} I already coach on Mondays 7-8pm.`, 'commitment').map(({ title, inPlan }) => [title, inPlan])).toEqual([['coach', false]])
})

it('leaves what is to be done', () => {
  expect(stated(`${GOAL} I want to swim three times a week. My wetsuit is here already.`, 'rhythm')).toHaveLength(1)
  expect(read(`${GOAL} Three swims a week.`).readings.some(({ kind }) => kind === 'level')).toBe(false)
})
