import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { partOf } from './finish-network.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { newTask } from '../new-task.ts'

const TASK = newTask({ id: 'cv', title: 'Write the CV', description: 'Collect the stations with dates. Choose five results with numbers; cut it to two pages. Have it read aloud. Done when somebody else has found no fault.', effortMinutes: 120 })
const partsOf = (count: number) => Array.from({ length: count }, (_, index) => partOf(TASK, { index, count, language: 'en', minutes: 60 }).description)

it('gives each sitting of a task its own share of what there is to do', () => {
  expect(partsOf(2)).toEqual([
    'Collect the stations with dates. Choose five results with numbers. Done when somebody else has found no fault.',
    'Cut it to two pages. Have it read aloud. Done when somebody else has found no fault.',
  ])
})

it('says the whole in each where there is less to do than there are sittings', () => {
  expect(new Set(partsOf(6))).toEqual(new Set([TASK.description]))
})

it('takes practice for the work and the lesson for what is attended, whichever is named first', () => {
  const { tasks } = draftNetwork(readGoal({ prompt: 'Learn the cello, lesson on Wednesdays 16:00, 40 minutes practice on Mon Tue Thu Fri', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
  expect(tasks.filter(({ title }) => title.startsWith('Practice'))).toEqual([])
  expect(tasks.filter(({ title }) => title.startsWith('Lesson')).length).toBeGreaterThan(3)
})
