import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const starts = (prompt: string) => stated(prompt, 'horizon', 'sprint').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, first }) => `${appliesTo!.labels[0]} ${iso(first)}`)
const TEAM = 'Team of 3. Two-week sprints from 11 January until 19 March.'

it.each([
  ['Rebuild the ferry service with search, tickets and fares. The council votes on the tariff on 2 February at 18:00 and until then we cannot build the fares part.', 'fares 2027-02-03'],
  ['Rebuild the ferry service with search, tickets and fares. The jury meets on 2 February and the tickets cannot be printed until then.', 'tickets 2027-02-03'],
])('what has to wait for a day begins behind it: %s', (goal, expected) => {
  expect(starts(`${goal} ${TEAM}`)).toContain(expected)
  expect(stated(`${goal} ${TEAM}`, 'deadline', 'sprint')).toEqual([])
})

it.each([
  'Rebuild the ferry service with search and fares. The fair is on 2 February and until then we cannot rest.',
  'Rebuild the ferry service with search and fares. We cannot build the fares part.',
])('nothing else waits: %s', (goal) => {
  expect(starts(`${goal} ${TEAM}`).filter((text) => /fares|search/u.test(text))).toEqual([])
})
