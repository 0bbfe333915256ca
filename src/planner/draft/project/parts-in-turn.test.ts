import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const drafted = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-28T20:00', timeZone: 'Europe/London', locale: 'en' }))).tasks
const titles = (prompt: string) => drafted(prompt).map(({ title }) => title)

describe('parts of one trade that a goal sets apart', () => {
  it('share no step of the playbook', () => {
    const found = titles('Renovating the shower room ourselves by 30 April. Order is: strip out, plumber first fix, plaster, tiling, plumber second fix, paint.')
    expect(found.filter((title) => /first fix.*second fix/iu.test(title))).toEqual([])
    expect(found.some((title) => /second fix/iu.test(title))).toBe(true)
  })

  it('may share one where no order stands between them', () => {
    const found = titles('Renovating the shower room ourselves by 30 April: strip out, plumber first fix, plumber second fix, paint.')
    expect(found.some((title) => /first fix.*second fix/iu.test(title))).toBe(true)
  })
})

it('grouting is no laying of tiles', () => {
  const found = titles('Renovating the shower room by 30 April: strip out, grout, paint.')
  expect(found.filter((title) => /^Grout: .*(?:lay|set out)/iu.test(title))).toEqual([])
})

describe('what was granted already', () => {
  it('is asked for no more', () => {
    expect(titles('Sort my uncle\'s estate. Probate was granted last week. Close accounts, sell the boat.').filter((title) => title.startsWith('Probate'))).toEqual([])
  })

  it('is asked for where it was not', () => {
    expect(titles('Sort my uncle\'s estate over the next 12 weeks. Probate isn\'t granted yet. Close accounts, sell the boat.').some((title) => title.includes('Probate'))).toBe(true)
  })
})
