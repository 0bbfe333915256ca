import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from './describe.ts'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

describe('who is there and when', () => {
  it('leaves the turns of helpers to the notes', () => {
    const prompt = 'Dig a pond by 1 May, weekends only, my neighbour Olaf helps on Saturdays'
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(read(prompt).notes.map(({ words }) => words)).toEqual([expect.stringContaining('Saturdays')])
  })

  it('has the time in which those it is for are free', () => {
    const prompt = "Teach my nieces to sew: they're free Sundays 2-4"
    expect(stated(prompt, 'availability').map(({ days, windows }) => `${describePattern(days)}${describeWindows(windows)}`)).toEqual(['Sun 14:00–16:00'])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it.each(['Weekends fine all day', 'Weekends are ok', 'Weekends work'])('"%s" names no activity', (aside) => {
    const prompt = `Build a greenhouse by 1 May. ${aside}, weekdays only Tue after 6.`
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'availability').map(({ appliesTo }) => appliesTo)).toEqual([null, null])
  })

  it('adds the days off work to the hours of other days', () => {
    const prompt = "Paint the flat by 30 April. I'm off work 6-9 April, otherwise evenings after 7."
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'availability').flatMap(({ days }) => days.spans?.map(({ first }) => iso(first)) ?? [])).toEqual(['2027-04-06'])
  })

  it('is elsewhere when a question says so', () => {
    const [away] = stated('Train the puppy until June. Who takes her when we are in Malta 3-10 April?', 'exclusion')
    expect(away?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-04-03', '2027-04-10']])
  })
})

describe('what is so already, or was', () => {
  it.each([
    'Our cat scratches at the door every night at 4, teach her to sleep through',
    'My daughter watches videos 4 hours a day, a better evening by March',
    'We sprained two ankles on 27 December, be fit again for the ski trip on 6 March',
  ])('%s', (prompt) => {
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'limit')).toEqual([])
    expect(stated(prompt, 'event').every(({ days }) => days.first < 20_900)).toBe(true)
  })

  it('plans what comes after the story', () => {
    expect(read('We moved in on 12 December, unpack 80 boxes, Saturdays 10-14').subject).toBe('unpack 80 boxes')
    expect(read('I leave for work at 7 and am back at 5. Learn Danish, 20 minutes a day').subject).toBe('Learn Danish')
  })

  it('leaves what relatives do to the notes', () => {
    expect(stated('Empty the barn by 30 April, weekends. My uncle Rolf has the trailer on Sundays, Aunt Ida does the phone calls on Tuesdays', 'rhythm')).toEqual([])
  })

  it('keeps the length of a part of the event from the sittings', () => {
    expect(stated('Panel on 4 March at 19:00, 12 minutes each for four speakers, prep Tuesdays 20-21', 'session')).toEqual([])
  })
})

describe('hours beside words', () => {
  it.each([
    ['Yoga before breakfast at 6:45', 405],
    ['Write a memoir, 300 words a day before work 6:30-7:30', 390],
  ])('%s', (prompt, from) => {
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows.map((window) => window.from))).toEqual([from])
  })

  it('are of the day of the event', () => {
    expect(stated('Picnic on Saturday 8 May at 12. Salads the morning of', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-05-08', '2027-05-08'])
  })

  it.each(['our shed is full', '3x4 m', 'hopeless at measuring'])('"%s" names nothing done', (aside) => {
    expect(stated(`Lay a patio, ${aside}, Saturdays 9-13`, 'rhythm')).toEqual([])
  })

  it('spans the free days over a holiday', () => {
    expect(stated('Strip the wallpaper over Easter', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-26', '2027-03-29']])
  })
})

describe('hours and days of things', () => {
  it.each([
    ['Play cards with the neighbours, we meet Thursdays at 7', 1140],
    ['Sing in a choir: rehearsals Mondays 7.30-9.30', 1170],
    ['Book club meets Wednesdays at 8', 1200],
    ['The toddler group meets Wednesdays at 9', 540],
  ])('%s', (prompt, from) => {
    expect(stated(prompt, 'rhythm').flatMap(({ windows }) => windows.map((window) => window.from))).toEqual([from])
  })

  it('counts the evenings of a weekly class', () => {
    const last = readingsOf(read('Upholstery class from 12 January, Tuesdays 19-21, eight evenings.'), 'horizon').map((horizon) => iso(horizon.last)).filter((day) => day !== null)
    expect(last).toEqual(['2027-03-08'])
    expect(stated('Forging course, nine Saturdays from 6 February', 'horizon').map((horizon) => iso(horizon.last))).toEqual(['2027-04-03'])
  })

  it('gives a market its opening hours, and the work its own', () => {
    const prompt = 'Craft fair of our school on 27 November, 30 tables, 11-18h. Saturdays 9-11 from September.'
    expect(stated(prompt, 'event').map(({ from, to }) => [from, to])).toEqual([[660, 1080]])
    expect(stated(prompt, 'availability').map(({ windows }) => describeWindows(windows))).toEqual([' 09:00–11:00'])
  })

  it('takes the day of a name for no date of its own', () => {
    const prompt = 'My parents visit. We have Sunday lunch with the aunts on the 17th at 1pm.'
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-01-17'])
  })

  it('lets what comes arrive at its hour', () => {
    expect(stated('Three rescue cats arriving Sat 27 Feb around 10am', 'event').map(({ title, from }) => [title, from])).toEqual([['Three rescue cats arrive', 600]])
    expect(stated('Weekend in York, arriving Friday 5 March at 7pm', 'event')).toEqual([])
  })

  it('puts the place behind the hour', () => {
    expect(stated('My hearing test is on Wednesday 10 March, 10:15am, Elm Park.', 'event').map(({ place }) => place)).toEqual(['Elm Park'])
  })
})

describe('what others bring and what is listed', () => {
  it.each([
    ["We're hosting two Spanish teenagers from 5 to 12 May: rooms, food. Sunday evenings to plan.", '2027-05-05'],
    ['The tax office audits our bakery from 8 March for three days, folders to sort, Saturdays 9-12', '2027-03-08'],
    ['Learn to sail: first week on the water 10-17 April, theory Mon and Wed 18-19', '2027-04-10'],
  ])('%s leads up to those days', (prompt, first) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([first])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
    expect(stated(prompt, 'horizon').filter((horizon) => horizon.appliesTo === null)).toEqual([])
  })

  it('reads plus signs as a list', () => {
    expect(stated('Learn juggling + unicycling + slackline, Thursday evenings 8-9', 'topic').map(({ label }) => label)).toEqual(['juggling', 'unicycling', 'slackline'])
    expect(stated('Arts + crafts corner for the kids, shelves, lamp, table', 'topic').map(({ label }) => label)).not.toContain('crafts corner')
  })

  it('takes how somebody is, and what somebody can do when, for no item', () => {
    expect(stated('Find a piano teacher by March, nervous, beginner, I can phone Tue and Thu 12-13', 'topic')).toEqual([])
  })

  it('has no task in a schedule that is only named', () => {
    expect(stated('Our lodger arrives on 1 March. Room, contract, weekly rota for the kitchen.', 'rhythm')).toEqual([])
  })

  it('is about what is wanted, not about the joy before it', () => {
    expect(read("New kayak!! I'd like to paddle the whole canal by June").subject).toBe('paddle the whole canal')
  })
})

describe('what is forbidden and what is not', () => {
  it.each([
    ['Portfolio by 3 March, never Sunday or before 8am', ['Sun', 'every day 00:00–08:00']],
    ['Draft by 3 March. Not on Mondays or after 9pm.', ['Mon', 'every day 21:00–24:00']],
    ['Licence on 3 March 8am. Night shifts Fri so nothing Sat or before 3pm Sunday.', ['Sat', 'Sun 00:00–15:00']],
  ])('%s', (prompt, days) => {
    expect(stated(prompt, 'exclusion').map((exclusion) => `${describePattern(exclusion.days)}${describeWindows(exclusion.windows)}`)).toEqual(days)
  })

  it('knows the bar exam', () => {
    expect(stated('Study for the bar exam on 3 March', 'event').map(({ title }) => title)).toEqual(['bar exam'])
    expect(stated('Practise until 3 March, bar the 7th of February', 'exclusion').length).toBe(1)
  })

  it.each(['Bank holiday weekend away with two families, 28-31 May', 'Weekend away with the girls, 5-7 March'])('%s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'horizon').length).toBe(1)
  })

  it('has a weekend away among other things as an event', () => {
    const prompt = 'Save our marriage until the end of April: date night on Fridays, and one weekend away in March (5th-7th).'
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event').map(({ title }) => title)).toEqual(['Weekend away'])
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
