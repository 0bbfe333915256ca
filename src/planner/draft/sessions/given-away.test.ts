import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const drafted = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-28T20:00', timeZone: 'Europe/London', locale: 'en' }))).tasks

describe('what only its waiting names', () => {
  const tasks = drafted('Hand in my master’s thesis on Friday 30 April. Printing and binding takes 3 working days.')

  it('is no content that is read, drafted and revised', () => {
    expect(tasks.filter(({ title }) => title.startsWith('Printing and binding: '))).toEqual([])
    expect(tasks.filter(({ title }) => title === 'Printing and binding').length).toBe(1)
  })

  it('stands at the end where it is made of the finished work', () => {
    expect(tasks.find(({ title }) => title === 'Printing and binding')!.wish.position).toBeGreaterThan(0.8)
  })
})

it('a chapter that is named is content', () => {
  expect(drafted('Hand in my master’s thesis on Friday 30 April. Chapters: wells, pumps, aquifers.').some(({ title }) => title.startsWith('Wells: '))).toBe(true)
})
