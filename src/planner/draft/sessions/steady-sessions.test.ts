import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draftOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en' }))).tasks

describe('what is learnt over many weeks', () => {
  it.each([
    ['Learn Italian up to B1 by December', 46 * 3],
    ['Maths exam on 7 June', 21 * 2],
    ['Learn Python by July', 24 * 2],
  ])('is not left for twelve days at a time: %s', (prompt, atLeast) => {
    expect(draftOf(prompt).length).toBeGreaterThan(atLeast - 4)
  })

  it('has the sessions that were asked for, where that is said', () => {
    expect(draftOf('Learn Italian by June, once a week on Monday evenings').filter(({ fixed }) => fixed === null).length).toBeLessThan(30)
  })
})

it('has one longer session a day where the hours of a week ask for it, and its last ones before the exam', () => {
  const tasks = draftOf('Law exam on 7 June, 15 hours a week')
  const days = tasks.flatMap(({ wish, fixed }) => (fixed === null && wish.day !== null ? [wish.day] : []))
  expect(new Set(days).size).toBe(days.length)
  expect(tasks.some(({ effortMinutes }) => effortMinutes === 150)).toBe(true)
})

describe('exams whose dates stand in one list', () => {
  it.each([
    ['Maths and physics exams on 7 and 10 June', ['Maths exam', 'Physics exam']],
    ['History, biology and chemistry exams on 12, 15 and 18 May', ['History exam', 'Biology exam', 'Chemistry exam']],
  ])('are one of each subject: %s', (prompt, titles) => {
    const tasks = draftOf(prompt)
    expect(tasks.filter(({ fixed }) => fixed !== null).map(({ title }) => title)).toEqual(titles)
    expect(tasks.some(({ title }) => title.startsWith(`${titles[0]!.split(' ')[0]}: `))).toBe(true)
  })
})
