import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('what is said beside a trip', () => {
  it('frames its days, with an arrival in brackets between them and a train back behind', () => {
    const brief = read('Weekend in Ghent with two old friends, Fri 26 March (we get in at 17:40) to Sun 28 March, train back leaves 16:10: altarpiece, canals.')
    expect(readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-26', '2027-03-28']])
    expect(readingsOf(brief, 'exclusion').map(({ days, windows }) => [iso(days.spans![0]!.first), windows[0]])).toEqual([['2027-03-26', { from: 0, to: 1060 }], ['2027-03-28', { from: 970, to: 1440 }]])
    expect(readingsOf(brief, 'commitment')).toEqual([])
  })

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
    expect(readingsOf(brief, 'exclusion')).toMatchObject([{ appliesTo: { labels: ['Galleries'] } }])
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

describe('days away', () => {
  const labels = (prompt: string) => readingsOf(read(prompt), 'topic').map(({ label }) => label)

  it('are the plan where nothing is asked for before them, and led up to where something is', () => {
    const asked = 'Städtereise nach Breslau, 13. bis 16. Mai, zu dritt, Anreise Donnerstag mit dem Bus um 13:10, Rückfahrt Sonntag 16:00'
    expect(readingsOf(read(asked), 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-05-13', '2027-05-16']])
    expect(readingsOf(read(asked), 'deadline')).toEqual([])
  })

  it('hold the narrower days of a part of them', () => {
    const brief = read('6D5N Luang Prabang with my cousins, 3-8 April. Two-day slow boat (4-5 April). Land 9.20am on the 3rd, fly back 7.40pm on the 8th')
    expect(readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-04-03', '2027-04-08']])
  })

  it('are framed by check-in and check-out and by being home', () => {
    const brief = read('Cottage week in Cornwall, Sat 10 to Sat 17 July. Check-in 4 pm, check-out 10 am')
    expect(readingsOf(brief, 'exclusion').map(({ windows }) => windows[0])).toEqual([{ from: 0, to: 960 }, { from: 600, to: 1440 }])
    const home = read('Weekend in Leeds with the choir, Friday 8 to Sunday 10 October, concert hall tour, home by 6pm Sunday')
    expect(readingsOf(home, 'exclusion').map(({ windows }) => windows[0])).toEqual([{ from: 1080, to: 1440 }])
  })

  it('have wishes without a time beside those with one', () => {
    expect(labels('Weekend à Nantes du 19 au 21 mars. Samedi matin le marché de Talensac, un tour en bateau, le musée Jules Verne.')).toEqual(expect.arrayContaining(['tour en bateau', 'musée Jules Verne']))
    expect(labels('Trip to Ghent 14 to 17 May. On Saturday we see the altar at 10:00, but my knees hurt, so no stairs.').join(' ')).not.toMatch(/knees|stairs/u)
  })

  it('have wishes of a part of the day, and no meals among them', () => {
    expect(labels('Trip to Ghent 14 to 17 May. Marionette show in the evening, lunch at noon.')).toEqual(['Marionette show'])
  })

  it('count the outings of a day, and bound the drives', () => {
    const brief = read('A week in Istria, 5 to 12 September. One outing a day. At most two hours of driving a day.')
    expect(readingsOf(brief, 'limit')).toMatchObject([{ measure: 'tasks', max: 1 }])
    expect(readingsOf(brief, 'session')).toMatchObject([{ maxMinutes: 120, appliesTo: { labels: ['driving'] } }])
  })

  it('are not how old somebody gets', () => {
    expect(readingsOf(read('3 days in Riga for Mia’s 40th, Fri 4 June to Sun 6 June'), 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-06-04', '2027-06-06']])
    expect(readingsOf(read('Party on the 30th for my friend'), 'event').map(({ days }) => iso(days.first))).toEqual(['2027-01-30'])
  })
})

describe('a month and the days in it', () => {
  it('are the days', () => {
    const brief = read('Ghent and Bruges in May: 5 days, May 5 to May 9, with one boat ride')
    const spans = readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)])
    expect(spans).toContainEqual(['2027-05-05', '2027-05-09'])
  })
})

describe('dates beside a stay', () => {
  it('are of what they stand with', () => {
    const brief = read('8 days in Poland, May 9 to 16: Gdansk 3 nights, Torun 1 night, Krakow 3 nights. The opera is booked on May 10 at 19:00, a football match on May 11 afternoon, Malbork on the Torun day.')
    expect(readingsOf(brief, 'stay').map(({ place, within }) => [place, within])).toEqual([['Gdansk', []], ['Torun', []], ['Krakow', []]])
  })

  it('and a row of names is wished for', () => {
    const brief = read('Städtereise nach Breslau, 13. bis 16. Mai. Dominsel, Jahrhunderthalle, Nadodrze. Höchstens 90 Euro am Tag.')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['Dominsel', 'Jahrhunderthalle', 'Nadodrze'])
  })
})

describe('what heads a list of wishes', () => {
  it('is none of them', () => {
    const labels = readingsOf(read('Visiting my aunt in Tulsa, 14 to 18 May. Things to do: the zoo, a picnic by the river. Saturday at 10:00 brunch.'), 'topic').map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['zoo']))
    expect(labels.join(' ')).not.toMatch(/things/iu)
  })

  it('nor is what only bounds', () => {
    expect(readingsOf(read('Trip to Ghent 14 to 17 May. I want to arrive before 15:00.'), 'topic')).toEqual([])
  })
})

describe('the way home', () => {
  it.each([
    ['A week in Crete 5-12 June. We depart from Heraklion on 12 June at 18:20', 1100],
    ['Twelve days in Chile, 3 to 14 April. We fly out of Calama on the 14th at 10:40', 640],
    ['Trip to Malta 3 to 9 April. We fly home on the 9th at 10:40', 640],
  ])('ends the plan and does not begin it: %s', (prompt, from) => {
    expect(stated(prompt, 'exclusion').map(({ windows }) => windows)).toEqual([[{ from, to: 1440 }]])
    expect(stated(prompt, 'horizon').filter(({ last }) => last === null)).toEqual([])
  })

  it('is not the way there', () => {
    expect(stated('Five days in Rome. We fly on 8 March', 'horizon').some(({ first, last }) => first !== null && last === null)).toBe(true)
  })
})

it('takes the name of a place without the day behind it', () => {
  expect(stated('Trip to Malta 3 to 9 April.', 'place').map(({ name }) => name)).toEqual(['Malta'])
})
