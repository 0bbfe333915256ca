import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
const bookOf = (prompt: string) => choosePlaybook(planFrame(briefOf(prompt)))?.id ?? null

describe('what a team works on', () => {
  it.each<[string, string]>([
    ['The ticket checkout is slow on tablets and visitors give up. Two devs, two weeks from 11 January.', 'sprint-performance'],
    ['Our booking app keeps crashing when people add a second guest. Backend: Ravi. Mobile: Esme. One sprint from 11 January.', 'sprint-bug-bash'],
  ])('is the trouble that it tells of: %s', (prompt, expected) => {
    expect(bookOf(prompt)).toBe(expected)
  })

  it('mends the one fault, and not the bugs of a week', () => {
    const titles = draftNetwork(briefOf('Our booking app keeps crashing when people add a second guest. Backend: Ravi. Mobile: Esme. One sprint from 11 January.')).tasks.map(({ title }) => title)
    expect(titles.some((title) => /second guest/iu.test(title) && /reproduce/iu.test(title))).toBe(true)
    expect(titles.some((title) => /P[12] bugs/u.test(title))).toBe(false)
  })

  it.each<[string, string]>([
    ['Stock app for our warehouse: scan in, scan out, low stock alerts, monthly count. Three sprints from 11 January.', 'warehouse-setup'],
    ['Board game shop: loyalty card, event calendar, online store. Three sprints from 11 January.', 'sprint-game'],
    ['Podcast studio: walls, wiring, desks. Three sprints from 11 January.', 'podcast-launch'],
  ])('is no work of the word beside its name: %s', (prompt, other) => {
    expect(bookOf(prompt)).not.toBe(other)
  })

  it('keeps the work that a name is about', () => {
    expect(bookOf('Board game for phones: rules, levels, sound. Three sprints from 11 January.')).toBe('sprint-game')
  })

  it('keeps the in of what is scanned in', () => {
    expect(draftNetwork(briefOf('Stock app for our warehouse: scan in, scan out, alerts. Three sprints from 11 January.')).tasks.some(({ title }) => title.startsWith('Scan in'))).toBe(true)
  })
})
