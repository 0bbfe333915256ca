import { describe, expect, it } from 'vitest'
import { toldTimes } from '../../read-for-tests.ts'

const read = (telling: string) => toldTimes(`Learn Polish by July. ${telling}`)

describe('when there is time', () => {
  it.each([
    ['Only time I have is my lunch 12-1 Mon thru Fri.', 'availability: weekdays 12:00–13:00'],
    ['On weekdays I can work on it 6 to 8pm, on weekends 10am to 8pm.', 'availability: weekdays 18:00–20:00', 'availability: weekends 10:00–20:00'],
    ['The baby naps from 1 to 3, that’s my window.', 'availability: every day 13:00–15:00'],
    ['My window is 1 to 3 in the afternoon.', 'availability: every day 13:00–15:00'],
    ['Kids are at school 9 to 2:30, Monday to Friday, so that’s when I can study.', 'availability: weekdays 09:00–14:30'],
    ['Use my Friday afternoons (1pm-5pm), I don’t work then.', 'availability: Fri 13:00–17:00'],
    ['Weekends work best, 9 to 12.', 'availability: weekends 09:00–12:00'],
    ['Mornings before 9 or evenings after 8, weekdays only.', 'availability: weekdays 00:00–09:00', 'availability: weekdays 20:00–22:00'],
    ['I get up at 5 so 5:15-6:15 works every day except Sunday.', 'availability: every day 05:15–06:15', 'exclusion: Nothing on Sun'],
    ['Every evening is fine except Thursday (choir).', 'availability: every day 18:00–22:00', 'exclusion: Nothing on Thu'],
    ['Two evenings a week, Tue and Thu, 7 to 9.', 'rhythm: Sessions: 2 a week', 'availability: Tue, Thu 19:00–21:00'],
    ['I can manage an hour before work, 6.30 to 7.30, Monday to Friday.', 'availability: weekdays 06:30–07:30', 'session: Sessions of 1 h'],
    ['I have an hour or so per evening, never on Mondays.', 'availability: every day 18:00–22:00', 'session: Sessions of 1 h', 'exclusion: Nothing on Mon'],
    ['Since patients are seen Monday to Thursday, all preparation is to be placed on Fridays between 13:00 and 17:00, with no more than a single topic on any one Friday.', 'availability: Fri 13:00–17:00', 'limit: At most 1 a day'],
    ['I’ve blocked out Tuesday and Thursday mornings for it.', 'availability: Tue, Thu 08:00–12:00'],
    ['My husband takes the kids on Saturday mornings, so 8 to 12 is mine.', 'availability: Sat 08:00–12:00'],
    ['I’m free from 4pm on Mondays and the whole of Wednesday.', 'availability: Mon 16:00–24:00', 'availability: Wed'],
  ])('is read out of “%s”', (telling, ...readings) => {
    expect(read(telling)).toEqual(readings)
  })
})

describe('when there is none', () => {
  it.each([
    ['After 9 pm I’m useless, before 7 too.', 'exclusion: Nothing on every day 21:00–24:00', 'exclusion: Nothing on every day 00:00–07:00'],
    ['Afternoons I’m tired.', 'exclusion: Nothing on every day 12:00–18:00'],
    ['Tuesdays are hopeless, Thursdays as well.', 'exclusion: Nothing on Tue', 'exclusion: Nothing on Thu'],
  ])('is read out of “%s”', (telling, ...readings) => {
    expect(read(telling)).toEqual(readings)
  })
})

describe('what is no telling of slots', () => {
  it.each([
    ['I can do it on Friday.', []],
    ['I have 4 hours on Saturdays.', ['availability: Sat', 'rhythm: Sessions: 4 h on Sat', 'limit: up to 4 h on Sat']],
  ])('“%s” keeps its own reading', (telling, readings) => {
    expect(read(telling)).toEqual(readings)
  })
})
