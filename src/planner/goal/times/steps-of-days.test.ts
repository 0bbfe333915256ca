import { describe, expect, it } from 'vitest'
import { dayNumber, isoDate } from '../../time/day-number.ts'
import { read, stated } from '../read-for-tests.ts'

const steps = (prompt: string) => stated(prompt, 'rhythm').filter(({ ofRoutine }) => ofRoutine).map(({ title, minutes, windows: [window], days: { weekdays } }) => [title, window!.from, minutes, weekdays?.join('') ?? 'daily'])

describe('steps that are done one after the other', () => {
  it.each([
    ['Five weeks from Monday: the television is off at 8:30pm, Sunday through Thursday, then I sketch for 25 minutes, lamps out at 10:15pm.', [['television is off', 1230, 15, '12347'], ['sketch', 1245, 25, '12347'], ['lamps out', 1335, 15, '12347']]],
    ['Every weekday: get up at 6:30, then yoga for 15 minutes, breakfast at 7:15, then journal for 10 minutes. Six weeks.', [['get up', 390, 15, '12345'], ['yoga', 405, 15, '12345'], ['breakfast', 435, 15, '12345'], ['journal', 450, 10, '12345']]],
    ['Saturdays at 9am sweep the stable for 30 minutes, then brush Flicka, then ride 40 minutes on the beach.', [['sweep the stable', 540, 30, '6'], ['brush Flicka', 570, 15, '6'], ['ride on the beach', 585, 40, '6']]],
    ['Every evening at 9pm I write two lines in my diary, then lay out clothes for the morning. 30 days from tomorrow.', [['write two lines in my diary', 1260, 15, 'daily'], ['lay out clothes for the morning', 1275, 15, 'daily']]],
    ['Drei Wochen ab Montag: um 21 Uhr Tablet weg, Montag bis Donnerstag, dann 20 Minuten stricken, um 22 Uhr Licht aus.', [['Tablet weg', 1260, 15, '1234'], ['stricken', 1275, 20, '1234'], ['Licht aus', 1320, 15, '1234']]],
    ['Du lundi au vendredi, à 7h méditation 10 minutes, puis étirements 15 minutes, petit-déjeuner à 7h45.', [['méditation', 420, 10, '12345'], ['étirements', 430, 15, '12345'], ['petit-déjeuner', 465, 15, '12345']]],
  ])('are all done on the days of “%s”', (prompt, expected) => {
    expect(steps(prompt)).toEqual(expected)
    expect(stated(prompt, 'availability')).toEqual([])
  })

  it.each([
    ['Kitten plan for two weeks from Monday: breakfast 7am, play 8am, brush 4pm.', [['breakfast', 420, 30, 'daily'], ['play', 480, 30, 'daily'], ['brush', 960, 30, 'daily']]],
    ['Drops for grandpa, white ones 8am, blue ones 1pm, from tomorrow until 31 January', [['white ones', 480, 30, 'daily'], ['blue ones', 780, 30, 'daily']]],
    ['Tagesplan für drei Wochen ab Montag: Aufstehen 7 Uhr, Gassi gehen 8 Uhr, Dehnen 17 Uhr', [['Aufstehen', 420, 30, 'daily'], ['Gassi gehen', 480, 30, 'daily'], ['Dehnen', 1020, 30, 'daily']]],
  ])('are those of every day in a timetable: “%s”', (prompt, expected) => {
    expect(steps(prompt)).toEqual(expected)
  })

  it.each([
    ['Trip to Lisbon 12-20 March: museum 10am, dinner 8pm'],
    ['Party on Saturday 23 January: doors 7pm, cake 9pm'],
    ['Write my memoir by 1 May. Coffee at 9, gym at 18.'],
    ['Take the bus at 8:30, then I am free to paint until 12, weekdays'],
    ['Write my memoir. Weekdays I work 9 to 5, then cook at 6, then I have time from 7.'],
    ['Build a kennel: lay the base, then walls for 2 days, roof at the end of January'],
    ['We meet at 9am on Saturday 16 January, then hike for 3 hours, lunch at 12:30'],
  ])('are none in “%s”', (prompt) => {
    expect(steps(prompt)).toEqual([])
  })

  it('are a part of a goal that is named before them', () => {
    expect(stated('Learn to row for the regatta on 2 May. On weekdays I stretch for 10 minutes at 6:30am, then use the rowing machine 20 minutes.', 'rhythm').map(({ ofRoutine }) => ofRoutine)).toEqual(['part', 'part'])
  })
})

describe('clauses in other orders', () => {
  it.each([['Learn Go. Sunday is a day of rest', { weekdays: [7] }], ['Yoga for 4 weeks, 15.-21. February: away', { spans: [{ first: dayNumber('2027-02-15'), last: dayNumber('2027-02-21') }] }]])('%s keeps those days clear', (prompt, days) => {
    expect(stated(prompt, 'exclusion').map((reading) => reading.days)).toEqual([days])
  })

  it('dates what each day of a single week is for', () => {
    const brief = read('Bug bash from Monday 18 to Friday 22 January. Monday morning: triage. Tuesday to Thursday: fixing. Friday: release', 'sprint')
    expect(brief.readings.flatMap((reading) => (reading.kind === 'event' ? [[reading.title, isoDate(reading.days.first)]] : []))).toEqual([['triage', '2027-01-18'], ['release', '2027-01-22']])
  })

  it('gives each thing of one day its own hour', () => {
    const events = stated('We leave our flat on Friday 26 February: removal van 8am, keys 11am', 'event')
    expect(events.map(({ title, from }) => [title, from]).slice(1)).toEqual([['removal van', 480], ['keys', 660]])
  })

  it('turns “no … before” round', () => {
    expect(stated('Website with 6 pages. No page gets built before its copy', 'precedence')).toMatchObject([{ before: { labels: ['copy'] } }])
  })
})
