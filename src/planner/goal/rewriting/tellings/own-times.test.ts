import { describe, expect, it } from 'vitest'
import { toldTimes } from '../../read-for-tests.ts'

const read = (telling: string, goal = 'Learn Polish by 30 June') => toldTimes(`${goal}. ${telling}`)

describe('times told in a way of their own', () => {
  it.each([
    ['I work 3 twelve hour nights a week: Fri, Sat, Sun 7pm-7am.', 'commitment: work: Fri, Sat, Sun 19:00–24:00, 00:00–07:00'],
    ['My long days are Monday, Tuesday and Thursday, so keep this to Wednesdays and Fridays.', 'exclusion: Nothing on Mon, Tue, Thu', 'availability: Wed, Fri'],
    ['On shift days (Mon, Tue, Sat) I can do nothing, the other days from 4pm.', 'exclusion: Nothing on Mon, Tue, Sat', 'availability: Wed, Thu, Fri, Sun 16:00–24:00'],
    ['In bed by 10, up at 6.', 'exclusion: Nothing on every day 22:00–24:00', 'exclusion: Nothing on every day 00:00–06:00'],
    ['Morse is for my train to work, Monday to Friday 7:10-7:50.', 'availability: Morse: weekdays 07:10–07:50'],
    ['I keep Sundays for church and family.', 'exclusion: Nothing on Sun'],
    ['I’ve set aside two hours every Sunday morning.', 'availability: Sun 08:00–12:00', 'rhythm: Sessions: 2 h on Sun 08:00–12:00'],
    ['Between dropping the kids off (8:45) and work (11) I’m free.', 'availability: Every day 08:45–11:00'],
    ['I’m at work until 6 and it takes me an hour to get home.', 'commitment: work: weekdays 00:00–19:00'],
    ['Dinner’s at 7 so be done before that.', 'commitment: dinner: every day 19:00–20:00', 'exclusion: Nothing on every day 19:00–24:00'],
    ['I’d rather have long sessions on Sundays than short ones in the week.', 'availability: Sun'],
    ['Evenings only, 8 to 930.', 'availability: Every day 20:00–21:30'],
  ])('are read out of “%s”', (telling, ...readings) => {
    expect(read(telling)).toEqual(readings)
  })

  it('are those of the lessons that somebody gives', () => {
    const telling = 'Before it I want ten lessons with Declan. He teaches Mondays and Wednesdays only, somewhere between 2pm and 6pm.'
    expect(read(telling, 'My driving test is on 20 June')).toContain('availability: Lessons: Mon, Wed 14:00–18:00')
  })

  it('begin on the first of the weekends', () => {
    expect(read('Every weekend from 5 June, Sat 9-5 and Sun 10-2.', 'Insulate the van by 19 June')).toEqual(['horizon: Start on Sat 5 Jun 2027', 'availability: Sat 09:00–17:00', 'availability: Sun 10:00–14:00'])
  })

  it('are the days of an engagement that comes back once a month', () => {
    expect(read('I have book club on the first Monday of the month, 7pm.')).toEqual([expect.stringMatching(/^commitment: Busy: Mon .* 19:00–21:00$/u)])
  })
})

describe('words that point at what was said', () => {
  it('are what is wanted so often', () => {
    expect(read('Vocabulary is my weak spot, want it twice a week.')).toEqual(['rhythm: sessions of Vocabulary: 2 a week'])
  })
})

describe('a teacher who is away', () => {
  it('gives no lessons then', () => {
    const telling = 'Before it I want ten lessons with Declan. He teaches Mondays only, between 2pm and 6pm, and he’s off from the 5th to the 11th of April.'
    expect(read(telling, 'My driving test is on 20 June')).toEqual(expect.arrayContaining(['availability: Lessons: Mon 14:00–18:00', 'exclusion: Nothing on Mon 5 Apr 2027 to Sun 11 Apr 2027']))
  })
})

describe('no two on one day', () => {
  it.each(['No two on the same day.', 'Never two sessions on one day.'])('bounds the day: %s', (telling) => {
    expect(read(telling)).toEqual(['limit: At most 1 a day'])
  })
})

describe('days that only some hours are open of', () => {
  it('are not open all day beside them', () => {
    expect(read('Monday only after 4pm. 4 sessions per week Mon-Thu.')).toEqual(['availability: Mon 16:00–24:00', 'rhythm: Sessions: 4 a week', 'availability: Tue, Wed, Thu'])
  })
})
