import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkCommitments } from './commitments.ts'

const standup = briefOf([{ kind: 'commitment', title: 'standup', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 570, to: 585 }], person: null, inPlan: true }])

test('work around the standup keeps it free, and the standup itself is not in its own way', () => {
  expect(whatIsBroken(checkCommitments, standup, [task('Write', '2027-01-05', '09:45-12:00'), task('Standup', '2027-01-05', '09:30-09:45', { type: 'meeting' })])).toBe('')
})

test('work during the standup takes minutes of it', () => {
  expect(whatIsBroken(checkCommitments, standup, [task('Write', '2027-01-05', '09:00-09:40')])).toMatch(/takes 10 minutes of it/u)
})

test('somebody else’s commitment binds their tasks only', () => {
  const ana = briefOf([{ kind: 'commitment', title: 'course', days: {}, windows: [{ from: 540, to: 660 }], person: 'Ana', inPlan: false }])
  expect(whatIsBroken(checkCommitments, ana, [task('Build the cart', '2027-01-05', '09:00-11:00', { assignee: 'Bo' })])).toBe('')
  expect(whatIsBroken(checkCommitments, ana, [task('Build the cart', '2027-01-05', '09:00-11:00', { assignee: 'Ana' })])).toMatch(/120 minutes/u)
})
