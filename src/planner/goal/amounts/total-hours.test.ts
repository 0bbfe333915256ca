import { describe, expect, it } from 'vitest'
import { draftNetwork } from '../../draft/embedded-drafter.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { read, stated } from '../read-for-tests.ts'

const totals = (prompt: string) => stated(prompt, 'limit').filter(({ per }) => per === 'total').map(({ min, max }) => ({ min, max }))

describe('work that is as long as is said', () => {
  it.each([
    ['I need 25 hours of sailing practice by 30 April', 25],
    ['Log 60 community service hours by 1 June, Sundays 10-14', 60],
    ['At least 45 hours of supervised counselling before the end of June', 45],
    ['80 Stunden Praktikum bis Ende Mai, freitags 8-14 Uhr', 80],
    ['Tengo que hacer 40 horas de voluntariado antes del 30 de mayo', 40],
    ['Il me faut 35 heures de formation continue avant le 30 juin', 35],
    ['Preciso de 20 horas de aulas práticas até 30 de abril', 20],
  ])('%s', (prompt, hours) => {
    expect(totals(prompt)).toEqual([{ min: hours * 60, max: null }])
  })

  it.each([
    'Fly to Lima on 3 May, it takes 14 hours from Madrid',
    'Learn the guitar, half an hour a day; I work 40 hours a week',
    'Plan my garden, the shop needs 48 hours notice',
    'Reply to the tenants within 24 hours, then find a plumber',
    'Get 8 hours of sleep every night this month',
  ])('is none in %s', (prompt) => {
    expect(totals(prompt).filter(({ min }) => min !== null)).toEqual([])
  })

  it('is shared among the parts that it has to include', () => {
    const topics = stated('I need 24 hours of CPD by 30 June. It must cover data protection, safeguarding and first aid.', 'topic')
    expect(topics.map(({ label, minutes }) => ({ label, minutes }))).toEqual(['data protection', 'safeguarding', 'first aid'].map((label) => ({ label, minutes: 480 })))
  })

  it('fills the plan with as many hours, and ends with their proof', () => {
    const { tasks } = draftNetwork(reconcileBrief(read('Log 42 volunteer hours by 1 May, Saturdays 9-13')))
    expect(tasks.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)).toBeGreaterThanOrEqual(42 * 60)
    expect(tasks.some(({ title }) => /file the proof/u.test(title))).toBe(true)
  })
})
