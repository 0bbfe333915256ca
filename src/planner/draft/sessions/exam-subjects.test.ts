import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

it('revises the subjects of several exams side by side, each before its own exam', () => {
  const tasks = tasksOf('Chemistry exam 9 March, Geography test 11 March, Latin oral exam 19 March. An hour and a half on weekdays from 16:00')
  const daysOf = (subject: string) => tasks.filter(({ title, fixed }) => fixed === null && title.startsWith(`${subject}: `)).map(({ wish }) => wish.day!)
  for (const [subject, exam] of [['Chemistry', '2027-03-09'], ['Geography', '2027-03-11'], ['Latin', '2027-03-19']] as const) {
    expect(daysOf(subject).length).toBeGreaterThan(5)
    expect(Math.max(...daysOf(subject))).toBeLessThan(dayNumber(exam))
    expect(Math.min(...daysOf(subject))).toBeLessThan(dayNumber('2027-01-25'))
  }
})

it('keeps to the parts of one subject where there is one exam', () => {
  const titles = tasksOf('Chemistry exam 9 March: bonding, acids, kinetics. An hour and a half on weekdays from 16:00').map(({ title }) => title)
  expect(titles.some((title) => title.startsWith('Acids'))).toBe(true)
  expect(titles.filter((title) => title.startsWith('Chemistry: '))).toEqual([])
})

it('goes on to the last of several exams, and looks again at what is examined then', () => {
  const tasks = tasksOf('Revise for GCSE geography (9 March), history (11 March) and music (26 March). An hour Mon-Thu from 16:30')
  const music = tasks.filter(({ title, fixed }) => fixed === null && title.startsWith('Music: '))
  expect(tasks.flatMap(({ title, fixed }) => (fixed === null ? [] : [title]))).toEqual(['Geography', 'History', 'Music'])
  expect(Math.max(...music.map(({ wish }) => wish.day!))).toBeGreaterThan(dayNumber('2027-03-16'))
  expect(new Set(music.map(({ title }) => title)).size).toBe(music.length)
})
