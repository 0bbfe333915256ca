import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from './read-for-tests.ts'

describe('cities that are told in passing', () => {
  const stays = (words: string) => stated(`Trip of 9 days, 3 cities. ${words} Direct flights: Oslo and Riga, Riga and Malta.`, 'stay').map(({ place, days }) => [place, days])

  it.each([
    ["We're retired and take 9 days for Oslo, Riga and Malta. Oslo 3 days, Riga 4 days, Malta 4 days."],
    ['Oslo - 3 days total. Riga - 4 days total. Malta - 4 days total.'],
  ])('have their own lengths: %s', (words) => expect(stays(words)).toEqual([['Oslo', 3], ['Riga', 4], ['Malta', 4]]))

  it('have one each, listed', () => expect(stays('I spend 3 days in Oslo, Riga gets 4 days and Malta 4 days.')).toEqual([['Oslo', 3], ['Riga', 4], ['Malta', 4]]))
})

describe('a meeting that is told in passing', () => {
  const meeting = (words: string) => read(`Find half an hour for Vera and Hugo on Monday 4 January or Tuesday 5 January. ${words} Vera is busy on Monday from 10:00 to 12:00, Tuesday from 13:00 to 15:00. Hugo is busy on Monday from 14:00 to 16:00.`)

  it.each([['We clock in at 8:30 and out at 16:30.'], ['Everybody comes in at 8:30 and leaves at 16:30.']])('lies in the hours of all: %s', (words) => (
    expect(readingsOf(meeting(words), 'meeting')[0]?.windows).toEqual([{ from: 510, to: 990 }])
  ))

  it('leaves a day on which somebody does not meet', () => (
    expect(readingsOf(meeting('Hugo does no meetings on Tuesday.'), 'exclusion').map(({ person, days }) => [person, days.spans])).toEqual([['Hugo', [{ first: 20823, last: 20823 }]]])
  ))
})

it('reads dots that lead to a number as a colon', () => {
  const brief = read('Meet as many friends as possible on Saturday. I start at Mill Lane at 9:00. Rita is at Harbour from 10:00 to 12:00, 30 minutes. Omar is at Castle Hill from 13:00 to 15:00, 45 minutes. Travel times in minutes, both ways:\nMill Lane to Harbour .... 20\nMill Lane to Castle Hill.... 15\nHarbour to Castle Hill ..... 10')
  expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['Mill Lane', 'Harbour', 20], ['Mill Lane', 'Castle Hill', 15], ['Harbour', 'Castle Hill', 10]])
})
