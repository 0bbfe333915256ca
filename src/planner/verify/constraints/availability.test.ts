import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkAvailability } from './availability.ts'

const weekdayEvenings = { kind: 'availability', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 1080, to: 1200 }], person: null } as const
const saturdayMornings = { kind: 'availability', days: { weekdays: [6] }, windows: [{ from: 540, to: 720 }], person: null } as const
const both = briefOf([
  { ...weekdayEvenings, days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 1080, to: 1200 }] },
  { ...saturdayMornings, days: { weekdays: [6] }, windows: [{ from: 540, to: 720 }] },
])

test('weekday evenings and Saturday mornings unite', () => {
  expect(whatIsBroken(checkAvailability, both, [task('Limits', '2027-01-04', '18:00-20:00'), task('Series', '2027-01-09', '09:00-12:00')])).toBe('')
})

test('half an hour beyond the window is half an hour outside', () => {
  expect(whatIsBroken(checkAvailability, both, [task('Limits', '2027-01-04', '19:00-20:30')])).toMatch(/30 minutes outside/u)
})

test('a date-only task on a Sunday is on another day', () => {
  expect(whatIsBroken(checkAvailability, both, [task('Limits', '2027-01-10')])).toMatch(/on Sun 10 Jan is on another day/u)
})

test('hours that name a task override the general ones for it', () => {
  const narrower = briefOf([
    { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1200 }], person: null },
    { kind: 'availability', days: {}, windows: [{ from: 360, to: 480 }], person: null, appliesTo: { labels: ['mock exam'] } },
  ])
  expect(whatIsBroken(checkAvailability, narrower, [task('Mock exam 1', '2027-01-05', '06:00-08:00')])).toBe('')
  expect(whatIsBroken(checkAvailability, narrower, [task('Mock exam 1', '2027-01-05', '18:00-20:00')])).toMatch(/120 minutes outside/u)
})

test('a recurrence with its own hours overrides the general ones for its sessions', () => {
  const withRhythm = briefOf([
    { kind: 'availability', days: {}, windows: [{ from: 1080, to: 1200 }], person: null },
    { kind: 'rhythm', title: 'mobility', count: 2, per: 'week', atLeast: false, everyDays: null, days: {}, windows: [{ from: 390, to: 435 }], minutes: null },
  ])
  expect(whatIsBroken(checkAvailability, withRhythm, [task('Mobility', '2027-01-05', '06:30-07:00')])).toBe('')
})

test('somebody else’s hours bind what is theirs', () => {
  const husband = briefOf([{ kind: 'availability', days: { weekdays: [6, 7] }, windows: [], person: 'Tom', appliesTo: { labels: ['paint'] } }])
  expect(whatIsBroken(checkAvailability, husband, [task('Paint the nursery', '2027-01-09'), task('Pack the bag', '2027-01-05')])).toBe('')
  expect(whatIsBroken(checkAvailability, husband, [task('Paint the nursery', '2027-01-05')])).toMatch(/another day/u)
})
