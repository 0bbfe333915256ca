import { describe, expect, test } from 'vitest'
import { byPriority, hasSprintsOrPeople, loadBySprint } from './sprint-order.ts'
import { sampleTask as task } from './sample-task.ts'
import { linkTarget, taskDetails } from './task-details.ts'

test('cards go from high to low, soonest first within a priority', () => {
  const tasks = [task('c', { priority: 'low' }), task('b', { priority: 'high', date: '2027-01-06' }), task('a', { priority: 'high' }), task('m')]
  expect(byPriority(tasks).map((each) => each.title)).toEqual(['a', 'b', 'm', 'c'])
})

describe('the load of people', () => {
  const tasks = [
    task('api', { sprint: 1, assignee: 'Ada', estimatedHours: 6 }),
    task('page', { sprint: 1, assignee: 'Grace', estimatedHours: 3 }),
    task('tests', { sprint: 2, assignee: 'Ada', estimatedHours: 2, date: '2027-01-18', endDate: '2027-01-20' }),
    task('launch', { estimatedHours: 1 }),
  ]

  test('is counted by sprint, the unplanned last', () => {
    expect(loadBySprint(tasks).map(({ title, hours }) => [title, hours])).toEqual([
      ['Sprint 1', 9],
      ['Sprint 2', 2],
      ['Not in a sprint', 1],
    ])
  })

  test('compares each person with the busiest', () => {
    expect(loadBySprint(tasks)[0]!.people.map(({ person, share }) => [person, share])).toEqual([
      ['Ada', 1],
      ['Grace', 0.5],
    ])
  })

  test('is measured against what each person has time for, where the plan says it', () => {
    const capacity = [
      { assignee: 'Ada', sprint: 1, hours: 12 },
      { assignee: 'Grace', sprint: 1, hours: 2 },
      { assignee: 'Alan', sprint: 1, hours: 30 },
    ]
    expect(loadBySprint(tasks, capacity)[0]!.people.map(({ person, hours, capacity, share }) => [person, hours, capacity, share])).toEqual([
      ['Ada', 6, 12, 0.5],
      ['Grace', 3, 2, 1],
      ['Alan', 0, 30, 0],
    ])
  })

  test('spans to the last day of its tasks', () => {
    expect(loadBySprint(tasks)[1]).toMatchObject({ startDate: '2027-01-18', endDate: '2027-01-20' })
  })

  test('is only offered where there are sprints or people', () => {
    expect(hasSprintsOrPeople(tasks)).toBe(true)
    expect(hasSprintsOrPeople([task('alone')])).toBe(false)
  })
})

test('the detailed view lists tasks whose title is longer than one character, with what they come after', () => {
  const tasks = [task('-'), task('Draft'), task('Review', { dependsOn: ['Draft', '-', 'unknown'] })]
  expect(taskDetails(tasks).map(({ task, after }) => [task.title, after.map((each) => each.title)])).toEqual([
    ['Draft', []],
    ['Review', ['Draft']],
  ])
})

test.each([
  ['https://example.org/a b', 'https://example.org/a%20b'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['Chapter 3 of the textbook', null],
])('the reference %s links to %s', (reference, target) => {
  expect(linkTarget(reference)).toBe(target)
})
