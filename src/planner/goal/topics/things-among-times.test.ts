import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('a list in which one thing has times of its own', () => {
  it.each([
    ['Run the craft night on 11 June. Posters, lamps, rehearsals Mondays 7-9pm, tickets, glue.', ['Posters', 'lamps', 'tickets', 'glue']],
    ['Open the bike workshop on 11 June. Lease, bench wiring, tool tests on Tuesdays, shelving, website.', ['Lease', 'bench wiring', 'shelving', 'website']],
  ])('goes on behind it: %s', (prompt, expected) => {
    expect(parts(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it('is none where most of it are times', () => {
    expect(parts('Get fit by 11 June. Swimming Mondays at 7, yoga Tuesdays at 6, rest Sundays.')).toEqual([])
  })
})

it.each([
  ['Put on the play on 11 June. Set build, wigs, posters.', 'Set build'],
  ['Extend the porch by 11 June: planning permission, footings, roof.', 'planning permission'],
])('two words that name one thing stay together: %s', (prompt, part) => {
  expect(parts(prompt)).toContain(part)
})

it('a deed keeps its object', () => {
  expect(parts('Before May: plan staff meetings, hire a cook, paint.').join()).not.toContain('plan staff')
})

it('a name ends before the days that bound it', () => {
  expect(stated('Owl survey in the parish wood. 5 shore visits between May and mid Sept, at least 3 weeks apart.', 'rhythm').map(({ title }) => title)).toEqual(['shore visits'])
})
