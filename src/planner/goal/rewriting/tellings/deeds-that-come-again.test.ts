import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title }) => title)

it.each([
  ['First cheeses from our own milk by 17 May. The rinds get washed every Tuesday and every Friday.', 'wash the rinds'],
  ['Raise chicks by 30 May. The chicks are fed every morning at 7.', 'feed the chicks'],
  ['New lawn by 30 May. The seedlings need watering twice a week.', 'water the seedlings'],
  ['Wine by 30 May. From 22 March on the barrels get turned every Monday.', 'turn the barrels'],
  ['Bring up a foal by 30 May. Its hooves have to be trimmed once a month.', 'trim its hooves'],
])('is a deed, and no thing alone: %s', (prompt, title) => {
  expect(rhythms(prompt)).toEqual([title])
})

it('leaves what others do, and what is shut', () => {
  expect(rhythms('Learn chess by 30 May. The club is closed every Monday.')).toEqual([])
  expect(rhythms('Learn chess by 30 May. My daughter is coached every Monday.')).toEqual([])
})
