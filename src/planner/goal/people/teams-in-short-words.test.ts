import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const FAIR = 'Set up the book fair: tables, posters, raffle. 2 two-week sprints from 18 January. Ana, Bo and Cem do it.'
const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...(roles ?? [])])

describe('a team that is told in haste', () => {
  it('is named by mentions', () => expect(people('Set up the book fair: tables, posters. 2 two-week sprints from 18 January. crew is @Lena @Omar @Siri').map(([name]) => name)).toEqual(['Lena', 'Omar', 'Siri']))

  it('has the user in it', () => expect(people("Set up the book fair: tables, posters. 2 two-week sprints from 18 January. me = Lena (printer), then there's Omar (driver)")).toEqual([['Lena', 'printer'], ['Omar', 'driver']]))

  it('is no meeting of its people, however soon the work is wanted', () => {
    const prompt = 'Print the village atlas asap. To do: maps, index. 2 two-week sprints from 18 January. 3 people: Lena, Omar, Siri. Lena out sick until 27 January.'
    expect(stated(prompt, 'meeting', 'sprint')).toEqual([])
    expect(people(prompt).map(([name]) => name)).toEqual(['Lena', 'Omar', 'Siri'])
  })

  it.each([
    ["Bo said he'd do the posters", 'Bo', 'posters'],
    ['Bo has offered to write the posters', 'Bo', 'posters'],
    ['Cem on the raffle', 'Cem', 'raffle'],
    ['raffle = Cem', 'Cem', 'raffle'],
    ['raffle: Cem please', 'Cem', 'raffle'],
    ["the raffle - that's Cem", 'Cem', 'raffle'],
  ])('hands work to somebody: %s', (words, name, role) => expect(people(`${FAIR} ${words}.`)).toContainEqual([name, role]))

  it('leaves somebody busy on a day without that work', () => expect(people(`${FAIR} Cem on Mondays only.`)).toContainEqual(['Cem']))

  it.each([
    ['Bo works Tuesday to Thursday', [2, 3, 4]],
    ['and Bo only works Mondays and Fridays', [1, 5]],
  ])('works on its days: %s', (words, weekdays) => expect(stated(`${FAIR} ${words}.`, 'availability', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Bo', weekdays]]))

  it('is elsewhere on the days of another job', () => expect(stated(`${FAIR} Bo works at the bakery on Tuesdays.`, 'availability', 'sprint')).toEqual([]))
})
