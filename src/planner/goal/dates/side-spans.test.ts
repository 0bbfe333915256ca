import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const eventsOf = (prompt: string) => stated(prompt, 'event').map((event) => [event.title, iso(event.days.first), iso(event.days.last)])

describe('days of one thing beside those of the plan', () => {
  it.each([
    ['My final exam is on 18 June. Study group weekend in Hull 14-16 May, evenings free', 'Study group weekend in Hull', '2027-05-14', '2027-05-16'],
    ["Gran turns 90 on 3 July and I'm baking for sixty. Street fair on our square 7-10 May.", 'Street fair on our square', '2027-05-07', '2027-05-10'],
  ])('%s', (prompt, title, first, last) => {
    expect(eventsOf(prompt)).toContainEqual([title, first, last])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('are led up to where weekly hours find no second week in them', () => {
    const prompt = 'Organise a canoe weekend for the office, 11-13 June, twelve people. I can work on it on Wednesday evenings'
    expect(eventsOf(prompt)).toEqual([['canoe weekend for the office', '2027-06-11', '2027-06-13']])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-06-11'])
  })

  it.each([
    'Rome 5-9 May with my mum; buy the train tickets by 1 April',
    'Plan 12-16 April: revise chemistry, two hours a day',
    'Long weekend in Ghent, 7-9 May. On the Sunday lunch with Joris at 13:00',
  ])('%s has the days of its plan', (prompt) => {
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toHaveLength(1)
  })
})

describe('places', () => {
  it('belong to the event of their sentence, and not to where somebody is instead', () => {
    const prompt = 'My final exam is on 18 June. Study group weekend in Hull 14-16 May. Nothing in the first week of April, we are in Malta.'
    expect(stated(prompt, 'place').map(({ name, appliesTo }) => [name, appliesTo?.labels])).toEqual([['Hull', ['Study group weekend in Hull']]])
  })
})
