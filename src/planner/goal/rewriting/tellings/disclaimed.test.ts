import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { commentClauses } from './comment-clauses.ts'
import { disclaimedTimes } from './disclaimed.ts'

const left = (text: string, find: typeof disclaimedTimes) => find(text).reduceRight((words, { text: plain, start, end }) => words.slice(0, start) + plain + words.slice(end), text).replaceAll(/\s+(?=[.,;])/gu, '').replaceAll(/\s+/gu, ' ').trim()

it.each([
  ["Sew the dress by 5 May. Gym is Mondays but that's nothing to do with this.", 'Sew the dress by 5 May.'],
  ['Fit the shelves by Friday. The shop trades 9 to 6, seven days, fyi. Paint on Saturday.', 'Fit the shelves by Friday. Paint on Saturday.'],
  ["Start beekeeping. The association meets on Tuesdays but I never go.", 'Start beekeeping.'],
  ["Run a 10k in May. I coach netball Wednesdays, doesn't clash.", 'Run a 10k in May.'],
  ['Den Zaun streichen bis 5. Mai. Montags ist Chor, spielt keine Rolle.', 'Den Zaun streichen bis 5. Mai.'],
])('times that the goal itself says do not count: %s', (text, expected) => {
  expect(left(text, disclaimedTimes)).toBe(expected)
})

it.each([
  "Learn Greek on Mondays, it doesn't matter how fast I am.", 'Paint the fence on Monday, never mind the gate.', "I don't go on Fridays.", "Choose a venue that doesn't matter to the neighbours, by 3 May.", 'Send the FYI mail on Monday.',
])('what is asked stays: %s', (text) => {
  expect(disclaimedTimes(text)).toEqual([])
})

it.each([
  ['Due 8 August they reckon.', 'Due 8 August.'],
  ['The form takes an hour, she says, by the 15th', 'The form takes an hour, by the 15th'],
  ['The survey is on 3 May I think; keys later', 'The survey is on 3 May; keys later'],
  ['Der Termin ist am 3. Mai, glaube ich.', 'Der Termin ist am 3. Mai.'],
])('who says so is no part of it: %s', (text, expected) => {
  expect(left(text, commentClauses)).toBe(expected)
})

it.each(['Write what you think about it by Friday', 'I hope to run on Mondays', 'Ask what they say about the roof', 'The words I say at the wedding', 'Decide who said it'])('what is thought or said stays: %s', (text) => {
  expect(commentClauses(text)).toEqual([])
})

it('leaves no task and no time behind', () => {
  expect(stated("Sew the curtains by 5 May. Choir is Mondays 7 to 9 but that's nothing to do with this.", 'rhythm')).toEqual([])
  expect(stated('The baby is due 8 August they reckon. Paint the nursery by 1 August.', 'deadline').map(({ appliesTo }) => appliesTo?.labels)).not.toContainEqual(['reckon'])
})
