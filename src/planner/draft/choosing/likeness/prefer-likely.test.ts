import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../../contract/plan.ts'
import { readGoal } from '../../../goal/read-goal.ts'
import { planFrame } from '../../plan-frame.ts'
import { choosePlaybook } from '../choose-playbook.ts'

const chosen = (prompt: string, plannerType: PlannerType = 'calendar') => choosePlaybook(planFrame(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))?.id ?? null

describe('a goal that asks for no playbook by keyword', () => {
  it.each([
    ['Make strawberry jam', 'calendar', 'preserving'],
    ['switch to a cheaper lender', 'calendar', 'refinancing'],
    ['Become a horse owner', 'calendar', 'horse-keeping'],
    ['Build a login page', 'sprint', 'sprint-authentication'],
    ['Build a login page with Ana (backend) and Bo (frontend), two sprints from 7 December', 'sprint', 'sprint-authentication'],
  ] as const)('has the one that it is plainly meant for: %s', (prompt, plannerType, id) => {
    expect(chosen(prompt, plannerType)).toBe(id)
  })

  it.each(['Build a job board', 'Build a price comparison tool', 'Create an events calendar page', 'Add an export to CSV and PDF'])('is a change of software where a team makes what is none of handwork: %s', (prompt) => {
    expect(chosen(prompt, 'sprint')).toBe('sprint-feature')
  })

  it.each([
    ['Build a wooden bridge over the stream', 'sprint'],
    ['Make a quilt for the raffle', 'sprint'],
    ['Organise a toad patrol on Saturday 16 January', 'calendar'],
  ] as const)('has none where nothing is likely enough: %s', (prompt, plannerType) => {
    expect(chosen(prompt, plannerType)).toBeNull()
  })

  it.each([
    ['join the local choir', 'calendar', 'a deed of its own'],
    ['handball match on Sunday at 3', 'calendar', 'one small thing'],
    ['Post on our bakery’s page three times a week for four weeks', 'calendar', 'a series of one thing'],
    ['Refit of our boathouse kitchen: strip out, electrics, plumbing, floor, counter', 'sprint', 'a list of parts'],
  ] as const)('needs none beside its own words: %s (%s) is %s', (prompt, plannerType, _is) => {
    expect(chosen(prompt, plannerType)).toBeNull()
  })
})

describe('a goal that asks for a playbook by keyword', () => {
  it('keeps it where its subject says so, whatever else sounds likelier', () => {
    expect(chosen('10k on 18 April from zero, dodgy left knee')).toBe('running')
    expect(chosen('Landing page for our product launch', 'sprint')).toBe('sprint-website')
  })
})
