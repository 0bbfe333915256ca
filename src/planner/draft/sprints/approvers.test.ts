import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
const doneBy = (name: string, prompt: string) => tasksOf(prompt).filter(({ assignee }) => assignee === name).map(({ title }) => title)

it('whoever only comments looks at what the others made', () => {
  const said = 'Write up the flood study in two 2-week sprints from 18 January: soil samples, rainfall tables, summary. Rhona (soil samples), Dmitri (rainfall tables), Prof. Adler (comments only).'
  const own = doneBy('Prof Adler', said)
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((title) => !/accepted|read|revise|check the whole|half-way/iu.test(title))).toEqual([])
  expect(tasksOf(said).some(({ title }) => /^comments/iu.test(title))).toBe(false)
})

it('whoever comments and builds has work of their own', () => {
  const said = 'Write up the flood study in two 2-week sprints from 18 January: soil samples, rainfall tables, summary. Rhona (soil samples), Dmitri (rainfall tables), Prof. Adler (summary).'
  expect(doneBy('Prof Adler', said).some((title) => /^summary/iu.test(title))).toBe(true)
})
