import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkCapacity } from './capacity.ts'

const leo = (per: 'day' | 'week' | 'sprint' | 'total', hours: number) =>
  briefOf([{ kind: 'person', name: 'Leo', roles: [], isUser: false, capacity: { minutes: hours * 60, per } }], { plannerType: 'sprint' })
const work = (date: string, hours: number, sprint = 1) => task(`Work ${date}`, date, null, { assignee: 'Leo', estimatedHours: hours, sprint })

test('twenty hours a week hold twenty hours', () => {
  expect(whatIsBroken(checkCapacity, leo('week', 20), [work('2027-01-05', 12), work('2027-01-06', 8), work('2027-01-11', 20)])).toBe('')
})

test('four hours more are four hours too much', () => {
  expect(whatIsBroken(checkCapacity, leo('week', 20), [work('2027-01-05', 12), work('2027-01-06', 12)])).toMatch(/Leo has 24 h in the week from Mon 4 Jan, 4 h too much/u)
})

test('a task over two weeks may be shared out between them', () => {
  expect(whatIsBroken(checkCapacity, leo('week', 20), [task('Long', '2027-01-08', null, { endDate: '2027-01-13', assignee: 'Leo', estimatedHours: 40 })])).toBe('')
})

test('hours a sprint, a day and in all', () => {
  expect(whatIsBroken(checkCapacity, leo('sprint', 20), [work('2027-01-05', 20, 1), work('2027-01-19', 20, 2)])).toBe('')
  expect(whatIsBroken(checkCapacity, leo('sprint', 20), [work('2027-01-05', 20, 1), work('2027-01-12', 1, 1)])).toMatch(/in sprint 1, 1 h too much/u)
  expect(whatIsBroken(checkCapacity, leo('day', 5), [work('2027-01-05', 6)])).toMatch(/on Tue 5 Jan, 1 h too much/u)
  expect(whatIsBroken(checkCapacity, leo('total', 60), [work('2027-01-05', 40), work('2027-01-12', 40)])).toMatch(/in all, 20 h too much/u)
})
