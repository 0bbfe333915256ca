import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

describe('words before weekly hours that name nothing done', () => {
  it.each([
    'My mother died on 12 December. Letters, her flat, pension office. My brother and I, Sundays 14-17.',
    'Salsa show at our party on 12 June, both nervous, Fridays 18-19',
    'Sell our caravan by May, 12 m2, Sundays',
    'Charity walk on 5 June, 150 walkers, committee of 9, Thursday lunch breaks 12-13',
    'Organise a barn dance on 14 August, 200 people, old mill, Monday evenings 19-21',
    'Gartenfest für 30 Leute am 19. Juni, Musik, Essen, ich plane montags 9-11 Uhr',
  ])('leave the hours to the goal: %s', (prompt) => {
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'availability').length).toBe(1)
  })

  it('leave a turn of somebody else, and how the same goes on, to the notes', () => {
    expect(stated('Holidays at home with two kids, grandpa takes them on Tuesdays', 'rhythm')).toEqual([])
    expect(stated('Theory test on 17 April, 15 minutes a day, weekends longer', 'rhythm').length).toBe(1)
    expect(stated('Paint the nursery by 10 May, I can do Sun 9-12, my wife works weekends', 'commitment')).toEqual([])
  })
})

describe('time that is there', () => {
  it('is what a job leaves free', () => {
    expect(stated('Walk the Camino 5-11 June, office job, weekends free', 'exclusion')).toEqual([])
  })

  it('does not end where other work does', () => {
    const brief = read('Open a bike shop on 4 September. I work until May, so Saturdays until then, afterwards weekdays 9-14')
    expect(readingsOf(brief, 'deadline')).toEqual([])
  })

  it('is early when both hours are written with their minutes', () => {
    expect(stated('Swim faster, pool Tue and Fri 6:15-7:15', 'rhythm')).toMatchObject([{ windows: [{ from: 375, to: 435 }] }])
  })

  it('begins no work at the hour of getting up', () => {
    expect(stated('Drink less coffee in 4 weeks, I get up at 6:45 on weekdays', 'availability')).toEqual([])
  })
})

describe('days that are over or lead nowhere', () => {
  it.each(['Get fit after my knee surgery on 18 December, swimming, cycling', 'Our daughter was born on 28 December, first 6 weeks at home: nights, papers', 'Wheelchair ramp, my aunt lives on the 2nd floor'])('are no dates: %s', (prompt) => {
    const brief = read(prompt)
    expect([...readingsOf(brief, 'event'), ...readingsOf(brief, 'deadline')]).toEqual([])
  })

  it('are left out when impossible', () => {
    const brief = read('Garden party on 22 May. Budget 4k. Only Saturdays, March 13 impossible')
    expect(readingsOf(brief, 'exclusion').flatMap(({ days }) => days.spans?.map(({ first }) => iso(first)))).toEqual(['2027-03-13'])
    expect(readingsOf(brief, 'event')).toHaveLength(1)
  })
})

describe('what the plan leads up to', () => {
  it.each([
    ['A-level revision: 4 subjects, exams from 17 May, 2 hours after school', '2027-05-17'],
    ['Spanish exchange: 18 students visit our school 3-9 May, host families, trips', '2027-05-03'],
  ])('is got ready for before: %s', (prompt, day) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'deadline').map(({ latest }) => iso(Math.floor(latest / 1440)))).toEqual([day])
    expect(readingsOf(brief, 'horizon').filter(({ first, source }) => source === 'stated' && first !== null)).toEqual([])
  })
})

describe('the length of what is prepared', () => {
  it.each(['Talk about bats at the library on 26 February, 25 minutes, slides', 'Explainer film about compost, 80 seconds, animated', 'My thesis defence is on 18 March, 15 minute talk and 30 minutes of questions'])('is none of a sitting: %s', (prompt) => {
    expect(stated(prompt, 'session')).toEqual([])
  })
})
