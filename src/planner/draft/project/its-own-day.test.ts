import { expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { choosePlaybook } from '../choosing/choose-playbook.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const draft = (prompt: string) => draftNetwork(read(prompt)).tasks

it('does on the day itself what the playbook has for it', () => {
  const arrival = draft('Our kitten comes home on Saturday 6 March, get everything ready').find(({ title }) => title.startsWith('Arrival day'))
  expect(arrival?.allowedDays).toEqual({ first: dayNumber('2027-03-06'), last: dayNumber('2027-03-06') })
})

it('leaves the day to its own entry where it has no open hour', () => {
  expect(draft('Our kitten comes home on Saturday 6 March, get everything ready, only on Tuesdays and Thursdays 18:00-20:00').some(({ title }) => title.startsWith('Arrival day'))).toBe(false)
})

it('chooses by what the plan leads to, not by an event on the way there', () => {
  expect(choosePlaybook(planFrame(read('My niece starts primary on Monday 6 September. Shoes, pencil case, name tapes. Open morning on Thursday 10 June at 9:30.')))?.id).toBe('school-start')
  expect(choosePlaybook(planFrame(read('Organise the open day of our school on Thursday 10 June at 9:30, helpers meet on 6 May.')))?.id).toBe('open-day')
})

it('reads over an age behind a name', () => {
  expect(choosePlaybook(planFrame(read('Dad (78) is having an operation on his knee on 2 March. My brother and I share the work.')))?.id).toBe('relatives-operation')
})

it('prepares walls only where a part is a room', () => {
  const titles = draft('Repaint the bedroom and the study by 28 February: sugar soap, two coats, gloss on the skirting').map(({ title }) => title)
  expect(titles.filter((title) => /^(?:Gloss|Sugar soap|Two coats).*ceiling first/u.test(title))).toEqual([])
  expect(draft('Paint the house inside by 28 February: nursery, landing').map(({ title }) => title).join('\n')).toMatch(/Nursery: .*ceiling first/u)
})

it('lets nobody jump on a new ligament in the first weeks, however short the plan is', () => {
  const titles = draft('Home exercises for my ACL repair for four weeks from 11 January, twice a day 20 minutes').map(({ title }) => title).join('\n')
  expect(titles).toMatch(/Knee, week 3/u)
  expect(titles).not.toMatch(/jog|hops|change direction/u)
})

it('does not tie a habit that is to be lost to another one', () => {
  expect(draft('Break the habit of scrolling in bed, 6 weeks').map(({ title }) => title).join('\n')).not.toMatch(/two-minute version|a little longer/u)
})

it('works half a day in half a day', () => {
  const tasks = draft('Clear out the shed by 28 February, half a day each Saturday: mower, old pots, deck chairs')
  expect(Math.max(...tasks.map(({ effortMinutes }) => effortMinutes))).toBeLessThanOrEqual(240)
  expect(tasks.map(({ title }) => title).join('\n')).not.toMatch(/first rough version/u)
})

it('moves what is broken gently, and lifts no weights with it', () => {
  expect(choosePlaybook(planFrame(read('I broke my elbow, plaster off on 2 February, exercises twice a day for five weeks.')))?.id).toBe('recovery')
  expect(choosePlaybook(planFrame(read('Exercise three times a week, 45 minutes, until Easter')))?.id).toBe('fitness')
})
