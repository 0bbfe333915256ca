import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from './read-for-tests.ts'

const busyOf = (prompt: string) => readingsOf(read(prompt), 'commitment').map(({ person, windows }) => [person, ...windows.map(({ from, to }) => `${from}-${to}`)])
const meetingOf = (prompt: string) => readingsOf(read(prompt), 'meeting')[0]

describe('a meeting', () => {
  it.each([
    ['Vera, Hugo and Iris need to squeeze in a half-hour catch-up on Tuesday 12 January. Vera is busy 9:00-10:00.', ['Vera', 'Hugo', 'Iris'], 30],
    ['When can Vera and Hugo sit down together for an hour and a half on Tuesday 12 January?\nVera: 9-11\nHugo: 14-15', ['Vera', 'Hugo'], 90],
    ['I need three quarters of an hour with Vera and Hugo on 12 January. Hugo is booked from 9 to 12.', ['Vera', 'Hugo'], 45],
    ["I'd like to meet Vera for half an hour on Friday 8 January. Vera has lunch 12-13.", ['Vera'], 30],
    ['Busca un hueco de 30 minutos para Vera, Hugo e Iris el lunes 11 de enero. Hugo está ocupado de 9:00 a 11:00.', ['Vera', 'Hugo', 'Iris'], 30],
    ['One hour on Tuesday 12 January: Vera is blocked 9am-12pm; Hugo is taken 1pm-5pm', ['Vera', 'Hugo'], 60],
  ])('is asked for by “%s”', (prompt, people, minutes) => {
    expect(meetingOf(prompt)).toMatchObject({ people, minutes })
  })

  it('stays within the hours that nobody leaves', () => {
    expect(meetingOf('Vera and Hugo have to get together for an hour on 12 January. Nobody works before 9:00 or after 17:00.\nVera is tied up from 10:00 to 12:00.')?.windows).toEqual([{ from: 540, to: 1020 }])
  })

  it('knows who leaves and who arrives', () => {
    expect(busyOf('30 minutes with Vera and Hugo on 12 January. Vera has to leave at 15:00. Hugo only comes in at 10:00.')).toEqual([['Vera', '900-1440'], ['Hugo', '0-600']])
  })

  it('puts weekdays without a date on the days of the meeting', () => {
    const [first] = readingsOf(read('An hour with Vera and Hugo, Thursday 14 or Friday 15 January.\nVera: Thu 9-11\nHugo: Fri 13-17'), 'commitment')
    expect(first?.days.spans?.map(({ first: day }) => iso(day))).toEqual(['2027-01-14'])
  })

  it('is called by its occasion', () => {
    expect(read('Schedule a 1 hour call with Vera and Hugo on Monday 11 January. Vera is free 10-12.').subject).toBe('call with Vera and Hugo')
  })
})
