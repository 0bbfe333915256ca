import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { testBrief, topics } from '../brief-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' })).tasks
const TEAM = 'Team: Ana (backend), Leo (frontend, 20 h/week), Tom (QA).'

describe.each([
  ['known work', `Build an internal tool as a web app in two 2-week sprints from Monday 11 January: receipt upload, approval flow. ${TEAM}`],
  ['work that no playbook knows', `Digitise the parish archive in two 2-week sprints from Monday 11 January: baptism books, photo boxes. ${TEAM}`],
])('a sprint plan of %s', (_, prompt) => {
  const tasks = draft(prompt)
  const titles = tasks.map(({ title }) => title)

  it('has a goal, a review and a retrospective for each sprint', () => {
    for (const sprint of [1, 2]) {
      expect(titles.some((title) => title.startsWith(`Sprint ${sprint} planning: `))).toBe(true)
      expect(titles).toContain(`Sprint ${sprint} review and demo`)
      expect(titles.some((title) => title.startsWith(`Sprint ${sprint} retrospective: one change for `))).toBe(true)
    }
  })

  it('says the hours of each person where the sprint is planned', () => {
    const planning = tasks.find(({ title }) => title.startsWith('Sprint 1 planning'))!
    expect(planning.description).toContain('Hours of this sprint: Ana 80 h, Leo 40 h, Tom 80 h.')
    expect(planning.description).toContain('three quarters of the hours at most')
  })

  it('has a definition of done, the risks, and acceptance before building', () => {
    expect(titles.some((title) => /definition of done/iu.test(title))).toBe(true)
    expect(titles.some((title) => title.startsWith('Risks first'))).toBe(true)
    const parts = tasks.filter((task) => task.answers.length > 0)
    expect(parts.some(({ title }) => /acceptance|agree on what has to come out/u.test(title))).toBe(true)
    expect(parts.filter(({ after }) => after.length > 0).length).toBeGreaterThan(2)
  })

  it('keeps the parts of an epic together by a tag', () => {
    const epics = new Set(tasks.flatMap((task) => (task.answers.length > 0 ? task.tags : [])))
    expect([...epics].some((tag) => ['receipt upload', 'baptism books'].includes(tag.toLowerCase()))).toBe(true)
  })
})

it('leaves the days of somebody’s leave out of the hours', () => {
  const planning = draft('Build a web app in one 2-week sprint from Monday 11 January: login. Team: Ana (backend), Leo (frontend). Leo is on leave 18-20 January.').find(({ title }) => title.startsWith('Sprint 1 planning'))!
  expect(planning.description).toContain('Ana 80 h, Leo 56 h')
})

it('gives a tester nothing to build', () => {
  const tasks = draft('Bug bash in one week from Monday 18 January: devs Ola and Kim, tester Rui. Crash on save, slow search.')
  expect(tasks.filter((task) => task.assignee === 'Rui' && /^P[12] bugs/u.test(task.title))).toEqual([])
})

describe('a sprint plan of software with a tester', () => {
  const network = draftNetwork(readGoal({ prompt: `Online shop for handmade ceramics in three two-week sprints: product catalogue, cart, checkout with Stripe, order emails. Team: Ana - backend, Bo - frontend, Chidi - QA.`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' }))
  const hoursOf = (keep: (task: (typeof network.tasks)[number]) => boolean) => network.tasks.filter(keep).reduce((sum, task) => sum + task.effortMinutes, 0) / 60

  it('has work for the tester in every sprint', () => {
    for (const sprint of [1, 2, 3]) expect(hoursOf((task) => task.assignee === 'Chidi' && task.sprintWish === sprint)).toBeGreaterThanOrEqual(10)
  })

  it('gives a checkout with payments the days it takes', () => {
    expect(hoursOf((task) => task.subjects.includes('checkout with Stripe'))).toBeGreaterThan(60)
  })

  it('says how much of the time is left free, and fills none of it', () => {
    expect(network.assumptions.join(' ')).toMatch(/The work named fills about \d+ % of the team’s time; the rest is left for daily work/u)
    expect(hoursOf((task) => task.assignee !== null)).toBeLessThan(0.75 * 720)
  })
})

it('goes through the steps of writing with what is written by a team that builds nothing', () => {
  const titles = draftNetwork(testBrief({ plannerType: 'sprint', prompt: 'Write the handbook of our kindergarten', subject: 'Write the handbook of our kindergarten', readings: topics('opening hours', 'illness rules') })).tasks.map(({ title }) => title)
  expect(titles.filter((title) => title.startsWith('Opening hours'))).toEqual(['Opening hours: outline', 'Opening hours: draft', 'Opening hours: revise'])
  expect(titles.filter((title) => /the work itself|against the examples/u.test(title))).toEqual([])
})
