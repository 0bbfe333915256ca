import { expect, it } from 'vitest'
import { read, readingsOf, stated } from '../read-for-tests.ts'

const FRAME = 'New house rules. Three 2-week sprints from 11 January. Warden Tamsin, Dr Osei 3 hours a week, Lou.'

it('makes what somebody does with the item before a part of the list, after it and theirs', () => {
  const brief = read(`${FRAME} Collect complaints, write the rules, Dr Osei signs them off, hang up posters.`, 'sprint')
  expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['Collect complaints', 'write the rules', 'sign off rules', 'hang up posters'])
  expect(readingsOf(brief, 'person').find(({ name }) => name === 'Dr Osei')!.roles).toContain('sign off rules')
  expect(readingsOf(brief, 'precedence').map(({ before, after }) => [before.labels[0], after.labels[0]])).toContainEqual(['write the rules', 'sign off rules'])
})

it('goes on with the list behind an order of two things', () => {
  expect(stated(`${FRAME} Key list, locks, trial only after the locks, leaflets, notice board.`, 'topic', 'sprint').map(({ label }) => label)).toEqual(expect.arrayContaining(['Key list', 'locks', 'leaflets', 'notice board']))
})

it('puts a meeting on its day as what it meets for', () => {
  expect(stated(`${FRAME} Draft, budget (the trustees decide; they sit next on Tuesday 9 February at 18:30), leaflets.`, 'event', 'sprint').map(({ title }) => title)).not.toContain('sit')
  expect(stated(`${FRAME} Draft, trustees' approval (they meet only on 9 February, 18:30), leaflets.`, 'event', 'sprint').map(({ title, from }) => [title, from])).toEqual([["trustees' approval", 1110]])
})

it('takes neither a greeting nor who is speaking for the goal', () => {
  expect(read('hi all, small bindery here. we want to open a second workshop in 4 weekly sprints from 8 feb. presses, staff, permits.', 'sprint').subject).toBe('open a second workshop')
})
