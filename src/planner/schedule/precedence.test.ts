import { expect, test } from 'vitest'
import { precedenceOf } from './precedence.ts'
import { briefOf, taskOf } from './testing/build.ts'

const after = (...ids: string[]) => ids.map((taskId) => ({ taskId, lagMinutes: 0 }))

test('the drafter’s order, by index', () => {
  expect(precedenceOf(briefOf([]), [taskOf('a'), taskOf('b', { after: after('a') })])).toEqual([[], [{ task: 0, lagMinutes: 0 }]])
})

test('what the user said stands where the drafter says the contrary', () => {
  const brief = briefOf([{ kind: 'precedence', before: { labels: ['paint'] }, after: { labels: ['carpet'] }, lagMinutes: 60 }])
  expect(precedenceOf(brief, [taskOf('Paint walls', { after: after('Lay carpet') }), taskOf('Lay carpet')])).toEqual([[], [{ task: 0, lagMinutes: 60 }]])
})

test('a circle of links is opened at its last link, and unknown or own ids are dropped', () => {
  const tasks = [taskOf('a', { after: after('c', 'a', 'nobody') }), taskOf('b', { after: after('a') }), taskOf('c', { after: after('b') })]
  const links = precedenceOf(briefOf([]), tasks)
  expect(links.flat().length).toBe(2)
})
