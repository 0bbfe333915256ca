import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { isOnlyThen } from './only-available.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-18T09:00', timeZone: 'Europe/London', locale: 'en-GB' }))).tasks

describe('a day on which somebody can be had', () => {
  it.each([
    ['The piper is only available on 3 May', true], ['our tuner can only come on 4 March', false], ['the tuner is free only on 4 March', true],
    ['Der Stimmer kann nur am 4. März', true], ['le photographe n’est disponible que le 4 mars', true], ['The exam is on 3 May', false], ['only three weeks until 3 May', false],
  ])('%s', (words, expected) => {
    expect(isOnlyThen({ words, source: 'stated' })).toBe(expected)
  })

  const shop = tasksOf('Open my candle shop online by 20 May. Product pictures, price list, first newsletter. Fridays and Sundays. The photographer is only available on 3 April.')
  const shooting = shop.filter(({ title }) => /photographer/iu.test(title))

  it('is the day of the part that is theirs', () => {
    expect(shooting.length).toBe(1)
    expect(isoDate(shooting[0]!.fixed!.days.first)).toBe('2027-04-03')
    expect(shooting[0]!.title).toMatch(/product pictures: take/iu)
  })

  it('has before it what gets ready for it, and behind it what is made of it', () => {
    const day = shooting[0]!.fixed!.days.first
    expect(shop.find(({ title }) => title.startsWith('Product pictures: which'))!.allowedDays!.last).toBeLessThan(day)
    expect(shop.find(({ title }) => title.startsWith('Product pictures: choose'))!.allowedDays!.first).toBeGreaterThan(day)
  })

  it('is booked before it, where the part is they themselves', () => {
    const tasks = tasksOf('Turn the barn into a studio by 30 May: plasterer for the back wall, new floor, shelves. The plasterer is only free on 17 April. Weekends.')
    const day = tasks.find(({ fixed, title }) => fixed !== null && /plasterer/iu.test(title))!
    expect(isoDate(day.fixed!.days.first)).toBe('2027-04-17')
    expect(tasks.filter(({ fixed, title }) => fixed === null && title.startsWith('Plasterer')).every(({ allowedDays }) => allowedDays!.last < day.fixed!.days.first)).toBe(true)
  })

  it('is nothing that the plan leads to', () => {
    const opening = shop.filter(({ fixed, wish }) => fixed === null && (wish.position ?? 0) > 0.9)
    expect(opening.every(({ allowedDays }) => allowedDays === null || isoDate(allowedDays.last) > '2027-04-03')).toBe(true)
  })
})
