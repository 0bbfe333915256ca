import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

describe('what is said beside a trip', () => {
  it('has sleepers who take time, and no task of sleeping', () => {
    const brief = read('Holiday in Aarhus from 8 May to 13 May with our twins. They nap 13:00-14:30 every day and they go to bed at 7pm.')
    expect(readingsOf(brief, 'rhythm')).toEqual([])
    expect(readingsOf(brief, 'exclusion').map(({ windows }) => windows[0])).toEqual([{ from: 780, to: 870 }, { from: 1140, to: 1440 }])
  })

  it('has a most of each day, and no habit of so many', () => {
    const brief = read('A week in Brittany, 8 to 14 May. Not more than two excursions a day please.')
    expect(readingsOf(brief, 'limit')).toMatchObject([{ measure: 'tasks', per: 'day', max: 2 }])
    expect(readingsOf(brief, 'rhythm')).toEqual([])
  })

  it('keeps what one asks for every day as a habit', () => {
    const brief = read('A week in Brittany, 8 to 14 May, with a swim every day at 8 in the morning for 30 minutes')
    expect(readingsOf(brief, 'limit')).toEqual([])
  })

  it('shuts galleries on Mondays and not the day', () => {
    const brief = read('Five days in Ghent, 13 to 17 May. Galleries are closed on Mondays.')
    expect(readingsOf(brief, 'exclusion')).toMatchObject([{ appliesTo: { labels: ['gallerie'] } }])
  })

  it('leaves the day shut where we are', () => {
    const brief = read('Five days in Ghent, 13 to 17 May. Nothing on Sunday please.')
    expect(readingsOf(brief, 'exclusion')).toMatchObject([{ appliesTo: null }])
  })

  it('keeps mornings open for nothing', () => {
    const brief = read('Five days in Ghent, 13 to 17 May. We sleep late, so leave the mornings open.')
    expect(readingsOf(brief, 'availability').filter(({ source }) => source === 'stated')).toEqual([])
    expect(readingsOf(brief, 'exclusion')).toMatchObject([{ windows: [{ to: 720 }] }])
  })

  it('names a kayak tour of one morning as something to do, in the morning', () => {
    const brief = read('Five days in Ghent, 13 to 17 May. Kayak tour on one morning.')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toContain('Kayak tour')
    expect(readingsOf(brief, 'rhythm')).toEqual([])
  })

  it('takes who comes along for no sight, but whom one goes to see for one', () => {
    expect(readingsOf(read('Sommerurlaub auf Usedom vom 3. bis 10. Juli, mit Opa und drei Kindern: Seebrücke, Leuchtturm'), 'topic').map(({ label }) => label)).toEqual(['Seebrücke', 'Leuchtturm'])
    expect(readingsOf(read('Five days in Ghent, 13 to 17 May: the altarpiece, grandma, a boat ride'), 'topic').map(({ label }) => label)).toContain('grandma')
  })
})

describe('days beside nights', () => {
  it('are outings from where one sleeps', () => {
    const brief = read('Five nights in Graz, 10 to 15 May, one day at Lake Neusiedl')
    expect(readingsOf(brief, 'stay')).toEqual([])
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['day at Lake Neusiedl'])
  })

  it('are stays where the trip goes on', () => {
    const brief = read('Trip: Graz 3 nights, Linz 1 night, Passau 2 nights, from 10 May 2027')
    expect(readingsOf(brief, 'stay').map(({ place, nights }) => [place, nights])).toEqual([['Graz', 3], ['Linz', 1], ['Passau', 2]])
  })

  it('go together with the lengths of rides', () => {
    const brief = read('Island trip 10 to 20 May: Corfu 4 nights, Paxos 3 nights, Lefkada 3 nights. Ferries: Corfu-Paxos 1.5 h, Paxos-Lefkada 3 h. A nice dinner on our first night on Paxos.')
    expect(readingsOf(brief, 'stay').map(({ place }) => place)).toEqual(['Corfu', 'Paxos', 'Lefkada'])
    expect(readingsOf(brief, 'travel').map(({ minutes }) => minutes)).toEqual([90, 180])
    expect(readingsOf(brief, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-05-14'])
  })
})

describe('how one comes and goes', () => {
  it('frames the first and the last day', () => {
    const brief = read('Weekend in Ghent, Fri 14 to Mon 17 May, train in 12.15 on Friday, out 19.40 on Monday')
    expect(readingsOf(brief, 'exclusion').map(({ days, windows }) => [iso(days.spans![0]!.first), windows[0]])).toEqual([['2027-05-14', { from: 0, to: 735 }], ['2027-05-17', { from: 1180, to: 1440 }]])
  })
})

describe('by the water', () => {
  it('is a place, where something that happens is a bound', () => {
    const beside = read('Weekend in Ghent 14 to 17 May. Dinner by the canal on Saturday at 19:00.')
    expect(readingsOf(beside, 'deadline')).toEqual([])
    expect(readingsOf(beside, 'event')).toMatchObject([{ title: expect.stringMatching(/^dinner/iu), from: 1140 }])
    expect(readingsOf(read('Sew the costumes by the carnival parade on 20 March'), 'deadline').length).toBeGreaterThan(0)
  })
})
