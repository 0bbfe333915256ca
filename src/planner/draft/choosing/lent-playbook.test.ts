import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titles = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))).tasks.map(({ title }) => title)

describe('a team whose goal is known for one person alone', () => {
  it.each([
    ['Restore the merry-go-round with Nora, Ali and Wim', /strip it to sound material/iu],
    ['Nora and Ali renovate the kitchen of the rowing club in three sprints', /prime|plaster|ceiling/iu],
  ])('goes through the steps of the matter: %s', (prompt, step) => {
    const all = titles(prompt)
    expect(all.some((title) => step.test(title))).toBe(true)
    expect(all.filter((title) => /first part|main part/iu.test(title))).toEqual([])
  })

  it('keeps to the parts that it lists', () => {
    const all = titles('Renovate the boat house: new slipway lights, winch motor, changing room lockers. Nora, Ali and Wim, two sprints')
    for (const part of ['lights', 'winch', 'lockers']) expect(all.some((title) => title.toLowerCase().includes(part))).toBe(true)
    expect(all.some((title) => /ceiling first/iu.test(title))).toBe(false)
  })

  it('practises nothing', () => {
    expect(titles('Learn Italian with Nora and Ali in three sprints').some((title) => /spaced recall/iu.test(title))).toBe(false)
  })
})
