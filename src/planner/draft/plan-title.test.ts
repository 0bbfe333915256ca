import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { draftNetwork } from './embedded-drafter.ts'

const titleOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en' }))).title

it.each([
  ['Get divorced', 'Get divorced'],
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
