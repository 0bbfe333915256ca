import { expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

const told = (prompt: string) => read(prompt).readings.filter(({ source, kind }) => source === 'stated' && (kind === 'exclusion' || kind === 'rhythm')).map(({ kind, strength, text }) => `${kind} ${strength}: ${text}`)

it.each([
  ['Ich will Flöte lernen: werktags 20 Minuten, am Wochenende lieber gar nicht.', 'exclusion soft: Nothing on weekends'],
  ['Ich will Flöte lernen: werktags 20 Minuten, am Wochenende nicht.', 'exclusion hard: Nothing on weekends'],
])('a denial alone is no turn: %s', (prompt, expected) => {
  expect(told(prompt)).toContain(expected)
  expect(told(prompt).join()).not.toMatch(/nicht/u)
})

it('a thing behind the days is one', () => {
  expect(told('Ich will Flöte lernen: werktags 20 Minuten, sonntags Duette.').join()).toContain('Duette')
})
