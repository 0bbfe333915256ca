import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { scheduleNetwork } from '../../schedule/schedule-network.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const SHOP = 'Online shop for handmade ceramics in three two-week sprints: product catalogue, cart, checkout with Stripe, order emails. Team: Ana - backend, Bo - frontend, Chidi - QA'

describe.each([['full time', `${SHOP}.`], ['ten hours a week', `${SHOP} 10 h a week.`]])('a tester who works %s', (_, prompt) => {
  const brief = reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' }))
  const network = draftNetwork(brief)
  const placed = new Map(scheduleNetwork(brief, network, { seed: 0 }).placements.map((placement) => [placement.taskId, placement]))

  it('runs the regression and the acceptance in every sprint', () => {
    for (const sprint of [1, 2, 3]) {
      expect(placed.get(`sprint-${sprint}-regression`)?.sprint).toBe(sprint)
      expect(placed.get(`sprint-${sprint}-acceptance`)?.sprint).toBe(sprint)
    }
  })

  it('writes cases before automating them', () => {
    for (const task of network.tasks.filter(({ id }) => id.endsWith('-automated'))) {
      expect(task.after.map(({ taskId }) => taskId)).toContain(task.id.replace('-automated', '-test-cases'))
    }
  })

  it('leaves the building where it was', () => {
    const startOf = (id: string) => network.tasks.find((task) => task.id === id)!.sprintWish
    const built = network.tasks.filter(({ role, sprintWish }) => (role === 'backend' || role === 'frontend') && sprintWish !== null)
    const kept = built.filter(({ id }) => placed.get(id)?.sprint === startOf(id))
    expect(kept.length / built.length).toBeGreaterThan(0.7)
  })
})

it('gives no sprint the name of its own checks as a goal', () => {
  const brief = reconcileBrief(readGoal({ prompt: 'Add a dark mode to our ticket shop, three two-week sprints. Ana frontend, Bo QA', plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' }))
  const plannings = draftNetwork(brief).tasks.filter(({ id }) => id.endsWith('-planning'))
  expect(plannings).toHaveLength(3)
  for (const { title } of plannings) expect(title).not.toMatch(/regression|acceptance/iu)
})

describe.each([
  ['moves to another platform', 'Migrate our parish register to Kubernetes in 3 two-week sprints from 11 January. Ivo (devops), Ana (backend), Bo (QA, half time).'],
  ['builds a pipeline of data', 'Data pipeline for our tide gauges in 2 two-week sprints from 11 January. Ana (data), Ivo (data), Bo (QA).'],
])('a tester in a team that %s', (_, prompt) => {
  const { tasks } = draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' })))

  it('tests what each sprint has put in place, and puts in place nothing', () => {
    const own = tasks.filter(({ assignee, role }) => assignee === 'Bo' || role === 'quality')
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(['test-plan', 'sprint-1-regression', 'sprint-2-acceptance']))
    expect(own.filter(({ tags }) => !tags.includes('test')).map(({ title, role }) => `${role}: ${title}`).filter((said) => !said.startsWith('quality'))).toEqual([])
  })
})
