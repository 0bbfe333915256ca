import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkExclusions } from './exclusions.ts'

const sundaysOff = { kind: 'exclusion', days: { weekdays: [7] }, windows: [], person: null } satisfies Parameters<typeof briefOf>[0][number]
const away = briefOf([{ kind: 'exclusion', days: { spans: [{ first: day('2027-02-15'), last: day('2027-02-21') }] }, windows: [], person: null }])

test('a plan without Sundays keeps Sundays off', () => {
  expect(whatIsBroken(checkExclusions, briefOf([sundaysOff]), [task('Read', '2027-01-09'), task('Read', '2027-01-11')])).toBe('')
})

test('a task on a Sunday breaks it', () => {
  expect(whatIsBroken(checkExclusions, briefOf([sundaysOff]), [task('Read', '2027-01-10', '10:00-11:00')])).toMatch(/on Sun 10 Jan 10:00–11:00 falls into it/u)
})

test('a week away is off for every task, with or without a time', () => {
  expect(whatIsBroken(checkExclusions, away, [task('Read', '2027-02-16')])).toMatch(/Tue 16 Feb/u)
  expect(whatIsBroken(checkExclusions, away, [task('Read', '2027-02-16', '10:00-11:00')])).toMatch(/Tue 16 Feb/u)
})

test('a task over several days may run across days off but not end on one', () => {
  expect(whatIsBroken(checkExclusions, away, [task('Build', '2027-02-12', null, { endDate: '2027-02-24' })])).toBe('')
  expect(whatIsBroken(checkExclusions, away, [task('Build', '2027-02-12', null, { endDate: '2027-02-20' })])).toMatch(/falls into it/u)
})

test('hours off bind timed tasks only', () => {
  const nap = briefOf([{ kind: 'exclusion', days: {}, windows: [{ from: 780, to: 900 }], person: null }])
  expect(whatIsBroken(checkExclusions, nap, [task('Piano', '2027-01-05', '15:00-15:30'), task('Order sheet music', '2027-01-05')])).toBe('')
  expect(whatIsBroken(checkExclusions, nap, [task('Piano', '2027-01-05', '14:45-15:15')])).toMatch(/falls into it/u)
})

test('a long run every Sunday is narrower than Sundays off, and than no dated absence', () => {
  const longRun = { kind: 'rhythm', title: 'long run', count: null, per: 'week', atLeast: false, everyDays: null, days: { weekdays: [7] }, windows: [], minutes: null } satisfies Parameters<typeof briefOf>[0][number]
  expect(whatIsBroken(checkExclusions, briefOf([sundaysOff, longRun]), [task('Long run: 14 km', '2027-01-10', '08:00-10:00')])).toBe('')
  const awayThatSunday = briefOf([{ kind: 'exclusion', days: { spans: [{ first: day('2027-01-10'), last: day('2027-01-10') }] }, windows: [], person: null }, longRun])
  expect(whatIsBroken(checkExclusions, awayThatSunday, [task('Long run: 14 km', '2027-01-10', '08:00-10:00')])).toMatch(/falls into it/u)
})
