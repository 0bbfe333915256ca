import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { planOf } from '../../plan-for-tests.ts'

/** How many tasks of a name each whole week has. */
function perWeek({ tasks }: Plan, name: RegExp, monday: string, weeks: number): number[] {
  const first = Date.parse(`${monday}T00:00Z`)
  const week = (date: string) => Math.floor((Date.parse(`${date}T00:00Z`) - first) / (7 * 86_400_000))
  return Array.from({ length: weeks }, (_, index) => tasks.filter(({ title, date }) => name.test(title) && week(date) === index).length)
}

describe('a part of the work with a number of sessions of its own', () => {
  it('has its own steps so often, and the rest of the work beside it', async () => {
    const plan = await planOf('Italian B1 exam on 10 April. Three listening sessions a week. I can study weekdays 7-8pm.')
    expect(perWeek(plan, /^Listening: /u, '2027-01-18', 6)).toEqual([3, 3, 3, 3, 3, 3])
    expect(plan.tasks.some(({ title }) => title.startsWith('Writing: '))).toBe(true)
  })

  it('is a subject of the prompt that no playbook names', async () => {
    const plan = await planOf('Law exam on 10 April. Equity is my worst subject, it needs at least twice a week.')
    expect(perWeek(plan, /^Equity, part/u, '2027-01-18', 6).every((count) => count >= 2)).toBe(true)
    expect(plan.tasks.some(({ title }) => title.startsWith('Sessions'))).toBe(false)
  })

  it('keeps the words of what the playbook does every week', async () => {
    const plan = await planOf('Grade 4 viola exam on 10 April. I can practise Monday, Wednesday and Friday. Two scales sessions a week.')
    expect(perWeek(plan, /^Scales and arpeggios, week/u, '2027-01-18', 6)).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('is one kind of a series’ sessions', async () => {
    const plan = await planOf('10k on Sunday 11 April. Two hill sessions a week and one long run a week.')
    expect(perWeek(plan, /^Hill run/u, '2027-01-18', 6)).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('is no other thing that has sessions', async () => {
    const plan = await planOf('Italian B1 exam on 10 April. Two swim sessions a week.')
    expect(plan.tasks.filter(({ title }) => title.startsWith('Swim')).every(({ title }) => !title.includes(':'))).toBe(true)
  })
})
