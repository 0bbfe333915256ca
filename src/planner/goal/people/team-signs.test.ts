import { afterEach, expect, it, vi } from 'vitest'
import { read } from '../read-for-tests.ts'
import { TEAM_SIGNS } from './team-signs.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(TEAM_SIGNS)("reads a team out of '$says'", (row) => {
  const sign = TEAM_SIGNS.find(({ says }) => says === row.says)!
  const holds = vi.spyOn(sign, 'holds')
  const people = read(sign.says, 'sprint').readings.filter(({ kind }) => kind === 'person')
  expect(holds.mock.results.map(({ value }) => value)).toContain(true)
  expect(people.length).toBeGreaterThanOrEqual(2)
})
