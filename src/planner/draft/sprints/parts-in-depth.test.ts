import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.filter(({ tags }) => !tags.includes('ceremony'))
const hours = (prompt: string) => tasksOf(prompt).reduce((sum, { effortMinutes }) => sum + effortMinutes / 60, 0)

const GOAL = 'Build a booking system for our pottery courses'
const SMALL = `${GOAL}, one 2-week sprint from 11 January, Ada (backend), Ben (frontend).`
const LARGE = `${GOAL}, five 2-week sprints from 11 January. Ada (backend), Ben (frontend), Cleo (backend), Dov (design), Eli (tester).`

describe('the parts of a playbook', () => {
  it('are built, and no more, where a small team has a fortnight', () => {
    expect(tasksOf(SMALL).filter(({ id }) => id.endsWith('-harden'))).toEqual([])
  })

  it('are agreed on, drawn, hardened and tried as well where a team has weeks for each', () => {
    const ids = new Set(tasksOf(LARGE).map(({ id }) => id))
    for (const step of ['criteria', 'design', 'harden', 'verify']) expect([...ids].filter((id) => id.endsWith(`-${step}`)).length).toBeGreaterThan(2)
    expect(hours(LARGE)).toBeGreaterThan(2.5 * hours(SMALL))
  })

  it('have their examples before they are built, and their trial behind that', () => {
    const tasks = tasksOf(LARGE)
    const criteria = tasks.find(({ id }) => id.endsWith('-criteria'))!
    const part = criteria.id.replace(/-criteria$/u, '')
    const built = tasks.filter(({ after }) => after.some(({ taskId }) => taskId === criteria.id)).map(({ id }) => id)
    expect(built.length).toBeGreaterThan(0)
    const trial = tasks.find(({ id }) => id === `${part}-verify`)!
    expect(trial.after.some(({ taskId }) => built.includes(taskId))).toBe(true)
  })

  it('come with no step twice', () => {
    const titles = tasksOf(LARGE).map(({ title }) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('leave a goal alone whose own parts fill the time', () => {
    const full = `${GOAL}: calendar, gift cards, waiting list, reminders, refunds, course pages, teacher diary, reports. One 1-week sprint from 11 January, Ada (backend), Ben (frontend).`
    expect(tasksOf(full).filter(({ id }) => id.endsWith('-rights') || id.endsWith('-operate'))).toEqual([])
  })
})
