import { describe, expect, it } from 'vitest'
import { draftNetwork } from '../embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'

const networkOf = (prompt: string) => draftNetwork(readGoal({ prompt: `${prompt} Two 2-week sprints from 18 January, Lia (frontend) and Moe (devops).`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en-GB' }))
const titlesOf = (prompt: string) => networkOf(prompt).tasks.map(({ title }) => title).join('\n')

describe('a number that a team has to move', () => {
  it('is measured at both ends, and said in between', () => {
    const { title, tasks } = networkOf('Reduce the tickets about passwords from 120 a week to 60.')
    expect(title).toBe('Reduce the tickets about passwords from 120 a week to 60')
    expect(tasks.filter(({ title: each, description }) => `${each} ${description}`.includes('from 120 a week to 60')).length).toBeGreaterThan(1)
  })

  it('of a process asks for what moves a process', () => {
    expect(titlesOf('Shorten our time to first reply in customer service from 9 hours to 2.')).toMatch(/root causes/u)
  })

  it('of a page or a server asks where its time goes', () => {
    expect(titlesOf('Our website loads in 6 seconds on phones, we want under 2.5.')).toMatch(/slowest requests/u)
    expect(networkOf('Our website loads in 6 seconds on phones, we want under 2.5.').title).toBe('Website under 2.5 seconds')
  })

  it('that something new has to meet leaves it what it is', () => {
    expect(titlesOf('Build a search for our timetable. Goal: 95% of searches under 300 ms.')).toMatch(/Choose the engine/u)
  })

  it('beside a list of parts leaves the list what it is', () => {
    expect(titlesOf('Relaunch the shop: search, filters, gift cards. Target: 60% of visitors find something.')).toMatch(/Gift cards/u)
  })
})
