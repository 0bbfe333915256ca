import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

const GOAL = 'Seed library for the allotments: shelves, labels, lending rules. Two 2-week sprints from 18 January.'

function meetings(said: string) {
  return stated(`${GOAL} ${said}`, 'event', 'sprint').map(({ title, days, from }) => `${title} ${iso(days.first)} ${from === null ? '' : from / 60}`.trim())
}

describe('a day of each sprint', () => {
  it.each([
    ['Tasting on the last Thursday of every sprint at 17:00.', ['Tasting 2027-01-28 17', 'Tasting 2027-02-11 17']],
    ['Planning on the first day of each sprint, 9:00.', ['Planning 2027-01-18 9', 'Planning 2027-02-01 9']],
    ['On the last working day of the sprint there is a show at 4pm.', ['show 2027-01-29 16', 'show 2027-02-12 16']],
    ['Sprint planning on the first morning of each sprint at 9:30.', ['Sprint planning 2027-01-18 9.5', 'Sprint planning 2027-02-01 9.5']],
    ["At the end of every sprint there's a demo, Thursdays at 15:00.", ['demo 2027-01-28 15', 'demo 2027-02-11 15']],
    ['Every sprint ends with a tasting on its last day at 13:00.', ['tasting 2027-01-29 13', 'tasting 2027-02-12 13']],
    ['Retro: end of every sprint, 15:00-16:00.', ['Retro 2027-01-29 15', 'Retro 2027-02-12 15']],
    ['We hold a demo at 11am on the last Wednesday of each sprint.', ['demo 2027-01-27 11', 'demo 2027-02-10 11']],
  ])('%s', (said, expected) => {
    expect(meetings(said)).toEqual(expected)
  })

  it('is found before the days of the sprints are settled', () => {
    const events = (prompt: string) => stated(prompt, 'event', 'sprint').map(({ title, days }) => `${title} ${iso(days.first)}`)
    expect(events('Seed library: shelves, labels. Between 18 January and 12 February in 2-week sprints. Show on the last Friday of each sprint at 15:00.')).toEqual(['Show 2027-01-29', 'Show 2027-02-12'])
    expect(events("Seed library: shelves, labels. Starting 18 January we've got two 2-week sprints. Show on the last Friday of each sprint at 15:00.")).toEqual(['Show 2027-01-29', 'Show 2027-02-12'])
  })

  it('is free where nobody works on it', () => {
    const [free] = stated(`${GOAL} Nobody works on the last Friday of the sprint.`, 'exclusion', 'sprint')
    expect(free!.days.spans?.map(({ first }) => first)).toEqual([day('2027-01-29'), day('2027-02-12')])
  })

  it('is not the last day of a numbered sprint', () => {
    expect(meetings('Show on the last day of sprint 2 at 16:00.').filter((meeting) => meeting.includes('2027-01'))).toEqual([])
  })
})

describe('the first and last weekday', () => {
  it.each([
    ['Opening on the first Monday at 10.', ['Opening 2027-01-18 10']],
    ['Party on the last Friday at 17:00.', ['Party 2027-02-12 17']],
    ['Council meets on the first Monday of February at 10.', ['Council meets 2027-02-01 10']],
  ])('is that of all the sprints, unless a month has it: %s', (said, expected) => {
    expect(meetings(said)).toEqual(expected)
  })
})

describe('when the first sprint begins', () => {
  it('is where the prompt says so, whoever comes later', () => {
    const [calendar] = stated('Seed library: shelves, labels. Sprint 1 starts on 18 January, 4 sprints altogether, each lasting 1 week - from 1 February Tove prints the labels.', 'sprint-calendar', 'sprint')
    expect(iso(calendar!.firstDay)).toBe('2027-01-18')
  })
})

describe('how long sprints are', () => {
  it.each([
    ['Seed library. It should take 6 weeks from 18 January, in 2-week sprints.', 3, 14],
    ['Seed library in 2-week sprints, it takes 8 weeks, start 18 January.', 4, 14],
    ['Seed library. 9 weeks in total, cut into three sprints, first day Monday 18 January.', 3, 21],
    ['Seed library. Four 5-day sprints (working days) from 18 January.', 4, 7],
    ['Seed library. Two 10-day sprints, working days only, from 18 January.', 2, 14],
  ])('%s', (prompt, count, lengthDays) => {
    const [calendar] = stated(prompt, 'sprint-calendar', 'sprint')
    expect([calendar!.count, calendar!.lengthDays, iso(calendar!.firstDay)]).toEqual([count, lengthDays, '2027-01-18'])
  })

  it.each([
    ['First sprint begins Monday, Jan 18; there are 4 of them and each takes 2 weeks', 4, 14],
    ['Sprints: 3 / length: 2 weeks / start: 18 January', 3, 14],
    ["Let's do four two-weekly sprints as of 18 January", 4, 14],
    ['We run three-weekly sprints and have two of them from the 18th of January', 2, 21],
    ['First sprint on 18 January, each takes 2 weeks. Demo at 9:30.', null, 14],
  ])('is said in many ways: %s', (said, count, lengthDays) => {
    const [calendar] = stated(`Seed library: shelves, labels. ${said}`, 'sprint-calendar', 'sprint')
    expect([count === null ? null : calendar!.count, calendar!.lengthDays, iso(calendar!.firstDay)]).toEqual([count, lengthDays, '2027-01-18'])
  })

  it('says with its working days nothing of when there is time', () => {
    expect(stated('Seed library. Two 10-day sprints (working days) from 18 January. We work Monday to Thursday.', 'availability', 'sprint').map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4]])
  })

  it('has nothing to do with how long the paint dries', () => {
    const [calendar] = stated('Seed library in two sprints from 18 January. Season the wood for 4 weeks first.', 'sprint-calendar', 'sprint')
    expect(calendar!.lengthDays).toBeNull()
  })
})

describe('hours of the whole plan', () => {
  it.each([
    ['The whole thing may not cost us more than 160 hours.', 160],
    ['It must not take more than 90 hours.', 90],
    ["We can't spend more than 120 hours on it.", 120],
    ['Budget: 150 hours all in.', 150],
    ['All of it has to fit into 80 hours.', 80],
  ])('%s', (said, hours) => {
    const [limit] = stated(`${GOAL} Mira and Tove build it. ${said}`, 'limit', 'sprint')
    expect(limit).toMatchObject({ per: 'total', max: hours * 60, person: null })
  })

  it('are not those of each', () => {
    expect(stated(`${GOAL} Mira and Tove build it. It takes 60 hours each.`, 'limit', 'sprint').filter(({ person }) => person === null)).toEqual([])
  })
})

describe('days on which a team works', () => {
  it.each(['We work Monday to Thursday.', 'Mira and Tove do it - we work Monday to Thursday.', 'The team only works Mondays to Thursdays.'])('%s', (said) => {
    expect(stated(`${GOAL} ${said}`, 'availability', 'sprint')).toMatchObject([{ days: { weekdays: [1, 2, 3, 4] }, person: null }])
  })

  it('are taken up by a job of somebody alone', () => {
    expect(stated('Seed library in two 2-week sprints from 18 January, I do it alone. I work Monday to Thursday 9-17.', 'commitment', 'sprint')).toHaveLength(1)
  })
})
