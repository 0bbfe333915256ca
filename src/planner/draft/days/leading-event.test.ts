import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { iso } from '../../goal/read-for-tests.ts'
import { HIKING } from '../../playbooks/body/hiking.ts'
import { choosePlaybook } from '../choosing/choose-playbook.ts'
import { withLeadingEvent } from './leading-event.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { dayNumber, weekdayOf } from '../../time/day-number.ts'

function anchorOf(prompt: string): string | null {
  const frame = planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })))
  return iso(withLeadingEvent(choosePlaybook(frame), frame).anchor)
}

it.each([
  ['Train for my half marathon on 18 April. Our school reunion is on 12 June.', '2027-04-18'],
  ['Plan my 40th birthday party on 8 May for 30 guests. My sister visits on 29 May.', '2027-05-08'],
  ['Kitten arrives on 30 January: basket, food, vet. Kitten school 4 Tuesdays at 18:00 from 9 February', '2027-01-30'],
])('a plan leads to the event that is its own: %s', (prompt, anchor) => {
  expect(anchorOf(prompt)).toBe(anchor)
})

it('leads to the last event where none is its own', () => {
  expect(anchorOf('Get fit for summer. Wedding of a friend on 8 May, beach holiday begins on 12 June.')).toBe('2027-06-12')
})

it.each([
  ['Tender for the cleaning of 12 schools, due 26 February 12:00, site visit on 22 January at 9', '2027-02-26'],
  ['Write our annual report, printed by 21 May; the letter of the auditor arrives on 15 April', '2027-05-21'],
  ['Redo the kitchen by the end of May, the electrician comes on 8 March, Saturdays 9-17', '2027-05-31'],
  ['Organise a benefit evening: concert on 8 May at 19:00, accounts settled by 22 May', '2027-05-08'],
])('leads to what is due, past what only comes by on the way: %s', (prompt, anchor) => {
  expect(anchorOf(prompt)).toBe(anchor)
})

it('leads up to the days of a trek, which are its event', () => {
  const { tasks } = draftNetwork(reconcileBrief(readGoal({ prompt: 'Hike the West Highland Way 22-28 May, need to get fit', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })), [{ ...HIKING, leadsToItsDays: true }])
  const trek = tasks.find(({ title }) => title === 'Hike the West Highland Way')
  expect(trek?.fixed?.days).toEqual({ first: dayNumber('2027-05-22'), last: dayNumber('2027-05-28') })
  const training = tasks.filter(({ title }) => title.startsWith('Training hike')).map(({ wish }) => wish.day!)
  expect(training.length).toBeGreaterThan(8)
  expect(training.length).toBeGreaterThan(8)
  expect(training.every((day) => day < dayNumber('2027-05-22') && weekdayOf(day) > 5)).toBe(true)
})
