import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const playbookOf = (prompt: string) => choosePlaybook(planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-28T20:00', timeZone: 'Europe/London', locale: 'en' }))))?.id

it.each([
  'Get a pea shed to a roadside stall. I want to sell lettuce at the gate from May, new batch every 12 days. My wife builds the table but not during lambing.',
  'Build a canoe rack for the club by May. Tom helps but never during calving season.',
])('what keeps somebody busy meanwhile chooses no playbook: %s', (prompt) => {
  expect(playbookOf(prompt)).not.toBe(playbookOf('Get ready for the lambing season: 40 ewes, first lambs due on 1 April'))
})

it('the season itself does', () => {
  expect(playbookOf('Get ready for the lambing season: 40 ewes, first lambs due on 1 April')).toBeDefined()
})

it.each([
  ['Hello, I teach year 9 and have been handed the science fair on 17 June. 50 pupils in groups of 5, judges, tables.', false],
  ['Help my son with his science fair project: question, experiment, board. Fair on 17 June.', true],
])('who was handed a fair holds it, and takes no part: %s', (prompt, takesPart) => {
  expect(playbookOf(prompt) === 'science-fair').toBe(takesPart)
})
