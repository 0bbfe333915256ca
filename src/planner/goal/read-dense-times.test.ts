import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from './describe.ts'
import { iso, stated } from './read-for-tests.ts'

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

describe('asides that bind nothing else', () => {
  it('points back with both nights', () => {
    expect(stated('Light show in our yard. Open 30 and 31 Jan, 6-9 pm both nights.', 'availability')).toEqual([])
  })

  it('names the weekday of a date', () => {
    expect(stated('Stop sugar by Easter. First day is 1 Feb, a Monday.', 'horizon').map(({ last }) => last)).not.toContain(stated('Rest on 4 January', 'event')[0]?.days.first ?? -1)
  })

  it('works after the children are asleep', () => {
    expect(stated('Puppet theatre on 30 April. I sew puppets Mon/Wed after the twins are down, 8:30-10', 'rhythm').flatMap(({ windows }) => windows)).toEqual([{ from: 1230, to: 1320 }])
  })

  it('has the days on which several can come', () => {
    const prompt = 'Clear the barn by 28 February. Me + two neighbours can do 9, 10, 16 and 17 January, each 9-2.'
    expect(stated(prompt, 'event')).toEqual([])
    expect(stated(prompt, 'availability').map(({ days, windows }) => [days.spans?.length, describeWindows(windows)])).toEqual([[4, ' 09:00–14:00']])
  })

  it('excepts the day of the month that is such a weekday', () => {
    const prompt = 'Garden party on 6 March, 4pm. Saturdays all day except the 23rd.'
    expect(stated(prompt, 'exclusion').map(({ days }) => days.spans?.map(({ first }) => iso(first)))).toEqual([['2027-01-23']])
  })

  it('ends one class before the race', () => {
    const prompt = 'Half marathon on 25 March. Physio for my knee Tuesdays at 5pm, 45 min, through February.'
    expect(stated(prompt, 'rhythm').map(({ days }) => days.spans?.map(({ last }) => iso(last)))).toEqual([['2027-02-28']])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(Math.floor(latest / 1440)))).toEqual(['2027-03-25'])
  })

  it('leaves to the notes who only joins now and then', () => {
    expect(stated('Jog until June. Dad only joins Fridays.', 'availability')).toEqual([])
  })
})

it('has somebody to tell among the things to do', () => {
  expect(stated('Care for my aunt. To do: deal form, tell the neighbours, label her clothes.', 'topic').map(({ label }) => label)).toEqual(['deal form', 'tell the neighbours', 'label her clothes'])
})

it('goes on for the first weeks behind an arrival', () => {
  const prompt = 'Adopt a rabbit, pick up Saturday 16 January noon. First two weeks after: keep her in the den, play twice a day.'
  expect(stated(prompt, 'event').map(({ title }) => title)).toEqual(['pick up'])
  expect(stated(prompt, 'horizon').map(({ last }) => iso(last))).toEqual(['2027-01-29'])
})
