import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../../contract/plan.ts'
import { readGoal } from '../../../goal/read-goal.ts'
import { PLAYBOOKS } from '../../../playbooks/all-playbooks.ts'
import { CRAFT_PLAYBOOKS } from '../../../playbooks/craft/craft-playbooks.ts'
import { SAMPLE_GOALS } from '../../../playbooks/sample-goals/sample-goals.ts'
import { SOFTWARE_PLAYBOOKS } from '../../../playbooks/software/software-playbooks.ts'
import { planFrame } from '../../plan-frame.ts'
import type { PlanFrame } from '../../plan-frame.ts'
import { likelyPlaybooks, meansRather } from './likely-playbooks.ts'

const frameOf = (prompt: string, plannerType: PlannerType = 'calendar', locale = 'en'): PlanFrame => planFrame(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale }))

describe('how likely playbooks are meant', () => {
  it('is told by what the words mean where none of them is a keyword', () => {
    expect(likelyPlaybooks(frameOf('Get good enough at dynamic programming for a coding interview loop'))[0]!.playbook.id).toBe('technical-interview')
    expect(likelyPlaybooks(frameOf('Stop double bookings of our meeting rooms', 'sprint'))[0]!.playbook.id).toBe('sprint-booking')
  })

  it('adds up to 1 over the playbooks of the plan’s type', () => {
    const likely = likelyPlaybooks(frameOf('Hatch ducklings in the barn'))
    expect(likely.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
    expect(likely.every(({ playbook }) => playbook.plannerTypes.includes('calendar'))).toBe(true)
    expect(likely.map(({ probability }) => probability)).toEqual(likely.map(({ probability }) => probability).toSorted((a, b) => b - a))
  })

  it('leaves out what an operator’s own playbook takes the place of', () => {
    const [ours] = likelyPlaybooks(frameOf('Make strawberry jam'))
    const theirs = { ...ours!.playbook, title: 'jam as we make it' }
    const likely = likelyPlaybooks(planFrame(frameOf('Make strawberry jam').brief, [theirs]))
    expect(likely.map(({ playbook }) => playbook)).not.toContain(ours!.playbook)
  })

  it('is not told in another language, recognised or not, nor where no word is known', () => {
    expect(likelyPlaybooks(frameOf('Den Führerschein der Klasse B bis Juni machen, jeden Samstag eine Fahrstunde', 'calendar', 'de'))).toEqual([])
    expect(likelyPlaybooks(frameOf('Zdać maturę z matematyki w miesiąc, korepetycje w piątek o piętnastej'))).toEqual([])
    expect(likelyPlaybooks(frameOf('Zqxv wblorp'))).toEqual([])
  })

  it('tells what is made in code from what is made by hand', () => {
    expect(meansRather(SOFTWARE_PLAYBOOKS, CRAFT_PLAYBOOKS, frameOf('Build a price comparison tool', 'sprint'))).toBe(true)
    expect(meansRather(SOFTWARE_PLAYBOOKS, CRAFT_PLAYBOOKS, frameOf('Build a wooden bridge over the stream', 'sprint'))).toBe(false)
  })
})

describe('the sample goals', () => {
  it('are eight or more for every playbook, each goal once', () => {
    expect(PLAYBOOKS.filter(({ id }) => (SAMPLE_GOALS[id]?.length ?? 0) < 8).map(({ id }) => id)).toEqual([])
    const ids = new Set(PLAYBOOKS.map(({ id }) => id))
    expect(Object.keys(SAMPLE_GOALS).filter((id) => !ids.has(id))).toEqual([])
    const goals = Object.values(SAMPLE_GOALS).flat()
    expect(goals.filter((goal, index) => goals.indexOf(goal) !== index)).toEqual([])
  })
})
