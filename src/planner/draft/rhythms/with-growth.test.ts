import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

describe('a goal that says how much each time is', () => {
  it('has it in every title, and nothing beside', () => {
    const tasks = draft('Sit-ups every other day for three weeks: start with 12, three more each time')
    expect(tasks.map(({ title }) => title).slice(0, 3)).toEqual(['Sit-ups: 12', 'Sit-ups: 15', 'Sit-ups: 18'])
    expect(tasks.every(({ title }) => title.startsWith('Sit-ups: '))).toBe(true)
  })

  it('takes as long as it says where it grows by the minute', () => {
    const lengths = draft('Learn the oboe by 1 April: practise 10 minutes every day, 5 more each week up to 25 minutes').filter(({ title }) => / minutes/u.test(title)).map(({ effortMinutes }) => effortMinutes)
    expect(lengths[0]).toBe(10)
    expect(Math.max(...lengths)).toBe(25)
  })

  it('takes the place of how far a playbook would go, on the day that was named', () => {
    const runs = draft('Half marathon on 11 April. I run Tuesdays, Thursdays and Sundays; start at 8 km and add 1 km to the Sunday run every week')
    const sundays = runs.filter(({ title, wish }) => /\d km/u.test(title) && wish.day !== null && (wish.day + 3) % 7 === 6)
    const far = sundays.map(({ title }) => Number(/(\d+(?:\.\d+)?) km/u.exec(title)![1]))
    expect(far[0]).toBe(8)
    expect(far).toEqual(far.toSorted((a, b) => a - b))
    expect(new Set(far).size).toBeGreaterThan(8)
  })

  it('keeps what a playbook knows where no series grows', () => {
    const titles = draft('Plan our wedding on 12 June, ask five more guests each week').map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(20)
  })
})
