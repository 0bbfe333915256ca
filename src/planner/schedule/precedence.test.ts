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

test('a sprint’s meeting and a deadline’s marker speak of the work and are not in its order', () => {
  const brief = briefOf([{ kind: 'precedence', before: { labels: ['layout'] }, after: { labels: ['labels'] }, lagMinutes: 0 }])
  const tasks = [taskOf('Sprint 2 planning: layout done', { type: 'meeting', tags: ['ceremony'] }), taskOf('Deadline: layout', { type: 'deadline' }), taskOf('Draw the layout'), taskOf('New labels')]
  expect(precedenceOf(brief, tasks)).toEqual([[], [], [], [{ task: 2, lagMinutes: 0 }]])
})
