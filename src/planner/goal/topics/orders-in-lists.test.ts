import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const TEAM = 'Two 2-week sprints from 11 January. Team: Ada, Bo.'
const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label).toSorted()

it('names the parts of an order that opens a list', () => {
  expect(parts(`New bar. ${TEAM} Wiring and pipes before the plaster, then tiles, counter, stools.`)).toEqual(['Wiring', 'counter', 'pipes', 'plaster', 'stools', 'tiles'])
})

it('names no part after what only happens', () => {
  expect(parts(`Concert. ${TEAM} Sound check before the doors open, bar, cloakroom, tickets.`)).toEqual(['Sound check', 'bar', 'cloakroom', 'tickets'])
})

it('names things that end like what has been done', () => {
  expect(parts(`Ground floor. ${TEAM} Drywall, screed, tiles, grass seed.`)).toEqual(['Drywall', 'grass seed', 'screed', 'tiles'])
})

it('takes what is said of each part for none', () => {
  expect(parts(`Spring menu. ${TEAM} 7 dishes (3 starters, 4 mains): each one gets cooked, costed and tasted.`)).not.toContain('one')
})
