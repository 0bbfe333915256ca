import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkTopics } from './topics.ts'

const topic = (label: string) => ({ kind: 'topic', label, list: 0, position: 0, amount: null, minutes: null }) satisfies Parameters<typeof briefOf>[0][number]

test('topics are covered by titles, descriptions, tags and places, in any number', () => {
  const tasks = [task('Limit laws', '2027-01-05'), task('Practice', '2027-01-06', null, { description: 'Derivatives of products.' })]
  expect(whatIsBroken(checkTopics, briefOf([topic('limits'), topic('derivative')]), tasks)).toBe('')
})

test('a topic nobody can see in the plan is missing, whatever its hidden labels say', () => {
  expect(whatIsBroken(checkTopics, briefOf([topic('series')]), [task('Practice', '2027-01-05', null, { subjects: ['series'] })])).toMatch(/no task covers “series”/u)
})
