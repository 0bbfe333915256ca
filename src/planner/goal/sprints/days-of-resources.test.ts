import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const bound = (prompt: string) => stated(prompt, 'availability', 'sprint').map(({ days, appliesTo }) => [days.weekdays, appliesTo?.labels])

describe('days of a room or a machine', () => {
  it('are those of what is done in it', () => {
    expect(bound('Retest loans, cards and deposits. Test environment is up Mon-Wed only. Two one-week sprints from 11 January.')).toEqual([[[1, 2, 3], ['Retest loans', 'cards', 'deposits']]])
    expect(bound('Weather station: print labels, calibrate sensors, pack boxes. The calibration rig is free on Wednesdays only. Two one-week sprints from 11 January.')).toEqual([[[3], ['calibrate sensors']]])
  })

  it('stay those of the plan where people are spoken of', () => {
    expect(bound('Print posters, calibrate sensors. We work on Wednesdays only. Two one-week sprints from 11 January.').map(([, labels]) => labels)).toEqual([undefined])
  })
})
