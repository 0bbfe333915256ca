import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('what all of it takes', () => {
  it.each([
    ['Read the dossier by Friday 15 January, 240 pages at 30 pages an hour', 480],
    ['Grade the essays by Friday 15 January, 60 exercises, 10 minutes per exercise', 600],
    ['Das Skript bis 15. Januar lesen, 90 Seiten, 15 Seiten pro Stunde', 360],
  ])('%s', (prompt, minutes) => {
    const topic = stated(prompt, 'topic').find((each) => each.minutes !== null)
    expect(topic!.minutes! * topic!.amount!.value).toBeCloseTo(minutes)
  })

  it('is no series of that many', () => {
    expect(stated('Update the 22 forms by Friday 15 January, 22 forms, roughly 4 forms per hour', 'rhythm')).toEqual([])
  })

  it('is unknown without how much there is', () => {
    expect(stated('Learn to read faster, now 20 pages an hour', 'topic').filter(({ minutes }) => minutes !== null)).toEqual([])
  })
})
