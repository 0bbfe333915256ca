import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkNotBeforeNow } from './not-before-now.ts'

test('today, and later today, are not in the past', () => {
  expect(whatIsBroken(checkNotBeforeNow, briefOf([]), [task('Today', '2027-01-04'), task('Now', '2027-01-04', '08:00-09:00')])).toBe('')
})

test('this morning and yesterday are', () => {
  expect(whatIsBroken(checkNotBeforeNow, briefOf([]), [task('Dawn', '2027-01-04', '07:00-08:00')])).toMatch(/is already over/u)
  expect(whatIsBroken(checkNotBeforeNow, briefOf([]), [task('Yesterday', '2027-01-03')])).toMatch(/is already over/u)
})
