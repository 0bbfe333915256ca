import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { dayNumber } from '../time/day-number.ts'
import { draftNetwork } from './embedded-drafter.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
const wishedLater = (prompt: string, event: string) => draftNetwork(briefOf(prompt)).tasks.filter(({ wish }) => wish.day !== null && wish.day > dayNumber(event))

it('goes on a little after an event that alone bounds the plan, for what the playbook has to do then', () => {
  const later = wishedLater('hip replaced on 10 March', '2027-03-10')
  expect(later.length).toBeGreaterThan(0)
  for (const { wish, after } of later) {
    expect(wish.day).toBeLessThanOrEqual(dayNumber('2027-03-20'))
    expect(after.length).toBeGreaterThan(0)
  }
})

it('says of the longer plan how long it is, so that the checks hold it to that', () => {
  const { brief } = draftNetwork(briefOf('hip replaced on 10 March'))
  const ends = brief?.readings.flatMap((reading) => (reading.kind === 'horizon' ? [reading.last] : []))
  expect(ends?.[0]).toBeGreaterThan(dayNumber('2027-03-10'))
})

it('ends where the goal says that all is done', () => {
  expect(wishedLater('hip replaced on 10 March, everything done by 10 March', '2027-03-10')).toEqual([])
})
