import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkTeam } from './team.ts'

const person = (name: string) => ({ kind: 'person', name, roles: [], isUser: false, capacity: null }) satisfies Parameters<typeof briefOf>[0][number]
const team = briefOf([person('Ana'), person('Bo')], { plannerType: 'sprint' })

test('everybody named has work', () => {
  expect(whatIsBroken(checkTeam, team, [task('Cart', '2027-01-05', null, { assignee: 'Ana' }), task('Page', '2027-01-05', null, { assignee: 'Bo' })])).toBe('')
})

test('somebody without work, and work for a stranger, are found', () => {
  expect(whatIsBroken(checkTeam, team, [task('Cart', '2027-01-05', null, { assignee: 'Ana' })])).toMatch(/Bo has no task/u)
  expect(whatIsBroken(checkTeam, team, [task('Cart', '2027-01-05', null, { assignee: 'Cem' })])).toMatch(/given to Cem, whom you did not name/u)
})
