import { describe, expect, it } from 'vitest'
import { describePattern } from './describe.ts'
import { day, iso, read, readingsOf, stated } from './read-for-tests.ts'

describe('what happens on a day', () => {
  it.each([
    ['I sit the day skipper theory paper on 22 May at 9:30', 'skipper theory paper'],
    ['Revise for the Dutch A2 exam on Thursday 20 May at 13:00', 'Dutch A2 exam'],
    ['Write and deliver the eulogy for my uncle on Friday 15 January at 11:00', 'Write and deliver the eulogy for my uncle'],
    ['Move from a shared flat in Hamburg to a two room flat in Bremen on 27 February', 'Move from a shared flat in Hamburg'],
    ['Surprise 40 th birthday party for my sister on 20 th February at 19:00', 'Surprise 40 th birthday party for my sister'],
    ['Dinner on 30 January. Dessert must be made on 29 January', 'Dinner'],
  ])('%s keeps the words of its title', (prompt, title) => {
    expect(stated(prompt, 'event')[0]?.title).toBe(title)
  })

  it('makes an exam of what is sat', () => {
    expect(stated('I sit the navigation paper on 22 May at 9:30', 'deadline').map(({ latest }) => latest)).toEqual([day('2027-05-22') * 1440 + 570])
  })

  it('gives one hour to both dates, and prepares until the second', () => {
    const prompt = 'Read six novels for my book club, which meets on 12 February and 12 March, both at 20:00.'
    expect(stated(prompt, 'event').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-02-12', 1200], ['2027-03-12', 1200]])
    expect(stated(prompt, 'deadline').map(({ latest }) => latest)).toEqual([day('2027-03-12') * 1440 + 1200])
  })

  it('knows the evening before a lone weekday', () => {
    const events = stated('Barbecue for 20 this Saturday at 17:00. Marinate the meat the evening before.', 'event')
    expect(events.map(({ title, days }) => [title, iso(days.first)])).toEqual([['Barbecue for 20', '2027-01-09'], ['Marinate the meat', '2027-01-08']])
  })

  it('takes an ordinal beside a date for one of several things, each with its own deadline', () => {
    const deadlines = stated('Prepare my two talks: slides before the first talk on 10 May, handouts before the second on 24 May.', 'deadline')
    expect(deadlines.map(({ latest, appliesTo }) => [appliesTo?.labels, iso(latest / 1440)])).toEqual([[['slides'], '2027-05-10'], [['handouts'], '2027-05-24']])
  })
})

describe('until when', () => {
  it.each([['Get fit by June', '2027-06-01'], ['Get fit by the end of June', '2027-07-01'], ['Get fit by the summer', '2027-06-01'], ['Get fit by mid June', '2027-06-21']])('%s', (prompt, latest) => {
    expect(stated(prompt, 'deadline').map((deadline) => iso(deadline.latest / 1440))).toEqual([latest])
  })

  it('binds the first weeks only what is named', () => {
    expect(stated('Run a 10k on 20 June. Easy runs only for the first three weeks.', 'horizon')).toMatchObject([{ appliesTo: { labels: ['Easy runs'] }, last: day('2027-01-24') }])
    const [walks] = stated('We bring our dog home on 15 May. Afterwards, two walks daily for the first two weeks.', 'rhythm')
    expect(walks).toMatchObject({ appliesTo: { labels: ['walks'] }, days: { spans: [{ first: day('2027-05-16'), last: day('2027-05-29') }] } })
  })
})

describe('days of the week', () => {
  it('opens so many weeknights beside the days that are named', () => {
    const open = stated("Sew a quilt. I've got Saturdays 13:00-16:00 and one weeknight a week after 20:00.", 'availability')
    expect(open.map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[6], [{ from: 780, to: 960 }]], [[3], [{ from: 1200, to: 1440 }]]])
  })

  it('keeps the days of one activity to it', () => {
    const brief = read('Read daily for 20 minutes. Swim three times a week on Tuesday, Thursday and Sunday.')
    expect(readingsOf(brief, 'rhythm').map(({ title, days }) => [title, days.weekdays])).toEqual([['Read', undefined], ['Swim', [2, 4, 7]]])
    expect(readingsOf(brief, 'availability').filter(({ source }) => source === 'stated')).toEqual([])
  })

  it.each([
    ['Practise guitar. Every other Saturday, beginning May 8, I attend a course from 10 to 4 (until the end of July).', 'course', 'every 2 weeks, Sat, Sat 8 May 2027 to Sat 31 Jul 2027', { from: 600, to: 960 }],
    ['Write a novel. On Wednesdays I have choir 19-21.', 'choir', 'Wed', { from: 1140, to: 1260 }],
  ])('%s is busy time', (prompt, title, days, window) => {
    expect(stated(prompt, 'commitment').map((busy) => [busy.title, describePattern(busy.days), busy.windows])).toEqual([[title, days, [window]]])
  })

  it('reads each range of a day', () => {
    const times = stated('Revise statistics: Monday 10-10:30 and 13-15:30, Tuesday 9-11.', 'rhythm').map(({ days, windows }) => [days.weekdays, windows])
    expect(times).toEqual([[[1], [{ from: 600, to: 630 }, { from: 780, to: 930 }]], [[2], [{ from: 540, to: 660 }]]])
  })

  it.each(['Get the house, the paperwork and ourselves ready, two evenings a week', 'Learn to play the ukulele, total beginner, 20 minutes a day'])('%s recurs as a whole', (prompt) => {
    expect(stated(prompt, 'rhythm').map(({ title }) => title)).toEqual([null])
  })
})

describe('people and their work', () => {
  const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

  it.each([
    ['Ship the billing module in two 2-week sprints. Rita backend, Paulo QA 20 h a week.', [['Rita', 'backend', null], ['Paulo', 'QA', 1200]]],
    ['Build a photo app in 3 two-week sprints. Tomas iOS, Wei backend, Nina QA half time.', [['Tomas', 'iOS', null], ['Wei', 'backend', null], ['Nina', 'QA', 1200]]],
    ['Hire two engineers in one 3-week sprint, interviewers Ines and Omar: job ad, screening, offer.', [['Ines', 'interviewer', null], ['Omar', 'interviewer', null]]],
  ])('%s', (prompt, expected) => {
    expect(people(prompt)).toEqual(expected)
  })

  it('takes hours behind an item for its effort', () => {
    const prompt = 'One 2-week sprint from Monday: PDF export (12 hours), CSV export 6h, search (2 days), email.'
    expect(stated(prompt, 'topic', 'sprint').map(({ label, minutes }) => [label, minutes])).toEqual([['PDF export', 720], ['CSV export', 360], ['search', 960], ['email', null]])
    expect(stated(prompt, 'session', 'sprint')).toEqual([])
  })
})

describe('days that stand for others', () => {
  it('knows that weekend and before that', () => {
    const prompt = 'Move house on 29 January. My parents visit 16-17 January, no packing that weekend. The van arrives on 20 January, no driving before that.'
    expect(stated(prompt, 'exclusion').map(({ days, appliesTo }) => [appliesTo?.labels, iso(days.spans![0]!.first)])).toEqual([[['packing'], '2027-01-16']])
    expect(stated(prompt, 'horizon').map(({ first, appliesTo }) => [appliesTo?.labels, iso(first)])).toEqual([[['driving'], '2027-01-20']])
  })

  it('changes its hours at a date', () => {
    const open = stated('Find a new job. Free from 1 March, so until then only evenings (19-21), afterwards 9-13 on weekdays.', 'availability')
    expect(open.map(({ days, windows }) => [days.weekdays, iso(days.spans![0]!.first), iso(days.spans![0]!.last)!.slice(0, 4), windows[0]!.from])).toEqual([[undefined, '2027-01-04', '2027', 1140], [[1, 2, 3, 4, 5], '2027-03-01', '2037', 540]])
    expect(iso(open[0]!.days.spans![0]!.last)).toBe('2027-02-28')
  })

  it.each([
    ['Chess tournament 20-21 March. Endgames on Saturdays 10-12.', 'Chess tournament', '2027-03-20'],
    ['Grade 6 violin: exam week is 22–26 March. 45 min practice a day.', 'exam week', '2027-03-22'],
    ['Train our pup for the bronze test (Sun 14 March, 10.15)', 'bronze test', '2027-03-14'],
    ['10k in under 50 min on 7 May. Long run on Sundays.', '10k', '2027-05-07'],
  ])('%s leads up to it', (prompt, title, date) => {
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, date]])
    expect(stated(prompt, 'deadline').map(({ event }) => event)).toEqual([title])
  })
})

describe('what is not to be', () => {
  it.each([
    ['An online course from 12 January. Break: 25–31 January.', '2027-01-25', '2027-01-31'],
    ["Write a speech. I'm offshore till the 10th.", '2027-01-04', '2027-01-10'],
    ['Chess tournament on 20 March. No chess 1-3 February.', '2027-02-01', '2027-02-03'],
  ])('%s keeps those days clear', (prompt, first, last) => {
    expect(stated(prompt, 'exclusion').map(({ days, appliesTo }) => [iso(days.spans![0]!.first), iso(days.spans![0]!.last), appliesTo])).toEqual([[first, last, null]])
  })

  it.each(['Redo my portfolio. Laid off from 1 February.', 'Finish the quilt. Free slots: lunch breaks 12:30-13:15 and evenings 19-21.', 'Redo my portfolio, phone-free evenings on Tuesdays.', 'Finish 10 prints by 1 May, never two on the same day.'])('%s forbids nothing', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
  })
})

describe('counts and days in short', () => {
  it.each([
    ['Three 10-minute sessions a day for the puppy', { count: 3, per: 'day', minutes: 10 }],
    ['Study grammar M/W/F 8–8:40pm', { days: { weekdays: [1, 3, 5] } }],
    ['Strength plan. Lift Mon–Wed–Fri at 0630 hrs', { days: { weekdays: [1, 3, 5] } }],
    ['Learn to swim, one class at the weekend', { count: 1, per: 'week', days: { weekdays: [6, 7] } }],
    ['30-day yoga challenge, 6:45 to 7:15 every morning', { everyDays: 1, windows: [{ from: 405, to: 435 }] }],
  ])('%s', (prompt, expected) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([expected])
  })

  it('gives the days at the end to both ranges', () => {
    expect(stated('Write my thesis. Work 10-13 and 14-17 Mon-Fri.', 'availability').map(({ days, windows }) => [days.weekdays, windows.length])).toEqual([[[1, 2, 3, 4, 5], 2]])
  })

  it('counts sprints from the days of each', () => {
    expect(stated('Sprint 1 (11–22 Jan) and Sprint 2 (25 Jan–5 Feb): add gift cards. Ana and Bo.', 'sprint-calendar', 'sprint')).toMatchObject([{ count: 2, lengthDays: 14, firstDay: day('2027-01-11') }])
  })
})

describe('words in brackets and between semicolons', () => {
  it('bind what stands before them', () => {
    const deadlines = stated('Two essays: Kant (2,500 words, due Fri 29 January) and Hume (3,000 words, due 12 February).', 'deadline')
    expect(deadlines.map(({ appliesTo, latest }) => [appliesTo?.labels, iso(latest / 1440 - 1)])).toEqual([[['Kant'], '2027-01-29'], [['Hume'], '2027-02-12']])
    expect(stated('Piano recital in 8 weeks (Sunday 28 February, 5pm). Practise on weekdays.', 'event')).toMatchObject([{ title: 'Piano recital', from: 1020 }])
  })

  it('keep each person of a list together', () => {
    const prompt = 'CRM rollout, 3 sprints (2 wks each), first sprint Mon 11/01. Team: Ines - lead, 50%; Rui - dev; Sara - training, 16h/wk, off 25–28/01.'
    expect(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes ?? null])).toEqual([['Ines', 1200], ['Rui', null], ['Sara', 960]])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Sara'])
    expect(stated(prompt, 'sprint-calendar', 'sprint')).toMatchObject([{ count: 3, lengthDays: 14, firstDay: day('2027-01-11') }])
  })

  it('counts days of one activity', () => {
    expect(stated('Pass my boat licence by the end of July. Practical on 3 Saturdays in June.', 'rhythm')).toMatchObject([{ title: 'Practical', count: 3, per: 'total', days: { weekdays: [6] } }])
  })
})

it.each([
  ['Train for a 10 km run in 8 weeks, four sessions of 45 minutes a week', { title: null, count: 4, per: 'week', minutes: 45 }],
  ['Two easy runs of 30 minutes a week', { title: 'easy runs', count: 2, per: 'week', minutes: 30 }],
])('%s counts its sessions', (prompt, rhythm) => {
  expect(stated(prompt, 'rhythm')).toMatchObject([rhythm])
  expect(stated(prompt, 'limit')).toEqual([])
})

it.each([
  ['Birthday party on a Saturday in three weeks', '2027-01-30'],
  ['Dentist on Tuesday in two weeks at 10:00', '2027-01-19'],
])('%s is so many weeks ahead', (prompt, date) => {
  expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([date])
})

it('gives hours behind a list to the whole of it', () => {
  const [hours] = stated('Prepare my allotment: beds, compost, tool shed; Saturdays 9-12 from 9 January to 27 March', 'availability')
  expect(hours).toMatchObject({ appliesTo: null, days: { weekdays: [6] }, windows: [{ from: 540, to: 720 }] })
})
