import { describe, expect, it, vi } from 'vitest'
import type { ClauseRole } from './clause-role.ts'
import { DATED_ROLES } from './dates/read-dated.ts'
import { read } from './read-for-tests.ts'

describe('what a clause does with days of the calendar', () => {
  readsEachOf(DATED_ROLES)
})

/** Every row reads its own words, as they stand or behind a goal. */
function readsEachOf<Clause>(roles: readonly ClauseRole<Clause>[]): void {
  for (const role of roles) {
    it(`reads “${role.says}” as ${role.yields}`, () => {
      const reads = vi.spyOn(role, 'reads')
      const kinds = [role.says, `Learn the ukulele. ${role.says}`].flatMap((prompt) => read(`${prompt}.`, /\b(?:sprints|system|team)\b/iu.test(prompt) ? 'sprint' : 'calendar').readings.map(({ kind }) => kind))
      expect(reads.mock.results.map(({ value }) => value)).toContain(true)
      expect(kinds).toContain(role.yields)
    })
  }
}
