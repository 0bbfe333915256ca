import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titles = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title)
const PLUMBER = 'Journeyman plumber exam on Saturday 6 March, 8am: venting, fixtures, code. I can study mon, tue and thu 17-18:30'

it('has its own papers where the goal names none', () => {
  expect(titles(PLUMBER).filter((title) => title.startsWith('Mock exam')).length).toBeGreaterThan(0)
  expect(titles(PLUMBER).some((title) => title.startsWith('Light day before'))).toBe(true)
})

it('leaves the papers to the days that are named for them', () => {
  const named = titles(`${PLUMBER}, plus sundays 14-16 for a practice paper`)
  expect(named.filter((title) => /^Mock exam|mock 1/u.test(title))).toEqual([])
  expect(named.filter((title) => title.startsWith('Practice paper')).length).toBeGreaterThan(5)
})

it('adds nothing light to a day that is kept free', () => {
  expect(titles(`${PLUMBER}. No studying the last two days before the exam`).some((title) => title.startsWith('Light day before'))).toBe(false)
})
