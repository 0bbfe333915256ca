import { expect, it } from 'vitest'
import { embeddedDrafter } from '../embedded-drafter.ts'
import { generatePlan } from '../../generate-plan.ts'

const SWEDISH = 'Revive my Swedish for eight weeks from 11 January: word order, past tenses, listening, phone calls.'

async function titlesOf(prompt: string): Promise<string[]> {
  for await (const event of generatePlan({ planId: 'p', prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en', seed: 0, drafter: embeddedDrafter })) {
    if (event.type === 'plan-completed') return event.plan.tasks.map(({ title }) => title)
  }
  return []
}

it('leaves room for every topic beside what recurs by habit, where the goal limits its times a week', async () => {
  const titles = await titlesOf(`${SWEDISH} Never more than three times a week.`)
  for (const topic of ['Word order', 'Past tenses', 'Listening', 'Phone calls']) expect(titles.filter((title) => title.startsWith(topic)).length).toBeGreaterThan(1)
  expect(titles.length).toBeLessThanOrEqual(24)
})

it('thins no rhythm that the goal states', async () => {
  const titles = await titlesOf(`${SWEDISH} Listening every Monday and Thursday. Never more than four times a week.`)
  expect(titles.filter((title) => title.startsWith('Listening')).length).toBeGreaterThanOrEqual(14)
})
