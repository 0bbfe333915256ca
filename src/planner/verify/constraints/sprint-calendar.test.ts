import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkSprintCalendar } from './sprint-calendar.ts'

const twoSprints = briefOf([{ kind: 'sprint-calendar', count: 2, lengthDays: 14, firstDay: day('2027-01-11') }], { plannerType: 'sprint' })
const anyStart = briefOf([{ kind: 'sprint-calendar', count: 2, lengthDays: 14, firstDay: null }], { plannerType: 'sprint' })

test('tasks inside their two-week sprints', () => {
  expect(whatIsBroken(checkSprintCalendar, twoSprints, [task('A', '2027-01-11', null, { sprint: 1 }), task('B', '2027-02-07', null, { sprint: 2 })])).toBe('')
})

test('a task in the days of another sprint', () => {
  expect(whatIsBroken(checkSprintCalendar, twoSprints, [task('A', '2027-01-25', null, { sprint: 1 })])).toMatch(/outside sprint 1 \(Mon 11 Jan to Sun 24 Jan\)/u)
})

test('a third sprint of two, and a task in none', () => {
  expect(whatIsBroken(checkSprintCalendar, twoSprints, [task('A', '2027-02-08', null, { sprint: 3 })])).toMatch(/in sprint 3 of 2/u)
  expect(whatIsBroken(checkSprintCalendar, twoSprints, [task('A', '2027-01-12')])).toMatch(/in no sprint/u)
})

test('without a stated first day any start that suits all tasks serves', () => {
  expect(whatIsBroken(checkSprintCalendar, anyStart, [task('A', '2027-01-13', null, { sprint: 1 }), task('B', '2027-01-25', null, { sprint: 2 })])).toBe('')
  expect(whatIsBroken(checkSprintCalendar, anyStart, [task('A', '2027-01-13', null, { sprint: 1 }), task('B', '2027-01-29', null, { sprint: 1 })])).toMatch(/outside sprint 1/u)
})
