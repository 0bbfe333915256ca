import { expect, it } from 'vitest'
import { read } from '../../read-for-tests.ts'
import { estimateOfGoal } from './estimate-of-goal.ts'

it('what was estimated is the goal', () => {
  expect(read('Two developers, one-week sprints. We’ve estimated 60 developer-days for the ferry kiosk rebuild and nothing may be dropped. Start Monday 11 January.', 'sprint').subject).toBe('Ferry kiosk rebuild')
})

it.each(['We estimate 60 days for it.', 'We estimated 60 developer-days for each of the parts.', 'Ana estimates 4 days for the texts.'])('an estimate of something else stays: %s', (text) => {
  expect(estimateOfGoal(text)).toEqual([])
})
