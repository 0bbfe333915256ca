import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const sessions = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-02-08T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.filter(({ occurrence }) => occurrence !== null)

const SWIM = 'Lake swim of 3 km on 30 May. Three swims a week: Tuesday and Friday 6:15 to 7:45 and Sunday 8-10.'

describe('so many sittings a week on as many named days', () => {
  it('are one on each of them, and no two on one', () => {
    const swims = sessions(SWIM)
    expect(swims.length).toBeGreaterThan(40)
    expect(swims.every(({ allowedDays, wish }) => allowedDays?.first === wish.day && allowedDays?.last === wish.day)).toBe(true)
    expect(new Set(swims.map(({ wish }) => wish.day)).size).toBe(swims.length)
  })

  it('are named with the place that those of a day have from a date on', () => {
    const there = sessions(`${SWIM} From May the Sunday one is in the lake.`).filter(({ title }) => title.endsWith('– in the lake'))
    expect(there.length).toBeGreaterThanOrEqual(4)
    expect(there.every(({ wish }) => weekdayOf(wish.day!) === 7)).toBe(true)
  })

  it('leave no room for one more that is only usual', () => {
    const { tasks } = draftNetwork(reconcileBrief(readGoal({ prompt: SWIM, plannerType: 'calendar', now: '2027-02-08T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))
    expect(tasks.filter(({ title, occurrence, fixed }) => occurrence === null && fixed === null && /open-water swim|swimming/u.test(title))).toEqual([])
  })
})
