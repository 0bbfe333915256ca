import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const placesOf = (prompt: string) => stated(prompt, 'event').map(({ title, place }) => [title, place])

describe('where an event happens', () => {
  it.each([
    ['My Bank of England exam is on 25 March at 13:30 in Leeds. Topics: rates, inflation, growth', 'Bank of England exam', 'Leeds'],
    ['Gran turns 90 on 13 March. Lunch at 1pm at the bowls club, about 30 people.', 'Gran turns 90', 'bowls club'],
    ['Summer fair on 12 June at noon in our back field. Stalls, music, cakes, posters', 'Summer fair', 'back field'],
    ['Recital at Casa Verde on 5 June at 6pm: Bach, Chopin', 'Recital at Casa Verde', 'Casa Verde'],
  ])('%s', (prompt, title, place) => {
    expect(placesOf(prompt)).toContainEqual([title, place])
  })

  it('is no hour in the evening', () => {
    expect(placesOf('Ceilidh on 5 June at 7 in the evening. Band, hall, posters')).toEqual([['Ceilidh', null]])
  })
})

describe('where the work is done', () => {
  it.each(['We practise in the church hall', 'I do all this in the library'])('%s', (said) => {
    expect(stated(`Learn four folk songs in 5 weeks. ${said}.`, 'place').map(({ name }) => name)).toEqual([said.split(' the ')[1]])
  })

  it('is not what one is good at', () => {
    expect(stated('Get good at Excel in 5 weeks: formulas, charts and macros.', 'place')).toEqual([])
  })
})
