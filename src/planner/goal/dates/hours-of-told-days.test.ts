import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const eventsOf = (prompt: string) => stated(prompt, 'event').map(({ title, days, from, to }) => `${title} ${days.first} ${from}${to === null ? '' : `-${to}`}`.replace(/ \d+ /u, ' '))
const titled = (prompt: string, label: RegExp) => stated(prompt, 'event').filter(({ title }) => label.test(title))

describe('hours that share a day told once', () => {
  it('holds them on the day that the sentence before has told', () => {
    expect(eventsOf('Village panto, Saturday 23 January. Weigh-in 09:00 to 09:45. Piper due 18.45. Bake the pies first.')).toEqual(expect.arrayContaining(['Weigh-in 540-585', 'Piper 1125']))
    expect(eventsOf('Regatta on Sunday 16 May in Hull. Boat inspection 8.15. Prize table 15:00 to 16:30.')).toEqual(expect.arrayContaining(['Prize table 900-990']))
  })

  it('holds them on the day of their sentence, before or behind it', () => {
    expect(eventsOf('Our civil ceremony is on Friday 14 May; registrar 11:30, taxis 10:45')).toEqual(expect.arrayContaining(['taxis 645']))
    expect(eventsOf('Hair 9:15, taxis 11:20, all of this on Friday 25 June.')).toEqual(expect.arrayContaining(['Hair 555', 'taxis 680']))
  })

  it('holds them on a bare date', () => {
    expect(eventsOf('12 May!!! Blood drive. Donors 9:00-15:30. Print the sign-up sheets by 3 May.')).toEqual(expect.arrayContaining(['Donors 540-930']))
    expect(eventsOf('Die Einschulung ist am Samstag, 13. März. Gottesdienst 8:30, Fotograf 11:00. Bis dahin Zuckertüte basteln.')).toEqual(expect.arrayContaining(['Fotograf 660']))
  })

  it('gives the hours of a delivery to what is brought', () => {
    expect(eventsOf('The sofa comes Wednesday 17 March, window: 12:00 to 16:00. Paint the hall before that.')).toEqual(expect.arrayContaining(['sofa arrives 720-960']))
  })

  it('holds an hour of a date whose clause denies nothing', () => {
    expect(eventsOf('Plan the seed swap. Trestle tables come Friday 14 May between 3pm and 5pm, I am away, Len is not.')).toEqual(expect.arrayContaining(['Trestle tables come 900-1020']))
    expect(titled('Plan the seed swap. I am off on Friday 14 May from 3pm to 5pm.', /off/iu)).toEqual([])
    expect(titled('Study for the exam on 12 June. No study on Friday 14 May 15:00 to 17:00.', /study on/iu)).toEqual([])
  })

  it('leaves what people do day after day', () => {
    expect(titled('Chemistry exam on Saturday 12 June. Flashcards 7:30 to 8:00. Reading 20:00 to 21:00.', /flashcards|reading/iu)).toEqual([])
    expect(titled('Half marathon on Sunday 16 May. Stretching 6:30, gym 18:00 to 19:00.', /stretch|gym/iu)).toEqual([])
    expect(titled('Exam on 12 June. The library opens at 9:00.', /library/iu)).toEqual([])
    expect(titled('Concert on 12 June. Every day trumpet 17:00 to 18:00.', /trumpet/iu)).toEqual([])
    expect(titled('Our puppy comes home on Sunday 17 January. I am at work 8:00 to 16:30 on weekdays, mum looks after him at noon.', /mum/iu)).toEqual([])
  })

  it('leaves what goes on for days, and what a family does', () => {
    expect(titled('Shop opening on 1 March. First week I also check at 3am.', /check/iu)).toEqual([])
    expect(titled('My regatta is on 27 March. Family dinner at 6 is sacred.', /dinner/iu)).toEqual([])
  })

  it('leaves hours of several days, and those that are open', () => {
    expect(titled('Cup on Saturday 22 and Sunday 23 May, matches 9:00 to 14:00.', /^matches/iu)).toEqual([])
    expect(titled('Recital on Saturday 12 June. The hall is only free 18:00 to 20:00.', /hall/iu)).toEqual([])
  })
})
