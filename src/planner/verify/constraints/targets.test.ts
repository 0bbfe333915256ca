import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkTargets } from './targets.ts'

const target = briefOf([{ kind: 'target', measure: 'p95', aim: 'under 300 ms' }])

test('a target that a task says is taken into account', () => {
  expect(whatIsBroken(checkTargets, target, [task('Measure again: p95 under 300 ms', '2027-01-05')])).toBe('')
  expect(whatIsBroken(checkTargets, target, [task('Measure', '2027-01-05', null, { description: 'Target: p95 under 300 ms.' })])).toBe('')
})

test('a target that no task says is not', () => {
  expect(whatIsBroken(checkTargets, target, [task('Measure again: p95', '2027-01-05')])).toMatch(/no task measures it/u)
})
