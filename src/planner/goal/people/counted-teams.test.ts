import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, roles[0] ?? null])
const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
const SPRINTS = '3 two-week sprints from 1 March.'

describe('a team told in numbers and then by name', () => {
  it.each([
    [`New zoo signs. Three keepers, one house each: Haas night animals, Ito parrots, Kern reptiles. ${SPRINTS}`, [['Haas', 'night animals'], ['Ito', 'parrots'], ['Kern', 'reptiles']]],
    [`Two developers and a tester: Ada backend, Ben app, Cleo testing. Ferry app, ${SPRINTS} Login, stops, fares.`, [['Ada', 'backend'], ['Ben', 'app'], ['Cleo', 'testing']]],
    ['Neues Lehrbuch, drei Autoren, je ein Kapitel: Maier Optik, Novak Wärme, Oster Mechanik. 3 zweiwöchige Sprints ab 1. März.', [['Maier', 'Optik'], ['Novak', 'Wärme'], ['Oster', 'Mechanik']]],
  ])('is those who are named: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(team)
  })

  it('has a part for each beside what is listed', () => {
    expect(parts(`New zoo signs. Three keepers, one house each: Haas night animals, Ito parrots, Kern reptiles. Every house needs texts, drawings and a map. ${SPRINTS}`)).toEqual(expect.arrayContaining(['night animals', 'parrots', 'reptiles']))
  })

  it('keeps those who stay without a name', () => {
    expect(people(`Ferry app, ${SPRINTS} Two developers and a designer, Ana. Login, stops, fares.`).length).toBe(3)
  })

  it('is no list of things that are counted', () => {
    expect(people(`Refit of the mill, ${SPRINTS} Three floors: Grinding stones, Flour store, Office.`)).toEqual([])
  })
})

describe('everything that is due', () => {
  it('binds all the work', () => {
    expect(stated(`Cookbook, ${SPRINTS} Ana, Bo. Soups, breads, photos. Everything goes to the printer by April 9.`, 'deadline', 'sprint').map(({ event }) => event)).toEqual(['Everything goes to the printer'])
  })
})

describe('what stands behind a name and its colon', () => {
  it('is work, up to the next name, and theirs', () => {
    const prompt = `Science day, ${SPRINTS} Kim: stations; Joss: hall, power, first aid; Ada: schools.`
    expect(parts(prompt)).toEqual(expect.arrayContaining(['stations', 'hall', 'power', 'first aid', 'schools']))
    expect(stated(prompt, 'person', 'sprint').find(({ name }) => name === 'Joss')?.roles).toEqual(['hall', 'power', 'first aid'])
  })
})
