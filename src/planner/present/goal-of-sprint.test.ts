import { describe, expect, it } from 'vitest'
import { newTask } from '../draft/new-task.ts'
import type { NetworkTask } from '../draft/task-network.ts'
import { goalOfSprint } from './goal-of-sprint.ts'

const task = (id: string, sprint: number, fields: Partial<NetworkTask> = {}) => newTask({ id, title: id, description: '', effortMinutes: 60, sprintWish: sprint, ...fields })
const goal = (sprint: number, tasks: NetworkTask[], counted: string[] = []) => goalOfSprint(sprint, { tasks, sprintOf: ({ sprintWish }) => sprintWish, language: 'en', counted: new Set(counted) })
const part = (id: string, label: string, sprint: number, fields: Partial<NetworkTask> = {}) => task(id, sprint, { title: `${label}: ${id}`, subjects: [label], answers: ['r1'], ...fields })

describe('the goal of a sprint', () => {
  it('names the parts that end in it, and not those that go on', () => {
    const tasks = [part('a', 'gift cards', 1, { role: 'backend' }), part('b', 'gift cards', 2, { role: 'frontend' }), part('c', 'vouchers', 1, { role: 'backend', answers: ['r2'] })]
    expect(goal(1, tasks)).toBe('vouchers working end to end')
    expect(goal(2, tasks)).toBe('gift cards working end to end')
  })

  it('does not say that what nobody builds works', () => {
    expect(goal(1, [part('a', 'leaflet', 1)])).toBe('leaflet done and accepted')
  })

  it('is the release where that lies in it', () => {
    expect(goal(1, [part('a', 'gift cards', 1, { role: 'backend' }), task('release', 1, { title: 'Release the till and watch it' })])).toBe('the till and gift cards live and watched')
  })

  it('is no number of things, and nothing that others sign', () => {
    const tasks = [part('a', 'screens', 1, { answers: ['r7'] }), part('b', 'legal review', 1, { answers: ['r8'] }), task('move', 1, { title: 'Move the first shop over', description: 'On a Monday. Done when a shop sold for a day on the new till.', effortMinutes: 600 })]
    expect(goal(1, tasks, ['r7'])).toBe('a shop sold for a day on the new till')
  })

  it('says what a task leaves behind with its name where the words only point back to it', () => {
    expect(goal(1, [task('dry', 1, { title: 'Dry run: the whole move', description: 'Timed. Done when it ran twice without a hand.' })])).toBe('Dry run: it ran twice without a hand')
  })

  it('is not made of checks and meetings alone', () => {
    expect(goal(1, [task('run', 1, { tags: ['regression'], description: 'Done when all the paths are green again today.' })])).toBeNull()
  })
})
