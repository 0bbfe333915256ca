import { expect, test } from 'vitest'
import type { Task } from '../../../contract/plan.ts'
import { planText } from './plan-text.ts'

const tasks = [{ title: 'Float on your back' }, { title: 'Swim 25 m' }] as const satisfies readonly Pick<Task, 'title'>[]

test('a copied plan is its title, its description and its task titles', () => {
  const text = planText({ title: 'Learn to swim', description: 'Six weeks, three sessions each.', tasks: tasks.map(asTask) })
  expect(text).toBe('Learn to swim\n\nSix weeks, three sessions each.\n\n- Float on your back\n- Swim 25 m')
})

test('a plan without a description leaves no gap', () => {
  expect(planText({ title: 'Learn to swim', description: '', tasks: tasks.map(asTask) })).toBe('Learn to swim\n\n- Float on your back\n- Swim 25 m')
})

function asTask({ title }: Pick<Task, 'title'>): Task {
  return {
    id: title,
    title,
    description: '',
    date: '2027-01-04',
    startTime: null,
    endTime: null,
    priority: 'medium',
    status: 'todo',
    tags: [],
    estimatedHours: 1,
    references: [],
    type: 'task',
  }
}
