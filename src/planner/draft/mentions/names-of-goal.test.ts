import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

function networkOf(prompt: string) {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' })))
}

it('says in every task which language is learnt, where no task does', () => {
  for (const { tags } of networkOf('I want to know enough Welsh for our holiday in May').tasks.filter(({ type }) => type === 'task')) expect(tags).toContain('Welsh')
})

it('tags nothing where the tasks say it, and no noun of German', () => {
  for (const prompt of ['Read Persuasion by 1 March', 'Die Wohnung bis 1. März streichen']) {
    const { tasks } = networkOf(prompt)
    expect(tasks.filter(({ tags }) => tags.some((tag) => /^(?:Persuasion|Wohnung)$/u.test(tag)))).toEqual([])
  }
})

it('calls the plan what the user calls it', () => {
  expect(networkOf('Learn Welsh by May. Call the plan "Cymru 27".').title).toBe('Cymru 27')
})

it('marks the day on which the goal itself is handed in', () => {
  const { tasks } = networkOf('Write a grant application for our playground, deadline 19 February at 5pm. It needs: a budget, letters of support')
  expect(tasks.filter(({ type }) => type === 'deadline').map(({ title }) => title)).toEqual(['Deadline: Write a grant application for our playground'])
})

it('names who helps, though others say friend and help', () => {
  expect(networkOf('My Life in the UK test is on Thursday 25 February. Topics: history, government. My friend Tomasz is helping me with it.').tasks.some(({ description }) => description.includes('Tomasz'))).toBe(true)
  expect(networkOf('Sort the loft by 1 March. My neighbour Tomasz is helping me with it.').tasks.some(({ description }) => description.includes('Tomasz'))).toBe(true)
})
