import { describe, expect, it } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { reading, testBrief, topics } from '../brief-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const MARCH_11 = dayNumber('2027-03-11')

describe('an itinerary', () => {
  const days = reading({ kind: 'horizon', first: MARCH_11, last: MARCH_11 + 3 })

  it('fills each day of a known city with one area, a meal and what the traveller came for', () => {
    const { tasks } = draftNetwork(testBrief({ prompt: '4 days in Lisbon, tiles, seafood, day trip to Sintra', subject: '4 days in Lisbon', readings: [days, ...topics('azulejo tiles', 'seafood')] }))
    expect(new Set(tasks.map((task) => task.wish.day)).size).toBe(4)
    expect(tasks.some((task) => /tile/iu.test(task.title) && task.location?.includes('National Tile Museum'))).toBe(true)
    expect(tasks.filter((task) => task.title.includes('Sintra')).length).toBeGreaterThanOrEqual(2)
    expect(tasks.every((task) => task.allowedDays !== null && task.allowedDays.first === task.wish.day)).toBe(true)
  })

  it('takes two cities one after the other', () => {
    const { tasks } = draftNetwork(testBrief({ prompt: 'Kyoto and then Osaka', subject: 'trip to Kyoto and then Osaka', readings: [days] }))
    const lastKyoto = Math.max(...tasks.filter((task) => task.subjects.includes('Kyoto')).map((task) => task.wish.day ?? 0))
    const firstOsaka = Math.min(...tasks.filter((task) => task.subjects.includes('Osaka')).map((task) => task.wish.day ?? Infinity))
    expect(lastKyoto).toBeLessThan(firstOsaka)
  })

  it('plans days in a place it does not know, in that place’s name', () => {
    const { tasks } = draftNetwork(testBrief({ prompt: 'a long weekend trip to Gdańsk', subject: 'weekend trip to Gdańsk', readings: [days] }))
    expect(tasks.filter((task) => task.title.includes('Gdańsk')).length).toBeGreaterThanOrEqual(6)
    expect(new Set(tasks.map((task) => task.title)).size).toBe(tasks.length)
  })
})

describe('a day with hours of its own', () => {
  const weekend = reading({ kind: 'horizon', first: MARCH_11, last: MARCH_11 + 3 })
  const event = (title: string, day: number, from: number, to: number | null = null) => reading({ kind: 'event', title, days: { first: day, last: day }, from, to, place: null, person: null })
  const { tasks } = draftNetwork(testBrief({ prompt: 'Four days in Lisbon, we land 11:15', subject: 'Four days in Lisbon', readings: [weekend, event('workshop', MARCH_11 + 1, 540, 960), event('dinner with Dana', MARCH_11 + 1, 1170), event('flight home', MARCH_11 + 3, 1075)] }))
  const on = (day: number) => tasks.filter(({ wish, fixed }) => fixed === null && wish.day === day)

  it('begins after the landing and ends with the way to the flight', () => {
    expect(on(MARCH_11)[0]!.title).toMatch(/^Arrive in Lisbon/u)
    expect(on(MARCH_11).every(({ wish }) => wish.windows[0]!.from >= 720)).toBe(true)
    expect(on(MARCH_11 + 3).at(-1)!.title).toMatch(/^Leave Lisbon/u)
    expect(on(MARCH_11 + 3).every(({ wish }) => wish.windows[0]!.to <= 925)).toBe(true)
  })

  it('has no evening beside a stated dinner and no morning beside a workshop', () => {
    expect(on(MARCH_11 + 1).every(({ tags, wish }) => !tags.includes('evening') && wish.windows[0]!.from >= 960)).toBe(true)
  })
})

describe('a route', () => {
  const nineDays = reading({ kind: 'horizon', first: MARCH_11, last: MARCH_11 + 8 })
  const towns = (prompt: string, subject: string, readings = [nineDays]) => {
    const { tasks } = draftNetwork(testBrief({ prompt, subject, readings }))
    return { tasks, daysIn: (town: string) => new Set(tasks.filter(({ subjects }) => subjects.includes(town)).map(({ wish }) => wish.day)).size }
  }

  it('gives each town the days that were said, also without the word for days', () => {
    const { daysIn } = towns('Nine days in Italy: four days in Rome, three in Florence, two in Venice', 'Italy')
    expect([daysIn('Rome'), daysIn('Florence'), daysIn('Venice')]).toEqual([4, 3, 2])
  })

  it('takes the towns of the whole prompt in the goal’s country, but not where one lives', () => {
    const { daysIn } = towns('Nine days in Rome, flying from London, then Florence and Venice by train', 'Rome')
    expect(daysIn('Rome') + daysIn('Florence') + daysIn('Venice')).toBe(9)
    expect(daysIn('London')).toBe(0)
    expect(Math.min(daysIn('Rome'), daysIn('Florence'), daysIn('Venice'))).toBeGreaterThan(1)
  })

  it('goes through towns of a country that is all that was named', () => {
    const { tasks } = towns('A trip to Japan, nine days', 'trip to Japan')
    expect(new Set(tasks.map(({ location }) => location?.split(', ').at(-2))).size).toBeGreaterThan(2)
    expect(tasks.every(({ subjects, tags }) => subjects.includes('Japan') || tags.length === 0)).toBe(true)
  })

  it('rides from town to town the way that was wished', () => {
    const { tasks } = towns('Road trip from Porto to Lisbon, nine days', 'road trip from Porto to Lisbon')
    expect(tasks.filter(({ title }) => title.startsWith('Drive from')).map(({ title }) => title)).toEqual([expect.stringMatching(/^Drive from Porto to Lisbon \(about \d/u)])
  })

  it('shows the best known parts on whole days and no sight twice', () => {
    const { tasks } = towns('Nine days in Rome, ancient history', 'Rome')
    expect(tasks.map(({ title }) => title)).toContain('Colosseum')
    const sights = tasks.filter(({ tags }) => !tags.includes('lunch')).map(({ title }) => title)
    expect(new Set(sights).size).toBe(sights.length)
  })

  it('starts a day trip from the town it belongs to', () => {
    const { tasks } = towns('Tokyo, Kyoto and a day trip to Nara, nine days', 'trip to Tokyo and Kyoto', [nineDays, ...topics('day trip to Nara')])
    const nara = tasks.find(({ title }) => title.startsWith('Day trip to Nara'))!
    expect(nara.subjects).toContain('Kyoto')
  })

  it('begins on a weekend of a month when only its length is said', () => {
    const march = reading({ kind: 'horizon', first: dayNumber('2027-03-01'), last: dayNumber('2027-03-31') })
    const { tasks } = towns('five days in Vienna in March', 'Vienna', [march])
    const days = [...new Set(tasks.flatMap(({ wish, fixed, location }) => (fixed === null && wish.day !== null && location?.includes('Vienna') ? [wish.day] : [])))].toSorted((a, b) => a - b)
    expect(days).toEqual(Array.from({ length: 5 }, (_, index) => dayNumber('2027-03-06') + index))
  })
})

describe('in the goal’s language', () => {
  const fiveDays = reading({ kind: 'horizon', first: MARCH_11, last: MARCH_11 + 4 })
  const drafted = (language: string, prompt: string, subject: string) => draftNetwork(testBrief({ prompt, subject, language, readings: [fiveDays] })).tasks

  it.each([
    ['de', 'Fünf Tage Rom mit einem Tagesausflug nach Tivoli', 'Rom', /^Ankunft in Rom: /u, /^Tagesausflug nach Tivoli: /u, /^(?:Pantheon und|Vatikanische|Forum und) .*, Rom, Italien$/u],
    ['es', 'Cinco días en Roma con una excursión a Tivoli', 'Roma', /^Llegada a Roma: /u, /^Excursión de un día a Tivoli: /u, /^(?:Panteón y|Museos Vaticanos|Foro y) .*, Roma, Italia$/u],
    ['fr', 'Cinq jours à Rome avec une excursion à Tivoli', 'Rome', /^Arrivée à Rome : /u, /^Excursion d’une journée : Tivoli/u, /^(?:Panthéon et|Musées du Vatican|Forum et) .*, Rome, Italie$/u],
    ['pt', 'Cinco dias em Roma com uma excursão a Tivoli', 'Roma', /^Chegada em Roma: /u, /^Passeio de um dia: Tivoli/u, /^(?:Panteão e|Museus Vaticanos|Fórum e) .*, Roma, Itália$/u],
  ])('%s: %s', (language, prompt, subject, arrival, outing, sight) => {
    const tasks = drafted(language, prompt, subject)
    expect(tasks[0]!.title).toMatch(arrival)
    expect(tasks.some(({ title }) => outing.test(title))).toBe(true)
    expect(tasks.some(({ location }) => sight.test(location ?? ''))).toBe(true)
  })

  it('gives a region the preposition of the prompt', () => {
    expect(drafted('de', 'Reise durch die Rhön', 'Reise')[0]!.title).toMatch(/^Ankunft in der Rhön: /u)
    expect(drafted('pt', 'Viagem pela Bahia', 'Viagem')[0]!.title).toMatch(/^Chegada na Bahia: /u)
    expect(drafted('fr', 'Voyage en Ardèche', 'Voyage')[0]!.title).toMatch(/^Arrivée en Ardèche : /u)
  })
})
