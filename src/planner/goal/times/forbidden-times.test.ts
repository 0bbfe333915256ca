import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { VERDICTS } from './forbidden-times.ts'

describe('what forbids a time and what opens it', () => {
  for (const { says, forbids } of VERDICTS) {
    it(`takes “${says}” for ${forbids ? 'time to keep clear' : 'time that is there'}`, () => {
      expect(stated(`Learn the ukulele by 30 October. ${says[0]!.toUpperCase()}${says.slice(1)}.`, 'exclusion').length > 0).toBe(forbids)
    })
  }
})
