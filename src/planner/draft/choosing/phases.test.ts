import { expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { planOf } from '../../plan-for-tests.ts'

const sprint = (prompt: string) => planOf(prompt, { plannerType: 'sprint' })

function lastDayOf({ tasks }: Plan, name: RegExp): string {
  return tasks.filter(({ title }) => name.test(title)).map(({ date, endDate }) => endDate ?? date).toSorted().at(-1)!
}

function firstDayOf({ tasks }: Plan, name: RegExp): string {
  return tasks.filter(({ title }) => name.test(title)).map(({ date }) => date).toSorted()[0]!
}

it('goes through the phases of a team in their order, and makes none of them as a feature is made', async () => {
  const plan = await sprint('Loyalty scheme for the cafe app: analysis, prototype, development, go-live')
  const titles = plan.tasks.map(({ title }) => title).join('\n')
  expect(titles).not.toMatch(/(?:analysis|prototype|development|go-live)[^\n]*(?:acceptance criteria|thin slice)/iu)
  for (const [one, next] of [[/^Analysis/u, /^Prototype/u], [/^Prototype/u, /^Development/u], [/^Development/u, /^Go-live/u]] as const) expect(lastDayOf(plan, one) <= firstDayOf(plan, next)).toBe(true)
})

it('keeps a pilot between the phases that it is listed between', async () => {
  const plan = await sprint('New roster for the ward: concept, pilot on one ward, rollout')
  expect(lastDayOf(plan, /^Concept/u) <= firstDayOf(plan, /^Pilot/u)).toBe(true)
  expect(lastDayOf(plan, /^Pilot/u) <= firstDayOf(plan, /^Rollout/u)).toBe(true)
})

it('holds to the order that the goal says', async () => {
  const plan = await sprint('Customer portal: testing, implementation. Implementation comes before testing.')
  expect(lastDayOf(plan, /^Implementation/u) <= firstDayOf(plan, /^Testing/u)).toBe(true)
})

it('builds what only sounds like a phase', async () => {
  const plan = await sprint('Web shop in two sprints: catalogue, product search, basket')
  expect(plan.tasks.map(({ title }) => title).join('\n')).toMatch(/search/iu)
  expect(plan.tasks.map(({ title }) => title).join('\n')).not.toMatch(/three questions it has to answer/u)
})
