import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const series = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days }) => [title, days.weekdays, days.spans?.map(({ first, last }) => `${iso(first)} ${iso(last)}`)])
const offs = (prompt: string) => stated(prompt, 'exclusion').filter(({ appliesTo }) => appliesTo === null)

describe('a series behind the goal', () => {
  it('goes on for as long as is said of it, from its first day', () => {
    expect(series('My knee is operated on 9 February. Physio Monday, Wednesday and Friday 10:00 to 11:00 for 6 weeks from 15 February')).toEqual([['Physio', [1, 3, 5], ['2027-02-15 2027-03-28']]])
    expect(series('Me operan el 9 de febrero. Natación martes y jueves de 10:00 a 11:00 durante 4 semanas, desde el 16 de febrero.')).toEqual([['Natación', [2, 4], ['2027-02-16 2027-03-15']]])
    expect(stated('Me operan el 9 de febrero. Natación martes y jueves de 10:00 a 11:00 durante 4 semanas, desde el 16 de febrero.', 'horizon')).toEqual([])
  })

  it('rests on its own days off, and nothing else does', () => {
    const prompt = 'Concert on 10 April. Ten minutes of scales between 6 and 8pm, every day except Thursday, for 3 weeks.'
    expect(series(prompt)).toEqual([['scales', [1, 2, 3, 5, 6, 7], ['2027-01-04 2027-01-24']]])
    expect(offs(prompt)).toEqual([])
  })

  it('leaves the days off of the goal itself to the plan', () => {
    expect(offs('Learn the ukulele every day except Thursday.').map(({ days }) => days.weekdays)).toEqual([[4]])
  })
})

describe('one a week of so many', () => {
  it('goes on for as many weeks', () => {
    expect(series('Craft fair on 8 May. I make soap. 5 batches, only one batch per weekend. Price tags too')).toEqual([['batch', [6, 7], ['2027-01-04 2027-02-07']]])
    expect(series('Stricken für den Basar am 8. Mai. 5 Mützen, eine Mütze pro Woche.')).toEqual([['Mütze', undefined, ['2027-01-04 2027-02-07']]])
  })
})

describe('days that stand behind the goal', () => {
  it('are those of what the goal names, from when it opens', () => {
    expect(stated('We have a stall at the Lent Market! 20 and 21 March, open 9-4. Flyers by 5 March. Choir on Mondays 19-21', 'event').map(({ title, days, from }) => [title, iso(days.first), from])).toEqual([
      ['stall at the Lent Market', '2027-03-20', 9 * 60], ['stall at the Lent Market', '2027-03-21', 9 * 60],
    ])
  })
})

it.each([
  ['Practise cello every weekday but Thursday, some time between 4 and 6pm, until 27 June.', [1, 2, 3, 5]],
  ['Walk the dog every weekday except Tuesday until 12 March.', [1, 3, 4, 5]],
  ['Gammes de piano du lundi au samedi sauf le jeudi, 15 minutes, jusqu’au 13 mars.', [1, 2, 3, 5, 6]],
  ['Rückenübungen montags bis freitags außer mittwochs, 20 Minuten, bis 12. März.', [1, 2, 4, 5]],
])('the goal itself is counted on the days that are left of it: %s', (prompt, weekdays) => {
  expect(stated(prompt, 'rhythm').map(({ count, days }) => [count, days.weekdays])).toEqual([[weekdays.length, weekdays]])
})

it('a day that is out for all takes nothing from a count of its own', () => {
  expect(stated('Run three times a week until 12 March, but not on Fridays.', 'rhythm').map(({ count }) => count)).toEqual([3])
})
