import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { openPosition } from './open-days.ts'
import { planFrame } from '../plan-frame.ts'

const frameOf = (prompt: string) => planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))

it('counts places over the days that are open, where work opens late', () => {
  const frame = frameOf('Build a pond in our garden, weekends in March and April')
  const day = (at: number) => frame.first + Math.round(openPosition(at, frame) * (frame.anchor - frame.first))
  const days = [0, 0.25, 0.5, 0.75, 1].map(day)
  expect(days[0]! - frame.first).toBeGreaterThan(50)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect(new Set(days).size).toBe(5)
})

it('leaves them where they are in a plan that begins at once', () => {
  expect(openPosition(0.3, frameOf('Build a pond in our garden, Saturdays until the end of April'))).toBe(0.3)
})
