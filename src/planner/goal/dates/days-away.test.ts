import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

function daysOff(prompt: string): string[] {
  return stated(prompt, 'exclusion').map(({ text }) => text)
}

describe('an absence said by its two ends or by its length', () => {
  for (const said of ['We fly to Malta on 8 March and are back on the 14th', 'Flying out on 8 March, home on 14 March', "I'm off to Wales on 8 March for a week", "I'm away from 8 March for 7 days"]) {
    it(`keeps the days between clear in “${said}”`, () => {
      const prompt = `Knit a jumper. ${said}.`
      expect(daysOff(prompt)).toEqual(['Nothing on Mon 8 Mar 2027 to Sun 14 Mar 2027'])
      expect(stated(prompt, 'horizon')).toEqual([])
    })
  }

  it('takes the two ends of a trip for its days', () => {
    const prompt = 'Plan our trip to Malta. We fly on 8 March and are back on the 14th.'
    expect(daysOff(prompt)).toEqual([])
    expect(stated(prompt, 'horizon').map(({ first, last }) => [first !== null, last !== null])).toEqual([[true, false], [false, true]])
  })

  it('ends no plan with the return of somebody else', () => {
    expect(stated('Knit a jumper. My brother flies to Malta on 8 March and is back on 14 March.', 'horizon')).toEqual([])
  })
})

describe('days of rest behind something', () => {
  for (const said of ['Knee surgery on 8 March, and two weeks of rest after it', "I'm in hospital on 8 March and the 14 days after I'll be good for nothing", 'Knee surgery on 8 March plus 14 days to recover', 'Knee surgery on 8 March, two weeks off afterwards', "Knee surgery on 8 March and I can't do a thing for two weeks after it", 'Knee surgery on 8 March; no lifting or anything for 14 days afterwards']) {
    it(`keeps them clear in “${said}”`, () => {
      expect(daysOff(`Knit a jumper. ${said}.`).at(-1)).toMatch(/^Nothing on (?:Mon 8 Mar 2027, )?(?:Mon 8|Tue 9) Mar 2027 to Mon 22 Mar 2027$/u)
    })
  }

  it('counts the days behind a date from it, and from no other', () => {
    expect(daysOff("Varnish the boat for the launch on 10 April: sand, paint. I'm in hospital on 8 March and the two days after I'll be good for nothing.")).toEqual(['Nothing on Mon 8 Mar 2027, Tue 9 Mar 2027 to Wed 10 Mar 2027'])
  })

  it('takes the day of the operation too, unless it has an hour', () => {
    expect(daysOff('Knit a jumper. Surgery on 8 March and a full week of rest after it.')).toEqual(['Nothing on Mon 8 Mar 2027 to Mon 15 Mar 2027'])
    expect(daysOff('Knit a jumper. Surgery on 8 March at 8am and two days of rest after it.')).toEqual(['Nothing on Tue 9 Mar 2027 to Wed 10 Mar 2027'])
  })

  it('keeps no day clear for work that follows', () => {
    expect(daysOff('Knit a jumper. Fair on 8 March, two days after it the accounts.')).toEqual([])
  })
})

describe('the day from which one has time', () => {
  for (const [prompt, first] of [
    ['Varnish the boat for the launch on 10 April. I cannot start until the 18th.', 'Start on Mon 18 Jan 2027'],
    ["Varnish the boat. Let's get going on 16 January.", 'Start on Sat 16 Jan 2027'],
    ['Learn the ukulele. The first lesson should be on 14 January.', 'Start on Thu 14 Jan 2027'],
    ['Learn the ukulele. The first practice has to be on 14 January.', 'Start on Thu 14 Jan 2027'],
  ] as const) {
    it(`is that of “${prompt}”`, () => {
      expect(stated(prompt, 'horizon').map(({ text }) => text)).toContain(first)
      expect(stated(prompt, 'event').filter(({ title }) => /session|lesson|practice|going/iu.test(title))).toEqual([])
    })
  }

  it.each([
    ['Teach the dog - sit, recall, walking on the lead - from next week', 'Start on Mon 11 Jan 2027'],
    ['Learn the ukulele, from next week', 'Start on Mon 11 Jan 2027'],
    ["Learn the ukulele for our trip in May. The first session is on 12 January.", 'Start on Tue 12 Jan 2027'],
    ['Learn the ukulele by Easter. Earliest start is Monday 18 January. The car is at the garage on 15 January 8:30-11', 'Start on Mon 18 Jan 2027'],
    ['Learn the ukulele, bank holidays are off, from next week', 'Start on Mon 11 Jan 2027'],
    ['Learn the ukulele, guests here on 9 and 10 March, so no, starting tomorrow', 'Start on Tue 5 Jan 2027'],
  ])('is that of “%s”, and of all of it', (prompt, first) => {
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null).map(({ text }) => text)).toEqual([first])
  })

  it('keeps a holiday until then clear, behind a comma too', () => {
    expect(daysOff("Learn the ukulele, I'm still on holiday until 10 January.")).toEqual(['Nothing until Sun 10 Jan 2027'])
  })

  it('goes on behind a sentence that ends in no', () => {
    expect(daysOff('Learn the ukulele. Grandkids here on 9 and 10 March, so no. Call with Ann on 18 March at 10:30.')).toEqual(['Nothing on Tue 9 Mar 2027, Wed 10 Mar 2027'])
  })
})

describe('days of others on which nothing is to be done', () => {
  for (const said of ['My aunt is visiting from 8 to 14 March so nothing then', 'The grandchildren are staying 8-14 March, so nothing on those days', 'My sister is here 8-14 March, not then please']) {
    it(`keeps them clear in “${said}”`, () => {
      expect(daysOff(`Knit a jumper. ${said}.`)).toEqual(['Nothing on Mon 8 Mar 2027 to Sun 14 Mar 2027'])
    })
  }
})

it('keeps every day of a list clear, each with its article', () => {
  expect(daysOff("Knit a jumper. I can't on the 8th and the 15th of March.")).toEqual(['Nothing on Mon 8 Mar 2027, Mon 15 Mar 2027'])
  expect(daysOff('Knit a jumper, the 8th and the 15th of March are no good.')).toEqual(['Nothing on Mon 8 Mar 2027, Mon 15 Mar 2027'])
})

it('takes hours of every week behind days away for those of the goal', () => {
  const prompt = 'Learn the banjo, away 8-14 March, Sundays from 10 to 12 and Friday evenings from 18:00 to 19:30.'
  expect(daysOff(prompt)).toEqual(['Nothing on Mon 8 Mar 2027 to Sun 14 Mar 2027'])
  expect(stated(prompt, 'availability').map(({ text }) => text)).toEqual(['Sun 10:00–12:00', 'Fri 18:00–19:30'])
})

it('gives the days behind an amount of the goal to the plan', () => {
  expect(stated('Translate a play, 5 acts, between 8 March and the end of May.', 'horizon')).toMatchObject([{ appliesTo: null }])
  expect(stated('Sort the garden: 12 roses in the first half of March, 20 tulips in October.', 'horizon').every(({ appliesTo }) => appliesTo !== null)).toBe(true)
})
