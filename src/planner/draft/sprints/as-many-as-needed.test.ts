import { describe, expect, it } from 'vitest'
import { draftNetwork } from '../embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'

const networkOf = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en-GB' }))
const sprintsOf = (prompt: string) => Math.max(...networkOf(prompt).tasks.flatMap(({ sprintWish }) => sprintWish ?? []))
const GOAL = 'Make our app work offline: bookmarks, notes. Aki and Bea (developers), Curt (tester).'

describe('sprints that nobody counted', () => {
  it('are as many as the work takes, and the plan says how many there is time for', () => {
    const prompt = `${GOAL} 2-week sprints, everything done by 28 May.`
    expect(sprintsOf(prompt)).toBeLessThan(6)
    expect(networkOf(prompt).assumptions.join(' ')).toMatch(/The work takes \d sprints; until the end there is time for 11/u)
  })

  it('go on until what has a day of its own', () => {
    expect(sprintsOf(`${GOAL} 2-week sprints, launch on 26 March.`)).toBeGreaterThan(4)
  })

  it('are those that were counted', () => {
    expect(sprintsOf(`${GOAL} Six 2-week sprints from 4 January, everything done by 26 March.`)).toBe(6)
  })
})
