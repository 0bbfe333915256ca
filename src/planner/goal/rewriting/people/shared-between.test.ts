import { describe, expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { meansOfGoal } from '../lists/means-of-goal.ts'
import type { Said } from '../said.ts'
import { sharedBetween } from './shared-between.ts'

const written = (text: string, find: (text: string) => readonly Said[]) => [...find(text)].reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('who shares it', () => {
  it.each([
    ['Feed the hens every day between me, Ola and Finn for March', 'Feed the hens every day for March. I, Ola and Finn take turns'],
    ['Water the plants daily, shared between Mia and Jo.', 'Water the plants daily. Mia and Jo take turns.'],
  ])('%s', (text, said) => {
    expect(written(text, sharedBetween)).toBe(said)
  })

  it.each(['Cycle between Porto and Faro in June', 'Choose between Anna and Bella', 'Free between Monday and Friday'])('is nobody in: %s', (text) => {
    expect(sharedBetween(text)).toEqual([])
  })

  it('is dealt out by turns, each in the hours of their own', async () => {
    const { tasks } = await planOf('Feed the hens every day in March, shared between me, Ola and Finn. Ola never at weekends, Finn only in the mornings.')
    const fed = tasks.filter(({ title }) => title.startsWith('Feed'))
    expect(new Set(fed.map(({ assignee }) => assignee))).toEqual(new Set(['Me', 'Ola', 'Finn']))
    expect(fed.filter(({ assignee }) => assignee === 'Finn').every(({ startTime }) => startTime! < '12:00')).toBe(true)
    expect(fed.filter(({ assignee, date }) => assignee === 'Ola' && [0, 6].includes(new Date(date).getUTCDay()))).toEqual([])
  })
})

describe('what brings a goal about', () => {
  it('is a list of its parts', () => {
    expect(written('Raise 900 for the choir with a quiz night, a raffle and a plant sale before 30 June. Saturdays.', meansOfGoal)).toBe('Raise 900 for the choir before 30 June: quiz night, raffle, plant sale. Saturdays.')
  })

  it.each(['Hike in Wales with a tent, a stove and a map', 'Celebrate with a cake and a song'])('is no list in: %s', (text) => {
    expect(meansOfGoal(text)).toEqual([])
  })
})
