import { describe, expect, it } from 'vitest'
import { iso, stated, toldTimes } from '../read-for-tests.ts'

const GOAL = 'Restore the old rowing boat by 20 June.'
const times = (said: string, kind: 'availability' | 'exclusion' | 'commitment') => toldTimes(`${GOAL} ${said}`).flatMap((told) => (told.startsWith(`${kind}: `) ? [told.slice(kind.length + 2)] : [])).filter((text, index, all) => all.indexOf(text) === index)

describe('whether a time is closed or free', () => {
  it.each([
    ['My only free weekday is Wednesday.', 'Wed'],
    ['My free evenings are Monday and Friday.', 'Mon, Fri 18:00–22:00'],
    ['Also free: Tuesday after 4.', 'Tue 16:00–24:00'],
    ["I'm also free Tuesday 17:00 to 19:00.", 'Tue 17:00–19:00'],
    ['Could be free Wednesdays after 5.', 'Wed 17:00–24:00'],
    ['Office job 8.30-5, so weeknights 7-9 are mine.', 'weekdays 19:00–21:00'],
    ["Work can be done on Mondays the whole day as we're closed.", 'Mon'],
  ])('is free: %s', (said, expected) => {
    expect(times(said, 'availability')).toEqual([expected])
    expect(times(said, 'exclusion')).toEqual([])
  })

  it.each([
    ['Please keep Sundays free.', 'Nothing on Sun'],
    ['I need Sunday mornings free for the choir.', 'Nothing on Sun 08:00–12:00'],
    ['Weekends free please.', 'Nothing on weekends'],
    ["I can't do Mondays because we have choir.", 'Nothing on Mon'],
    ['Hut trip 4-10 June.', 'Nothing on Fri 4 Jun 2027 to Thu 10 Jun 2027'],
    ['Easter break 27 March to 4 April.', 'Nothing on Sat 27 Mar 2027 to Sun 4 Apr 2027'],
    ['Sundays = the cousins and their kids, no work.', 'Nothing on Sun'],
    ['Fridays are the cattle market in Wells so count those out.', 'Nothing on Fri'],
  ])('is closed: %s', (said, expected) => {
    expect(times(said, 'exclusion')).toEqual([expected])
    expect(times(said, 'availability')).toEqual([])
  })

  it('is that of the plan where the place of the work is open', () => {
    expect(times('Garage hours: Friday 20-22, Sunday 9-12.', 'availability')).toEqual(['Open Fri 20:00–22:00', 'Open Sun 09:00–12:00'])
  })

  it('is open for all where only what is done then is bounded', () => {
    expect(times('I sand 6.15 to 6.40 am. Friday and Sunday only varnish.', 'availability')).toEqual(['Every day 06:15–06:40'])
  })

  it('is not closed by what is denied of another time', () => {
    expect(times('I want a long row every other Saturday and nothing heavy the day before the race.', 'exclusion')).toEqual([])
  })

  it.each([
    ['My joiner is away from 19 May.', '2027-05-19', null],
    ['Petra is unreachable before 16 May.', '2027-01-04', '2027-05-15'],
  ])('is closed by an absence on its own side of the day: %s', (said, first, last) => {
    const spans = stated(`${GOAL} ${said}`, 'exclusion').flatMap(({ days }) => days.spans ?? [])
    expect(spans.map((span) => [iso(span.first), last === null ? null : iso(span.last)])).toEqual([[first, last]])
  })
})

describe('days that share hours or weeks', () => {
  it.each([
    ['No work on Sundays or on Sat afternoons.', 'exclusion', ['Nothing on Sun', 'Nothing on Sat 12:00–18:00']],
    ['Tuesdays and every other Saturday.', 'availability', ['Tue', 'every 2 weeks, Sat']],
    ['The club room is open Wednesday 19:30-22:00, and Saturday 13:30-17:00 every other week.', 'availability', ['Open Wed 19:30–22:00', 'Open every 2 weeks, Sat 13:30–17:00']],
  ] as const)('do so only where it is said: %s', (said, kind, expected) => {
    expect(times(said, kind)).toEqual(expected)
  })
})

describe('the hours of a job', () => {
  it.each([
    ["I'm on duty Mon Thu Sat 6am-2pm so only 4-6pm on those days.", 'duty: Mon, Thu, Sat 06:00–14:00', 'Mon, Thu, Sat 16:00–18:00'],
    ['I work 7-3:30 mon to fri so evenings 6:30 to 8 only.', 'work: weekdays 07:00–15:30', 'Every day 18:30–20:00'],
  ])('leave what is said to be left: %s', (said, taken, left) => {
    expect(times(said, 'commitment')).toEqual([taken])
    expect(times(said, 'availability')).toEqual([left])
  })

  it.each([
    ['I work 6.30-2.30 Mon to Wed.', 'work: Mon, Tue, Wed 06:30–14:30'],
    ["I'm on the wards Mon, Wed and Fri 7-3.", 'wards: Mon, Wed, Fri 07:00–15:00'],
    ["I'm at the market till 2 every Saturday.", 'market: Sat 00:00–14:00'],
    ['I take care of my grandson Tuesdays and Fridays 8-16.', 'take care of my grandson: Tue, Fri 08:00–16:00'],
    ['Home by 5.30 Mon-Thu.', 'Busy on Mon, Tue, Wed, Thu until 17:30'],
    ['Fridays are teaching.', 'teaching: Fri'],
    ['I am a night nurse Thu to Sun, asleep till 2pm on those days.', 'asleep: Thu, Fri, Sat, Sun 00:00–14:00'],
  ])('are no work of the plan: %s', (said, taken) => {
    expect(times(said, 'commitment')).toEqual([taken])
  })

  it('is not until when one is awake', () => {
    expect(times('The twins are asleep by 7.30.', 'commitment')).toEqual([])
  })

  it('come before an hour of the night', () => {
    expect(times('I have one hour a night after 9.', 'availability')).toEqual(['Every day 21:00–24:00'])
  })
})
