import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const span = ({ first, last }: { first: number; last: number }) => [iso(first), iso(last)]

describe('a length on named days', () => {
  it.each([
    ['Learn to juggle by 31 January, 20 minutes every weekday between 18:00 and 19:00', [1, 2, 3, 4, 5], 20, [{ from: 1080, to: 1140 }]],
    ['45 minutes every weekday evening for 6 weeks to get better at chess', [1, 2, 3, 4, 5], 45, [{ from: 1080, to: 1320 }]],
    ['Exam on 1 March. I have 4 hours on Saturdays', [6], 240, []],
  ])('is one session of that length on each: “%s”', (prompt, weekdays, minutes, windows) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([{ title: null, days: { weekdays }, minutes, windows }])
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays }, windows }])
    // Without hours of its own such a day takes no more.
    expect(stated(prompt, 'limit')).toMatchObject(windows.length === 0 ? [{ per: 'day', max: minutes, days: { weekdays } }] : [])
  })

  it('belongs to what is done then', () => {
    expect(stated('Clean the flat for 1h every Saturday at 10', 'rhythm')).toMatchObject([{ title: 'Clean the flat', days: { weekdays: [6] }, minutes: 60, windows: [{ from: 600, to: 660 }] }])
  })
})

describe('lengths', () => {
  it.each([
    ['Learn the ukulele in 6 weeks', 42], ['Quiero aprender a nadar durante 6 semanas', 42], ["Je veux apprendre l'italien en 6 semaines", 42], ['Learn Excel in a fortnight', 14],
  ])('of the work end the plan: “%s”', (prompt, days) => {
    expect(stated(prompt, 'horizon').map(({ last }) => last! - 20_822 + 1)).toEqual([days])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it.each(["I've been coding for 3 years; plan a Rust course", 'Couch to 5k, never two days in a row', 'Podcast. Spread the work over at least 3 days'])('of other things do not: “%s”', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })
})

describe('exceptions', () => {
  it('leave the hours behind the comma to the rule', () => {
    const prompt = 'Prep for Ramadan: every evening except Friday, 8:30pm to 9:15pm'
    expect(stated(prompt, 'rhythm')).toMatchObject([{ windows: [{ from: 1230, to: 1275 }] }])
    expect(stated(prompt, 'exclusion')).toMatchObject([{ days: { weekdays: [5] }, windows: [] }])
  })

  it.each([
    ['Build a shed from 1 to 14 April, I can work every evening bar the 7th', '2027-04-07'],
    ['Street party on 5 June. I can work on Sundays apart from 14 March', '2027-03-14'],
    ['Umzug am 27. Februar. Ich habe abends Zeit, außer am 13. Februar', '2027-02-13'],
  ])('close their day: “%s”', (prompt, date) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => days.spans?.map(span))).toEqual([[[date, date]]])
  })

  it('are not heard in a name', () => {
    expect(stated('Bar exam 24 February', 'exclusion')).toEqual([])
    expect(stated('Set aside Tuesday 19 January, 14:00 to 17:00, for receipts', 'exclusion')).toEqual([])
  })

  it('of somebody else leave the user free', () => {
    expect(stated('Set up the nursery. My partner is away on business 18-29 Jan', 'exclusion')).toMatchObject([{ person: 'partner' }])
  })
})

describe('repeated days', () => {
  it('stand apart from a date before them', () => {
    const prompt = 'CPA exam Mar 28, weeknights 8-10pm, off Sundays'
    expect(stated(prompt, 'event').map(({ days }) => span(days))).toEqual([['2027-03-28', '2027-03-28']])
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 1200, to: 1320 }] }])
  })

  it('make a lone weekday beside them repeat', () => {
    expect(stated('Triathlon on May 9 at 8am: swim Tue/Fri 6-7am, bike Sat from 9', 'rhythm')).toMatchObject([{ title: 'swim', days: { weekdays: [2, 5] } }, { title: 'bike', days: { weekdays: [6] } }])
  })

  it('keep what is off apart from what is open', () => {
    const prompt = 'Bar exam 24 February. I have weekdays 9-1 and 2-5, weekends off'
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 540, to: 780 }, { from: 840, to: 1020 }] }])
    expect(stated(prompt, 'exclusion')).toMatchObject([{ days: { weekdays: [6, 7] }, windows: [] }])
  })

  it('share a time that stands before them', () => {
    expect(stated('Dissertation. Mornings 9-12 Mon/Wed/Fri and Sunday 14-18', 'availability')).toMatchObject([{ days: { weekdays: [1, 3, 5] }, windows: [{ from: 540, to: 720 }] }, { days: { weekdays: [7] } }])
  })

  it('of a month are its dates', () => {
    const [call] = stated('Call mum on the first Saturday of each month', 'rhythm')
    expect(call).toMatchObject({ count: 1, per: 'month' })
    expect(call!.days.spans!.slice(0, 2).map(span)).toEqual([['2027-02-06', '2027-02-06'], ['2027-03-06', '2027-03-06']])
  })

  it('that are permitted bind what is allowed then', () => {
    expect(stated('Weekends off. Two mock exams on Saturdays in February are fine', 'availability')).toMatchObject([{ appliesTo: { labels: ['mock exams'] }, days: { weekdays: [6] } }])
  })
})

describe('times counted from the main date', () => {
  it('are deadlines, or the day itself', () => {
    const prompt = 'Bake sale on 14 March. Flyers up two weeks before, shopping on the Friday before, baking on Saturday'
    expect(stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ latest }) => iso(latest / 1440))).toEqual(['2027-03-01'])
    expect(stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['Bake sale', '2027-03-14'], ['shopping', '2027-03-12'], ['baking', '2027-03-13']])
  })
})

describe('brackets', () => {
  it('bind the item of a list before them', () => {
    const readings = read('Get my driving licence by the end of May: theory test, 20 driving lessons (90 minutes each, at most two a week, Tuesdays or Fridays after 4pm), mock test').readings
    const bound = readings.filter(({ appliesTo }) => appliesTo?.labels[0] === 'driving lessons')
    expect(bound.map(({ kind }) => kind).toSorted()).toEqual(['availability', 'limit', 'rhythm', 'session'])
  })
})

it('clauses that forbid or bound without being read are notes', () => {
  expect(read('Swim on Mondays, no training beside the river').notes.map(({ words }) => words)).toEqual(['no training beside the river'])
})

it('languages of the 24-hour clock mean the morning by 6h30', () => {
  expect(stated('Préparer un marathon: lundi et mercredi à 6h30', 'rhythm')).toMatchObject([{ windows: [{ from: 390 }] }])
})

describe('hours', () => {
  it('run from the first to the second number behind from', () => {
    expect(stated('Every day from 5 to 6pm, water the garden', 'availability')).toMatchObject([{ windows: [{ from: 1020, to: 1080 }] }])
  })

  it('are written out in full when the end is', () => {
    expect(stated('Renovate the flat. I am busy Mon-Wed 6-14', 'commitment')).toMatchObject([{ windows: [{ from: 360, to: 840 }] }])
  })

  it('that end earlier on one day close the rest of it', () => {
    const prompt = 'Study Mon-Fri 18:00-20:00 but Wednesdays only until 19:00, weekends 10-13'
    expect(stated(prompt, 'exclusion')).toMatchObject([{ days: { weekdays: [3] }, windows: [{ from: 1140, to: 1440 }] }])
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4, 5] } }, { days: { weekdays: [6, 7] }, windows: [{ from: 600, to: 780 }] }])
  })

  it('are not the amount behind a date', () => {
    expect(stated('Preparar la oposición hasta el 30 de mayo, 3 horas al día entre semana por la tarde', 'limit')).toMatchObject([{ per: 'day', max: 180 }])
  })
})

it('a date before a colon keeps its day', () => {
  expect(stated('Strength program for 6 weeks beginning Jan 18: Mon legs, Wed push', 'horizon').map(({ first }) => iso(first))).toContain('2027-01-18')
})
