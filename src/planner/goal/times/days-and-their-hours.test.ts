import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from '../describe.ts'
import { day, iso, stated } from '../read-for-tests.ts'

describe('hours and days', () => {
  it('bounds the hours by what begins then', () => {
    expect(stated('Learn to code. An hour on weekday mornings before my shift starts at 8:40.', 'availability')).toMatchObject([{ windows: [{ to: 520 }] }])
  })

  it('gives the hours before a list of dates to each of them', () => {
    expect(stated('Start nursery in March. Also: trial visits (mornings 9.30-11.30 on 22, 23 and 25 February).', 'event').filter(({ title }) => title !== 'nursery').map(({ days, from, to }) => [iso(days.first), from, to])).toEqual([['2027-02-22', 570, 690], ['2027-02-23', 570, 690], ['2027-02-25', 570, 690]])
  })

  it('shares the hours among days with a stroke between them', () => {
    expect(stated('Teach Ana chess. After school, Mon/Wed 4pm to 5pm.', 'availability')).toMatchObject([{ days: { weekdays: [1, 3] }, windows: [{ from: 960, to: 1020 }] }])
  })

  it('lists days of the month without its name', () => {
    expect(stated('No sugar in April. Weigh in on the 1st, 15th and 30th.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-04-01', '2027-04-15', '2027-04-30'])
    expect(stated('No sugar in April. Weigh in on the 1st, 15th and 30th.', 'horizon')).toMatchObject([{ first: day('2027-04-01'), last: day('2027-04-30') }])
  })

  it('takes a coming Monday for the next one, and what is demanded for a deadline', () => {
    expect(stated('Arrange the wake: order flowers by Monday, book a room.', 'deadline')).toMatchObject([{ latest: (day('2027-01-11') + 1) * 1440 }])
    expect(stated('Sort the receipts. My accountant wants everything Friday 29 January noon.', 'deadline')).toMatchObject([{ appliesTo: null, latest: day('2027-01-29') * 1440 + 720 }])
  })

  it('does what stands behind the hour of every evening, and what takes the place of something', () => {
    expect(stated('Stay sober. Every evening at 9pm write three lines in a diary. On Fridays instead of the pub: a film, 7pm onwards.', 'rhythm').map(({ title }) => title)).toEqual(['write three lines in a diary', 'film'])
  })
})

describe('times of a dense prompt', () => {
  it('has a rest on the days named for it', () => {
    expect(stated('First triathlon 18 July. swim mon, run tues. Wed fri rest. Start this thursday', 'exclusion').map(({ days }) => describePattern(days))).toEqual(['Wed, Fri'])
  })

  it.each(['first and third Monday of the month', '1st + 3rd Monday of the month', 'first and third Mondays'])('meets on the %s', (days) => {
    const meetings = stated(`Found a street choir by 1 June. Committee ${days} at 8pm.`, 'rhythm')
    expect(meetings.map((rhythm) => [iso(rhythm.days.spans![0]!.first), rhythm.windows[0]?.from])).toEqual([['2027-01-04', 1200], ['2027-01-18', 1200]])
  })

  it.each([
    ['My in-laws are staying with us from Fri 21 May teatime to Tue 25 May. Guest room, mow.', '2027-05-21'],
    ['Going to be an au pair in Nantes from 1 Sept! French from A2 to B1. Grammar Sunday afternoons.', '2027-09-01'],
  ])('%s is prepared for', (prompt, first) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([first])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
  })

  it('does not end with exams before the goal', () => {
    const prompt = 'Start as a ranger in Kenya from 1 Sept. Swahili on Sundays. Exams at college 17 May to 4 June.'
    expect(stated(prompt, 'horizon').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['Exams at college']])
  })

  it('takes the last of several days with time as one of them', () => {
    const open = stated('Interview on 13 Jan. I only have: tonight 8-10, wed 6th 7-9pm, sat 9th all day.', 'availability')
    expect(open.flatMap(({ days }) => days.spans?.map(({ first }) => iso(first)) ?? [])).toEqual(['2027-01-04', '2027-01-06', '2027-01-09'])
    expect(stated('Interview on 13 Jan. I only have: tonight 8-10, wed 6th 7-9pm, sat 9th all day.', 'horizon')).toEqual([])
  })

  it('gives the hour before bed to what is done then, not to the race', () => {
    const prompt = 'Relay race on 19 June. Class Mon Wed Fri 6am. Stretching 15 min on the other weekdays before bed (9.30pm).'
    expect(stated(prompt, 'event').map(({ from }) => from)).toEqual([null])
    expect(stated(prompt, 'rhythm').map(({ title, days, windows, minutes }) => [title, describePattern(days), windows[0]?.from, minutes])).toEqual([['Stretching', 'Tue, Thu', 1290, 15]])
  })

  it('spreads hours over days in a row', () => {
    expect(stated('Weave a rug by June. 1 hr after tea 7-8 mon tues thurs', 'availability').map(({ days, windows }) => `${describePattern(days)}${describeWindows(windows)}`)).toEqual(['Mon, Tue, Thu 19:00–20:00'])
  })

  it('gives the evenings of two dates one hour', () => {
    expect(stated('Street fair on 26 June. Flags made at two craft evenings (Weds 9th & 16th June 7-9 at mine).', 'event').map(({ days, from }) => [iso(days.first), from]).slice(1)).toEqual([['2027-06-09', 1140], ['2027-06-16', 1140]])
  })

  it('binds sundry things to the hours before their colon', () => {
    const bound = stated('Mum moves on 16 June. I do the paperwork Tues evenings 7.30-9: pension, bank, doctor.', 'availability')
    expect(bound.map(({ appliesTo, days }) => [appliesTo?.labels, describePattern(days)])).toEqual([[['pension', 'bank', 'doctor'], 'Tue']])
  })

  it('keeps an item whose people have hours', () => {
    expect(stated('Photo book by 11 July: collect pictures, choose, captions with my aunt who only phones on Thursday mornings, print', 'topic').map(({ label }) => label)).toEqual(['collect pictures', 'choose', 'captions with my aunt', 'print'])
  })

  it('has no work on the days of a dated holiday weekend alone', () => {
    expect(stated('Dig the plot by 6 June. Saturdays. Not the bank holiday weekend 29-31 May', 'exclusion').map(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]))).toEqual([[['2027-05-29', '2027-05-31']]])
  })
})

describe('when in the week', () => {
  it('gives a length a day to the days before it', () => {
    expect(stated('Learn four tunes by 22 March. Mon-Thu 25 mins a night, one hour on Sundays.', 'rhythm').map(({ days, minutes }) => [describePattern(days), minutes])).toEqual([['Mon, Tue, Wed, Thu', 25], ['Sun', 60]])
  })

  it('heads one thing with its day and hour', () => {
    expect(stated('Eat better. Every Sunday 4pm: menu + soup, 2 hrs.', 'rhythm').map(({ title, windows, minutes }) => [title, windows[0]?.from, minutes])).toEqual([['menu + soup', 960, 120]])
    expect(stated('Clear the house. Every Saturday 9-12: kitchen, bath, loft.', 'rhythm')).toEqual([])
  })

  it('binds what must be on a weekday to that day', () => {
    const [open] = stated('Plant the balcony. The trip to the nursery has to be on a Sunday because of the car.', 'availability')
    expect([open?.appliesTo?.labels, open && describePattern(open.days)]).toEqual([['trip to the nursery'], 'Sun'])
  })

  it('binds the days of somebody else to what they are there for', () => {
    const bound = stated('Driving test on 18 March. Mock drive with the examiner w/c 8 March, she can do Tuesday or Thursday.', 'availability')
    expect(bound.map(({ appliesTo, days }) => [appliesTo?.labels[0], describePattern(days)])).toEqual([['Mock drive with the examiner', 'Tue, Thu']])
  })

  it.each([
    ['Turns 6 on Friday 5 March but the party is the day after, 2-4pm', '2027-03-06'],
    ['Photographs on Mon 22 Feb. The open house is the Saturday after, 27th, 10 til 12', '2027-02-27'],
  ])('%s', (prompt, day) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toContain(day)
  })

  it('begins at the hour that is only suggested', () => {
    expect(stated('Weed the beds. Half an hour Wednesday and Friday after work, say 17:45.', 'availability').map(({ windows }) => windows[0]?.from)).toEqual([1065])
  })

  it('begins mornings when mornings begin', () => {
    expect(stated('Sort the loft by May, weekday mornings before 11', 'availability').map(({ windows }) => describeWindows(windows))).toEqual([' 08:00–11:00'])
  })

  it('has one evening for one thing', () => {
    const prompt = 'Four days in Wales 28-31 May, hike, castle, barbecue one evening, kids in bed by 8'
    expect(stated(prompt, 'topic').map(({ label }) => label)).toContain('barbecue')
    expect(stated(prompt, 'availability').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, windows }) => [appliesTo!.labels[0], describeWindows(windows)])).toEqual([['barbecue', ' 18:00–20:00']])
  })
})

describe('days beside each other', () => {
  const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days }) => [title, days.weekdays])

  it('each have what stands beside them', () => {
    expect(rhythms('Improve my tennis by 6 June. Lesson on Monday, Wednesday match play, Saturday serve practice')).toEqual([['Lesson', [1]], ['match play', [3]], ['serve practice', [6]]])
    expect(stated('Run a 10k by 6 June. Long run on Saturday, Sunday rest.', 'exclusion').map(({ days }) => days.weekdays)).toEqual([[7]])
  })

  it('share what stands before both when nothing of its own follows', () => {
    expect(rhythms('Run a 10k by 6 June. Gym on Monday, Wednesday.')).toEqual([['Gym', [1, 3]]])
    expect(rhythms('Learn chess by June. Club on Monday, Thursday in the library')).toEqual([['Club', [1, 4]]])
  })
})

describe('a weekday with its part and a length', () => {
  it.each(['Pay off my loan by Christmas. Sunday evening 45 minutes for money.', 'Learn chess by June. Sunday morning 2 hours.'])('comes back each week of a long plan: %s', (prompt) => {
    expect(stated(prompt, 'availability').map(({ days }) => days)).toEqual([{ weekdays: [7] }])
  })

  it('is the next such day where nothing says how long the plan goes on', () => {
    expect(stated('Paint the fence. Saturday morning 2 hours.', 'availability').map(({ days }) => days.weekdays)).toEqual([undefined])
  })
})
