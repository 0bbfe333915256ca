import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

it.each([
  'php 7.4 -> 8.3 and symfony 4.4 -> 6.4, old membership monolith, just me at 20h/week. Weekly sprints from 11 January 2027.',
  'php 7.4 -> 8.3 and symfony 4.4 -> 6.4. Ann and Bo, two 2-week sprints from 11 January 2027.',
])('two upgrades as the whole goal are two parts of it: %s', (prompt) => {
  expect(parts(prompt)).toEqual(['php 7.4 -> 8.3', 'symfony 4.4 -> 6.4'])
})

it('one upgrade is the goal itself', () => {
  expect(parts('Postgres 12 -> 16 migration. Ann and Bo, two 2-week sprints from 11 January 2027.')).toEqual([])
})
