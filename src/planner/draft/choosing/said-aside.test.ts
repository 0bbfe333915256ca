import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

it.each([
  'Rewire my grandmother’s three table lamps: buy flex and plugs, strip the old wire, fit, test. Evenings after 8. The van has its MOT on 12 March anyway.',
  'Gutter cleaning round for 40 customers, every six weeks, east side on Mondays, west side on Thursdays, text them the night before. Van insurance renewal 3 March, MOT 20 March.',
  'Street theatre for the harbour children on Sunday 28 February at 4pm: build a whale, borrow drums, 40 paper fish. No drumming before 3, a neighbour’s baby naps until then.',
])('what is told in passing asks for no playbook: %s', (prompt) => {
  expect(['car-care', 'baby-sleep']).not.toContain(playbookOf(prompt))
})

it.each([
  ['My car has to pass its MOT on 12 March, and the brakes squeak', 'car-care'],
  ['Get the car through its MOT on 20 March: tyres, lights, wipers, an oil change', 'car-care'],
  ['I want our baby to sleep through the night by March, naps at 10 and 2', 'baby-sleep'],
])('what the goal is called by does: %s', (prompt, id) => {
  expect(playbookOf(prompt)).toBe(id)
})

it.each([
  ['Launch our new chilli jam at the spring market on 6 March: labels, jars, prices', 'product-launch'],
  ['Refitting our small bathroom ourselves in March: tiles, basin, sealing', 'premises-fit-out'],
  ['My rabbits move into their outdoor run on 10 April: build it, fox-proof it, Sunday afternoons', 'house-move'],
  ['Winterize the cabin by mid October: drain pipes, mouse traps, cover the boat', 'car-care'],
  ['Repair the garden gate before the street party on 12 June', 'community-fair'],
  ['Swapping rooms with my sister during half term, 15 to 19 February: empty both, move beds', 'summer-at-home'],
  ['We will paint the summer house in weeks 28 and 29 (12 to 25 July), I have vacation then. My parents are visiting 16 to 18 July.', 'trip'],
])('a deed without what it is done to, or a time, asks for none: %s', (prompt, id) => {
  expect(playbookOf(prompt)).not.toBe(id)
})

it.each([
  ['We move into our new flat on 1 May, 3 rooms', 'house-move'],
  ['Paint the bedroom walls before 20 February', 'painting'],
  ['Hosting Thanksgiving for ten on Thursday 25 November, dinner at 4', 'dinner-menu'],
  ['Had surgery on my ACL last Monday, and I want each exercise session in the diary, three times a day until 28 February', 'recovery'],
])('what it is done to says which: %s', (prompt, id) => {
  expect(playbookOf(prompt)).toBe(id)
})

function playbookOf(prompt: string): string | null {
  return choosePlaybook(planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))))?.id ?? null
}
