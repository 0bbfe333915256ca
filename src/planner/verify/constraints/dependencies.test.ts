import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkDependencies } from './dependencies.ts'

const first = task('First', '2027-01-05', '09:00-10:00', { id: 'a' })

test('a task after the one it needs is in order', () => {
  expect(whatIsBroken(checkDependencies, briefOf([]), [first, task('Second', '2027-01-05', '10:00-11:00', { id: 'b', dependsOn: ['a'] })])).toBe('')
})

test('a task before the one it needs, or that needs an unknown one, is not', () => {
  expect(whatIsBroken(checkDependencies, briefOf([]), [first, task('Second', '2027-01-05', '09:30-11:00', { id: 'b', dependsOn: ['a'] })])).toMatch(/starts before “First”/u)
  expect(whatIsBroken(checkDependencies, briefOf([]), [task('Second', '2027-01-05', null, { dependsOn: ['gone'] })])).toMatch(/not in the plan \(gone\)/u)
})

test('two date-only tasks of one day that wait for each other are found', () => {
  const circle = [task('A', '2027-01-05', null, { id: 'a', dependsOn: ['b'] }), task('B', '2027-01-05', null, { id: 'b', dependsOn: ['a'] })]
  expect(whatIsBroken(checkDependencies, briefOf([]), circle)).toMatch(/in a circle/u)
})
