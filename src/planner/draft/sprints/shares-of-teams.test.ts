import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
const owners = (prompt: string, title: RegExp) => new Set(tasksOf(prompt).filter((task) => title.test(task.title) && !task.tags.includes('ceremony')).map(({ assignee }) => assignee))

describe('what one of a team is named with', () => {
  const PAGE = 'We are four: Ana (backend), Bruno (frontend), Carla (QA) and Diego (design). Build a booking page for our yoga studio in two 2-week sprints from 5 April. Diego does the mockups in sprint 1.'

  it('is not the whole of the work', () => {
    expect(owners(PAGE, /^Mockups/u)).toEqual(new Set(['Diego']))
    expect(owners(PAGE, /^Booking page.*data model/u)).toEqual(new Set(['Ana']))
  })

  const NEWSLETTER = 'Relaunch the newsletter in 4 weeks. Team: Mia (copy), Jonas (layout), me (Sara, everything else). One-week sprints from 3 May. Legal (Dr. Weber) has to approve the texts before layout starts.'

  it('is done in every part by whoever is named with it', () => {
    expect(owners(NEWSLETTER, /layout$/u)).toEqual(new Set(['Jonas']))
    expect(owners(NEWSLETTER, /^Approve the texts|: approve/u)).toEqual(new Set(['Weber']))
    expect(owners(NEWSLETTER, /: (?:draft|write the draft)$/u)).toEqual(new Set(['Mia']))
  })

  it('is called by its verb where it is not made', () => {
    const titles = tasksOf('Move our choir’s website to a new host: Ben exports the old one, Cleo builds the templates, Olaf checks the links, Ed does the domain transfer on 12 May. Two one-week sprints from 3 May.').map(({ title, assignee }) => `${title} @${assignee ?? ''}`)
    expect(titles).toEqual(expect.arrayContaining(['Export the old website @Ben', 'Domain transfer @Ed']))
    expect(titles.filter((title) => title.startsWith('Check the links')).every((title) => title.endsWith('@Olaf'))).toBe(true)
  })

  it('is shared as the brackets say', () => {
    expect(owners('Audit prep ISO 27001: gap analysis (Kim), risk register (Kim and Leo), policies (Mona), awareness training for 80 people (Leo). 3-week sprints from 5 July.', /^Awareness training/u)).toEqual(new Set(['Leo']))
  })
})

describe('orders and people', () => {
  it.each(['Open a second bakery', 'Renovate our church hall', 'Digitise the parish archive'])('“%s” is nobody’s name', (goal) => {
    expect(owners(`${goal}: Helen does the permits, Ivo the shopfitting. 2-week sprints from 5 July.`, /./u)).not.toContain(goal.split(' ')[0])
  })
})

describe('what is done in stages', () => {
  it('has as many steps as waves', () => {
    const moves = tasksOf('Server move to the new data centre: inventory, network, migration of 40 VMs in 4 waves. Ravi does network, Tom migrations. Two-week sprints from 8 November, done by 28 January.').filter(({ title }) => /move VMs/iu.test(title))
    expect(moves).toHaveLength(4)
  })

  it('waits between the stages of a rollout as long as it is told', () => {
    const tasks = tasksOf('Payment service v2: API, docs, load test, rollout to 5%, 25%, 100% with a week in between. Three 2-week sprints starting 11 January.')
    const stages = ['Rollout to 5 percent', 'Rollout to 25 percent', 'Rollout to 100 percent'].map((title) => tasks.find((task) => task.title === title)!)
    expect(stages[1]!.after).toContainEqual({ taskId: stages[0]!.id, lagMinutes: 10_080 })
    expect(stages[2]!.after).toContainEqual({ taskId: stages[1]!.id, lagMinutes: 10_080 })
    expect(tasks.filter(({ title }) => /^\d+ percent/iu.test(title))).toEqual([])
  })
})
