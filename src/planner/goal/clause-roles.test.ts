import { describe, expect, it, vi } from 'vitest'
import { LENGTH_ROLES, SITTING_ROLES } from './amounts/read-lengths.ts'
import type { ClauseRole } from './clause-role.ts'
import { DAY_ROLES } from './dates/dated-events.ts'
import { DATED_ROLES } from './dates/read-dated.ts'
import { END_ROLES } from './dates/read-ends.ts'
import { START_ROLES } from './dates/read-starts.ts'
import { read } from './read-for-tests.ts'
import { DAILY_ROLES, MOMENT_ROLES } from './times/read-daily-times.ts'
import { REPEATING_ROLES } from './times/read-repeating.ts'

describe('what a clause does with days of the calendar', () => {
  readsEachOf(DATED_ROLES)
})

describe('what a clause makes of a single day', () => {
  readsEachOf(DAY_ROLES)
})

describe('what a clause does with a day from which on', () => {
  readsEachOf(START_ROLES)
})

describe('what a clause does with a day up to which', () => {
  readsEachOf(END_ROLES)
})

describe('what a clause does with times that come back', () => {
  readsEachOf(REPEATING_ROLES)
})

describe('what a clause does with times of every day', () => {
  readsEachOf(DAILY_ROLES)
  readsEachOf(MOMENT_ROLES)
})

describe('what a clause does with a length', () => {
  readsEachOf(LENGTH_ROLES)
  readsEachOf(SITTING_ROLES)
})

/** Every row reads its own words, as they stand or behind a goal. */
function readsEachOf<Clause>(roles: readonly ClauseRole<Clause>[]): void {
  for (const role of roles) {
    it(`reads “${role.says}” as ${role.yields ?? 'a note'}`, () => {
      const reads = vi.spyOn(role, 'reads')
      const kinds = [role.says, `Learn the ukulele. ${role.says}`].flatMap((prompt) => read(`${prompt}.`, /\b(?:sprints?|system|team)\b/iu.test(prompt) ? 'sprint' : 'calendar').readings.map(({ kind }) => kind))
      expect(reads.mock.results.map(({ value }) => value)).toContain(true)
      expect(role.yields === null || kinds.includes(role.yields)).toBe(true)
    })
  }
}
