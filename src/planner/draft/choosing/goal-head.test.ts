import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { headOf, namedParts } from './goal-head.ts'
import { planFrame } from '../plan-frame.ts'

const frameOf = (prompt: string) => planFrame(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
const TEAM = 'in two 1-week sprints, Ana (backend), Leo (frontend)'

describe('what a sprint makes, apart from where', () => {
  it.each([
    [`Add sign-in by e-mail to our web shop ${TEAM}`, 'sprint-authentication'],
    [`Add Stripe payments to our mobile app ${TEAM}`, 'sprint-payments'],
    [`Add CSV export and PDF invoices to our mobile app ${TEAM}`, 'sprint-feature'],
    [`Build an online shop for our bakery ${TEAM}`, 'sprint-ecommerce'],
  ])('%s', (prompt, playbook) => {
    expect(choosePlaybook(frameOf(prompt))?.id).toBe(playbook)
  })

  it('names each part of a change', () => {
    const frame = frameOf(`Add CSV export and PDF invoices to our accounting app ${TEAM}`)
    expect(headOf(frame)).toMatch(/CSV export and PDF invoices$/u)
    expect(namedParts(frame)).toEqual(['CSV export', 'PDF invoices'])
  })
})
