import { describe, expect, it } from 'vitest'
import { dateAndTime } from '../../time/day-number.ts'
import { iso, read, stated } from '../read-for-tests.ts'

const evening = { from: 1080, to: 1200 }

describe('working windows', () => {
  it.each([
    'Study for the bar. I can do weekdays 6-8pm.',
    'Study for the bar, only Monday to Friday from 18:00 to 20:00',
    'Study for the bar. I am free on weekdays between 6pm and 8pm',
  ])('are read from “%s”', (prompt) => {
    const [window] = stated(prompt, 'availability')
    expect(window).toMatchObject({ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [evening], person: null, appliesTo: null, strength: 'hard' })
  })

  it('keep each set of days with its own hours', () => {
    const windows = stated('i can study weekdays 6-8pm and saturday mornings 9-12', 'availability')
    expect(windows.map(({ days, windows: hours }) => [days.weekdays, hours])).toEqual([[[1, 2, 3, 4, 5], [evening]], [[6], [{ from: 540, to: 720 }]]])
  })

  it('take a time later in the clause for the days at its start', () => {
    expect(stated('Learn to bake. On weekdays I have to be done by 7:45am', 'availability')[0]).toMatchObject({ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 0, to: 465 }] })
  })

  it('are soft when they are only wished for', () => {
    expect(stated('Learn to bake, preferably on weekends', 'availability')[0]).toMatchObject({ strength: 'soft' })
  })
})

describe('days off', () => {
  it.each(['Learn chess. Never on Sundays.', 'Learn chess, but nothing on Sunday', 'Learn chess. Sundays are completely off', 'Learn chess. I can\'t do Sundays', 'Learn chess, Sundays stay free'])('are read from “%s”', (prompt) => {
    expect(stated(prompt, 'exclusion')[0]).toMatchObject({ days: { weekdays: [7] }, windows: [] })
  })

  it.each(['Train for a race. I am away 15-21 February', 'Train for a race. On holiday from Feb 15 to Feb 21', 'Train for a race; skip the week of 15 Feb'])('can be a stretch of dates: “%s”', (prompt) => {
    const [off] = stated(prompt, 'exclusion')
    expect(off?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-02-15', '2027-02-21']])
  })

  it('can be hours of every day', () => {
    expect(stated('Learn the flute, never between 1 and 3pm', 'exclusion')[0]).toMatchObject({ days: {}, windows: [{ from: 780, to: 900 }] })
    expect(stated('4 days in Lisbon. Nothing before 9:30 in the morning', 'exclusion')[0]).toMatchObject({ windows: [{ from: 0, to: 570 }] })
  })

  it('bind only what is named behind a no', () => {
    expect(stated('Build the shop. No deploys or cutover on Fridays', 'exclusion', 'sprint')[0]).toMatchObject({ days: { weekdays: [5] }, appliesTo: { labels: ['deploys', 'cutover'] } })
  })

  it('are not read from a story of the past', () => {
    expect(stated('I got laid off last week. Plan a job hunt', 'exclusion')).toEqual([])
  })
})

describe('duties', () => {
  it.each([
    ['Paint the flat. I work 9-5 Monday to Friday', [1, 2, 3, 4, 5], { from: 540, to: 1020 }],
    ['Onboard Maria. Standup is 9:30-9:45 every weekday', [1, 2, 3, 4, 5], { from: 570, to: 585 }],
    ['Write a thesis. Supervisor meeting every Wednesday 14:00-15:00', [3], { from: 840, to: 900 }],
  ])('are busy time: “%s”', (prompt, weekdays, window) => {
    expect(stated(prompt, 'commitment')[0]).toMatchObject({ days: { weekdays }, windows: [window], inPlan: prompt.includes('meeting') })
  })

  it('are bound to the dates behind them', () => {
    const [course] = stated("Baby due 22 May. Birth class - we're booked Tuesdays 6-8pm from April 6 to April 27", 'commitment')
    expect(course).toMatchObject({ title: 'Birth class', days: { weekdays: [2] }, windows: [evening] })
    expect(course?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-04-06', '2027-04-27']])
  })
})

describe('deadlines', () => {
  it.each(['Plan a wedding on 19 June. Invitations have to be out by 1 April', 'Plan a wedding on 19 June. Invitations until April 1', 'Plan a wedding on 19 June. Invitations no later than 1 April'])('include the day that is named: “%s”', (prompt) => {
    const deadline = stated(prompt, 'deadline').find(({ event }) => event === null)
    expect(deadline?.appliesTo).toEqual({ labels: ['Invitations'] })
    expect(dateAndTime(deadline!.latest)).toEqual({ date: '2027-04-02', time: '00:00' })
  })

  it('exclude it after before', () => {
    expect(dateAndTime(stated('Paperwork. Car MOT before 14 Feb', 'deadline')[0]!.latest).date).toBe('2027-02-14')
  })

  it('come with the event the plan is for', () => {
    const brief = read('Calc exam on Feb 12 at 9am. Cover limits, derivatives and integrals')
    expect(brief.readings.find(({ kind }) => kind === 'event')).toMatchObject({ title: 'Calc exam', from: 540, days: { first: 20_861 } })
    const deadline = brief.readings.find((reading) => reading.kind === 'deadline')
    expect(deadline).toMatchObject({ event: 'Calc exam' })
    expect(dateAndTime(deadline?.kind === 'deadline' ? deadline.latest : 0)).toEqual({ date: '2027-02-12', time: '09:00' })
  })
})

describe('the days of the plan', () => {
  it.each([
    ['A 6-week strength plan, starting Monday 11 January', '2027-01-11', '2027-02-21'],
    ['Meditate every evening for 30 days from 5 January', '2027-01-05', '2027-02-03'],
    ['4 days in Lisbon 11-14 March', '2027-03-11', '2027-03-14'],
    ['Kyoto in April: 6 days, April 5 to April 10', '2027-04-05', '2027-04-10'],
  ])('are read from “%s”', (prompt, first, last) => {
    const horizons = stated(prompt, 'horizon')
    expect(iso(horizons.find((horizon) => horizon.first !== null)!.first)).toBe(first)
    expect(iso(horizons.find((horizon) => horizon.last !== null)!.last)).toBe(last)
  })

  it('are assumed to be 30 for a calendar and 14 for sprints', () => {
    for (const [type, days] of [['calendar', 30], ['sprint', 14]] as const) {
      const assumed = read('launch my podcast', type).readings.find((reading) => reading.kind === 'horizon')
      expect(assumed).toMatchObject({ source: 'assumed', words: '', start: 0, end: 0, first: 20_822, last: 20_822 + days - 1 })
    }
  })

  it('use 10:00 to 12:00 when no time of day is named', () => {
    expect(read('launch my podcast').readings.find(({ kind }) => kind === 'availability')).toMatchObject({ source: 'assumed', strength: 'soft', windows: [{ from: 600, to: 720 }] })
  })

  it('leave hours between what comes twice a day', () => {
    expect(read('Practise scales twice a day for a week').readings.find(({ kind }) => kind === 'availability')).toMatchObject({ windows: [{ from: 600, to: 720 }, { from: 1020, to: 1140 }] })
  })
})

it('a weekday that disagrees with its date is asked about, and the date wins', () => {
  const brief = read('Dinner party on Friday 13 February at 7pm')
  expect(brief.questions.join(' ')).toContain('Friday 13 February')
  expect(brief.readings.find(({ kind }) => kind === 'event')).toMatchObject({ days: { first: 20_862 } })
})
