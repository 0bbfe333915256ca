import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { LARGER_PARTS } from '../../playbooks/larger-parts.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { plainWords } from '../wording.ts'
import { largerPart } from './larger-parts.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-18T09:00', timeZone: 'Europe/London', locale: 'en-GB' }))).tasks
const titlesOf = (prompt: string) => tasksOf(prompt).map(({ title }) => title)

describe('a part that is several pieces of work', () => {
  it.each([
    ['hire a weekend barista', 'hire'], ['two waiters hired', 'hire'], ['hire a bouncy castle', null], ['hire a van', null],
    ['brief the volunteers', 'train'], ['train for the marathon', null], ['staff training', 'train'],
    ['our winter menu', 'menu'], ['menu', null], ['price list', 'price'], ['prices', 'price'], ['postage', 'shipping'],
    ['online store set up on Etsy', 'shop-page'], ['website', 'web-page'], ['privacy policy', 'legal-pages'], ['ingredient labels', 'food-labels'], ['name labels', null],
    ['product pictures', 'shop-photos'], ['wedding photos', null], ['clear out the loft', 'clear'], ['clear the snow', null], ['switch energy supplier', 'switch'], ['renegotiate the rent', 'negotiate'],
    ['find a flour supplier', 'supplier'], ['bank statements', 'records'], ['proof of income', 'records'], ['change of address', 'addresses'], ['change the tyres', null],
  ])('%s', (part, id) => {
    expect(largerPart(plainWords(part))?.id ?? null).toBe(id)
  })

  it('has steps that say how, and take hours and not days', () => {
    const thin = LARGER_PARTS.flatMap(({ id, steps }) => steps.flatMap((step) => (steps.length < 2 || step.how.length <= 60 || step.done.length <= 15 || step.hours > 4 ? [`${id} ${step.id}`] : [])))
    expect(thin).toEqual([])
  })

  const pub = titlesOf('Get our pub garden ready for the season by 30 May: recruit three servers, brief the team, summer menu. Mondays and Tuesdays.')

  it('goes through its steps one after the other', () => {
    expect(pub.filter((title) => title.startsWith('Recruit three servers: ')).length).toBe(3)
    expect(pub.filter((title) => title.startsWith('Summer menu: ')).length).toBe(3)
  })

  it('nobody is trained before they are hired', () => {
    const tasks = tasksOf('Get our pub garden ready for the season by 30 May: train the waiters, summer menu, hire three waiters. Mondays and Tuesdays.')
    const held = tasks.find(({ title }) => title.startsWith('Train the waiters: show'))!
    const agreed = tasks.find(({ title }) => title.startsWith('Hire three waiters: contract'))!
    expect(held.after.map(({ taskId }) => taskId)).toContain(agreed.id)
  })

  it('is one task that says how where there is no room for steps', () => {
    const titles = titlesOf('Stall at the street party on 30 January: price list, tables, music, cake, bunting, tell the neighbours, float. An hour on Saturdays.')
    expect(titles.filter((title) => title.includes('Price list')).length).toBe(1)
  })

  it('is one task where so little time is given for it', () => {
    expect(titlesOf('Open my studio on 30 May: price list (1 hour), sign, insurance. Mondays and Tuesdays.').filter((title) => title.startsWith('Price list')).length).toBe(1)
  })
})
