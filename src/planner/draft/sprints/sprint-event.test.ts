import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { embeddedDrafter } from '../embedded-drafter.ts'
import { generatePlan } from '../../generate-plan.ts'
import type { Plan } from '../../../contract/plan.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const INPUT = { plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' } as const

async function planOf(prompt: string): Promise<Plan> {
  let plan: Plan | null = null
  for await (const event of generatePlan({ ...INPUT, planId: 'p', prompt, seed: 1, drafter: embeddedDrafter })) if (event.type === 'plan-completed') plan = event.plan
  return plan!
}
const dayOf = (plan: Plan, words: RegExp) => plan.tasks.filter(({ title }) => words.test(title)).map(({ date, endDate }) => endDate ?? date)

it('prepares an event before it and does the rest after it', async () => {
  const plan = await planOf('We move 45 people to a new office on 30 April. 2-week sprints, Kim (facilities), Sven (IT), Tara (HR)')
  expect(dayOf(plan, /^Pack by number/u)[0]! < '2027-04-30').toBe(true)
  expect(dayOf(plan, /^First day: breakfast/u)[0]! > '2027-04-30').toBe(true)
  expect(dayOf(plan, /^Hand the old office back/u)[0]! > '2027-04-30').toBe(true)
})

it('keeps the weeks between what comes again', async () => {
  const plan = await planOf('We move 45 people to a new office on 30 April. 2-week sprints, Kim (facilities), Sven (IT), Tara (HR)')
  const walks = plan.tasks.filter(({ title }) => title.startsWith('Walk through the site')).map(({ date }) => Date.parse(date) / 864e5)
  expect(walks.length).toBeGreaterThan(2)
  expect(Math.min(...walks.slice(1).map((day, index) => day - walks[index]!))).toBeGreaterThanOrEqual(10)
})

it('releases after the last regression run and acceptance', async () => {
  const plan = await planOf('Redesign the checkout of our mobile shop in two 2-week sprints. Ela (UX), Tom (frontend), Ines (backend), Ari (QA, 50%)')
  const release = plan.tasks.find(({ title }) => title.startsWith('Release the new version'))!
  expect(dayOf(plan, /^Sprint 2 (?:regression|acceptance)/u).every((day) => day <= release.date)).toBe(true)
  expect(plan.warnings.filter((warning) => /not everything fits/iu.test(warning))).toEqual([])
})

it('leaves a pilot the days that it runs', () => {
  const { tasks } = draftNetwork(reconcileBrief(readGoal({ ...INPUT, prompt: 'Build an internal chatbot for HR questions in three 2-week sprints. Nora (ML), Pete (backend), Lin (UX, 50%)' })))
  const pilot = tasks.find(({ title }) => title.startsWith('Pilot with 20 people'))!
  const release = tasks.find(({ id }) => id === 'release')!
  expect(release.after.find(({ taskId }) => taskId === pilot.id)?.lagMinutes).toBe(7 * 1440)
})
