import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const textsOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
  .filter(({ kind, source }) => source === 'stated' && /^(?:rhythm|availability|exclusion|horizon)$/u.test(kind)).map(({ kind, text, appliesTo }) => `${kind} ${text} ${appliesTo?.labels.join() ?? ''}`.trim())

describe('what binds one of several things that come back', () => {
  it('gives each the hours of its own sentence', () => {
    expect(textsOf('Learn one poem each day, between 7:45 and 8:30. Home workout on Monday, Wednesday and Saturday, but only in the time 20:30-22:00.')).toEqual([
      'rhythm poem: 1 a day 07:45–08:30 poem',
      'rhythm Home workout: Mon, Wed, Sat 20:30–22:00 Home workout', 'availability Home workout: Every day 20:30–22:00 Home workout',
    ])
  })

  it('leaves hours behind two of them to both', () => {
    expect(textsOf('Running three times a week and swimming once a week, between 18:00 and 20:00.')).toContain('availability Every day 18:00–20:00')
  })

  it('stops the one that a ban names', () => {
    expect(textsOf('Home workout on Monday and Saturday. A walk of 20 minutes each day. From 28 March on no workouts any more.').filter((text) => text.startsWith('horizon'))).toEqual(['horizon No Home workout after Sat 27 Mar 2027 Home workout'])
  })
})

describe('times told in a way of their own', () => {
  it.each([
    ['Swim in the lake on 6 June. I swim Tuesday and Thursday 7-8am. Absolutely no swimming 31 May-3 June.', 'exclusion Nothing on Mon 31 May 2027 to Thu 3 Jun 2027'],
    ['Apply for a grant by 3 May. Mon & Wed 7-9pm or Sunday 2-6pm is what’s left.', 'availability Sun 14:00–18:00'],
    ['Ride to work until May. The feast is 10, 11 and 12 March, leave it completely empty please.', 'exclusion Nothing on Wed 10 Mar 2027, Thu 11 Mar 2027, Fri 12 Mar 2027'],
  ])('is read as what it is: %s', (prompt, expected) => {
    expect(textsOf(prompt)).toContain(expected)
  })
})
