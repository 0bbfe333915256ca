import { expect, test } from 'vitest'
import type { PlannerType } from '../../contract/plan.ts'
import type { NetworkTask } from '../draft/task-network.ts'
import type { Placement } from '../schedule/placement.ts'
import { at, briefOf, day } from '../verify/testing/facts.ts'
import { presentTasks } from './present-tasks.ts'

test('a sprint’s tasks say who takes them up, what they follow and what needs them', () => {
  const tasks = [networkTask('api'), networkTask('page', { after: [{ taskId: 'api', lagMinutes: 0 }] }), networkTask('mail')]
  const placements = [placed('api', '2027-01-05', { assignee: 'Ana' }), placed('page', '2027-01-07', { assignee: 'Bo' }), placed('mail', '2027-01-08', { assignee: 'Ana' })]
  expect(reasons(tasks, placements, 'sprint')).toEqual([
    'Ana begins with it; “Task page” needs it 2 days later.',
    'Follows “Task api” 2 days later; Bo begins with it.',
    'Ana takes it up after “Task api”.',
  ])
})

test('in a calendar that people share, nobody takes up one task after the other', () => {
  expect(reasons([networkTask('hall'), networkTask('cake')], [placed('hall', '2027-01-05', { assignee: 'Ana' }), placed('cake', '2027-01-08', { assignee: 'Ana' })]).join(' ')).not.toMatch(/Ana/u)
})

test('meetings open and close a sprint, and its tests are kept for the end', () => {
  const tasks = [networkTask('plan', { tags: ['ceremony', 'planning'] }), networkTask('run', { tags: ['test'], allowedDays: { first: day('2027-01-14'), last: day('2027-01-15') } }), networkTask('review', { tags: ['ceremony', 'review'] })]
  expect(reasons(tasks, [placed('plan', '2027-01-04', { sprint: 1 }), placed('run', '2027-01-14', { sprint: 1 }), placed('review', '2027-01-15', { sprint: 1 })])).toEqual([
    'Opens sprint 1, before its work is taken on.',
    'Kept for the end of sprint 1, when what it tests is built.',
    'Closes sprint 1, when there is something to look at.',
  ])
})

test('sessions of a series say which they are and how long after the last', () => {
  const tasks = ['one', 'two'].map((id, index) => networkTask(id, { occurrence: { series: 'run', index } }))
  expect(reasons(tasks, [placed('one', '2027-01-05'), placed('two', '2027-01-08')])).toEqual(['Number 1 of 2 in its row.', 'Number 2 of 2, 3 days after the one before.'])
})

test('preparations say how long it is to the event', () => {
  const event = networkTask('party', { type: 'event', fixed: { days: { first: day('2027-01-20'), last: day('2027-01-20') }, from: null, to: null } })
  const tasks = [networkTask('invite'), networkTask('shop', { allowedDays: { first: day('2027-01-04'), last: day('2027-01-19') } }), event]
  expect(reasons(tasks, [placed('invite', '2027-01-05'), placed('shop', '2027-01-18'), placed('party', '2027-01-20', { boundBy: { kind: 'fixed' } })])).toEqual([
    'Opens the plan, 15 days before “Task party”.',
    'Among the last things before “Task party”, 2 days ahead of it.',
    'You said when this happens.',
  ])
})

test('what others take their time for names the days between asking and using, however many', () => {
  const tasks = [networkTask('ask', { subjects: ['Permit', 'Permit ‹1›'] }), networkTask('use', { subjects: ['Permit', 'Permit ‹0›'], after: [{ taskId: 'ask', lagMinutes: 28 * 1440 }] })]
  expect(reasons(tasks, [placed('ask', '2027-01-05'), placed('use', '2027-02-03')])).toEqual(['“Task use” waits 28 days for what comes of it.', 'Waits 28 days after “Task ask”.'])
})

function reasons(tasks: NetworkTask[], placements: Placement[], plannerType: PlannerType = 'calendar') {
  return presentTasks({ ...briefOf([]), plannerType }, { title: '', description: '', tasks, assumptions: [] }, { placements, unplaced: [], remedies: [], capacity: [] }).map(({ task }) => task.why)
}

function placed(taskId: string, date: string, changes: Partial<Placement> = {}): Placement {
  return { taskId, days: { first: day(date), last: day(date) }, time: { start: at(date, 9), end: at(date, 10) }, assignee: null, sprint: null, boundBy: { kind: 'wish' }, ...changes }
}

function networkTask(id: string, changes: Partial<NetworkTask> = {}): NetworkTask {
  return {
    id, title: `Task ${id}`, description: '', priority: 'medium', type: 'task', tags: [], references: [], location: null, subjects: [], effortMinutes: 60, timed: true, spanDays: 1,
    after: [], optional: false, fixed: null, allowedDays: null, wish: { day: null, windows: [], position: null }, occurrence: null, assignee: null, role: null, sprintWish: null, answers: [], ...changes,
  }
}
