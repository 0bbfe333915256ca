import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string, now = '2027-01-18T09:00') => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now, timeZone: 'Europe/London', locale: 'en-GB' }))).tasks
const titlesOf = (prompt: string) => tasksOf(prompt).map(({ title }) => title)

describe('a part that is a step of the playbook in other words', () => {
  const move = tasksOf('We move house on 14 May. Hire a firm of movers, redirect our letters, wash the old flat, find a new GP. Saturdays and weekday evenings.')

  it('is planned once', () => {
    expect(move.filter(({ title }) => /movers/iu.test(title)).length).toBe(1)
    expect(move.filter(({ title }) => /\bGP\b/u.test(title)).length).toBe(1)
  })

  it('takes the place of the step, and the step still says how', () => {
    const doctor = move.find(({ title }) => /\bGP\b/u.test(title))
    expect(doctor!.title).toMatch(/^Find a new GP/u)
    expect(doctor!.description).toMatch(/Register with GP and dentist|record/iu)
  })

  it('is answered by it', () => {
    const doctor = move.find(({ title }) => /\bGP\b/u.test(title))
    expect(doctor!.answers.length).toBeGreaterThan(0)
  })

  it('goes through no step about the same thing that does something else', () => {
    const titles = titlesOf('Mum comes to live with us on 12 June. Clear out the box room, put up wallpaper, tell my brothers. Weekends.')
    expect(titles.filter((title) => title.startsWith('Clear out the box room')).join('\n')).not.toMatch(/old home|plan their room/iu)
  })

  it('may be named by its last day alone', () => {
    const titles = titlesOf('We move house on 14 May. To do: boxes, and a thorough deep clean before the keys go back on 15 May at noon. Evenings and Saturdays.')
    expect(titles.filter((title) => /deep clean/iu.test(title)).every((title) => /thorough deep clean/iu.test(title))).toBe(true)
    expect(titles.some((title) => /deep clean/iu.test(title))).toBe(true)
  })
})

describe('what is bought among other things', () => {
  it('is part of the step that gets them', () => {
    const titles = titlesOf('Start keeping bees, colony comes on 15 May. Buy a suit, reserve the bees, choose the site. Sundays.')
    expect(titles.filter((title) => /suit/iu.test(title)).length).toBe(1)
  })
})

describe('steps beyond the end of what is asked', () => {
  it('what follows a day without an hour waits for it or is left out', () => {
    const tasks = tasksOf('My father is moving in with us on 22 May. Clear the study, paint it. Only weekends.')
    const day = tasks.find(({ fixed, title }) => fixed !== null && /father/iu.test(title))!
    expect(tasks.filter(({ title, after }) => /after a month|^first week/iu.test(title) && !after.some(({ taskId }) => taskId === day.id))).toEqual([])
  })

  it('what follows a last day for all of it is left out', () => {
    expect(titlesOf('Apply for citizenship by 20 May: certificate of birth, payslips, referees.').join('\n')).not.toMatch(/note the decision/iu)
  })
})

describe('a paper that an office gives', () => {
  it('is got, and not learnt', () => {
    const titles = titlesOf('Apply for naturalisation by 20 May: payslips, civics test, wage slips.')
    expect(titles.filter((title) => /slips/iu.test(title)).join('\n')).not.toMatch(/answer aloud|learn the answers|missed questions/iu)
    expect(titles.filter((title) => /slips/iu.test(title)).length).toBeGreaterThan(0)
  })
})
