import { expect, it } from 'vitest'
import { soOnThatDay } from './so-on-that-day.ts'

it.each([
  ['The move has to be on a day without deliveries, so probably Sunday 3 May.', 'The move on Sunday 3 May'],
  ['Two people help. Switch-over must happen in a quiet week, which means 12 October', 'Switch-over on 12 October'],
])('what a condition comes down to is the day: %s', (text, expected) => {
  expect(soOnThatDay(text).map((said) => said.text)).toEqual([expected])
})

it.each(['The move has to be on a day without deliveries.', 'The report must be in the archive, so we finish on 3 May and rest.', 'Ana is away, so probably 3 May.'])('leaves the rest: %s', (text) => {
  expect(soOnThatDay(text)).toEqual([])
})
