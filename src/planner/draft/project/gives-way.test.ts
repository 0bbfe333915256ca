import { expect, it } from 'vitest'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import { MONDAY, reading, testBrief, topics } from '../brief-for-tests.ts'
import { planFrame } from '../plan-frame.ts'
import { withoutTooMany } from './gives-way.ts'

const template = (id: string, more: Partial<TaskTemplate> = {}): TaskTemplate => ({ id, at: 0.5, minutes: 30, title: `Step ${id}`, how: '', done: '', ...more })
const thirty = Array.from({ length: 30 }, (_, index) => template(`s${index}`, { priority: index % 2 === 0 ? 'high' : 'low' }))
const months = reading({ kind: 'horizon', first: MONDAY, last: MONDAY + 80 })
const frameOf = (labels: string[], prompt = 'open the pavilion') => planFrame(testBrief({ prompt, subject: 'open the pavilion', readings: [months, ...topics(...labels)] }))
const SEVEN = ['gate', 'kettle', 'flag', 'bunting', 'pump', 'rope', 'bell']

it('adds to a long list of the user’s own what matters most', () => {
  const kept = withoutTooMany(thirty, () => false, frameOf(SEVEN))
  expect(kept).toHaveLength(8)
  expect(kept.every(({ priority }) => priority === 'high')).toBe(true)
})

it('adds the less the more the user has thought of, and looks back the least', () => {
  const twelve = [...SEVEN, 'lamp', 'ladder', 'paint', 'sign', 'stove']
  expect(withoutTooMany(thirty, () => false, frameOf(twelve))).toHaveLength(3)
  const again = Array.from({ length: 8 }, (_, index) => template(`again${index}`, { priority: 'high', everyWeeks: 2 }))
  expect(withoutTooMany([...again, ...thirty], () => false, frameOf(SEVEN)).filter(({ everyWeeks }) => everyWeeks !== undefined)).toEqual([])
})

it('knows the way for whoever names few things', () => {
  expect(withoutTooMany(thirty, () => false, frameOf(['gate', 'kettle']))).toHaveLength(30)
})

it('takes no step for spoken of that shares one word with the goal', () => {
  const other = template('tables', { priority: 'low', title: 'Rules for the second-hand tables' })
  const kept = withoutTooMany([...thirty, other], () => false, frameOf(SEVEN, 'open the pavilion, with twelve tables'))
  expect(kept.map(({ id }) => id)).not.toContain('tables')
})

it('keeps what the goal speaks of, and what stands for one of its parts', () => {
  const spoken = template('oil', { priority: 'low', title: 'Oil the veranda boards' })
  const kept = withoutTooMany([...thirty, spoken], ({ id }) => id === 's1', frameOf(SEVEN, 'open the pavilion, with the veranda done as well'))
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(['oil', 's1']))
})
