import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { draftNetwork } from './embedded-drafter.ts'

const titleOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en' }))).title

it.each([
  ['Get divorced', 'Get divorced'],
  ['The fire audit is confirmed for Tuesday 4 May', 'Fire audit'],
  ['Get rid of the moss in my lawn', 'Get rid of the moss in my lawn'],
  ['Prepare my son for starting school in September', 'Prepare my son for starting school'],
  ['Build a bookshelf', 'Build a bookshelf'],
  ['Prepare a presentation for Friday', 'Prepare a presentation'],
  ['By June I want to be able to swim 1 km', 'Swim 1 km'],
  ['We’re getting married next summer', 'Wedding'],
  ['Im Juni mit 4 Freunden nach Rom fahren', 'Mit 4 Freunden nach Rom fahren'],
  ['Für die Führerscheinprüfung lernen', 'Für die Führerscheinprüfung lernen'],
  ['Write 500 words a day', 'Write 500 words'],
])('keeps the verb that a goal is half of without: %s', (prompt, title) => {
  expect(titleOf(prompt)).toBe(title)
})

it.each([
  ['Plan a trip to Japan in April', 'Trip to Japan'],
  ['Find a new job', 'New job'],
  ['My daughter turns 6 on 27 February', 'My daughter turns 6'],
])('leaves it out where the rest says what it is: %s', (prompt, title) => {
  expect(titleOf(prompt)).toBe(title)
})

it.each([
  ['Sole trader, got to get my VAT in order by 28 April, two hours every Wednesday evening.', 'Get my VAT in order'],
  ['Shop owner, new website by 1 May. Photos, texts, prices.', /new website|website/iu],
  ['The PTA has landed me with the summer fair on 12 June. Stalls, raffle, insurance.', 'Summer fair'],
  ['Marvin saddled us with the office move on 12 June. Boxes, van, keys.', /office move/iu],
  ['I promised my nephew a treehouse by 1 May, Saturdays 9-1.', /^Treehouse/iu],
  ['So I said yes to painting the backdrop for our pageant and now I am in a sweat. Opens on 12 June.', 'Painting the backdrop for our pageant'],
  ['GM needs a stock-take plan for 12 March. Count sheets, teams, freezer.', /^stock-take plan/iu],
])('names what is asked for, and not who asks: %s', (prompt, title) => {
  expect(titleOf(prompt)).toMatch(typeof title === 'string' ? new RegExp(`^${title}$`, 'u') : title)
})

it.each([
  ['Four nurses start on 1 March, plan their first month', /nurses/iu],
  ['Band practice every Thursday 7-9pm until June, and a gig on 12 June', /band|gig/iu],
  ['My daughter needs a visa by 1 May', /visa/iu],
  ['Family holiday in Wales 5-12 June', /wales/iu],
  ['Marathon training until 18 April: runs Tuesday and Thursday 7am, long run on Sunday', /marathon/iu],
  ['Yoga at 7am every day and a walk at noon until 28 February', /yoga/iu],
])('keeps the name of what it is about: %s', (prompt, title) => {
  expect(titleOf(prompt)).toMatch(title)
})

it.each([
  ['Sorry for the long message. Otter count on 16 January at 9am. Newt walk on 17 January at 10am. Owl boxes on 18 January at 11am.', 'Otter count, newt walk, owl boxes'],
  ['Apologies for the muddle. Choir concert on Saturday 20 March at 7pm, rehearsals Tuesdays at 8pm.', /concert|choir/iu],
  ['Gentlemen, boiler test on 12 January at 9am, gutters on 14 January at 10am.', /^Boiler test, gutters$/u],
])('is called by its dates or its book where the goal is read as what leads up to it: %s', (prompt, title) => {
  expect(titleOf(prompt)).toMatch(typeof title === 'string' ? new RegExp(`^${title}$`, 'u') : title)
})
