import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

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

it.each([
  ['Get our booth ready for the trade fair on 20 April', '2027-04-20'],
  ['Plan our wedding on 18 September with 90 guests', '2027-09-18'],
])('does so too where the goal says what all has to be ready for: %s', (prompt, event) => {
  const later = wishedLater(prompt, event)
  expect(later.length).toBeGreaterThan(0)
  for (const { wish } of later) expect(wish.day! - dayNumber(event)).toBeLessThanOrEqual(14)
})

it('ends where the goal says that all is done', () => {
  expect(wishedLater('hip replaced on 10 March, everything done by 10 March', '2027-03-10')).toEqual([])
  expect(wishedLater('Plan our wedding on 18 September, all of it finished by 18 September', '2027-09-18')).toEqual([])
})

it('ends with what is itself left to do after the move', () => {
  expect(wishedLater('Plan the cleaning of our old flat before we move out; the handover is on 30 April at 14:00', '2027-04-30')).toEqual([])
})

it('spreads what follows an event over the days that the plan has for it', () => {
  const after = wishedLater('Our labrador puppy arrives on 6 March. Get the flat ready and the first weeks planned.', '2027-03-06').map(({ wish }) => wish.day)
  expect(after.length).toBeGreaterThan(4)
  expect(new Set(after).size).toBeGreaterThan(3)
})

it('keeps what is listed for the weeks behind the event on their side of it, and the rest on the other', () => {
  const { tasks } = draftNetwork(briefOf('We are fetching our puppy on 27 February at 11. Before that: crate, vet, insurance. Then the first four weeks with her: house training, lead, being alone.'))
  const firstDay = (id: string) => tasks.find((task) => task.id === id)?.allowedDays
  for (const id of ['equipment', 'quiet-place', 'vet-choose']) expect(firstDay(id)?.last).toBeLessThan(dayNumber('2027-02-27'))
  for (const id of ['vet-first', 'alone', 'lead']) expect(firstDay(id)?.first).toBeGreaterThanOrEqual(dayNumber('2027-02-27'))
  expect(tasks.find(({ id }) => id === 'lead')?.subjects).toContain('lead')
})
