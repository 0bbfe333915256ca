import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { onlyThereThen } from './where-one-trains.ts'

it('days behind the place of a thing are days of the thing', () => {
  const prompt = 'Pass the Greek test on 12 March. Vocabulary on weekdays. Listening tests only at home at weekends.'
  expect(stated(prompt, 'availability').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toContain('Listening tests')
})

it.each(['I am only at home at weekends', 'Practise only at home', 'Rehearse only in the morning on Mondays'])('where one is stays told: %s', (prompt) => {
  expect(onlyThereThen(prompt)).toEqual([])
})
