import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

/** First and last days that the goal keeps clear. */
function daysOff(prompt: string): string[] {
  return stated(prompt, 'exclusion').map(({ text }) => text)
}

describe('days on which somebody is elsewhere', () => {
  for (const said of [
    "From the 8th through the 12th of March I'm down in Kent helping my aunt",
    "We're up in Scotland visiting friends from 8 to 12 March",
    'We go camping from 8 to 12 March',
    'I have a work trip to Graz 8-12 March',
    "Because of a family wedding there's a gap from 8 to 12 March",
    'Business trip to Graz 8-12 March',
    'Jury duty 8-12 March, so that week is out',
    'Company retreat in Graz 8-12 March',
    "Craft fair 8-12 March (can't work on this there)",
    'We have visitors 8-12 March',
  ]) {
    it(`keeps them clear in “${said}”`, () => {
      const prompt = `Knit a jumper by 30 April. ${said}.`
      expect(daysOff(prompt)).toEqual(['Nothing on Mon 8 Mar 2027 to Fri 12 Mar 2027'])
      expect(stated(prompt, 'horizon')).toEqual([])
      expect(stated(prompt, 'event')).toEqual([])
    })
  }

  it('keeps them clear behind the last thing of a list, and takes the place for no thing of it', () => {
    const prompt = "Turn the attic into a studio by 30 April: insulate, plaster, new floor, I'm in Devon from 8 to 12 March."
    expect(daysOff(prompt)).toEqual(['Nothing on Mon 8 Mar 2027 to Fri 12 Mar 2027'])
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['insulate', 'plaster', 'new floor'])
  })

  for (const prompt of ["Plan our trip to Graz. We're in Graz from 8 to 12 March.", 'A week in Devon, we go walking from 8 to 12 March.', 'Prepare my talk on corals. Conference in Lyon 8-10 March.']) {
    it(`leaves the days of the plan itself to it in “${prompt}”`, () => {
      expect(daysOff(prompt)).toEqual([])
    })
  }
})
