import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

function excluded(prompt: string): (string | null)[][] {
  return stated(prompt, 'exclusion').flatMap(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]) ?? [])
}

describe('stretches before a date', () => {
  it.each([
    ['Tile the hall: it must not fall into the last week before Christmas', ['2027-12-18', '2027-12-24']],
    ['Learn to juggle, evenings, nothing in the two weeks before Easter', ['2027-03-14', '2027-03-27']],
    ['Varnish the doors by Easter, not in the week before my viva on 10 March', ['2027-03-03', '2027-03-09']],
  ])('%s', (prompt, days) => {
    expect(excluded(prompt)).toEqual([days])
    expect(stated(prompt, 'deadline').every(({ event }) => event === null)).toBe(true)
  })

  it('counts from the only date under another name', () => {
    expect(stated('Triathlon on 13 June, no gym in the week before the race', 'exclusion')).toMatchObject([{ appliesTo: { labels: ['gym'] } }])
  })
})

describe('weekdays on the way to an occasion', () => {
  it('are those right before it', () => {
    const prompt = 'Birthday cake for Saturday 8 May: bake Thursday, ice on Friday'
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)]).slice(-2)).toEqual([['bake', '2027-05-06'], ['ice', '2027-05-07']])
  })

  it('come back where something is trained', () => {
    expect(stated('10k on 9 May: intervals Tuesday, long run Sunday', 'event')).toHaveLength(1)
  })
})

describe('days before an occasion among other dates', () => {
  it('are those of what the goal dates, behind further items of a list', () => {
    const events = stated('Christening Saturday 22 May 11am in our church. Suit collected 8 May, shoes, lawn mown the Thursday before.', 'event')
    expect(events.map(({ title, days }) => [title, iso(days.first)])).toContainEqual(['lawn mown', '2027-05-20'])
  })

  it('are counted from the deadline that is called so, and not from that of a part', () => {
    const deadlines = stated('Grant application for our choir hall. Deadline 14 May. Letters by 20 April, budget. I want it submitted 2 days early.', 'deadline')
    expect(deadlines.map(({ latest }) => iso(latest / 1440 - 1))).toContain('2027-05-12')
  })

  it('are no first of January before the new year of another calendar', () => {
    expect(stated('Lunar new year dinner at ours on Saturday 6 February. Dumplings the night before', 'event').map(({ days }) => iso(days.first))).toEqual(expect.arrayContaining(['2027-02-06', '2027-02-05']))
  })
})
