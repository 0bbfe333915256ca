import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draftOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))
const weeksOf = (prompt: string) => Number(draftOf(prompt).assumptions.flatMap((text) => /named no end: (\d+) weeks/u.exec(text)?.[1] ?? [])[0] ?? 2)
const longest = (prompt: string) => Math.max(...draftOf(prompt).tasks.map(({ effortMinutes }) => effortMinutes))

describe('a team’s plan whose length nobody said', () => {
  it('takes one person longer than it takes four', () => {
    const alone = weeksOf('Build an online shop for garden tools')
    const four = weeksOf('Build an online shop for garden tools with 4 developers')
    expect(alone).toBeGreaterThan(4)
    expect(four).toBeLessThan(alone)
  })

  it('takes as long with half the hours a week', () => {
    const full = weeksOf('Build an online shop for garden tools, 40 hours a week')
    expect(weeksOf('Build an online shop for garden tools, 15 hours a week')).toBeGreaterThan(1.5 * full)
  })

  it('cuts no estimate to fit a fortnight', () => {
    expect(longest('Build an online shop for garden tools')).toBeGreaterThan(1.5 * longest('Build an online shop for garden tools in two weeks'))
  })

  it('is no longer than half a year', () => {
    expect(weeksOf('Build an online shop for garden tools, 2 hours a week')).toBe(26)
  })

  it.each(['Build an online shop for garden tools in 3 weeks', 'Build an online shop for garden tools by 26 February', 'Build an online shop for garden tools in two 2-week sprints'])('is what the goal says where it says one: %s', (prompt) => {
    expect(draftOf(prompt).assumptions.filter((text) => text.includes('named no end'))).toEqual([])
  })
})
