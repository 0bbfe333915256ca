import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title}: ${iso(days.first)!}${from === null ? '' : ` ${from}`}`)

describe('what stands behind a comma on a trip', () => {
  const brief = read('Weekend in Bath 9 to 11 April. Comedy walk Saturday evening 20:15, one cinema-ish evening.')

  it('leaves its own hour to what stands before it', () => {
    expect(readingsOf(brief, 'event')).toEqual([expect.objectContaining({ title: 'Comedy walk', from: 20 * 60 + 15 })])
  })

  it('is a wish of its own', () => {
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual([expect.stringContaining('cinema-ish')])
  })

  it('gives its hour to the day that it was said with', () => {
    expect(events('Städtereise nach Linz vom 3. bis 7. Mai. Am 5. Lentos, am letzten Abend Konzert um 19 Uhr.')).toEqual(expect.arrayContaining(['Konzert: 2027-05-06 1140']))
  })
})

describe('hours in a row', () => {
  it('are on the day that their row named', () => {
    expect(events('Cub camp 4-6 June for 20 cubs at Kielder Water, two leaders. Programme: Fri arrive 18:00, fire; Sat 9:30 canoes, soup 12:30, wide game 14:00; Sun 10:00 songs, pick-up 13:00.')).toEqual(expect.arrayContaining(['wide game: 2027-06-05 840', 'pick-up: 2027-06-06 780']))
  })
})

describe('a trip that goes on', () => {
  const prompt = 'Dance congress in Porto 19 - 21 May, classes 10:00-16:00 each day, my own class Thursday 12:00, and staying on until Sunday 23. Weekend wishes: a port cellar, a boat on Saturday at 15:00. Before I go: shoes resoled.'

  it('has classes on the days of the congress, around the own one', () => {
    expect(events(prompt).filter((title) => title.startsWith('classes'))).toEqual(['classes: 2027-05-19 600', 'classes: 2027-05-20 600', 'classes (2): 2027-05-20 810', 'classes: 2027-05-21 600'])
  })

  it('lasts until the day on which one leaves', () => {
    expect(stated(prompt, 'horizon').map(({ first, last }) => [first, last])).toContainEqual([day('2027-05-19'), day('2027-05-23')])
  })
})

describe('leaving and coming back', () => {
  it('frame the days between them', () => {
    const brief = read('Taking 20 pupils skiing in Lech, coach leaves Sat 13 Feb 18:00, back Sun 21 Feb 7:30am. Bowling on Tuesday.')
    expect(readingsOf(brief, 'horizon')[0]).toMatchObject({ first: day('2027-02-13'), last: day('2027-02-21') })
  })
})

describe('lengths beside a trip', () => {
  it('are wishes and no beds where they fill little of it', () => {
    const brief = read('Viaje a Buenos Aires del 10 al 17 de octubre. Milonga una noche, un día en Luján con el tren, una mañana en el Tigre.')
    expect(readingsOf(brief, 'stay')).toEqual([])
    expect(readingsOf(brief, 'event')).toEqual([])
  })

  it('open no clause with a place', () => {
    expect(stated('Honeymoon on Corfu 13-20 June. But: a boat one day, a cooking class Tuesday 11-14.', 'stay')).toEqual([])
  })
})
