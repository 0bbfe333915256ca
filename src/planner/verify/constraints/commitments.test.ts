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

test('what was said to recur in the middle of a working day is no work against it, other work is', () => {
  const lunchtime = briefOf([
    { kind: 'commitment', title: 'work', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 540, to: 1020 }], person: null, inPlan: false },
    { kind: 'rhythm', title: 'stretch', count: 1, per: 'week', atLeast: false, everyDays: null, days: { weekdays: [2] }, windows: [{ from: 720, to: 780 }], minutes: null, appliesTo: { labels: ['stretch'] } },
  ])
  expect(whatIsBroken(checkCommitments, lunchtime, [task('Stretch', '2027-01-05', '12:00-12:20', { subjects: ['stretch'] })])).toBe('')
  expect(whatIsBroken(checkCommitments, lunchtime, [task('Order shoes', '2027-01-05', '12:00-12:20')])).toMatch(/takes 20 minutes of it/u)
})
