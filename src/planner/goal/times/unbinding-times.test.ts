import { describe, expect, it } from 'vitest'
import { describeWindows } from '../describe.ts'
import { iso, stated } from '../read-for-tests.ts'

describe('times that bind nothing', () => {
  it.each(['Motorbike licence on 20 March. Theory passed in October.', 'Train our kitten (9 weeks, black) on 20 March.'])('%s', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })
})

describe('asides that bind nothing else', () => {
  it('points back with both nights', () => {
    expect(stated('Light show in our yard. Open 30 and 31 Jan, 6-9 pm both nights.', 'availability')).toEqual([])
  })

  it('names the weekday of a date', () => {
    expect(stated('Stop sugar by Easter. First day is 1 Feb, a Monday.', 'horizon').map(({ last }) => last)).not.toContain(stated('Rest on 4 January', 'event')[0]?.days.first ?? -1)
  })

  it('works after the children are asleep', () => {
    expect(stated('Puppet theatre on 30 April. I sew puppets Mon/Wed after the twins are down, 8:30-10', 'rhythm').flatMap(({ windows }) => windows)).toEqual([{ from: 1230, to: 1320 }])
  })

  it('has the days on which several can come', () => {
    const prompt = 'Clear the barn by 28 February. Me + two neighbours can do 9, 10, 16 and 17 January, each 9-2.'
    expect(stated(prompt, 'event')).toEqual([])
    expect(stated(prompt, 'availability').map(({ days, windows }) => [days.spans?.length, describeWindows(windows)])).toEqual([[4, ' 09:00–14:00']])
  })

  it('excepts the day of the month that is such a weekday', () => {
    const prompt = 'Garden party on 6 March, 4pm. Saturdays all day except the 23rd.'
    expect(stated(prompt, 'exclusion').map(({ days }) => days.spans?.map(({ first }) => iso(first)))).toEqual([['2027-01-23']])
  })

  it('ends one class before the race', () => {
    const prompt = 'Half marathon on 25 March. Physio for my knee Tuesdays at 5pm, 45 min, through February.'
    expect(stated(prompt, 'rhythm').map(({ days }) => days.spans?.map(({ last }) => iso(last)))).toEqual([['2027-02-28']])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(Math.floor(latest / 1440)))).toEqual(['2027-03-25'])
  })

  it('leaves to the notes who only joins now and then', () => {
    expect(stated('Jog until June. Dad only joins Fridays.', 'availability')).toEqual([])
  })
})
