import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const tasksOf = async (prompt: string) => (await planOf(prompt, { plannerType: 'sprint' })).tasks
const GOAL = 'Move our servers from the cellar to the cloud. Team: 2 developers, 1 admin.'

describe('what works today', () => {
  it.each([
    `${GOAL} Two-week sprints from 18 January. Go-live on 22 March.`,
    `${GOAL} Two-week sprints from 18 January until 9 April. Cutover weekend 20-21 March.`,
  ])('is switched off behind the day of the switch-over: %s', async (prompt) => {
    const tasks = await tasksOf(prompt)
    const event = tasks.find(({ type }) => type === 'event')!
    const off = tasks.find(({ title }) => title.startsWith('Switch off the old'))
    expect(off === undefined || off.date > (event.endDate ?? event.date)).toBe(true)
  })

  it('is switched off in its turn where no such day is named, or only its rehearsal is', async () => {
    const tasks = await tasksOf(`${GOAL} Two-week sprints from 18 January until 9 April. Cutover rehearsal on 1 April.`)
    expect(tasks.some(({ title }) => title.startsWith('Switch off the old'))).toBe(true)
  })
})
