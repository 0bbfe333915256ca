import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../../read-for-tests.ts'

const people = (prompt: string) => readingsOf(read(prompt, 'sprint'), 'person').map(({ name, roles }) => [name, ...roles])
const parts = (prompt: string) => readingsOf(read(prompt, 'sprint'), 'topic').map(({ label }) => label)

describe('somebody in brackets', () => {
  it.each([
    'After the flood by 29 January: pumps, insurance papers (Ingrid owns), drying test (Omar owns), rota.',
    'After the flood by 29 January: pumps, insurance papers (owner: Ingrid), drying test (owner: Omar), rota.',
    "After the flood by 29 January: pumps, insurance papers (Ingrid's), drying test (that's Omar), rota.",
    'After the flood by 29 January: pumps, insurance papers (Ingrid does it), drying test (led by Omar), rota.',
  ])('has the item before them: %s', (prompt) => {
    expect(parts(prompt)).toEqual(['pumps', 'insurance papers', 'drying test', 'rota'])
    expect(people(prompt)).toEqual([['Ingrid', 'insurance papers'], ['Omar', 'drying test']])
  })

  it.each([
    ['Ticket clean-up: tags, macros. 4 hours max per person each week (Ingrid, Omar), two 2-week sprints from 11 January.', ['Ingrid', 'Omar']],
    ['Everybody has 5 hours a week (Ingrid, Omar, Bea). Ticket clean-up: tags, macros. Two 2-week sprints from 11 January.', ['Ingrid', 'Omar', 'Bea']],
    ['Ticket clean-up: tags, macros. Six hours a week per head (Ingrid & Omar). Two 2-week sprints from 11 January.', ['Ingrid', 'Omar']],
    ['Jeder hat 5 Stunden pro Woche (Ingrid, Omar). Tickets aufräumen: Tags, Makros. Zwei Sprints zu 2 Wochen ab 11. Januar.', ['Ingrid', 'Omar']],
  ])('are those of whom is said how much each has: %s', (prompt, names) => {
    expect(people(prompt).map(([name]) => name)).toEqual(names)
    expect(parts(prompt)).toHaveLength(2)
  })

  it('keeps what people are before their names', () => {
    expect(people('Ticket clean-up in two 2-week sprints from 11 January, with two testers (Ingrid, Omar).')).toEqual([['Ingrid', 'tester'], ['Omar', 'tester']])
  })
})
