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
    'I take a complete break 8-12 March',
    "We'll be moving my parents 8-12 March",
    "From 8 to 12 March I look after my mum",
    'Those days in Paris (8-12 March) are sacred',
    "My cousin stays with us 8-12 March, I won't get anything done",
    'House sitting for my niece 8-12 March so forget about those days',
    'Silent retreat 8-12 March, phone off',
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

  it.each([
    ['Learn the ukulele in 5 weeks: chords, strumming, my first song and scales - this Thursday and Friday I cannot', ['chords', 'strumming', 'first song', 'scales']],
    ['Learn four pieces: Introit, Sanctus, Kyrie, Libera me, from 8 to 12 March I am in Kent', ['Introit', 'Sanctus', 'Kyrie', 'Libera']],
  ])('takes nothing from the list in “%s”', (prompt, labels) => {
    expect(daysOff(prompt)).toHaveLength(1)
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(labels)
  })

  it('is no trip of places where days are a date', () => {
    expect(stated('Get good at Excel in 5 weeks. Conference in Lyon 26-28 February.', 'stay')).toEqual([])
  })

  it('keeps clear the days of a trip that is said beside the goal', () => {
    expect(daysOff('Swim three times a week for ten weeks, I have a work trip to Oslo 9-11 March.')).toEqual(['Nothing on Tue 9 Mar 2027 to Thu 11 Mar 2027'])
  })

  for (const prompt of ["Plan our trip to Graz. We're in Graz from 8 to 12 March.", 'A week in Devon, we go walking from 8 to 12 March.', 'Prepare my talk on corals. Conference in Lyon 8-10 March.', 'Build our booth by 5 March. We exhibit in Graz 8-12 March.', 'Knit a jumper by 30 April. I can only work on it 8-12 March.', 'Get fit for skiing in February', 'A week camping in Wales in July with two kids']) {
    it(`leaves the days of the plan itself to it in “${prompt}”`, () => {
      expect(daysOff(prompt)).toEqual([])
    })
  }
})
