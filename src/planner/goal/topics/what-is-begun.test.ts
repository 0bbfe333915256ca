import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { placeOfBegun } from './what-is-begun.ts'

const GOAL = 'Build a booking app: unlocking, booking, reports. Three 2-week sprints from 11 January 2027.'
const orders = (said: string) => stated(`${GOAL} ${said}`, 'precedence', 'sprint').map(({ before, after }) => `${before.labels.join()} < ${after.labels.join()}`)

it.each([
  ['The unlock API must be finished before either app starts on unlocking.', /API < unlocking$/u],
  ['The server has to be moved before the team begins work on the reports.', /server < reports$/u],
])('what waits is what is begun, and not whoever begins it: %s', (said, order) => {
  expect(orders(said)).toEqual([expect.stringMatching(order)])
})

it('leaves clauses without a beginning as they are', () => {
  expect(placeOfBegun(['start', 'on', 'reports'])).toBe(0)
  expect(placeOfBegun(['the', 'reports', 'start', 'in', 'march'])).toBe(0)
})
