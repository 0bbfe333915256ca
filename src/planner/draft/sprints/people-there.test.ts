import { expect, it } from 'vitest'
import { draftNetwork } from '../embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'

const tasksOf = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en-GB' })).tasks

it('gives early steps to those who are there', () => {
  const tasks = tasksOf('Cookbook of the choir: recipes, photos, layout. Eve writes, Fay shoots the photos, Gus does the layout (from April). Eight 2-week sprints from 11 January.')
  const early = tasks.filter(({ assignee, wish, type }) => assignee !== null && type === 'task' && wish.position !== null && wish.position < 0.3)
  expect(early.length).toBeGreaterThan(2)
  expect(early.filter(({ assignee, title }) => assignee === 'Gus' && !/layout/iu.test(title))).toEqual([])
})
