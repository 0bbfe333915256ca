import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { iso } from '../goal/read-for-tests.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { withLeadingEvent } from './leading-event.ts'
import { planFrame } from './plan-frame.ts'

function anchorOf(prompt: string): string | null {
  const frame = planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))
  return iso(withLeadingEvent(choosePlaybook(frame), frame).anchor)
}

it.each([
  ['Train for my half marathon on 18 April. Our school reunion is on 12 June.', '2027-04-18'],
  ['Plan my 40th birthday party on 8 May for 30 guests. My sister visits on 29 May.', '2027-05-08'],
])('a plan leads to the event that is its own: %s', (prompt, anchor) => {
  expect(anchorOf(prompt)).toBe(anchor)
})

it('leads to the last event where none is its own', () => {
  expect(anchorOf('Get fit for summer. Wedding of a friend on 8 May, beach holiday begins on 12 June.')).toBe('2027-06-12')
})
