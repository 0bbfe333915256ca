import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const turns = (prompt: string) => stated(prompt, 'rhythm').filter(({ per }) => per === 'day').map(({ title, windows }) => [title, ...windows.map(({ from }) => from / 60)])

it.each([
  ['cough syrup every 8 hours for 5 days from tomorrow 7am', ['cough syrup', 7, 15, 23]],
  ['feed the lamb every 4 hours, from 6am to 10pm, for 10 days', ['feed the lamb', 6, 10, 14, 18, 22]],
  ['turn the cheese every six hours for three weeks', ['turn the cheese', 8, 14, 20]],
])('counts the turns of a day from its first one in “%s”', (prompt, expected) => {
  expect(turns(prompt)).toEqual([expected])
})

it('leaves what is said of breaks and of more than a day', () => {
  expect(turns('Write my memoir. A break every 2 hours.')).toEqual([])
  expect(turns('Back up the photos every 48 hours')).toEqual([])
})
