import { describe, expect, it } from 'vitest'
import { day, read, readingsOf, stated } from '../read-for-tests.ts'

const OSLO = 'Work trip to Oslo 12-15 April. Audit on Tuesday and Wednesday 9-16, sauna one evening, the opera house. Before I go: report printed by 9 April, visa letter, new shoes. Preparation only on weekday evenings after 7.'

describe('a trip that is prepared for', () => {
  it('has its own days for what is done there', () => {
    const ofTrip = stated(OSLO, 'horizon').find(({ appliesTo }) => appliesTo !== null)
    expect(ofTrip).toMatchObject({ first: day('2027-04-12'), last: day('2027-04-15') })
    expect(ofTrip!.appliesTo!.labels.join()).toContain('opera house')
    expect(ofTrip!.appliesTo!.labels.join()).not.toMatch(/visa|shoes|report/u)
  })

  it('leaves the hours of the weeks before to what is prepared', () => {
    const hours = stated(OSLO, 'availability').filter(({ appliesTo }) => appliesTo === null)
    expect(hours.map(({ windows }) => windows[0]!.from)).toEqual([19 * 60])
  })

  it('has what comes on two days of it on both of them', () => {
    expect(stated(OSLO, 'event').filter(({ title }) => /audit/iu.test(title)).map(({ days }) => days.first)).toEqual([day('2027-04-13'), day('2027-04-14')])
  })

  it('is called as the prompt calls it', () => {
    expect(stated('Year 8 trip to Bruges, 30 pupils + 3 staff, Wed 16 - Fri 18 June. Belfry, canal boat, Thursday 20:00 concert. Beforehand: consent forms, room lists.', 'event').map(({ title }) => title)).toContain('Year 8 trip to Bruges')
  })

  it.each([
    ['Family week in Menorca, 13-20 February. Flight at 6:40, car seat, travel cot, sort passports for the baby.', /seat|cot|passport/u],
    ['Year 6 residential trip to the Lake District, 17-21 May. Letters home, consent forms, risk assessment, coach.', /letters|consent|risk|coach/iu],
  ])('is prepared for by what is got, signed and booked at home: %s', (prompt, atHome) => {
    const ofTrip = stated(prompt, 'horizon').find(({ appliesTo }) => appliesTo !== null)
    expect(ofTrip!.appliesTo!.labels.join()).not.toMatch(atHome)
    expect(stated(prompt, 'event').some(({ days }) => days.last > days.first)).toBe(true)
  })

  it('leaves what is done afterwards to the days behind it', () => {
    const late = stated('Business trip to Chicago 19-22 January: client workshop Tuesday 9-4. Slides, samples and expense report to be done.', 'horizon').find(({ appliesTo }) => appliesTo?.labels.includes('expense report'))
    expect(late?.first).toBe(day('2027-01-23'))
  })

  it('is the plan itself where nothing is prepared', () => {
    const brief = read('Trip to Oslo 12-15 April: sauna, the opera house, a boat to the islands.')
    expect(readingsOf(brief, 'horizon').some(({ appliesTo }) => appliesTo !== null)).toBe(false)
  })

  it('stays one event where nothing is said of its days', () => {
    const brief = read('Prepare for a hiking holiday in Norway 5-12 June: boots, insurance, fitness.')
    expect(readingsOf(brief, 'horizon').some(({ appliesTo }) => appliesTo !== null)).toBe(false)
  })
})

describe('days that open the prompt', () => {
  it('are planned, whatever else would keep somebody away on them', () => {
    expect(stated('Camping with two families near Loch Lomond, 3 to 7 July. Canoes on Monday, one day hiking up Ben Lomond.', 'exclusion')).toEqual([])
    expect(stated('We are having a holiday at home, 5 to 9 April. A zoo, a bike ride, pancakes.', 'horizon')[0]).toMatchObject({ first: day('2027-04-05'), last: day('2027-04-09') })
  })

  it('are an absence beside another goal', () => {
    expect(stated('Learn 300 words of Dutch by 1 June, camping in Wales 3 to 7 May.', 'exclusion')).toHaveLength(1)
  })
})

describe('habits of a trip', () => {
  it('has no sleepers in the morning hours of their bedtime', () => {
    const [bed] = stated('A week in Bude with a toddler, 3 to 9 May, bedtime is at seven. Rock pools, a steam railway.', 'exclusion')
    expect(bed!.windows).toEqual([{ from: 19 * 60, to: 24 * 60 }])
  })

  it('lets what is early be early where the others sleep in', () => {
    const brief = read('Four days in Lisbon 3 to 6 May. The viewpoint one morning at 6:15, apart from that nobody gets up before 10.')
    expect(readingsOf(brief, 'exclusion')).toEqual([])
    expect(readingsOf(brief, 'topic').some(({ label }) => /viewpoint/u.test(label))).toBe(true)
  })

  it('shuts a museum on its own day off', () => {
    const [shut] = stated('Fünf Tage in Wien vom 3. bis 7. Mai: Albertina (dienstags zu), Prater.', 'exclusion')
    expect(shut!.appliesTo!.labels.join()).toMatch(/Albertina/u)
  })

  it('gives a day of its own to what is said to take one', () => {
    expect(stated('Three days in Cuenca 3 to 5 May. While there: one day walking in the gorge, the hanging houses.', 'topic').map(({ label }) => label)).toContain('one day walking in the gorge')
    expect(stated('Honeymoon on Naxos 3 to 10 May. Kite lessons, a cheese tour and one whole day with just the sea.', 'topic').map(({ label }) => label)).toEqual(expect.arrayContaining(['cheese tour', 'one whole day with just the sea']))
  })
})
