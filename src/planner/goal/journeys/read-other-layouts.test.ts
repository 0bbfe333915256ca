import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

describe('a day of visits', () => {
  const legs = 'From Old Harbour it is 16 minutes to Hill Park and 20 minutes to West End.\nFrom Hill Park it is 18 minutes to Old Harbour and 9 minutes to West End.'
  it.each([
    `I start at Old Harbour at 9:00. Noor gets to Hill Park at 10:15 and leaves at 14:00; I need 45 minutes with Noor.\n${legs}`,
    `I start at Old Harbour at 9:00 a.m. and go on foot. Noor will be at Hill Park from 10:15 a.m. until 2 p.m., and I want no less than three quarters of an hour with Noor.\n${legs}`,
    `I start at Old Harbour at 9:00.\n\n| Friend | Where | From | Until | At least |\n|---|---|---|---|---|\n| Noor | Hill Park | 10:15 | 14:00 | 45 min |\n\n${legs}`,
    `I start at Old Harbour at 9:00. Noor (Hill Park, 10:15-14:00): 45 min. Journey times: from Old Harbour, Hill Park is 16 minutes away and West End is 20 minutes away; from Hill Park, Old Harbour is 18 minutes away and West End is 9 minutes away.`,
  ])('is read in any layout: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', place: 'Hill Park', window: { from: 615, to: 840 }, minutes: 45 }])
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => `${from}-${to} ${minutes}`)).toEqual(['Old Harbour-Hill Park 16', 'Old Harbour-West End 20', 'Hill Park-Old Harbour 18', 'Hill Park-West End 9'])
  })
})

describe('connections of a journey', () => {
  const stays = 'A 9-day tour: a four-day stay in Oslo, 3 days in Riga and 4 days in Malta.'
  it.each([
    [`${stays} From Oslo you can fly non-stop to Riga and Malta. From Riga you can fly to Malta.`, ['Oslo-Riga true', 'Oslo-Malta true', 'Riga-Malta true']],
    [`${stays}\nPossible hops:\n• Oslo ⇄ Riga\n• Riga ⟶ Malta`, ['Oslo-Riga true', 'Riga-Malta false']],
  ])('are read from %j', (prompt, expected) => {
    expect(readingsOf(read(prompt), 'connection').map(({ from, to, bothWays }) => `${from}-${to} ${bothWays}`)).toEqual(expected)
  })

  it('lie between the first day and the last', () => {
    const brief = read('We fly out on 1 March and our last day is 9 March. 4 days in Oslo, 3 days in Riga and 4 days in Malta. From 4 March to 6 March we are in Riga. The day of a flight counts for both. Flights: Oslo-Riga, Riga-Malta.')
    const edges = [...readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)]), ...readingsOf(brief, 'deadline').map(({ latest }) => iso(latest / 1440))]
    expect(edges).toEqual([['2027-03-01', null], '2027-03-10'])
    expect(readingsOf(brief, 'event')).toEqual([])
  })
})
