import { expect, it } from 'vitest'
import { titleOfFact, titleOfJourney } from './title-of-fact.ts'

it.each([
  ['son has exams in maths and physics', 'My son has exams in maths and physics from 8 June', 'exams in maths and physics'],
  ['choir has its concert', 'The choir has its concert on 13 May', 'concert'],
  ['lease ends', 'My lease ends on 31 March', 'My lease ends'],
  ['inspector comes', 'The inspector comes on 12 January and the kitchen must pass', 'The inspector comes'],
  ['bar exam and work full time', 'I have 40 days until the bar exam and work full time', 'bar exam'],
  ['flat has mould and the landlord does not answer', 'My flat has mould and the landlord does not answer', 'mould'],
])('names what a fact is about: %s', (words, prompt, title) => {
  expect(titleOfFact(words, prompt)).toBe(title)
})

it.each([
  ['Paint the flat', 'Paint the flat and the hall by May'],
  ['dog has to be walked', 'Our dog has to be walked every day'],
  ['Learn to swim and dive', 'Learn to swim and dive'],
])('leaves other words as they are: %s', (words, prompt) => {
  expect(titleOfFact(words, prompt).toLowerCase()).toContain(words.toLowerCase())
})

it.each([
  ['We fly to Tokyo on 2 April for ten days.', 'Trip to Tokyo'],
  ['I’m off to New York next week', 'Trip to New York'],
  ['Wir fliegen am 2. April für zehn Tage nach Tokio.', 'Reise nach Tokio'],
  ['Nous partons à Rome du 3 au 10 mai.', 'Voyage à Rome'],
  ['Learn to fly', null],
])('names a journey that is told: %s', (prompt, title) => {
  expect(titleOfJourney(prompt)).toBe(title)
})
