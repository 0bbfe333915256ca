import { describe, expect, it } from 'vitest'
import { MONDAY } from '../brief-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { PLAYBOOKS } from '../../playbooks/all-playbooks.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { dayNumber } from '../../time/day-number.ts'

const draftOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))
const weeksOf = (prompt: string) => {
  const network = draftOf(prompt)
  const stated = network.assumptions.flatMap((text) => /named no end: (\d+) weeks/u.exec(text)?.[1] ?? [])
  return stated.length === 0 ? null : Number(stated[0])
}

describe('the length of a plan whose goal names no end', () => {
  it.each([
    ['Plan our wedding', 40],
    ['Give the whole house a spring clean', 2],
    ['Learn Italian', 12],
    ['Train for a marathon', 18],
    ['Train for a half marathon', 12],
    ['Sell our house', 16],
  ])('%s: %i weeks, said as an assumption', (prompt, weeks) => {
    expect(weeksOf(prompt)).toBe(weeks)
    const { readings } = draftOf(prompt).brief!
    const ends = readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null ? [reading.last] : []))
    // What leads to a day ends with what is left to do after it.
    const days = readings.flatMap((reading) => (reading.kind === 'event' && reading.source === 'assumed' ? [reading.days.first + 1] : []))
    expect(days.length > 0 ? days : ends).toEqual([MONDAY + 7 * weeks - 1])
  })

  it.each(['Plan our wedding on 12 June', 'Learn Italian in 5 weeks', 'Learn Italian by 1 June', 'Learn Italian for 30 days'])('is what the goal says where it says one: %s', (prompt) => {
    expect(weeksOf(prompt)).toBeNull()
  })

  it('is never shorter than a day or two a week need', () => {
    const ends = draftOf('Give the whole house a spring clean, two hours every Sunday').brief?.readings.flatMap((reading) => (reading.kind === 'horizon' ? [reading.last] : []))
    expect(ends ?? []).toEqual([])
  })
})

it('is some weeks, and for some kinds of a goal others', () => {
  const lengths = PLAYBOOKS.flatMap(({ usualWeeks, usualWeeksFor = [] }) => [...(usualWeeks === undefined ? [] : [usualWeeks]), ...usualWeeksFor.map(({ weeks }) => weeks)])
  expect(lengths.length).toBeGreaterThan(100)
  expect(lengths.filter((weeks) => !Number.isInteger(weeks) || weeks < 1 || weeks > 52)).toEqual([])
})

describe('the level of somebody who says that they learn something', () => {
  it.each([['Learn Italian', true], ['Ich möchte Spanisch lernen', true], ['Practise Italian', false], ['Learn Italian, I am advanced', false], ['Learn for the exam: statistics, algebra', false]])('%s: a beginner: %s', (prompt, isBeginner) => {
    const { assumptions } = draftOf(prompt)
    expect(assumptions.some((text) => /who begins|der anfängt/u.test(text))).toBe(isBeginner)
  })
})

it('goes on to what opens long after the event, and to what waits for it', () => {
  const { tasks, brief } = draftNetwork(reconcileBrief(readGoal({ plannerType: 'calendar', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en', prompt: 'Dad died, I am the executor. Funeral is Thursday 11 March at 13:30. Need to: register the death by 5 March, tell the bank, order flowers, probate form later in April. I can take calls 10-12 on weekdays.' })))
  const probate = tasks.filter(({ title }) => title.startsWith('Probate form'))
  expect(probate.length).toBeGreaterThan(0)
  expect(probate.every(({ allowedDays }) => allowedDays!.first > dayNumber('2027-03-11'))).toBe(true)
  expect(brief!.readings.some((reading) => reading.kind === 'horizon' && reading.appliesTo === null && (reading.last ?? 0) >= dayNumber('2027-04-16'))).toBe(true)
})

it.each(['2027-01-04T22:20', '2027-01-04T21:45'])('begins tomorrow where it is late: planned at %s', (now) => {
  const { tasks } = draftNetwork(reconcileBrief(readGoal({ prompt: 'Vocabulary 20 minutes a day until 20 January', plannerType: 'calendar', now, timeZone: 'Europe/Berlin', locale: 'en' })))
  const sessions = tasks.filter(({ occurrence }) => occurrence !== null)
  expect(sessions).toHaveLength(16)
  expect(Math.min(...sessions.map(({ wish }) => wish.day!))).toBe(MONDAY + 1)
})
