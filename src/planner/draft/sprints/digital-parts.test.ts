import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { plainWords } from '../wording.ts'
import { DIGITAL_PARTS } from '../../playbooks/parts/digital-parts.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' })).tasks
const TEAM = 'Team: Ana (backend), Leo (frontend), Tom (QA). Three 2-week sprints from 11 January.'

describe('parts that every product has', () => {
  const tasks = draft(`Portal for our allotment society: complaint form, CSV export, waiting list dashboard, soil recipes. ${TEAM}`)
  const titles = (part: string) => tasks.filter(({ title }) => title.startsWith(`${part}: `)).map(({ title }) => title)

  it('go through the steps of what they are', () => {
    expect(titles('CSV export').slice(0, 3)).toEqual([expect.stringContaining('opened'), expect.stringContaining('in the background'), expect.stringContaining('odd data')])
    expect(titles('Complaint form')[0]).toContain('fields')
    expect(titles('Waiting list dashboard').some((title) => title.includes('queries'))).toBe(true)
  })

  it('leave what is only one product’s to its playbook', () => {
    expect(titles('Soil recipes').some((title) => /acceptance|data model|screens/u.test(title))).toBe(true)
  })

  it('stay with whoever has the trade', () => {
    const step = tasks.find(({ title }) => title.startsWith('CSV export: build'))
    expect(step?.role).toBe('backend')
  })
})

it('each kind of part is called by names that no other kind has', () => {
  const names = DIGITAL_PARTS.flatMap(({ about }) => about.map((name) => plainWords(name).join(' ')))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('a sprint’s goal is no cut sentence', () => {
  const goals = draft(`Docs overhaul: structure of the pages for newcomers and experts, reference generated from the service definitions, troubleshooting pages for the ten worst errors. ${TEAM}`).flatMap(({ sprintGoal }) => sprintGoal ?? [])
  expect(goals.length).toBeGreaterThan(0)
  for (const goal of goals) expect([goal, goal.length <= 70 && !goal.includes('…')]).toEqual([goal, true])
})
