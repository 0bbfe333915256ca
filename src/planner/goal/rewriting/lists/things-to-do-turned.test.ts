import { expect, it } from 'vitest'
import { tailsOfLists } from './tails-of-lists.ts'
import { thingsToDoTurned } from './things-to-do-turned.ts'
import type { Said } from '../said.ts'

const written = (text: string, find: (text: string) => Said[]) => find(text).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

it.each([
  ['Baby due on 2 May. Nursery to paint, hospital bag', 'Baby due on 2 May. Paint the nursery, hospital bag'],
  ['Ready for winter: our gutters to clean, boots', 'Ready for winter: clean our gutters, boots'],
  ['Christmas cards to write and presents', 'Write the christmas cards and presents'],
])('says first what is done: %s', (text, said) => {
  expect(written(text, thingsToDoTurned)).toBe(said)
})

it.each(['I have a lot to sort before May', 'Nothing to buy, time to paint', 'We need to paint the hall', 'A way to pay off the debt', 'Who to pay first', 'Build a wall, stones to sort, Wednesdays 19-20'])('leaves other infinitives: %s', (text) => {
  expect(thingsToDoTurned(text)).toEqual([])
})

it('takes no tail for a name', () => {
  expect(written('Renew the passports, and get the insurance and GHIC cards as well', tailsOfLists)).toBe('Renew the passports, and get the insurance and GHIC cards')
  expect(tailsOfLists('The plan as well as the budget')).toEqual([])
})
