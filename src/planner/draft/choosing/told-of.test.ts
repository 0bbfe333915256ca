import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const chosen = (prompt: string) => choosePlaybook(planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))))?.id ?? null

it.each([
  ['Draw a comic about an otter who moves house', 'house-move'],
  ['Signed today: picture book about a bat who has a toothache, 12 spreads by 30 April', 'medical-visit'],
  ['Give a talk about my half marathon on 12 March', 'running'],
])('what a work tells of is not what is done: %s', (prompt, other) => {
  expect(chosen(prompt)).not.toBe(other)
})

it('what stands outside of it still counts', () => {
  expect(chosen('Write a novel about a wedding')).toBe('book-writing')
  expect(chosen('Train for a half marathon in May and write a blog about it')).toBe('running')
})
