import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from '../describe.ts'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

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

describe('free time', () => {
  it.each(['I have evenings free', 'evenings free, learn Go', 'Only free on weekday evenings: learn Go'])('%s is there for the plan', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'availability')).toHaveLength(1)
  })

  it.each(['Learn Go. Weekends stay free', 'Learn Go, keep evenings free', 'A week in Rome with free evenings'])('%s is left alone', (prompt) => {
    expect(stated(prompt, 'exclusion')).toHaveLength(1)
  })
})

it('has the hours that somebody calls theirs', () => {
  expect(stated('Knit a blanket by May. Mon and Wed 6.30-7.30 am are mine.', 'availability').map(({ days }) => days.weekdays)).toEqual([[1, 3]])
})

describe('time that is there', () => {
  it('is all of it from the day on which one is off work, where hours are named until then', () => {
    const open = stated("Get the nursery done by 25 April. I'm on leave from 22 March, until then only Saturdays 9-1.", 'availability')
    expect(open.map(({ days, windows }) => [days.weekdays ?? null, iso(days.spans?.[0]?.first ?? null), windows.length])).toEqual([[null, '2027-03-22', 0], [[6], '2027-01-04', 1]])
  })

  it('is none in a feast’s week whose days are named', () => {
    const off = stated('Learn the accordion. Easter week from 27 March to 4 April without accordion.', 'exclusion')
    expect(off.flatMap(({ days }) => days.spans ?? []).map(({ first, last }) => [iso(first), iso(last)])).toContainEqual(['2027-03-27', '2027-04-04'])
    expect(stated('Learn the accordion. Easter week from 27 March to 4 April without accordion.', 'horizon')).toEqual([])
  })

  it('is no sitting that is longer than sittings may be', () => {
    const { readings, notes } = read('Knit a scarf by 2 April. Sunday evenings, two hours, but no more than an hour at once.')
    expect(readings.flatMap((reading) => (reading.kind === 'session' && reading.source === 'stated' ? [reading.maxMinutes] : []))).toEqual([60])
    expect(notes.map(({ words }) => words).join()).toContain('two hours')
  })
})

describe('days and hours of the user', () => {
  it('are taken where they are too tired, and by what they go to then', () => {
    expect(stated("Learn Welsh by 30 May. Weekday evenings I'm too tired.", 'exclusion')[0]).toMatchObject({ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 1080, to: 1320 }] })
    expect(stated('Half marathon on 6 June. Wednesday is choir.', 'commitment')[0]).toMatchObject({ title: 'choir', days: { weekdays: [3] }, inPlan: false })
  })

  it('are open each week where one of them is named, alone or with somebody', () => {
    expect(stated("Concert on 24 April. I've Wednesday 6-8 pm.", 'availability')[0]).toMatchObject({ days: { weekdays: [3] } })
    expect(stated('Paint the fence by 30 May. Saturdays 2-5 pm with Ben.', 'availability')[0]).toMatchObject({ days: { weekdays: [6] }, appliesTo: null })
  })

  it('are there where somebody lives two hours away and can come', () => {
    expect(stated('Clear the house by 30 May. I live two hours away and can be there every other weekend.', 'availability')[0]).toMatchObject({ days: { weekdays: [6, 7] } })
  })

  it('end a duty where its last day is said, and the plan where that is planned', () => {
    expect(stated('Badminton match on 13 March. Physio is Wednesday at 7.30 am until the end of February.', 'commitment').map(({ days }) => iso(days.spans![0]!.last))).toEqual(['2027-02-28'])
    expect(stated('Quit sugar. Plan it to the end of April.', 'horizon').map(({ last }) => iso(last))).toEqual(['2027-04-30'])
  })
})

describe('the time there is besides', () => {
  it.each([
    'Fair on 26 June. Committee meets Wednesdays 7-9pm, apart from that I’ve got Monday evenings after 8. Need: stalls, prizes, games.',
    'Fair on 26 June. Committee meets Wednesdays 7-9pm. Other than that I only have Monday evenings after 8. Need: stalls, prizes, games.',
  ])('is open: %s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1] }, appliesTo: null }])
  })

  it('is excepted where it is named itself', () => {
    expect(stated('Study for the exam on 26 June, any evening apart from Mondays.', 'exclusion')).toMatchObject([{ days: { weekdays: [1] } }])
  })

  it('is all that one has', () => {
    expect(stated('J’organise une kermesse le 12 juin. Je n’ai que le dimanche après-midi (14h-18h). Il faut: stands, lots, buvette.', 'availability')).toMatchObject([{ days: { weekdays: [7] }, windows: [{ from: 840, to: 1080 }], appliesTo: null }])
  })
})
